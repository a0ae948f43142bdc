"""Scenes of Night of the Living Dead for pictures: positions like those of the drawings."""

from __future__ import annotations

from typing import Any

from scenes_army import Scene, answered, begin

GAME = "night-of-the-living-dead"

TRUST = """
round: 6
survivors:
  Ben: {at: "r1c0:1R.B", mode: zombicide, level: orange, experience: 21, wounds: 1, hand: [Machete, Sawed-Off],
    backpack: [Boards, Plenty of Shells, Mason Jar]}
  Barbra: {at: "r0c1:5V.O4", mode: zombicide, experience: 12, hand: [Claw Hammer]}
  Harry: {at: "inside/r0c0:3R.E", experience: 5, wounds: 1, done: true, hand: [Winchester 94]}
  Helen: {at: "inside/r0c0:3R.E", experience: 8, hand: [Table Leg]}
  Judy: {at: "inside/r0c0:3R.A", experience: 4, done: true, hand: [Crowbar]}
  Tom: {at: "r1c1:2R.A", experience: 9, hand: [Boards 2]}
zombies:
  "r1c0:1R.O4": {walker: 3, breaker: 1}
  "r1c1:2R.O2": {fatty: 1}
  "r0c0:4R.K2": {walker: 2}
  "r0c1:5V.W1": {walker: 2}
  "r1c1:2R.O4": {walker: 2, breaker: 1}
  "r1c0:1R.O6": {fatty: 1, walker: 2}
  "r1c1:2R.O7": {walker: 4}
"""
BOARDS = """
round: 6
survivors:
  Tom: {at: "r1c1:2R.A", experience: 9, hand: [Boards]}
  Ben: {at: "r1c1:2R.B", mode: zombicide, experience: 21, wounds: 1, hand: [Machete]}
  Barbra: {at: "r1c0:1R.C", mode: zombicide, experience: 12, done: true}
  Harry: {at: "inside/r0c0:3R.E", experience: 5, wounds: 1, done: true}
  Helen: {at: "inside/r0c0:3R.E", experience: 8}
  Judy: {at: "inside/r0c0:3R.A", experience: 4, done: true}
zombies:
  "r1c1:2R.O5": {fatty: 1, walker: 2}
  "r1c0:1R.O3": {walker: 3, breaker: 1}
  "r1c1:2R.O4": {walker: 2, breaker: 1}
  "r0c1:5V.O4": {walker: 4}
"""
KAREN = """
round: 8
survivors:
  Helen: {at: "r1c0:1R.A", experience: 8, hand: [Table Leg], searched: false}
  Ben: {at: "r1c1:2R.B", mode: zombicide, experience: 21, wounds: 1, done: true, hand: [Machete]}
  Barbra: {at: "r0c1:5V.O4", mode: zombicide, experience: 12}
  Harry: {at: "r1c0:1R.A", experience: 5, wounds: 1, done: true, hand: [Winchester 94]}
  Judy: {at: "inside/r0c0:3R.A", experience: 4, done: true}
  Tom: {at: "r1c0:1R.C", experience: 9}
zombies:
  "r1c0:1R.O4": {walker: 2}
  "r1c1:2R.O4": {walker: 2, breaker: 1}
decks: {house: ["Karen? Poor Baby!"]}
"""


def table(page: Any) -> None:
    begin(page, "Ben")
    page.locator('.act[data-verb="melee"]').hover(force=True)


def barricade(page: Any) -> None:
    begin(page, "Tom")
    page.locator('.act:not(.off)[data-verb="build"]').click()
    choice = page.locator('.choice[data-text*="O7"]')
    if choice.count():
        choice.first.click()
    page.wait_for_selector(".forecast .nowafter")


def flip(page: Any) -> None:
    """A Relative comes out of the deck in the middle of a turn."""
    begin(page, "Helen")
    answered(page, lambda: page.locator('.act[data-verb="search"]').click())
    page.wait_for_selector(".flipp")


def start(page: Any) -> None:
    page.goto(page.url.split("#")[0] + f"#/game/{GAME}/NL2")
    page.wait_for_selector("[data-mission=NL2]")
    page.wait_for_timeout(500)


SCENES = {
    "table": Scene("NL1", TRUST, table),
    "barricade": Scene("NL1", BOARDS, barricade),
    "flip": Scene("NL1", KAREN, flip),
    "start": Scene("NL1", BOARDS, start),
}
PICTURES = [
    ("table", "en", "night", "laptop"),
    ("barricade", "en", "night", "laptop"),
    ("flip", "en", "night", "laptop"),
    ("table", "pl", "day", "laptop"),
    ("table", "pl", "night", "phone"),
    ("flip", "pl", "night", "phone"),
]
"""What the documentation shows: scene, language, light, size."""
