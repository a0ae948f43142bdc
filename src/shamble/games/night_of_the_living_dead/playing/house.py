"""The house in thought: which windows the Scene wants shut, who is inside, where all have to meet."""

from collections.abc import Iterator
from typing import Final

from shamble.family.board.paths import UNREACHABLE
from shamble.family.dead.figures import clear_away
from shamble.family.places.doors import is_locked
from shamble.family.playing.reading import reached
from shamble.family.position.state import Game

from ..passages import is_door, is_gap, is_open, tools
from ..sheet import building
from .remembering import remembered

CLOSER: Final = 1e-9
"""A goal has come nearer if more than that of it is reached."""

LATE: Final = 99
"""A round in which no condition asks for patience any more."""


def barred_passages(state: Game, who: int) -> int:
    """Barricades for whoever holds no tool; what the Scene keeps shut; what it wants shut."""
    barred = 0
    held = tools(state, state.survivors[who])
    for door in state.rules.board.doors:
        shut = not is_open(state, door.index)
        if shut and (is_locked(state, door.index, who) or not (held or is_door(state, door.index))):
            barred |= 1 << door.index
    return barred


def room_at(state: Game, passage: int) -> int:
    """The room on one side of a passage."""
    return state.rules.board.doors[passage].a


def leads_out(state: Game, passage: int) -> bool:
    """Whether a passage leads from a room to the open."""
    zones, door = state.rules.board.zones, state.rules.board.doors[passage]
    return zones[door.a].kind.indoor and not zones[door.b].kind.indoor


def is_outside(state: Game, zone: int) -> bool:
    """Whether a zone lies in the open."""
    return not state.rules.board.zones[zone].kind.indoor


def shut_in_thought(state: Game, passage: int) -> bool:
    """Whether the Scene comes nearer to its end when a passage is shut."""
    after = state.clone()
    after.open_doors &= ~(1 << passage)
    return reached(after) > reached(state) + CLOSER


def windows(state: Game) -> list[tuple[int, bool]]:
    """The open passages that the Scene wants shut, and whether that takes building."""
    key = ("windows", state.rules, state.open_doors, state.fittings)
    found: list[tuple[int, bool]] = remembered(key, lambda: list(find_windows(state)))
    return found


def find_windows(state: Game) -> Iterator[tuple[int, bool]]:
    """The same, thought through."""
    for door in state.rules.board.doors:
        if is_open(state, door.index) and shut_in_thought(state, door.index):
            bare = is_gap(state, door.index)
            if not bare or building(state).passages >> door.index & 1:
                yield door.index, bare


def shelter(state: Game) -> list[int]:
    """The rooms of the house whose windows the Scene lets people board up."""
    passages = building(state).passages
    doors = state.rules.board.doors
    return sorted({door.a for door in doors if passages >> door.index & 1})


def is_at_home(state: Game, zone: int) -> bool:
    """Whether a zone is a room of that house, or on another of its floors."""
    zones = state.rules.board.zones
    rooms = shelter(state)
    return zones[zone].kind.indoor and (
        zones[zone].floor > 0 or any([joined(state, zone, room) for room in rooms])
    )


def joined(state: Game, one: int, other: int) -> bool:
    """Whether two rooms are one house: whoever goes from one to the other stays indoors."""
    found: bool = remembered(("joined", state.rules, one, other), lambda: are_joined(state, one, other))
    return found


def are_joined(state: Game, one: int, other: int) -> bool:
    """The same, thought through."""
    zones, seen, waiting = state.rules.board.zones, {one}, [one]
    while waiting:
        zone = waiting.pop()
        for door in state.rules.board.doors:
            if zone in (door.a, door.b):
                waiting += fresh(state, door.a + door.b - zone, seen)
        for near in state.topology.neighbours[zone]:
            waiting += fresh(state, near, seen)
    return other in seen and zones[other].kind.indoor


def fresh(state: Game, zone: int, seen: set[int]) -> list[int]:
    """A room that has not been looked at."""
    if zone in seen or is_outside(state, zone):
        return []
    seen.add(zone)
    return [zone]


def is_window(state: Game, passage: int) -> bool:
    """Whether there is still another way in."""
    others = [
        door for door in state.rules.board.doors if door.index != passage and leads_out(state, door.index)
    ]
    return any([is_open(state, door.index) and is_at_home(state, door.a) for door in others])


def all_together(state: Game, zone: int) -> Game:
    """A position in thought: everybody in one zone behind closed doors, some time later, and no Ghoul."""
    after = state.clone()
    after.passed = LATE
    for me in after.survivors:
        if me.zone >= 0:
            me.zone = zone
    gaps = [door.index for door in state.rules.board.doors if is_gap(state, door.index)]
    after.open_doors = sum([1 << door for door in gaps])
    clear_away(after)
    return after


def is_due(state: Game) -> bool:
    """Whether something that the Scene waits for at the end of a round would happen now."""
    found = state.rules.mission.triggers.get("end-phase", ())
    return any([rule.condition is not None and rule.condition(state, (LATE,)) for rule in found])


def meeting_place(state: Game) -> int:
    """The room where everybody has to be when a round ends, or -1."""
    if not state.rules.mission.triggers.get("end-phase"):
        return -1
    on_board = tuple([me.zone >= 0 for me in state.survivors])
    key = ("meeting", state.rules, tuple(state.objectives), tuple(state.registers), on_board)
    found: int = remembered(key, lambda: find_meeting_place(state))
    return found


def find_meeting_place(state: Game) -> int:
    """The same, thought through."""
    zones = state.rules.board.zones
    places = [zone.index for zone in zones if zone.kind.indoor and is_due(all_together(state, zone.index))]
    return places[-1] if 0 < len(places) < len([zone for zone in zones if zone.kind.indoor]) / 2 else -1


def parted(state: Game, passage: int, place: int) -> bool:
    """Whether shutting a passage keeps somewhere away from a place, and none of the team."""
    board = state.rules.board
    far = board.topology(state.open_doors & ~(1 << passage)).distance
    if any([far(me.zone, place) == UNREACHABLE for me in state.survivors if me.zone >= 0]):
        return False
    before = state.topology.distance
    zones = [zone.index for zone in board.zones]
    return any([far(at, place) == UNREACHABLE and before(at, place) != UNREACHABLE for at in zones])
