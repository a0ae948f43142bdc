"""The six identity cards, both sides of each, and the list of Skills."""

from __future__ import annotations

import pytest

from shamble import text
from shamble.family.people.kit import Kit
from shamble.family.people.quantities import ACTIONS, HEALTH
from shamble.family.position.printed import Character
from shamble.games.night_of_the_living_dead.sides import skills_to_choose

from .reading import GAME, TEAM, characters, component, skills

ROMERO = {
    "Barbra": ("+1 free Move Action", "Slippery", "+1 Action"),
    "Ben": ("+1 Action", "+1 free Melee Action", "+1 die: Melee"),
    "Harry": ("+1 free Search Action", "+1 free Ranged Action", "+1 Action"),
    "Helen": ("+1 free Move Action", "+1 free Melee Action", "+1 Action"),
    "Judy": ("+1 free Search Action", "+1 free Move Action", "+1 Action"),
    "Tom": ("+1 free Move Action", "+1 free Combat Action", "+1 Action"),
}
ZOMBICIDE = {
    "Barbra": (
        "Slippery",
        ("+1 free Move Action", "+1 free Combat Action"),
        ("Barbarian", "+1 die: Combat", "+1 free Move Action"),
    ),
    "Ben": (
        "+1 free Combat Action",
        ("+1 die: Ranged", "+1 die: Melee"),
        ("Born leader", "+1 Damage: Melee", "Lucky"),
    ),
    "Harry": (
        "+1 free Ranged Action",
        ("+1 die: Ranged", "Steady hand"),
        ("+1 free Combat Action", "Reaper: Ranged", "Sidestep"),
    ),
    "Helen": (
        "+1 free Melee Action",
        ("+1 die: Melee", "Charge"),
        ("+1 free Combat Action", "Reaper: Melee", "Slippery"),
    ),
    "Judy": (
        "Search: 2 cards",
        ("+1 free Move Action", "+1 free Search Action"),
        ("+1 free Combat Action", "Lifesaver", "+1 die: Combat"),
    ),
    "Tom": (
        "+1 Zone per Move",
        ("+1 free Move Action", "Hit & run"),
        ("+1 free Combat Action", "+1 die: Ranged", "Sprint"),
    ),
}
GONE = (
    "Kid",
    "Flashlight",
    "Break-in",
    "Dreadnought: Runner",
    "Dreadnought: Abomination",
    "Brother in arms",
    "Zombie link",
    "Starts with 2 AP",
    "Starts with [X] Health",
    "Starts with a [Equipment]",
)


@pytest.mark.rule("NL-PARTS-11", "NL-MODE-01")
def test_six_survivors_with_two_sides() -> None:
    assert tuple(characters()) == TEAM
    assert component("components", "survivors") == 6
    assert all(len(character.sides) == 2 for character in characters().values())


@pytest.mark.rule("NL-MODE-03", "NL-MODE-04")
@pytest.mark.parametrize("name", TEAM)
def test_the_romero_side(name: str) -> None:
    yellow, orange, red = ROMERO[name]
    assert characters()[name].sides[0] == ((), (yellow,), (orange,), (red,))


@pytest.mark.rule("NL-MODE-05", "NL-MODE-06", "NL-MODE-07", "NL-MODE-08")
@pytest.mark.parametrize("name", TEAM)
def test_the_zombicide_side(name: str) -> None:
    blue, orange, red = ZOMBICIDE[name]
    assert characters()[name].sides[1] == ((blue,), ("+1 Action",), orange, red)
    assert Kit((skills()["+1 Action"],)).values[ACTIONS] == Kit(()).values[ACTIONS] + 1


def test_a_card_of_somebodys_own_may_have_one_side_alone() -> None:
    """Skills are chosen from the second side where there is one."""
    barbra = characters()["Barbra"]
    assert skills_to_choose(barbra, 1) == barbra.sides[1][1]
    alone = Character(6, "Zoe", "zoe", (), barbra.sides[0], True)
    assert skills_to_choose(alone, 1) == barbra.sides[0][1]


def test_all_cards_are_marked_as_ours() -> None:
    """Barbra's Romero side is ours, too."""
    assert all(character.ours for character in characters().values())


@pytest.mark.rule("NL-PARTS-10")
def test_dashboards_bases_and_trackers_limit_nothing() -> None:
    counted = {name: component("components", name) for name in ("dashboards", "bases", "trackers", "dice")}
    assert counted == {"dashboards": 6, "bases": 12, "trackers": 48, "dice": 6}
    everything = [skills()[name] for name in skills()]
    assert Kit(tuple(everything)).values[ACTIONS] > 3  # more skills than any board has room for


@pytest.mark.rule("NL-ZATK-07")
def test_three_wounds_for_everybody() -> None:
    assert Kit(()).values[HEALTH] == 3
    for character in characters().values():
        assert not character.traits
        for side in character.sides:
            named = tuple(skills()[name] for names in side for name in names)
            assert Kit(named).values[HEALTH] == 3, character.name


@pytest.mark.rule("NL-SKILL-OTHERS-01")
def test_skills_with_nothing_to_act_on_are_gone() -> None:
    found = set(skills())
    assert not set(GONE) & found
    used = {
        name for character in characters().values() for side in character.sides for ns in side for name in ns
    }
    assert used <= found
    assert {
        "Dreadnought: Walker",
        "Dreadnought: Breaker",
        "Dreadnought: Fatty",
        "Dreadnought: Relative",
    } <= found
    assert not [name for name, skill in skills().items() if skill.from_start]


@pytest.mark.parametrize("lang", text.languages())
def test_everybody_and_every_skill_has_a_name(lang: str) -> None:
    words = text.of(GAME, lang)
    assert not [one.name for one in characters().values() if not words.has(f"survivor-{one.slug}")]
    for skill in skills().values():
        assert words.has(f"skill-{skill.slug}-name") and words.has(f"skill-{skill.slug}-text"), skill.name
