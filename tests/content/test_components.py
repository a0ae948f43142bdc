"""What is in the box: every card, figure and token, counted and read off the content files."""

from __future__ import annotations

from typing import Any

import pytest

from shamble import text
from shamble.family.fighting.kinds import BY_HAND
from shamble.family.people.kit import Kit
from shamble.family.people.quantities import (
    DICE,
    HEALTH,
    IMMUNE_KINDS,
    MOVE_ZONES,
    SEARCH_CARDS,
    START_ADRENALINE,
)
from shamble.family.port.content import books
from shamble.family.port.content.games import make_rules
from shamble.family.position.options import Options
from shamble.family.position.printed import CardType, Character, Skill, ZombieCard, ZombieKind

GAME = "zombicide-2e"
BOOK = books.book(GAME)


def cards() -> dict[str, CardType]:
    return BOOK.rows("cards")  # type: ignore[return-value]


def printed_cards() -> list[CardType]:
    """The cards that are in some deck; stat lines that skills lend are not."""
    names = {name for table in ("starting", "equipment", "pimpweapons") for name in deck(table)}
    return [cards()[name] for name in sorted(names)]


def kinds() -> dict[str, ZombieKind]:
    return BOOK.rows("zombies")  # type: ignore[return-value]


def zombie_cards() -> list[ZombieCard]:
    return list(BOOK.rows("zombie-cards").values())  # type: ignore[arg-type]


def characters() -> dict[str, Character]:
    return BOOK.rows("characters")  # type: ignore[return-value]


def skills() -> dict[str, Skill]:
    return BOOK.rows("skills")  # type: ignore[return-value]


def deck(name: str) -> dict[str, int]:
    contents: Any = BOOK.row("decks", name)
    assert isinstance(contents, dict)
    return contents


def component(table: str, name: str) -> int:
    count = BOOK.row(table, name)
    assert isinstance(count, int)
    return count


def kit(*names: str) -> Kit:
    return Kit(tuple(skills()[name] for name in names))


@pytest.mark.rule("Z2-SETUP-02")
def test_miniatures() -> None:
    figures = {name: kind.figures for name, kind in kinds().items()}
    assert (figures["walker"], figures["fatty"], figures["runner"]) == (40, 16, 16)
    assert [figures[name] for name in BOOK.rows("abominations")] == [1, 1, 1, 1]
    assert sum(figures.values()) == 76
    assert sum(figures.values()) + component("components", "survivors") == 88


@pytest.mark.rule("Z2-SETUP-03", "Z2-SETUP-04")
def test_mini_cards() -> None:
    equipment = [sum(deck(name).values()) for name in ("starting", "equipment", "pimpweapons")]
    assert equipment == [6, 45, 11]
    assert sum(equipment) + component("components", "car-cards") == 63
    assert 63 + len(BOOK.rows("abominations")) + len(zombie_cards()) == 107


@pytest.mark.rule("Z2-SETUP-05")
def test_starting_equipment() -> None:
    assert deck("starting") == {"Baseball Bat": 1, "Crowbar": 1, "Fire Axe": 1, "Pistol": 3}


@pytest.mark.rule("Z2-SETUP-06")
def test_equipment_deck() -> None:
    assert deck("equipment") == {
        "Aaahh!!": 4,
        "Bag of Rice": 2,
        "Canned Food": 2,
        "Chainsaw": 2,
        "Crowbar": 1,
        "Fire Axe": 1,
        "Flashlight": 2,
        "Katana": 2,
        "Kukri": 2,
        "Machete": 4,
        "Molotov": 4,
        "Pistol": 1,
        "Plenty of Bullets": 3,
        "Plenty of Shells": 3,
        "Sawed-Off": 4,
        "Shotgun": 2,
        "Sniper Rifle": 2,
        "Sub-MG": 2,
        "Water": 2,
    }


@pytest.mark.rule("Z2-SETUP-07")
def test_pimpweapon_deck() -> None:
    weapons = {name for name in deck("pimpweapons") if cards()[name].is_weapon()}
    assert weapons == {
        "Army Sniper Rifle",
        "Automatic Shotgun",
        "Evil Twins",
        "Golden AK-47",
        "Golden Kukri",
        "Gunblade",
        "Ma's Shotgun",
        "Nailbat",
        "Zantetsuken",
    }
    assert {deck("pimpweapons")[name] for name in weapons} == {1}
    assert deck("pimpweapons")["Aaahh!!"] == 2


