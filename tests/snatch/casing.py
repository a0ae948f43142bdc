"""Snatch in the casebook: hands, points and the trick of a position. The rest is common to all games."""

from __future__ import annotations

from typing import Any

from shamble.kernel.state import State
from shamble.port.casing import Case, Casing, Mistake, Stage, Stock, as_list, as_map, as_number, find

from .rules import HAND, Snatch, fresh_table, snatch_book

PLACES = 5
"""A seat's places: its hand, the card that it has played, its points."""

CARDS_FIRST = 1
"""The step of a round in which cards are played; before it they are dealt."""


class SnatchCasing(Casing):
    """Positions begin with a new trick, before anybody has played."""

    fields = ("hands", "points", "trick")
    most_seats = 4
    idle = ("snatch-round", "ask-snatch-play")

    def rules(self, case: Case, stage: Stage) -> Snatch:
        seats = max(self.players(case).values()) + 1
        if seats < 2:
            raise Mistake("casebook-seats", found=str(seats), most=self.most_seats, example="[Kim, Ann]")
        return Snatch(seats, stage.book(snatch_book()))

    def fresh(self, case: Case, rules: Any) -> State:
        return fresh_table(rules, 0)

    def place(self, case: Case, state: Any, stock: Stock) -> None:
        players = self.players(case)
        for name, cards in as_map(case.data.get("hands"), "hands", "{Kim: [3, 7, 9]}").items():
            at = find("player", name, players) * PLACES
            held = [stock.take(card, (0,)) for card in as_list(cards)]
            if len(held) > HAND:
                raise Mistake("casebook-wrong-form", field="hands", wanted="[3, 7, 9]", found=str(cards))
            for slot, card in enumerate(held):
                state.registers[at + slot] = card + 1
        for name, points in as_map(case.data.get("points"), "points", "{Kim: 1}").items():
            state.registers[find("player", name, players) * PLACES + HAND + 1] = as_number(points, "points")
        state.passed = as_number(case.data.get("trick", 1), "trick") - 1
        state.stack[-1].step = CARDS_FIRST
