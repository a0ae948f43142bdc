"""Scenes of Army of the Dead for pictures: positions like those of the drawings, and what is clicked there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

GAME = "army-of-the-dead"

FLOOR = """
round: 6
survivors:
  Guzman: {at: "r1c0:R4.C2", only skills: [], hand: [Heavy Machine Gun, Ammo Clip], wounds: 2, adrenaline: 12,
    empty: [Heavy Machine Gun], backpack: [Grenade, First Aid Kit, Crowbar]}
  Scott: {at: "r1c1:R5.C2", wounds: 1, adrenaline: 9, done: true, hand: [Machete]}
  Kate: {at: "r1c1:R5.C2", wounds: 1, adrenaline: 13, done: true, hand: [Katana]}
  Dieter: {at: "basement/r0c0:R6.B", adrenaline: 4, hand: [Combat Shotgun]}
  Cruz: {at: "basement/r0c0:R6.B", adrenaline: 6, hand: [Revolver]}
  Martin: {at: r0c0:V1.S2, adrenaline: 19, hand: [Army Sniper Rifle]}
zombies:
  "r1c0:R4.C1": {shambler: 1, alpha: 1}
  "r1c0:R4.C6": {shambler: 3}
  "r1c1:R5.C4": {Valentine: 1}
  "r1c1:R5.C1": {alpha: 2, shambler: 2}
  "basement/r0c0:R6.A": {shambler: 2}
  "r0c1:R2.S3": {shambler: 4, alpha: 1}
  "r0c0:V1.S5": {shambler: 3}
  "r0c0:V1.S8": {alpha: 2}
sleepers: {"r1c0:R4.C3": 1, "r1c0:R4.C5": 2, "r1c1:R5.C5": 1, "basement/r0c0:R6.C": 1, "r0c1:R2.C": 2}
noise: "r1c0:R4.C2"
time: 6
vault: {card: Gears and Bolts, revealed: false}
personal: {yellow: Kate, purple: {card: Guzman, kills: {shambler: 5}}}
"""
TRAPS = """
round: 9
survivors:
  Guzman: {at: "basement/r0c0:R6.T", only skills: [], wounds: 2, adrenaline: 17}
  Dieter: {at: "basement/r0c0:R6.T", adrenaline: 9, done: true}
  Cruz: {at: "basement/r0c0:R6.C", adrenaline: 11}
  Kate: {at: "r1c0:R4.C6", adrenaline: 20, done: true}
  Scott: {at: "basement/r0c0:R6.C", adrenaline: 14}
  Martin: {at: "r1c0:R4.C4", adrenaline: 24}
zombies:
  "r1c0:R4.C1": {shambler: 1, alpha: 1}
  "r1c0:R4.C6": {shambler: 5, alpha: 1}
  "r1c1:R5.C4": {Valentine: 1}
  "r0c0:V1.S5": {Zeus: 1}
sleepers: {"r1c0:R4.C3": 1, "basement/r0c0:R6.C": 1}
noise: "r1c0:R4.C6"
vault: {card: Gears and Bolts}
time: 9
"""
TRUCK = """
round: 4
survivors:
  Cruz: {at: r0c0:V3.S9, only skills: [], car: driver, adrenaline: 9}
  Tanaka: {at: r0c0:V3.S9, only skills: [], car: gunner, adrenaline: 21}
  Kate: {at: r0c0:V3.S9, car: passenger, wounds: 1}
  Scott: {at: r0c0:V3.S1}
  Dieter: {at: r0c0:V3.S1}
  Martin: {at: r0c0:V3.S1}