@pytest.mark.rule("Z2-SETUP-08")
def test_tokens() -> None:
    tokens = {name: component("tokens", name) for name in BOOK.rows("tokens")}
    assert sum(tokens.values()) == 71
    assert tokens["cars"] == 3 and tokens["noise"] == 18 and tokens["exit"] == 1
    assert [tokens[f"doors-{colour}"] for colour in ("red", "blue", "green")] == [15, 1, 1]
    assert [tokens[f"objectives-{colour}"] for colour in ("red", "blue", "green")] == [9, 1, 1]
    assert [tokens[f"spawns-{colour}"] for colour in ("start", "red", "blue", "green")] == [1, 5, 1, 1]


@pytest.mark.rule("Z2-SETUP-09")
def test_dashboards_and_identity_cards() -> None:
    assert [component("components", name) for name in ("dashboards", "bases", "dice", "trackers")] == [
        6,
        6,
        6,
        48,
    ]
    assert len(characters()) == component("components", "survivors") == 12
    assert Options().party == 6


@pytest.mark.rule("Z2-SETUP-20", "Z2-SETUP-21")
def test_classic_survivors_have_health_three_and_kids_two() -> None:
    kids = {"Bunny G", "Lili", "Lou", "Odin", "Ostara", "Tiger Sam"}
    for name, character in characters().items():
        made = kit(*character.traits)
        assert made.values[HEALTH] == (2 if name in kids else 3)
        assert ("slip" in made.grants) == (name in kids)
        assert [len(level) for level in character.levels] == [1, 1, 2, 3]


@pytest.mark.rule("Z2-EQUIP-01", "Z2-EQUIP-03")
def test_melee_and_ranged_weapons() -> None:
    for name in ("Baseball Bat", "Crowbar", "Fire Axe", "Katana", "Machete"):
        assert cards()[name].melee is not None and cards()[name].ranged is None
    for name in ("Pistol", "Shotgun", "Sniper Rifle", "Sub-MG", "Sawed-Off"):
        assert cards()[name].ranged is not None and cards()[name].melee is None
    for card in cards().values():
        assert card.melee is None or (card.melee.near, card.melee.far) == (0, 0)


@pytest.mark.rule("Z2-EQUIP-07", "Z2-EQUIP-08", "Z2-EQUIP-09")
def test_what_opens_doors() -> None:
    openers = {name: card.door_noise for name, card in cards().items() if card.opens_doors}
    assert openers == {"Chainsaw": True, "Crowbar": False, "Fire Axe": True}
    axe, saw = cards()["Fire Axe"].melee, cards()["Chainsaw"].melee
    assert axe is not None and not axe.noisy
    assert saw is not None and saw.noisy


@pytest.mark.rule("Z2-EQUIP-10", "Z2-EQUIP-12")
def test_printed_values() -> None:
    pistol, sawed = cards()["Pistol"], cards()["Sawed-Off"]
    assert pistol.dual and pistol.ranged is not None and pistol.ranged.dice == 1
    katana = cards()["Katana"].melee
    assert katana is not None and (katana.dice, katana.damage, katana.noisy) == (2, 1, False)
    shotgun = cards()["Shotgun"].ranged
    assert shotgun is not None and (shotgun.dice, shotgun.accuracy, shotgun.damage) == (2, 4, 2)
    assert shotgun.noisy and shotgun.far == 1
    assert sawed.reload and sawed.ranged is not None
    assert (sawed.ranged.near, sawed.ranged.far, sawed.ranged.dice, sawed.ranged.damage) == (0, 1, 2, 1)
    sniper = cards()["Sniper Rifle"]
    assert sniper.skills == ("Sniper",) and sniper.ranged is not None
    assert (sniper.ranged.near, sniper.ranged.far) == (1, 3)
    assert cards()["Ma's Shotgun"].reload


@pytest.mark.rule("Z2-EQUIP-13")
def test_no_card_has_damage_three() -> None:
    modes = [mode for card in cards().values() for mode in (card.melee, card.ranged) if mode is not None]
    assert max(mode.damage for mode in modes) == 2


@pytest.mark.rule("Z2-EQUIP-04", "Z2-EQUIP-05")
def test_every_gun_has_ammunition_that_some_card_helps() -> None:
    for card in printed_cards():
        if card.ranged is not None and not card.blast:
            assert card.ammo in ("bullets", "shells"), card.name
    assert {card.rerolls for card in cards().values() if card.rerolls} == {"bullets", "shells"}
    assert cards()["Plenty of Bullets"].from_backpack and cards()["Plenty of Shells"].from_backpack


