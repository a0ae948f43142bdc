"""What is hidden, and from whom: goals, the pool, the cards laid aside (ZP-SQUAD-11)."""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.printed import ARMORY, GOALS, SURVIVORS
from shamble.kernel.rows import Secret

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

WIDTH: Final = 32
"""Places for each player's goals."""


def goal_slots(state: "Table") -> list[int]:
    return [
        squad * WIDTH + at
        for squad, who in enumerate(state.squads)
        for at in range(min(WIDTH, len(who.goals)))
    ]


def goal_owner(state: "Table", slot: int) -> int:
    """A goal is visible to its owner only (ZP-SETUP-13)."""
    return 1 << slot // WIDTH


def goal_in(state: "Table", slot: int) -> int:
    return state.squads[slot // WIDTH].goals[slot % WIDTH]


def set_goal(state: "Table", slot: int, goal: int) -> None:
    who = state.squads[slot // WIDTH]
    at = slot % WIDTH
    who.goals = (*who.goals[:at], goal, *who.goals[at + 1 :])


def pool_slots(state: "Table") -> list[int]:
    return list(range(len(state.pool)))


def looks_through(state: "Table", slot: int) -> int:
    """Nobody knows the pool but who looks through it for two Food (ZP-FEED-12)."""
    return state.seen


def pool_at(state: "Table", slot: int) -> int:
    return state.pool[slot]


def set_pool(state: "Table", slot: int, person: int) -> None:
    state.pool = (*state.pool[:slot], person, *state.pool[slot + 1 :])


def aside_slots(state: "Table") -> list[int]:
    return list(range(len(state.aside)))


def aside_at(state: "Table", slot: int) -> int:
    return state.aside[slot]


def set_aside(state: "Table", slot: int, card: int) -> None:
    state.aside = (*state.aside[:slot], card, *state.aside[slot + 1 :])


GOALS_HELD: Final = Secret("goals", goal_slots, goal_owner, goal_in, set_goal, GOALS)
POOL: Final = Secret("pool", pool_slots, looks_through, pool_at, set_pool, SURVIVORS)
LAID_ASIDE: Final = Secret("laid-aside", aside_slots, None, aside_at, set_aside, ARMORY)
SECRETS: Final[tuple[Secret, ...]] = (GOALS_HELD, POOL, LAID_ASIDE)
