"""The people on the board: where they are and what they can do there."""

from typing import TYPE_CHECKING, Final

from shamble.family.position.state import ASIDE, ELIMINATED, PLAYED, Game, Survivor
from shamble.kernel.rows import Ruling

if TYPE_CHECKING:
    from shamble.family.people.kit import Kit


def kit_of(state: Game, survivor: Survivor) -> "Kit":
    """A survivor's kit where it stands now: its own, and what others share with it there."""
    if state.auras == 0:
        return survivor.kit
    return state.rules.shared_kit(state, survivor)


def survivors_in(state: Game, zone: int) -> list[int]:
    """The survivors of a zone, by number."""
    return [i for i, survivor in enumerate(state.survivors) if survivor.zone == zone]


def is_in_play(state: Game, survivor: Survivor) -> bool:
    """Whether somebody still counts: for danger levels, rewards, and what may be done at any time."""
    return state.rules.in_play(state, survivor)


def not_lost(state: Game, survivor: Survivor) -> bool:
    """Whoever has escaped counts as well (Z2-WIN-08); the dead do not, nor who was set aside."""
    return survivor.zone != ELIMINATED and survivor.zone != ASIDE


def is_of_team(survivor: Survivor) -> bool:
    """Whether somebody of the team that is still in the game: companions and the dead do not count."""
    return survivor.leader == PLAYED and survivor.zone != ELIMINATED and survivor.zone != ASIDE


def highest_level(state: Game) -> int:
    """The highest danger level reached by any survivor in play."""
    in_play = state.rules.in_play
    highest = 0
    for survivor in state.survivors:
        if survivor.level > highest and in_play(state, survivor):
            highest = survivor.level
    return highest


RULINGS: Final = (Ruling("in-play", not_lost),)
