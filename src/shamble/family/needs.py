"""What a game adds to the needs of verbs: traits without which an offer is never asked.

A row of the table `needs` is called like the trait. Either somebody must carry a card of a certain sort, in
hand or in the backpack, or there must be something in the game without which the verb never comes to matter.
"""

from collections.abc import Callable
from typing import Any

from shamble.family.position.printed import CardType
from shamble.family.verb_traits import NEEDS_CARS, NEEDS_MISSION


class Need:
    """A trait of verbs that are never possible without a card of a sort, or in games of certain rules."""

    __slots__ = ("card", "game", "name")

    def __init__(
        self,
        name: str,
        card: Callable[[CardType], bool] | None = None,
        game: Callable[[Any], bool] | None = None,
    ) -> None:
        self.name = name
        self.card = card
        self.game = game


def has_actions(rules: Any) -> bool:
    """Whether the mission has actions of its own."""
    return bool(rules.mission.actions)


def has_cars(rules: Any) -> bool:
    """Whether there are cars on the mission."""
    return bool(rules.mission.cars)


NEEDS = (Need(NEEDS_MISSION, game=has_actions), Need(NEEDS_CARS, game=has_cars))