zombies: {r0c0:V3.S4: {shambler: 2}, r0c0:V3.S5: {shambler: 2, alpha: 1}, r0c1:V1.S1: {Mounted Zeus: 1}}
sleepers: {r0c1:V1.A: 1, r1c1:R2.A: 2}
noise: r0c0:V3.S1
cars: {Taco Truck: r0c0:V3.S9}
"""
ORDER = """
round: 3
survivors:
  Scott: {at: r1c0:V8.S7, hand: [Machete], adrenaline: 8, actions: 0}
  Kate: {at: r1c0:V8.S7, done: true}
  Dieter: {at: r1c0:V8.S7, done: true}
  Cruz: {at: r1c0:V8.S7, done: true}
  Guzman: {at: r1c0:V8.S6, done: true}
  Martin: {at: r1c0:V8.S7, done: true}
zombies: {r0c0:R1.S1: {alpha: 2}, r1c0:V8.S2: {shambler: 2}, r1c1:R3.S5: {alpha: 1}, r1c1:R3.S1: {Queen: 1}}
decks: {zombies: [2], orders: [2, 4]}
noise: r1c0:V8.S6
sleepers: {r0c0:R1.A: 1, r0c1:V2.A: 2}
"""


@dataclass(frozen=True)
class Scene:
    mission: str
    text: str
    go: Callable[[Any], None]
    registers: tuple[int, ...] = ()


def begin(page: Any, name: str) -> None:
    """Whoever is named acts."""
    page.wait_for_selector(".act[data-verb], .choice")
    choice = page.locator(f'.choice[data-text="{name} activate"]')
    if choice.count():
        choice.click()
    page.wait_for_selector('.act[data-verb="move"]')


def answered(page: Any, act: Callable[[], object]) -> None:
    """Do something and wait until the table has counted it."""
    before = page.evaluate("document.body.dataset.revision")
    act()
    page.wait_for_function("before => document.body.dataset.revision !== before", arg=before)


def table(page: Any) -> None:
    begin(page, "Guzman")
    page.locator('.act[data-verb="ranged"]').hover(force=True)


def vault(page: Any) -> None:
    begin(page, "Guzman")
    answered(page, lambda: page.locator('.act[data-verb="challenge"]').click())
    page.wait_for_selector(".vtray")
    if page.locator("[data-act=stop]").count() and not page.locator("[data-keep]").count():
        answered(page, lambda: page.locator("[data-act=stop]").click())
    for face in (2, 3, 4, 5):
        if page.locator(f'[data-keep="{face}"]').count() and page.locator("[data-keep]").count() > 2:
            answered(page, lambda: page.locator(f'[data-keep="{face}"]').first.click())  # noqa: B023
    answered(page, lambda: page.locator("[data-act=roll]").click())


def truck(page: Any) -> None:
    begin(page, "Cruz")
    page.locator('.act:not(.off)[data-verb="car"]').click()


def order(page: Any) -> None:
    """To the first card of Zeus in the phase of the dead."""
    begin(page, "Scott")
    page.locator('[data-verb="end"]').first.click()
    page.wait_for_selector(".playbar")
    for _ in range(60):
        if page.locator(".ordercard.orders").count() or not page.locator(".playbar").count():
            break
        page.locator('[data-act="step"]').first.click()
        page.wait_for_timeout(30)


def start(page: Any) -> None:
    """The start page of the game, a mission chosen."""
    page.goto(page.url.split("#")[0] + f"#/game/{GAME}/AM2")
    page.wait_for_selector("[data-mission=AM2]")
    page.wait_for_timeout(500)


SCENES = {
    "table": Scene("AM4", FLOOR, table),
    "vault": Scene("AM4", TRAPS, vault),
    "truck": Scene("AM2", TRUCK, truck, registers=(1,)),
    "order": Scene("AM1", ORDER, order),
    "start": Scene("AM1", ORDER, start),
}
PICTURES = [
    ("table", "en", "night", "laptop"),
    ("vault", "en", "night", "laptop"),
    ("order", "en", "night", "laptop"),
    ("truck", "pl", "day", "laptop"),
    ("start", "en", "night", "laptop"),
    ("table", "en", "night", "wide"),
    ("table", "pl", "night", "phone"),
    ("vault", "pl", "night", "phone"),
]
"""What the documentation shows: scene, language, light, size."""
