"""The Equipment of Army of the Dead, typed once more and by itself: values, effects, how many of each."""

from __future__ import annotations

from typing import Any, Final

import pytest

from shamble.port.shelf import port_of

MELEE: Final = {
    "Army Knife": (1, 4, 1, "silent"),
    "Crowbar": (1, 4, 1, "silent"),
    "Machete": (1, 4, 2, "silent"),
    "Spiked Baseball Bat": (2, 4, 1, "silent"),
    "Katana": (3, 4, 1, "silent"),
    "Ring Saw": (4, 4, 2, "noisy"),
}
"""Dice, Accuracy, Damage, sound; all of Range 0."""

RANGED: Final = {
    "Semi-Automatic Pistol": (0, 1, 1, 1, 4, 1, "noisy"),
    "Revolver": (0, 1, 1, 1, 4, 1, "noisy"),
    "Desert Eagle": (0, 1, 1, 1, 4, 2, "noisy"),
    "Submachine Gun": (0, 1, 5, 1, 5, 1, "noisy"),
    "Combat Shotgun": (0, 1, 1, 1, 4, 2, "noisy"),
    "Semi-Automatic Rifle": (1, 3, 1, 1, 3, 1, "noisy"),
    "Scott's Military Rifle": (1, 3, 2, 1, 3, 2, "noisy"),
    "Golden AK-47": (0, 2, 2, 1, 4, 2, "noisy"),
    "Heavy Machine Gun": (0, 2, 2, 2, 4, 2, "noisy"),
    "Army Sniper Rifle": (1, 4, 1, 1, 3, 2, "noisy"),
    "Bola Gun": (0, 1, 1, 0, 3, 0, "silent"),
    "Grenade Launcher": (1, 3, 1, 1, 4, 3, "noisy"),
    "Rocket Launcher": (1, 4, 1, 0, 3, 5, "noisy"),
}
"""Nearest and farthest Range, ordinary dice, Ammo dice, Accuracy, Damage, sound."""

EXPLOSIVES: Final = {
    "Grenade": (0, 1, 2, "noisy"),
    "TNT": (0, 1, 4, "noisy"),
    "Jerry Can": (0, 1, 2, "noisy"),
    "Booby Trap": (0, 0, 3, "silent"),
}
"""Nearest and farthest Range, Damage, sound; no dice."""

EFFECTS: Final[dict[str, dict[str, object]]] = {
    "Adrenaline Shot": {"adrenaline": 4, "used-up": True},
    "Ammo Clip": {"loads": True, "used-up": True},
    "First Aid Kit": {"heals": 1, "used-up": True},
    "Silencer": {"silences": True},
    "Army Sniper Rifle": {"ammo": 1, "silenced": True},
    "Semi-Automatic Pistol": {"ammo": 1, "silenced": True},
    "Semi-Automatic Rifle": {"ammo": 1, "silenced": True},
    "Bola Gun": {"traps": True},
    "Grenade Launcher": {"ammo": 1, "explosive": True},
    "Rocket Launcher": {"explosive": True, "used-up": True},
    "Grenade": {"explosive": True, "used-up": True},
    "TNT": {"explosive": True, "used-up": True},
    "Jerry Can": {"explosive": True, "laid": True, "used-up": True},
    "Booby Trap": {"explosive": True, "laid": True, "springs": True, "used-up": True},
    "Aaahh!!": {},
}
"""What else is printed; on any other card its Ammo dice at most."""

COUNTS: Final = {
    **{"Aaahh!!": 4, "Adrenaline Shot": 2, "Ammo Clip": 8, "Army Knife": 3, "Army Sniper Rifle": 1},
    **{"Bola Gun": 1, "Booby Trap": 2, "Combat Shotgun": 2, "Crowbar": 1, "Desert Eagle": 1},
    **{"First Aid Kit": 2, "Golden AK-47": 1, "Grenade": 2, "Grenade Launcher": 1, "Heavy Machine Gun": 1},
    **{"Jerry Can": 3, "Katana": 1, "Machete": 2, "Revolver": 2, "Ring Saw": 1, "Rocket Launcher": 1},
    **{"Scott's Military Rifle": 1, "Semi-Automatic Pistol": 2, "Semi-Automatic Rifle": 4, "Silencer": 1},
    **{"Spiked Baseball Bat": 2, "Submachine Gun": 1, "TNT": 2},
}

FROM_BACKPACK: Final = {"Grenade", "Adrenaline Shot"}
MELEE_MODE, RANGED_MODE, EXPLOSIVE_MODE = 0, 1, 2


def rules() -> Any:
    port = port_of("army-of-the-dead")
    return port.rules("AM1", port.schema().usual())


def cards() -> dict[str, Any]:
    held = rules()
    return {card.name: card for card in held.cards}


def sound(mode: Any) -> str:
    return "noisy" if mode.noisy else "silent"


@pytest.mark.rule("AD-PARTS-01")
def test_the_deck_has_fifty_five_cards() -> None:
    held = rules()
    deck = held.deck("equipment")
    found: dict[str, int] = {}
    for number, card in enumerate(held.cards):
        if held.card_deck[number] == deck:
            found[card.name] = found.get(card.name, 0) + 1
    assert found == COUNTS
    assert sum(found.values()) == 55 and len(found) == 28


@pytest.mark.rule("AD-EQUIP-04")
@pytest.mark.parametrize("name", COUNTS)
def test_each_card_is_as_it_was_typed(name: str) -> None:
    card = cards()[name]
    melee, ranged, explosive = card.modes[MELEE_MODE], card.modes[RANGED_MODE], card.modes[EXPLOSIVE_MODE]
    if name in MELEE:
        assert (melee.dice, melee.accuracy, melee.damage, sound(melee)) == MELEE[name]
        assert (melee.near, melee.far) == (0, 0)
    if name in RANGED:
        ammo = card.facts.get("ammo", 0)
        values = (ranged.near, ranged.far, ranged.dice, ammo, ranged.accuracy, ranged.damage, sound(ranged))
        assert values == RANGED[name]
    if name in EXPLOSIVES:
        assert (explosive.near, explosive.far, explosive.damage, sound(explosive)) == EXPLOSIVES[name]
        assert explosive.dice == 0
    assert [mode is not None for mode in card.modes] == [name in MELEE, name in RANGED, name in EXPLOSIVES]
    usual = {"ammo": RANGED[name][3]} if name in RANGED and RANGED[name][3] else {}
    assert dict(card.facts) == EFFECTS.get(name, usual)
    assert card.from_backpack == (name in FROM_BACKPACK)
    assert card.skills == (("Charge",) if name == "Katana" else ())
    assert card.alarm == ("shambler" if name == "Aaahh!!" else "")
