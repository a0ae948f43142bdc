"""Putting figures on the board and taking them off; counting noise and people."""

from typing import TYPE_CHECKING

from shamble.family.state import Game, Survivor

if TYPE_CHECKING:
    from shamble.family.kit import Kit


def kit_of(state: Game, survivor: Survivor) -> "Kit":
    """A survivor's kit where it stands now: its own, and what others share with it there."""
    if state.auras == 0:
        return survivor.kit
    return state.rules.shared_kit(state, survivor)


def survivors_in(state: Game, zone: int) -> list[int]:
    """The survivors of a zone, by number."""
    return [i for i, survivor in enumerate(state.survivors) if survivor.zone == zone]


def put_zombies(state: Game, zone: int, kind: int, count: int) -> None:
    """Put zombies of a kind into a zone. The caller sees to the reserve."""
    state.zombies[zone * state.rules.kind_count + kind] += count
    state.crowd[zone] += count


def take_zombies(state: Game, zone: int, kind: int, count: int) -> None:
    """Take zombies of a kind out of a zone."""
    state.zombies[zone * state.rules.kind_count + kind] -= count
    state.crowd[zone] -= count


def kinds_in(state: Game, zone: int) -> list[int]:
    """The kinds of zombies present in a zone."""
    count = state.rules.kind_count
    at = zone * count
    return [kind for kind in range(count) if state.zombies[at + kind]]


def pushable_doors(state: Game) -> int:
    """Broken doors that nobody has barricaded, open or not, as bits."""
    mission = state.rules.mission
    return mission.broken_doors & ~state.registers[mission.barricades] if mission.broken_doors else 0


def loudness(state: Game) -> list[int]:
    """The noise of every zone: its tokens and its survivors."""
    loud = list(state.noise)
    for survivor in state.survivors:
        if survivor.zone >= 0:
            loud[survivor.zone] += 1
    return loud


def make_noise(state: Game, zone: int) -> None:
    """Put one noise token into a zone."""
    state.noise[zone] += 1


def highest_level(state: Game) -> int:
    """The highest danger level reached by any survivor; escaped ones count."""
    return max([survivor.level for survivor in state.survivors], default=0)