@pytest.mark.rule("Z2-EQUIP-14", "Z2-EQUIP-15")
def test_food_and_alarm() -> None:
    assert {name for name, card in cards().items() if card.food} == {"Bag of Rice", "Canned Food", "Water"}
    assert cards()["Aaahh!!"].alarm == "walker"


@pytest.mark.rule("Z2-DUAL-06")
def test_evil_twins_are_one_card() -> None:
    assert not cards()["Evil Twins"].dual


@pytest.mark.rule("Z2-ZTYPE-01", "Z2-ZTYPE-03", "Z2-ZTYPE-04", "Z2-ZTYPE-05", "Z2-ZTYPE-06")
def test_zombie_types() -> None:
    printed = {
        kind.type: (kind.actions, kind.toughness, kind.adrenaline, kind.rules[0]) for kind in kinds().values()
    }
    assert printed == {
        "walker": (1, 1, 1, "Z2-ZTYPE-03"),
        "fatty": (1, 2, 1, "Z2-ZTYPE-04"),
        "runner": (2, 1, 1, "Z2-ZTYPE-05"),
        "abomination": (1, 3, 5, "Z2-ZTYPE-06"),
    }
    assert [kind.index for kind in kinds().values()] == list(range(7))


@pytest.mark.rule("Z2-ABOM-03", "Z2-ABOM-05", "Z2-ABOM-07", "Z2-ABOM-08", "Z2-ABOM-09")
def test_abominations() -> None:
    assert list(BOOK.rows("abominations")) == ["Hobomination", "Abominacop", "Abominawild", "Patient 0"]
    assert [name for name, kind in kinds().items() if kind.forbids_combat] == ["Hobomination"]
    assert [name for name, kind in kinds().items() if kind.shields_from_fire] == ["Abominawild"]
    first = min(kinds().values(), key=lambda kind: kind.priority)
    assert first.name == "Abominacop"
    plain = kinds()["Patient 0"]
    assert not plain.forbids_combat and not plain.shields_from_fire
    assert plain.priority == kinds()["fatty"].priority


@pytest.mark.rule("Z2-SPAWN-11")
def test_zombie_deck() -> None:
    assert sorted(card.number for card in zombie_cards()) == list(range(1, 41))
    printed = [card for card in zombie_cards() if not card.extra]
    numbers = {
        (kind, rush): sum(1 for card in printed if (card.type, card.rush) == (kind, rush))
        for kind in ("walker", "fatty", "runner", "abomination")
        for rush in (False, True)
    }
    assert numbers == {
        ("walker", False): 8,
        ("walker", True): 8,
        ("fatty", False): 4,
        ("fatty", True): 4,
        ("runner", False): 8,
        ("runner", True): 0,
        ("abomination", False): 4,
        ("abomination", True): 0,
    }
    for card in printed:
        assert list(card.counts) == sorted(card.counts), card.number
        assert card.counts[3] > 0


@pytest.mark.rule("Z2-EXTRA-04", "Z2-TUNE-03")
def test_extra_activations() -> None:
    extra = {card.number: card.type for card in zombie_cards() if card.extra}
    assert extra == {37: "walker", 38: "walker", 39: "fatty", 40: "runner"}
    assert BOOK.row("tiers", "extra") == (37, 40)
    assert all(not any(card.counts) for card in zombie_cards() if card.extra)


@pytest.mark.rule("Z2-TUNE-01", "Z2-TUNE-02")
def test_easier_and_harder_part() -> None:
    assert BOOK.row("tiers", "easy") == (1, 18) and BOOK.row("tiers", "hard") == (19, 36)
    easy = [card for card in zombie_cards() if card.number <= 18]
    hard = [card for card in zombie_cards() if 19 <= card.number <= 36]
    assert any(card.rush for card in easy)
    assert all(card.counts[0] == 0 for card in easy if card.type == "abomination")
    assert all(card.counts[0] == 1 for card in hard if card.type == "abomination")
    for kind in ("walker", "fatty", "runner"):
        few = sum(card.counts[0] for card in easy if card.type == kind)
        many = sum(card.counts[0] for card in hard if card.type == kind)
        assert few < many


