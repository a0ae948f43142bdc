"""The people on the board: where they are and what they can do there."""

from typing import TYPE_CHECKING

from shamble.family.position.state import Game, Survivor

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


def highest_level(state: Game) -> int:
    """The highest danger level reached by any survivor; escaped ones count."""
    return max([survivor.level for survivor in state.survivors], default=0)
