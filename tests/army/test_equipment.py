"""The 55 Equipment cards of Army of the Dead, value by value, and what stands on the Taco Truck."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from shamble import text
from shamble.family.position.printed import CardType, WeaponMode

from .reading import GAME, cards, deck


class Weapon(NamedTuple):
    near: int
    far: int
    dice: int
    ammo: int
    accuracy: int
    damage: int
    noisy: bool


COPIES = {
    "Aaahh!!": 4,
    "Adrenaline Shot": 2,
    "Ammo Clip": 8,
    "Army Knife": 3,
    "Army Sniper Rifle": 1,
    "Bola Gun": 1,
    "Booby Trap": 2,
    "Combat Shotgun": 2,
    "Crowbar": 1,
    "Desert Eagle": 1,
    "First Aid Kit": 2,
    "Golden AK-47": 1,
    "Grenade": 2,
    "Grenade Launcher": 1,
    "Heavy Machine Gun": 1,
    "Jerry Can": 3,
    "Katana": 1,
    "Machete": 2,
    "Revolver": 2,
    "Ring Saw": 1,
    "Rocket Launcher": 1,
    "Scott's Military Rifle": 1,
    "Semi-Automatic Pistol": 2,
    "Semi-Automatic Rifle": 4,
    "Silencer": 1,
    "Spiked Baseball Bat": 2,
    "Submachine Gun": 1,
    "TNT": 2,
}

MELEE = {
    "Army Knife": Weapon(0, 0, 1, 0, 4, 1, False),
    "Crowbar": Weapon(0, 0, 1, 0, 4, 1, False),
    "Machete": Weapon(0, 0, 1, 0, 4, 2, False),
    "Spiked Baseball Bat": Weapon(0, 0, 2, 0, 4, 1, False),
    "Katana": Weapon(0, 0, 3, 0, 4, 1, False),
    "Ring Saw": Weapon(0, 0, 4, 0, 4, 2, True),
}

RANGED = {
    "Semi-Automatic Pistol": Weapon(0, 1, 1, 1, 4, 1, True),
    "Revolver": Weapon(0, 1, 1, 1, 4, 1, True),
    "Desert Eagle": Weapon(0, 1, 1, 1, 4, 2, True),
    "Submachine Gun": Weapon(0, 1, 5, 1, 5, 1, True),
    "Combat Shotgun": Weapon(0, 1, 1, 1, 4, 2, True),
    "Semi-Automatic Rifle": Weapon(1, 3, 1, 1, 3, 1, True),
    "Scott's Military Rifle": Weapon(1, 3, 2, 1, 3, 2, True),
    "Golden AK-47": Weapon(0, 2, 2, 1, 4, 2, True),
    "Heavy Machine Gun": Weapon(0, 2, 2, 2, 4, 2, True),
    "Army Sniper Rifle": Weapon(1, 4, 1, 1, 3, 2, True),
    "Bola Gun": Weapon(0, 1, 1, 0, 3, 0, False),
    "Grenade Launcher": Weapon(1, 3, 1, 1, 4, 3, True),
    "Rocket Launcher": Weapon(1, 4, 1, 0, 3, 5, True),
}

WITHOUT_A_ROLL = {
    "Grenade": Weapon(0, 1, 0, 0, 0, 2, True),
    "TNT": Weapon(0, 1, 0, 0, 0, 4, True),
    "Jerry Can": Weapon(0, 1, 0, 0, 0, 2, True),
    "Booby Trap": Weapon(0, 0, 0, 0, 0, 3, False),
}

ITEMS = ("Aaahh!!", "Adrenaline Shot", "Ammo Clip", "First Aid Kit", "Silencer")


def fact(card: CardType, name: str) -> Any:
    return card.facts.get(name)


def values(card: CardType, mode: WeaponMode | None) -> Weapon | None:
    if mode is None:
        return None
    ammo = fact(card, "ammo") or 0
    return Weapon(mode.near, mode.far, mode.dice, ammo, mode.accuracy, mode.damage, mode.noisy)


def having(name: str) -> set[str]:
    return {card for card in COPIES if fact(cards()[card], name)}


@pytest.mark.rule("AD-PARTS-01", "AD-PARTS-02")
def test_fifty_five_cards_of_twenty_eight_names() -> None:
    assert deck("equipment") == COPIES
    assert len(COPIES) == 28 and sum(COPIES.values()) == 55


@pytest.mark.rule("AD-EQUIP-01", "AD-EQUIP-02", "AD-EQUIP-03", "AD-EQUIP-04", "AD-EQUIP-08")
@pytest.mark.parametrize("name", COPIES)
def test_every_card_has_its_values(name: str) -> None:
    card = cards()[name]
    found = {
        kind: values(card, mode)
        for kind, mode in zip(("melee", "ranged", "explosive"), card.modes, strict=True)
    }
    assert found == {
        "melee": MELEE.get(name),
        "ranged": RANGED.get(name),
        "explosive": WITHOUT_A_ROLL.get(name),
    }


@pytest.mark.rule("AD-EQUIP-01", "AD-EQUIP-07")
def test_a_card_is_a_weapon_of_one_kind_or_none() -> None:
    assert not set(MELEE) & set(RANGED) and not set(WITHOUT_A_ROLL) & set(MELEE | RANGED)
    assert {*MELEE, *RANGED, *WITHOUT_A_ROLL, *ITEMS} == set(COPIES)
    assert not [name for name, card in cards().items() if card.dual or card.reload or card.opens_doors]


@pytest.mark.rule("AD-EQUIP-08")
def test_the_katana_alone_lends_a_skill() -> None:
    assert {name: card.skills for name, card in cards().items() if card.skills} == {"Katana": ("Charge",)}


@pytest.mark.rule("AD-INV-04", "AD-EQUIP-08")
def test_what_works_from_the_backpack() -> None:
    assert {name for name, card in cards().items() if card.from_backpack} == {"Adrenaline Shot", "Grenade"}


@pytest.mark.rule("AD-EXPLO-01", "AD-EXPLO-02", "AD-EXPLO-03")
def test_explosives() -> None:
    assert having("explosive") == {*WITHOUT_A_ROLL, "Grenade Launcher", "Rocket Launcher"}
    assert having("laid") == {"Booby Trap", "Jerry Can"}
    assert having("springs") == {"Booby Trap"}
    modes = {name: (card.melee, card.ranged) for name, card in cards().items() if not fact(card, "explosive")}
    assert max(mode.damage for pair in modes.values() for mode in pair if mode) == 2


@pytest.mark.rule("AD-EQUIP-09")
def test_what_the_other_cards_do() -> None:
    told = {
        name: {key: value for key, value in cards()[name].facts.items() if key not in ("explosive", "laid")}
        for name in (*ITEMS, *WITHOUT_A_ROLL, "Bola Gun", "Rocket Launcher")
    }
    assert told == {
        "Aaahh!!": {},
        "Adrenaline Shot": {"adrenaline": 4, "used-up": True},
        "Ammo Clip": {"loads": True, "used-up": True},
        "First Aid Kit": {"heals": 1, "used-up": True},
        "Silencer": {"silences": True},
        "Grenade": {"used-up": True},
        "TNT": {"used-up": True},
        "Jerry Can": {"used-up": True},
        "Booby Trap": {"springs": True, "used-up": True},
        "Bola Gun": {"traps": True},
        "Rocket Launcher": {"used-up": True},
    }
    assert having("silenced") == {"Semi-Automatic Pistol", "Semi-Automatic Rifle", "Army Sniper Rifle"}
    assert {name: card.alarm for name, card in cards().items() if card.alarm} == {"Aaahh!!": "shambler"}


@pytest.mark.rule("AD-AMMO-06")
def test_only_guns_have_ammo_dice() -> None:
    without = {"Bola Gun", "Rocket Launcher"}
    assert having("ammo") == set(RANGED) - without


def test_silent_damage_two_is_rare() -> None:
    modes = {name: card.melee or card.ranged for name, card in cards().items() if name in COPIES}
    silent = {name for name, mode in modes.items() if mode and mode.damage > 1 and not mode.noisy}
    assert silent == {"Machete"}


@pytest.mark.rule("AD-TRUCK-09", "AD-TRUCK-13", "AD-PARTS-02")
def test_the_truck_and_its_gun() -> None:
    truck, gun = cards()["Taco Truck"], cards()["Machine Gun"]
    assert truck.vehicle and gun.vehicle
    assert truck.ranged is not None
    assert (truck.ranged.dice, truck.ranged.accuracy, truck.ranged.damage) == (2, 4, 1)
    assert not truck.ranged.noisy
    assert values(gun, gun.ranged) == Weapon(1, 3, 3, 0, 4, 2, True)
    assert not {"Taco Truck", "Machine Gun"} & set(deck("equipment"))


def test_every_card_has_a_name_in_every_language() -> None:
    for lang in text.languages():
        for card in cards().values():
            assert text.of(GAME, lang).has(f"equipment-{card.slug}"), card.name
