"""The car in thought: when it is time to get in, and where it is wanted."""

from shamble.family.playing.reading import reached
from shamble.family.position.state import Game
from shamble.family.rules import steps_done

from .house import CLOSER
from .remembering import remembered


def drives_now(state: Game) -> bool:
    """Whether the Scene lets its car be driven."""
    mission = state.rules.mission
    if not state.cars or state.cars[0] < 0:
        return False
    lock = mission.car_locks.get(0)
    return mission.cars[0].drivable and (lock is None or bool(lock.condition(state, (0,))))


def is_wanted_aboard(state: Game) -> bool:
    """Whether it is time to get into the car: to leave in it, or to bring it somewhere."""
    if not drives_now(state):
        return False
    mission = state.rules.mission
    return car_goal(state) >= 0 or (mission.exit_by != 0 and steps_done(state) >= len(mission.goals) - 1)


def car_goal(state: Game) -> int:
    """Where the car has to be brought: where its people have something to do; else the exit, or -1."""
    people = tuple([(me.zone >= 0, me.tokens) for me in state.survivors])
    things = (tuple(state.registers), tuple(state.objectives), state.cars, bytes(state.crowd))
    found: int = remembered(("car", state.rules, people, *things), lambda: find_car_goal(state))
    return found


def find_car_goal(state: Game) -> int:
    """The same, thought through."""
    mission = state.rules.mission
    for zone in mission.board.zones:
        if zone.kind.drive and any([could_act(state, who, zone.index, True) for who in range(6)]):
            return zone.index
    if steps_done(state) < len(mission.goals) - 1:
        return -1
    if mission.exits and mission.exit_by != 0:
        return mission.exits[0]
    for zone in mission.board.zones:
        if zone.kind.drive and aboard_in_thought(state, zone.index):
            return zone.index
    return -1


def aboard_in_thought(state: Game, zone: int) -> bool:
    """Whether the Scene comes nearer to its end with everybody in the car in some zone."""
    after = state.clone()
    after.cars = (zone, *after.cars[1:])
    for me in after.survivors:
        if me.zone >= 0:
            me.zone = zone
            me.ride = max(me.ride, 1)
    return reached(after) > reached(state) + CLOSER


def could_act(state: Game, who: int, zone: int, by_car: bool) -> bool:
    """Whether the Scene has something to do for a survivor in a zone, in its car if it has one."""
    if who >= len(state.survivors) or state.survivors[who].zone < 0 or not state.rules.mission.actions:
        return False
    after = state.clone()
    me = after.survivors[who]
    me.zone = zone
    if by_car:
        after.cars = (zone, *after.cars[1:])
        me.ride = max(me.ride, 1)
    return any([action.condition(after, (who,)) for action in state.rules.mission.actions])
