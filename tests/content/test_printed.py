"""Every printed value of the box against a table that was typed from the components, not from the content."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from shamble.content.reading import read_file
from shamble.family.people.adrenaline import THRESHOLDS
from shamble.family.people.quantities import HEALTH
from shamble.family.port.content.games import make_rules
from shamble.family.position.options import Options

GAME = "zombicide-2e"
PRINTED: Any = read_file(Path(__file__).parent / "printed-zombicide-2e.yaml").data
RULES = make_rules(GAME, "M1", Options())
CARDS = {card.name: card for card in RULES.cards if not card.vehicle}
DECKS = ("starting", "equipment", "pimpweapons")


def test_every_card_is_there_as_often_as_it_is_printed() -> None:
    found: Counter[tuple[str, str]] = Counter()
    for number, card in enumerate(RULES.cards):
        deck = RULES.decks[RULES.card_deck[number]]
        if not card.vehicle and deck in DECKS:
            found[card.name, deck] += 1
    wanted = {
        (name, deck): count
        for name, copies in PRINTED["copies"].items()
        for deck, count in zip(DECKS, copies, strict=True)
        if count
    }
    assert dict(found) == wanted


@pytest.mark.parametrize("name", PRINTED["copies"])
def test_a_weapon_strikes_and_shoots_as_printed(name: str) -> None:
    card = CARDS[name]
    modes = {} if card.blast else {"melee": card.melee, "ranged": card.ranged}
    found = {
        kind: [mode.near, mode.far, mode.dice, mode.accuracy, mode.damage, mode.noisy]
        for kind, mode in modes.items()
        if mode is not None
    }
    assert found == PRINTED["modes"].get(name, {})
    assert [mode for mode in card.modes if mode is not None] == [
        mode for mode in (card.melee, card.ranged) if mode is not None
    ]


@pytest.mark.parametrize("name", PRINTED["copies"])
def test_whatever_else_is_printed_on_a_card(name: str) -> None:
    card = CARDS[name]
    found = {
        "dual": card.dual,
        "reload": card.reload,
        "bullets": card.ammo == "bullets",
        "shells": card.ammo == "shells",
        "opens silently": card.opens_doors and not card.door_noise,
        "opens noisily": card.opens_doors and card.door_noise,
        "from the backpack": card.from_backpack,
    }
    assert found == {symbol: name in PRINTED[symbol] for symbol in found}
    assert int(card.food) == PRINTED["food"].get(name, 0)
    skill = PRINTED["skill"].get(name)
    assert card.skills == ((skill,) if skill else card.skills if name == "Flashlight" else ())
    assert card.rerolls == {"Plenty of Bullets": "bullets", "Plenty of Shells": "shells"}.get(name, "")
    assert bool(card.alarm) == (name == "Aaahh!!")
    assert card.blast == (name in PRINTED["burns"])
    if card.blast:
        assert card.ranged is not None and card.ranged.noisy and card.melee is None
        assert [card.ranged.near, card.ranged.far] == PRINTED["burns"][name]


def test_the_flashlight_gives_two_cards() -> None:
    assert "Search: 2 cards" in CARDS["Flashlight"].skills


def test_there_are_forty_zombie_cards() -> None:
    assert sorted(RULES.zombie_cards) == sorted(int(number) for number in PRINTED["zombie cards"])


@pytest.mark.parametrize("number", PRINTED["zombie cards"])
def test_a_zombie_card_brings_what_is_printed(number: str) -> None:
    card, printed = RULES.zombie_cards[int(number)], PRINTED["zombie cards"][number]
    if isinstance(printed, str):
        assert (card.extra, card.type, card.rush) == (True, printed, False)
    else:
        assert [card.type, card.rush, *card.counts] == printed
        assert not card.extra and len(card.spawns) == 1


def test_each_kind_of_zombie_is_as_printed() -> None:
    found = {
        kind.name: [kind.figures, kind.actions, kind.toughness, kind.adrenaline, kind.priority]
        for kind in RULES.kinds
    }
    assert found == PRINTED["kinds"]
    assert [kind.name for kind in RULES.kinds if kind.forbids_combat] == ["Hobomination"]
    assert [kind.name for kind in RULES.kinds if kind.shields_from_fire] == ["Abominawild"]


def test_everybody_in_the_box_is_there() -> None:
    assert sorted(row.name for row in RULES.characters) == sorted(PRINTED["survivors"])


@pytest.mark.parametrize("name", PRINTED["survivors"])
def test_an_identity_card_lists_what_is_printed(name: str) -> None:
    row = next(row for row in RULES.characters if row.name == name)
    printed = PRINTED["survivors"][name]
    listed = [RULES.skills_of_level(row, level) for level in range(4)]
    assert [sorted(names) for names in listed] == [
        sorted(printed[level]) for level in ("blue", "yellow", "orange", "red")
    ]
    assert ("Kid" in RULES.traits_of(row)) == printed["kid"]
    kit = RULES.kit_from(RULES.traits_of(row))
    assert kit.values[HEALTH] == printed["health"]


def test_danger_levels_begin_where_the_track_says() -> None:
    assert list(THRESHOLDS) == list(PRINTED["levels"].values())
