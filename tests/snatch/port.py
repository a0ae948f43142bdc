"""Snatch for the rest of the product: all that a game without a map and without a page of its own needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from shamble.kernel.batch import Policy
from shamble.kernel.state import State
from shamble.port.casing import Casing
from shamble.port.messages import MissionInfo, Panel, Phrase, RuleRow
from shamble.port.options import NUMBER, Field, Schema
from shamble.port.play import Play
from shamble.port.port import Folders, Port
from shamble.port.watch import Watch
from shamble.port.wording import ARGS, KINDS, Wording

from .casing import SnatchCasing
from .rules import CARDS, HAND, Snatch, new_snatch
from .watch import SnatchWatch

HOME = Path(__file__).parent
MISSIONS = ("TABLE",)


class View(Struct):
    """The table as a seat sees it: the cards that it knows by seat, facedown ones last."""

    trick: int
    left: int
    worth: int
    hands: list[list[int]]
    held: list[int]
    points: list[int]


class Content(Struct):
    """The deck."""

    cards: int
    hand: int


class HighCards(Play):
    """A player who always plays the highest card, and never doubles."""

    def bots(self) -> dict[str, Callable[[int], Policy]]:
        return {"bold": lambda seed: lambda state: int(state.options[-1])}


class SnatchPort(Port):
    """One table, two to four seats, and nothing to prepare."""

    name = "snatch"

    @property
    def wording(self) -> Wording:
        args = {"actor": "seat", "card": "number", "value": "number", "trick": "number", "points": "number"}
        lists = {"cards": "number", "left": "number", "worth": "number", "count": "number"}
        return Wording(kinds=dict(KINDS), args={**ARGS, **args, **lists}, passing=["let-go"])

    @property
    def play(self) -> Play:
        return HighCards()

    @property
    def casing(self) -> Casing:
        return SnatchCasing()

    @property
    def watch(self) -> Watch:
        return SnatchWatch()

    def schema(self, folders: Folders = ()) -> Schema:
        return Schema([Field("seats", NUMBER, 2, least=2, most=4)])

    def missions(self, folders: Folders = ()) -> Sequence[str]:
        return MISSIONS

    def mission_info(self, mission: str, folders: Folders = ()) -> MissionInfo:
        return MissionInfo(self.name, mission, self.slug_of(mission), minutes=5)

    def rules(self, mission: str | Path, options: Mapping[str, Any], folders: Folders = ()) -> Snatch:
        return Snatch(options["seats"])

    def new_state(self, rules: Any, seed: int) -> State:
        return new_snatch(rules.seat_count, seed)

    def text_folders(self) -> Sequence[Path]:
        return (HOME / "text",)

    def rule_rows(self) -> Sequence[RuleRow]:
        names = ("SN-PLAY-01", "SN-PLAY-02", "SN-WAY-01", "SN-DOUBLE-01")
        return [RuleRow(name, name.split("-")[1].lower(), 1) for name in names]

    def view(self, state: Any, seat: int) -> View:
        seen: Any = state.ruleset.view(state, seat)
        return View(seen["trick"], seen["left"], seen["worth"], seen["hands"], seen["held"], seen["points"])

    def panels(self, state: Any, seat: int) -> Sequence[Panel]:
        seen = self.view(state, seat)
        table = [
            Phrase("table-left", {"left": seen.left}),
            Phrase("table-worth", {"worth": seen.worth}),
        ]
        panels = [Panel(Phrase("panel-table"), table)]
        for other, cards in enumerate(seen.hands):
            lines = [Phrase("hand-card", {"value": card}) for card in cards]
            if not lines:
                lines = [Phrase("hand-hidden", {"count": seen.held[other]})]
            points = Phrase("hand-points", {"points": seen.points[other]})
            panels.append(Panel(Phrase("panel-hand", {"seat": other}), [*lines, points]))
        return panels

    def content(self, folders: Folders = ()) -> Content:
        return Content(CARDS, HAND)

    def message_types(self) -> Mapping[str, type]:
        return {"view": View, "content": Content}


PORT = SnatchPort()