@pytest.mark.rule("Z2-TUNE-04", "Z2-ABOM-10")
def test_decks_can_be_tailored() -> None:
    options = Options(tiers=("easy",), abominations=("Patient 0",))
    rules = make_rules("zombicide-2e", "M1", options)
    assert rules.deck_cards[3] == tuple(range(1, 19))
    assert rules.deck_cards[4] == (kinds()["Patient 0"].index,)


def test_every_name_has_its_words() -> None:
    for lang in ("en", "pl"):
        for card in printed_cards():
            assert text.of(GAME, lang).has(f"equipment-{card.slug}"), card.name
        for character in characters().values():
            assert text.of(GAME, lang).has(f"survivor-{character.slug}"), character.name
        for kind in kinds().values():
            table = "abomination" if kind.type == "abomination" else "zombie"
            assert text.of(GAME, lang).has(f"{table}-{kind.slug}"), kind.name


TRAITS = ("Kid", "Flashlight")
"""Rows that say what a mark on an identity card or a card does; they are no skills of the chapter."""


def test_every_skill_has_its_words_and_every_words_a_skill() -> None:
    slugs = {skill.slug for name, skill in skills().items() if name not in TRAITS and not skill.ours}
    known = text.catalogue("en", GAME)
    told = {key[6:-5] for key in known if key.startswith("skill-") and key.endswith("-name")}
    ours = {skill.slug for skill in skills().values() if skill.ours}
    assert slugs == told - {"kid", "flashlight"} - ours
    for slug in slugs:
        assert all(text.of(GAME, lang).has(f"skill-{slug}-text") for lang in ("en", "pl")), slug


def test_every_skill_of_the_chapter_is_there_and_does_something() -> None:
    cited = {rule.rsplit("-", 1)[0] for skill in skills().values() for rule in skill.rules}
    known = text.catalogue("en", GAME)
    told = {key[5:].rsplit("-", 1)[0] for key in known if key.startswith("rule-Z2-SKILL-")}
    assert told - cited == {"Z2-SKILL-GENERAL"}
    patterns = {"Brother in arms", "Starts with [X] Health", "Starts with a [Equipment]"}
    for name, skill in skills().items():
        does = skill.modify or skill.grants or skill.hooks or skill.starts_with or skill.immune
        assert name in patterns or does, name


def test_combat_means_melee_and_ranged() -> None:
    def changes(name: str) -> set[int]:
        return {quantity for quantity, _, _ in skills()[name].modify}

    groups = [name for name in skills() if "Combat" in name and not skills()[name].grants]
    assert len(groups) > 6
    for name in groups:
        if name in ("+1 free Combat Action", "Combat reflexes", "Escalation: Combat"):
            continue
        melee, ranged = name.replace("Combat", "Melee"), name.replace("Combat", "Ranged")
        assert changes(name) == changes(melee) | changes(ranged), name


@pytest.mark.rule("Z2-SKILL-DREADNOUGHT-01")
def test_dreadnought_names_kinds_by_their_type() -> None:
    rules = make_rules(GAME, "M0")
    for name, kind in (("Walker", "walker"), ("Fatty", "fatty"), ("Runner", "runner")):
        assert rules.kit_from((f"Dreadnought: {name}",)).values[IMMUNE_KINDS] == 1 << kinds()[kind].index
    abominations = [kinds()[name].index for name in BOOK.rows("abominations")]
    immune = rules.kit_from(("Dreadnought: Abomination",)).values[IMMUNE_KINDS]
    assert immune == sum(1 << i for i in abominations)


@pytest.mark.rule("Z2-SKILL-GENERAL-05", "Z2-FLASH-02")
def test_only_bonuses_count_twice() -> None:
    assert kit("+1 die: Melee", "+1 die: Melee").attacks[BY_HAND][DICE] == 2
    assert kit("Search: 2 cards", "Search: 2 cards").values[SEARCH_CARDS] == 2
    assert kit("+1 Zone per Move", "+1 Zone per Move").values[MOVE_ZONES] == 2


@pytest.mark.rule("Z2-SKILL-START2AP-01")
def test_starting_adrenaline() -> None:
    assert kit("Starts with 2 AP").values[START_ADRENALINE] == 2


def test_every_survivor_can_be_made_into_a_kit() -> None:
    rules = make_rules("zombicide-2e", "M0")
    for character in characters().values():
        for level in character.levels:
            for name in level:
                assert rules.skill(name).name == name


@pytest.mark.rule("Z2-RUSH-03")
def test_runners_never_rush() -> None:
    assert {card.type for card in zombie_cards() if card.rush} == {"walker", "fatty"}
