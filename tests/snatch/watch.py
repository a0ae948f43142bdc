"""What must hold in Snatch, and which of its games are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from shamble.kernel.secrets import cards_of
from shamble.port.watch import Watch

from .rules import CARDS, HANDS


class SnatchWatch(Watch):
    """No card is there twice."""

    def wrong_with(self, state: Any) -> list[str]:
        held = Counter([*cards_of(state, HANDS), *state.piles[0], *state.tops[0]])
        wrong = [f"card {card} is in {number} places" for card, number in held.items() if number != 1]
        return wrong + [f"card {card} does not exist" for card in held if not 0 <= card < CARDS]

    def golden_missions(self) -> Sequence[str]:
        return ("TABLE",)
