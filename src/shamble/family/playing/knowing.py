"""What the bots of a game know besides what all of the family know: its errands, its likings, its answers."""

from collections.abc import Callable
from typing import Final

from shamble.family.position.state import Game
from shamble.kernel.rows import Ruling


class Answer:
    """How a question of a game's own is answered; or one of the family's, in another way."""

    __slots__ = ("choose", "name")

    def __init__(self, name: str, choose: Callable[[Game], int]) -> None:
        self.name = name
        self.choose = choose


def no_errands(state: Game) -> list[tuple[int, int]]:
    """Nobody has to be anywhere but where tokens lie and the exit is."""
    return []


def no_leaning(state: Game, option: int) -> float:
    """Nothing more speaks for an action, or against it."""
    return 0.0


RULINGS: Final = (Ruling("errands", no_errands), Ruling("leaning", no_leaning))
"""Survivors and the zones that they should go to before anything else; what else speaks for an action."""
