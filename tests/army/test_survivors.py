"""The twelve survivors of Army of the Dead: specialties, skills, starting packs, Personal Objectives."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from shamble import text
from shamble.family.people.kit import Kit
from shamble.family.people.quantities import ACTIONS, HEALTH

from .reading import GAME, characters, component, deck, skills

SPECIALTIES = {
    "Scott": ("Bruiser",),
    "Kate": ("Stealthy",),
    "Dieter": ("Vault Expert",),
    "Cruz": ("Mechanic",),
    "Guzman": ("Bruiser",),
    "Chambers": ("Bruiser",),
    "Peters": ("Pilot",),
    "Martin": ("Stealthy",),
    "Tanaka": ("Stealthy",),
    "Vanderohe": ("Bruiser", "Mechanic"),
    "Lilly": ("Stealthy",),
    "Burt Cummings": ("Pilot",),
}

CARDS = {
    "Scott": (
        "Born Leader",
        ("+1 Free Combat Action", "Tactician"),
        ("+1 Die: Ranged", "Lifesaver", "Reaper: Combat"),
    ),
    "Kate": (
        "To the Rescue",
        ("+1 Free Move Action", "Slippery"),
        ("+1 Free Combat Action", "Lifesaver", "Regeneration"),
    ),
    "Dieter": (
        "Lucky",
        ("+1 Free Move Action", "Search: 2 Cards"),
        ("+1 Free Melee Action", "Sidestep", "Roll 6: +1 Die Melee"),
    ),
    "Cruz": (
        "Combat Reflexes",
        ("+1 Die: Ranged", "+1 Free Ranged Action"),
        ("+1 Free Combat Action", "Hunter: Alpha", "Steady Hand"),
    ),
    "Guzman": (
        "Escalation: Ranged",
        ("+1 Die: Ranged", "+1 Free Ranged Action"),
        ("Explosive Master", "+1 Damage: Ranged", "Roll 6: +1 Die Ranged"),
    ),
    "Chambers": (
        "Hit & Run",
        ("+1 Free Move Action", "+1 Die: Combat"),
        ("+1 Free Combat Action", "Sprint", "Hunter: Shambler"),
    ),
    "Peters": (
        "Steady Hand",
        ("+1 Free Ranged Action", "Sprint"),
        ("+1 Die: Ranged", "Lucky", "Tactician"),
    ),
    "Martin": (
        "Silent Killer",
        ("+1 Free Ranged Action", "Search: 2 Cards"),
        ("+1 Damage: Ranged", "+1 Free Move Action", "Reaper: Ranged"),
    ),
    "Tanaka": (
        "+1 Free Melee Action",
        ("Bloodlust: Melee", "+1 Die: Melee"),
        ("Slippery", "+1 Damage: Melee", "Roll 6: +1 Damage Melee"),
    ),
    "Vanderohe": (
        "Reaper: Melee",
        ("+1 Die: Melee", "Shove"),
        ("+1 Free Melee Action", "Bloodlust: Melee", "+1 Damage: Melee"),
    ),
    "Lilly": (
        "Slippery",
        ("+1 Zone per Move", "Can Search More Than Once"),
        ("+1 Free Combat Action", "Silent Killer", "Hunter: Alpha"),
    ),
    "Burt Cummings": (
        "+1 Free Search Action",
        ("Shove", "+1 Die: Melee"),
        ("+1 Free Move Action", "Regeneration", "Lucky"),
    ),
}

PACKS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "Scott": (("Scott's Military Rifle",), ("Combat Shotgun", "Army Knife")),
    "Kate": (("Semi-Automatic Pistol", "First Aid Kit"), ("Semi-Automatic Rifle",)),
    "Dieter": (("Spiked Baseball Bat", "Ammo Clip"), ("Crowbar", "Revolver")),
    "Cruz": (("Semi-Automatic Rifle", "Ammo Clip"), ("Combat Shotgun",)),
    "Guzman": (("Golden AK-47",), ("Heavy Machine Gun",)),
    "Chambers": (("Semi-Automatic Pistol", "Grenade"), ("Submachine Gun",)),
    "Peters": (("Revolver", "Ammo Clip"), ("Grenade Launcher",)),
    "Martin": (("Army Sniper Rifle", "Ammo Clip"), ("Desert Eagle", "TNT")),
    "Tanaka": (("Katana",), ("Machete", "Army Knife")),
    "Vanderohe": (("Ring Saw",), ("Spiked Baseball Bat", "Grenade")),
    "Lilly": (("Army Knife", "Bola Gun"), ("Semi-Automatic Rifle",)),
    "Burt Cummings": (("Machete", "Jerry Can"), ("Machete", "TNT")),
}

OBJECTIVES: dict[str, dict[str, Any]] = {
    "Scott": {"goal": "company", "goal-of": 3, "goal-token": True, "token-adrenaline": 2},
    "Kate": {"goal": "comfort", "goal-of": 1, "goal-token": True, "token-card": "First Aid Kit"},
    "Dieter": {"goal": "safe", "goal-of": 1, "goal-token": True, "token-draw": 1},
    "Cruz": {"goal": "kills", "goal-of": 3, "goal-type": "alpha", "token-card": "Ammo Clip"},
    "Guzman": {"goal": "kills", "goal-of": 8, "goal-type": "shambler", "token-card": "Ammo Clip"},
    "Chambers": {"goal": "sleepers", "goal-of": 2, "token-card": "Army Knife"},
    "Peters": {"goal": "exit", "goal-of": 1, "goal-token": True, "token-adrenaline": 2},
    "Martin": {"goal": "trophy", "goal-of": 1, "token-card": "Bola Gun", "token-draw": 1},
    "Tanaka": {"goal": "concentrated", "goal-of": 2, "token-adrenaline": 2},
    "Vanderohe": {"goal": "melee-kills", "goal-of": 5, "token-draw": 1},
    "Lilly": {"goal": "feeding", "goal-of": 3, "goal-token": True, "token-adrenaline": 3},
    "Burt Cummings": {"goal": "cards", "goal-of": 5, "goal-token": True, "token-draw": 2, "token-keep": 1},
}

SKILLS = {
    "+1 Damage": ("Combat", "Melee", "Ranged"),
    "+1 Free": ("Combat Action", "Melee Action", "Move Action", "Ranged Action", "Search Action"),
    "+1 Zone per Move": (),
    "+1 Die": ("Combat", "Melee", "Ranged"),
    "Bloodlust": ("Combat", "Melee", "Ranged"),
    "Born Leader": (),
    "Can Search More Than Once": (),
    "Charge": (),
    "Combat Reflexes": (),
    "Escalation": ("Combat", "Melee", "Ranged"),
    "Explosive Master": (),
    "Hit & Run": (),
    "Hunter": ("Shambler", "Alpha", "Abomination"),
    "Lifesaver": (),
    "Lucky": (),
    "Reaper": ("Combat", "Melee", "Ranged"),
    "Regeneration": (),
    "Roll 6: +1 Damage": ("Combat", "Melee", "Ranged"),
    "Roll 6: +1 Die": ("Combat", "Melee", "Ranged"),
    "Search: 2 Cards": (),
    "Silent Killer": (),
    "Shove": (),
    "Slippery": (),
    "Sprint": (),
    "Steady Hand": (),
    "Sidestep": (),
    "Tactician": (),
    "To the Rescue": (),
}
BRUISERS = {"Scott", "Guzman", "Chambers", "Vanderohe"}


def facts(name: str) -> dict[str, Any]:
    return dict(characters()[name].facts)


def health(name: str) -> int:
    specialties = SPECIALTIES[name]
    return Kit(tuple(skills()[specialty] for specialty in specialties)).values[HEALTH]


@pytest.mark.rule("AD-PARTS-02", "AD-PARTS-07")
def test_twelve_survivors_and_six_dashboards() -> None:
    assert list(characters()) == list(CARDS)
    assert len(characters()) == component("components", "survivors") == 12
    counted = {name: component("components", name) for name in ("dashboards", "bases", "trackers")}
    assert counted == {"dashboards": 6, "bases": 6, "trackers": 48}


@pytest.mark.rule("AD-ADREN-04")
@pytest.mark.parametrize("name", CARDS)
def test_the_skills_of_every_card(name: str) -> None:
    blue, orange, red = CARDS[name]
    assert characters()[name].levels == ((blue,), ("+1 Action",), orange, red)
    assert Kit((skills()["+1 Action"],)).values[ACTIONS] == Kit(()).values[ACTIONS] + 1


@pytest.mark.rule("AD-SPEC-01", "AD-SPEC-02")
@pytest.mark.parametrize("name", CARDS)
def test_the_specialties_of_every_survivor(name: str) -> None:
    assert facts(name)["specialties"] == SPECIALTIES[name]
    assert health(name) == (4 if name in BRUISERS else 3)


@pytest.mark.rule("AD-SPEC-05")
def test_every_specialty_is_somebodys() -> None:
    everybody = {specialty for found in SPECIALTIES.values() for specialty in found}
    assert everybody == {"Bruiser", "Vault Expert", "Stealthy", "Pilot", "Mechanic"}


@pytest.mark.rule("AD-SETUP-07")
@pytest.mark.parametrize("name", CARDS)
def test_both_packs_of_every_survivor(name: str) -> None:
    assert (facts(name)["pack-1"], facts(name)["pack-2"]) == PACKS[name]
    assert all(card in deck("equipment") for pack in PACKS[name] for card in pack)


def takes_a_pack(who: str, left: dict[str, int]) -> bool:
    return any(all(left[card] >= pack.count(card) for card in pack) for pack in PACKS[who])


@pytest.mark.rule("AD-SETUP-07")
@pytest.mark.parametrize("last", CARDS)
def test_whatever_the_others_took_a_pack_is_left(last: str) -> None:
    rivals = [
        name
        for name in CARDS
        if name != last and {c for p in PACKS[name] for c in p} & {c for p in PACKS[last] for c in p}
    ]
    for five in combinations(rivals, min(5, len(rivals))):
        for chosen in product(*(PACKS[name] for name in five)):
            left = dict(deck("equipment"))
            for pack in chosen:
                for card in pack:
                    left[card] -= 1
            if min(left.values()) >= 0:
                assert takes_a_pack(last, left), (last, five, chosen)


@pytest.mark.rule("AD-PERSOBJ-01", "AD-PARTS-02")
@pytest.mark.parametrize("name", CARDS)
def test_the_personal_objective_of_every_survivor(name: str) -> None:
    told = {key: value for key, value in facts(name).items() if key.startswith(("goal", "token"))}
    assert told == OBJECTIVES[name]


@pytest.mark.rule("AD-PERSOBJ-01")
def test_a_token_brings_only_cards_that_there_are() -> None:
    for name in CARDS:
        card = OBJECTIVES[name].get("token-card")
        assert card is None or card in deck("equipment"), name
    assert len(OBJECTIVES) == component("components", "personal-objectives") == 12


@pytest.mark.rule("AD-ACT-08")
def test_the_twenty_eight_skills_and_no_other() -> None:
    assert len(SKILLS) == 28
    listed = {"+1 Action"}
    for name, of in SKILLS.items():
        between = " " if name.startswith(("+1 Free", "Roll 6")) else ": "
        listed |= {f"{name}{between}{kind}" for kind in of} if of else {name}
    specialties = {"Bruiser", "Vault Expert", "Stealthy", "Pilot", "Mechanic"}
    assert set(skills()) == listed | specialties


CITED = {
    "+1 Action": "PLUS1ACTION",
    "+1 Free": "PLUS1FREE",
    "+1 Damage": "PLUS1DAMAGE",
    "+1 Die": "PLUS1DIE",
    "+1 Zone per Move": "PLUS1ZONE",
    "Roll 6: +1 Damage": "ROLL6DAMAGE",
    "Roll 6: +1 Die": "ROLL6DIE",
    "Can Search More Than Once": "SEARCHMORE",
    "Search: 2 Cards": "SEARCH2",
    "Hit & Run": "HITANDRUN",
}
"""The rules of skills whose ids are not simply their names."""


@pytest.mark.parametrize("name", [name for name, skill in skills().items() if not skill.from_start])
def test_every_skill_cites_its_own_rule(name: str) -> None:
    at = max([start for start in CITED if name.startswith(start)], key=len, default="")
    plain = "".join(letter for letter in name.split(":")[0].upper() if letter.isalnum())
    own = f"AD-SKILL-{CITED.get(at, plain)}-"
    assert [rule.startswith(own) for rule in skills()[name].rules] == [True]


def test_everybody_and_every_skill_has_a_name_in_every_language() -> None:
    for lang in text.languages():
        words = text.of(GAME, lang)
        for character in characters().values():
            assert words.has(f"survivor-{character.slug}"), character.name
        for skill in skills().values():
            assert words.has(f"skill-{skill.slug}-name") and words.has(f"skill-{skill.slug}-text"), skill.name
