"""The 65 Equipment cards, value by value, and the card of the Car."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from shamble import text
from shamble.family.position.printed import CardType, WeaponMode

from .reading import GAME, book, cards, component, deck

STARTING = {"Claw Hammer": 1, "Crowbar": 1, "Table Leg": 3, "Tire Iron": 1, "Winchester 94": 1}
RANGED = {"Ithaca M37": 2, "Sawed-Off": 4, "Smith & Wesson Model 10": 2, "Uzi": 2, "Winchester 94": 1}
MELEE = {"Baseball Bat": 2, "Chainsaw": 2, "Katana": 2, "Machete": 5}
HOUSE = {
    "Boards": 6,
    "Flammable Fluid": 2,
    "Flashlight": 2,
    "Karen? Poor Baby!": 4,
    "Mason Jar": 2,
    "Plenty of Bullets": 3,
    "Plenty of Shells": 3,
    "Scope": 2,
}
EXTRA = {"Ma's Shotgun": 4, "Molotov": 2, "Scoped Winchester": 2, "Torch": 3}


class Line(NamedTuple):
    """One stat line: range, dice, accuracy, damage."""

    near: int
    far: int
    dice: int
    accuracy: int
    damage: int


BLADES = {
    "Claw Hammer": Line(0, 0, 1, 4, 1),
    "Crowbar": Line(0, 0, 1, 4, 1),
    "Tire Iron": Line(0, 0, 1, 4, 1),
    "Table Leg": Line(0, 0, 1, 4, 1),
    "Baseball Bat": Line(0, 0, 2, 3, 1),
    "Katana": Line(0, 0, 2, 4, 1),
    "Machete": Line(0, 0, 1, 3, 2),
    "Chainsaw": Line(0, 0, 5, 5, 2),
    "Torch": Line(0, 0, 2, 4, 2),
    "Ma's Shotgun": Line(0, 0, 1, 3, 2),
}
GUNS = {
    "Winchester 94": Line(1, 3, 1, 3, 1),
    "Smith & Wesson Model 10": Line(0, 1, 1, 4, 1),
    "Uzi": Line(0, 1, 3, 5, 1),
    "Sawed-Off": Line(0, 1, 2, 3, 1),
    "Ithaca M37": Line(0, 1, 2, 4, 2),
    "Scoped Winchester": Line(1, 4, 1, 3, 2),
    "Ma's Shotgun": Line(0, 1, 2, 3, 2),
}
DUAL = {"Katana", "Machete", "Smith & Wesson Model 10", "Uzi", "Sawed-Off", "Ma's Shotgun"}
RELOAD = {"Sawed-Off", "Ma's Shotgun"}
BULLETS = {"Winchester 94", "Smith & Wesson Model 10", "Uzi", "Scoped Winchester"}
SHELLS = {"Sawed-Off", "Ithaca M37", "Ma's Shotgun"}
OPENERS = {"Claw Hammer", "Crowbar", "Tire Iron", "Chainsaw"}
BACKPACK = {"Flashlight", "Plenty of Bullets", "Plenty of Shells"}
RECIPES = {
    "Ma's Shotgun": (("Machete", "Sawed-Off"), ()),
    "Molotov": (("Flammable Fluid", "Mason Jar"), ()),
    "Scoped Winchester": (("Winchester 94", "Scope"), ()),
    "Torch": (("Table Leg", "Flammable Fluid"), ("Flammable Fluid",)),
}
EVERYTHING = set(STARTING) | set(RANGED) | set(MELEE) | set(HOUSE) | set(EXTRA)


def line(mode: WeaponMode | None) -> Line | None:
    return None if mode is None else Line(mode.near, mode.far, mode.dice, mode.accuracy, mode.damage)


def printed() -> dict[str, CardType]:
    """The cards that lie in a deck; bare hands and the Car do not."""
    return {name: card for name, card in cards().items() if name in EVERYTHING}


@pytest.mark.rule("NL-PARTS-01", "NL-PARTS-02", "NL-PARTS-03", "NL-PARTS-04", "NL-PARTS-05", "NL-SETUP-05")
def test_five_decks() -> None:
    assert deck("starting") == STARTING and sum(STARTING.values()) == 7
    assert deck("ranged") == RANGED and sum(RANGED.values()) == 11
    assert deck("melee") == MELEE and sum(MELEE.values()) == 11
    assert deck("house") == HOUSE and sum(HOUSE.values()) == 24
    assert deck("extra") == EXTRA and sum(EXTRA.values()) == 11
    assert set(book().rows("decks")) == {"starting", "ranged", "melee", "house", "extra"}


@pytest.mark.rule("NL-PARTS-06")
def test_a_hundred_and_eleven_cards() -> None:
    equipment = sum(sum(deck(name).values()) for name in book().rows("decks"))
    assert equipment == 64
    assert equipment + component("components", "car-cards") == 65
    assert 65 + len(book().rows("zombie-cards")) == 111


@pytest.mark.rule("NL-EQUIP-09", "NL-EQUIP-10", "NL-EQUIP-18", "NL-EQUIP-19", "NL-EQUIP-01", "NL-TORCH-02")
def test_every_stat_line() -> None:
    assert {name: line(card.melee) for name, card in printed().items() if card.melee} == BLADES
    guns = {name: line(card.ranged) for name, card in printed().items() if card.ranged and not card.blast}
    assert guns == GUNS


@pytest.mark.rule("NL-EQUIP-09")
def test_what_the_rulebook_shows_of_them() -> None:
    """Checked one by one, since these numbers are not ours to choose."""
    assert GUNS["Ithaca M37"] == Line(0, 1, 2, 4, 2)
    assert GUNS["Winchester 94"][:2] == (1, 3)
    assert (GUNS["Sawed-Off"].dice, GUNS["Sawed-Off"].damage) == (2, 1)
    assert 3 <= GUNS["Sawed-Off"].accuracy <= 6 and 3 <= BLADES["Katana"].accuracy <= 5
    assert (BLADES["Katana"].dice, BLADES["Katana"].damage) == (2, 1)
    assert GUNS["Uzi"].dice == 3 and "Uzi" in DUAL
    assert BLADES["Claw Hammer"][:4] == (0, 0, 1, 4)


@pytest.mark.rule("NL-EQUIP-03", "NL-EQUIP-04", "NL-EQUIP-05", "NL-EQUIP-07", "NL-EQUIP-11", "NL-COMBINE-06")
def test_signs_on_the_cards() -> None:
    found = printed()
    assert {name for name, card in found.items() if card.dual} == DUAL
    assert {name for name, card in found.items() if card.reload} == RELOAD
    assert {name for name, card in found.items() if card.ammo == "bullets"} == BULLETS
    assert {name for name, card in found.items() if card.ammo == "shells"} == SHELLS
    assert {name for name, card in found.items() if card.from_backpack} == BACKPACK
    rerolls = {name: card.rerolls for name, card in found.items() if card.rerolls}
    assert rerolls == {"Plenty of Bullets": "bullets", "Plenty of Shells": "shells"}


@pytest.mark.rule("NL-EQUIP-06", "NL-BARRICADE-03")
def test_what_opens_barricades_and_that_doors_need_nothing() -> None:
    assert {name for name, card in printed().items() if card.facts.get("opens")} == OPENERS
    assert not [name for name, card in cards().items() if card.opens_doors]


@pytest.mark.rule("NL-EQUIP-10")
def test_cards_that_do_something_else() -> None:
    found = cards()
    assert found["Flashlight"].skills == ("Search: 2 cards",)
    karen = found["Karen? Poor Baby!"]
    assert (karen.alarm, karen.facts["else"]) == ("relative", "walker")
    assert [name for name, card in found.items() if card.alarm] == ["Karen? Poor Baby!"]


@pytest.mark.rule("NL-COMBINE-05", "NL-COMBINE-07", "NL-COMBINE-08", "NL-TORCH-01", "NL-MOLOTOV-01")
def test_what_is_made_of_what() -> None:
    made = {
        name: (card.facts["made-of"], card.facts.get("keeps", ()))
        for name, card in cards().items()
        if card.facts.get("made-of")
    }
    assert made == RECIPES and set(made) == set(EXTRA)
    assert [name for name, card in cards().items() if card.facts.get("mode")] == ["Ma's Shotgun"]
    assert cards()["Ma's Shotgun"].facts["mode"] == "zombicide"
    assert cards()["Scoped Winchester"].skills == ("Sniper",)


@pytest.mark.rule("NL-MOLOTOV-02", "NL-MOLOTOV-03")
def test_the_molotov() -> None:
    molotov = cards()["Molotov"]
    assert molotov.blast and molotov.ranged is not None and molotov.melee is None
    assert (molotov.ranged.near, molotov.ranged.far, molotov.ranged.dice) == (1, 1, 0)
    assert molotov.facts["outside"] is True


@pytest.mark.rule("NL-CAR-13", "NL-SETUP-06")
def test_the_card_of_the_car() -> None:
    car = cards()["Car"]
    assert line(car.ranged) == Line(0, 0, 3, 4, 2) and car.vehicle
    assert not [name for name in book().rows("decks") if "Car" in deck(name)]


@pytest.mark.rule("NL-EQUIP-08")
def test_nothing_is_noisy() -> None:
    for card in cards().values():
        for mode in (card.melee, card.ranged):
            assert mode is None or not mode.noisy, card.name
        assert not card.door_noise


@pytest.mark.rule("NL-SETUP-07", "NL-SETUP-08")
def test_one_card_has_a_spare_one() -> None:
    assert [name for name, card in cards().items() if card.facts.get("spare")] == ["Table Leg"]
    assert sum(STARTING.values()) - 1 == 6


@pytest.mark.parametrize("lang", text.languages())
def test_every_card_and_deck_has_a_name(lang: str) -> None:
    words = text.of(GAME, lang)
    assert not [card.name for card in cards().values() if not words.has(f"equipment-{card.slug}")]
    assert not [name for name in book().rows("decks") if not words.has(f"deck-{name}")]
