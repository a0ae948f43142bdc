"""What the bots of a game know besides what all of the family know: its errands, its likings, its answers."""

from collections.abc import Callable
from typing import Final

from shamble.family.places.doors import is_locked, openers
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


def barred_without_tools(state: Game, who: int) -> int:
    """Every door for whoever holds no tool, and those that the mission keeps shut."""
    if not openers(state, who):
        return (1 << len(state.rules.board.doors)) - 1
    barred = 0
    for door in state.rules.mission.locks:
        if is_locked(state, door, who):
            barred |= 1 << door
    return barred


RULINGS: Final = (
    Ruling("errands", no_errands),
    Ruling("leaning", no_leaning),
    Ruling("barred-doors", barred_without_tools),
)
"""Survivors and the zones that they should go to before anything else; what else speaks for an action; the
passages that a survivor cannot open, as bits."""
