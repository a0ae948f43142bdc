"""Vehicles of other games: other seats, other ways to drive, and a condition for driving."""

from __future__ import annotations

import pytest

from shamble.family.missions.mission import Lock
from shamble.family.moving.cars import change_seat, drive, refuse_drive, refuse_drive_fast, roads
from shamble.family.moving.seats import car_of, free_seats, is_driver, ride_in, seat_of
from shamble.family.moving.vehicles import ANY_NUMBER, DRIVER, PASSENGER, Drive, Seat, Vehicle
from shamble.family.port.content.books import book
from shamble.family.port.content.missions import load
from shamble.family.position.options import Options
from shamble.family.position.state import Game
from shamble.family.round.setup import new_state
from shamble.family.rules import Rules
from shamble.family.vocabulary import CHANGE_SEAT, DRIVE, DRIVE_FAST, DRIVING, GET_IN
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, x_of, y_of
from shamble.kernel.chance import LIVE
from shamble.kernel.game import apply, start
from shamble.kernel.run import Run

GAME = "zombicide-2e"
GUNNER = "gunner"
SEATS = {DRIVER: 0, PASSENGER: 1, GUNNER: 2}
DOUG, AMY, NED = 0, 1, 2


def truck(*drives: Drive) -> Game:
    """A truck with a gunner's seat and a bench, everybody on foot beside it."""
    layer = book(GAME).layer("trucks")
    layer.add("seats", GUNNER, Seat(GUNNER, fires="drive-fast"))
    layer.replace(
        "vehicles",
        "pimpmobile",
        Vehicle("pimpmobile", "Taco Truck", {DRIVER: 1, GUNNER: 1, PASSENGER: ANY_NUMBER}, drives),
    )
    rules = Rules(layer, load(GAME, "M6"), Options(survivors=("Doug", "Amy", "Ned"), party=3))
    state = start(new_state(rules, 3))
    while state.round == 0:
        apply(state, state.options[0])
    assert isinstance(state, Game)
    for me in state.survivors:
        me.zone = state.cars[0]
    return state


def offered(state: Game, who: int, verb: int) -> list[tuple[int, int]]:
    out: list[int] = []
    me = state.survivors[who]
    state.rules.verbs[verb].offer(state, who, me, me.kit, out)
    return [(x_of(action), y_of(action)) for action in out]


def test_every_kind_of_seat_is_offered_while_one_is_free() -> None:
    state = truck(Drive("drive", 1))
    assert offered(state, DOUG, GET_IN) == [(0, seat + 1) for seat in SEATS.values()]
    state.survivors[AMY].ride = ride_in(state, 0, SEATS[GUNNER])
    assert offered(state, DOUG, GET_IN) == [(0, SEATS[DRIVER] + 1), (0, SEATS[PASSENGER] + 1)]
    state.survivors[NED].ride = ride_in(state, 0, SEATS[PASSENGER])
    assert free_seats(state, 0, SEATS[PASSENGER]) == ANY_NUMBER - 1
    assert [seat_of(state, me) for me in state.survivors[1:]] == [SEATS[GUNNER], SEATS[PASSENGER]]
    assert [car_of(state, me) for me in state.survivors] == [-1, 0, 0]


def test_whoever_rides_along_or_fires_does_not_drive() -> None:
    state = truck(Drive("drive", 1))
    for name, seat in SEATS.items():
        state.survivors[DOUG].ride = ride_in(state, 0, seat)
        assert is_driver(state, state.survivors[DOUG]) == (name == DRIVER)
        assert bool(offered(state, DOUG, DRIVE)) == (name == DRIVER)
    assert not is_driver(state, state.survivors[AMY])


def test_seats_are_changed_for_a_free_one_or_with_somebody() -> None:
    state = truck(Drive("drive", 1))
    state.survivors[DOUG].ride = ride_in(state, 0, SEATS[DRIVER])
    state.survivors[AMY].ride = ride_in(state, 0, SEATS[GUNNER])
    assert [x for x, _ in offered(state, DOUG, CHANGE_SEAT)] == [DOUG, AMY]
    change_seat(Run(state, LIVE, None, None), state, CHANGE_SEAT | DOUG << ACTOR_SHIFT | AMY << X_SHIFT)
    assert [seat_of(state, me) for me in state.survivors[:2]] == [SEATS[GUNNER], SEATS[DRIVER]]
    change_seat(Run(state, LIVE, None, None), state, CHANGE_SEAT | DOUG << ACTOR_SHIFT | DOUG << X_SHIFT)
    assert seat_of(state, state.survivors[DOUG]) == SEATS[PASSENGER]


@pytest.mark.parametrize(
    ("drives", "slow", "fast"),
    [
        ((Drive("drive", 1),), True, False),
        ((Drive("drive-fast", 2, "drive-fast"),), False, True),
        ((Drive("drive", 1, "drive-fast"), Drive("drive-fast", 2, "drive-fast")), True, True),
    ],
)
def test_a_vehicle_is_driven_as_its_rows_say(drives: tuple[Drive, ...], slow: bool, fast: bool) -> None:
    state = truck(*drives)
    state.survivors[DOUG].ride = ride_in(state, 0, SEATS[DRIVER])
    assert (bool(offered(state, DOUG, DRIVE)), bool(offered(state, DOUG, DRIVE_FAST))) == (slow, fast)
    first = roads(state, state.survivors[DOUG].zone)[0]
    second = next(zone for zone in roads(state, first) if zone != state.survivors[DOUG].zone)
    action = DOUG << ACTOR_SHIFT | first << X_SHIFT
    assert (refuse_drive(state, DRIVE | action) == []) == slow
    assert (refuse_drive_fast(state, DRIVE_FAST | action | second) == []) == fast


@pytest.mark.parametrize(("attack", "pushed"), [("", False), ("drive-fast", True)])
def test_one_zone_is_driven_with_an_attack_where_the_row_has_one(attack: str, pushed: bool) -> None:
    state = truck(Drive("drive", 1, attack))
    state.survivors[DOUG].ride = ride_in(state, 0, SEATS[DRIVER])
    zone = offered(state, DOUG, DRIVE)[0][0]
    depth = len(state.stack)
    drive(Run(state, LIVE, None, None), state, DRIVE | DOUG << ACTOR_SHIFT | zone << X_SHIFT)
    assert (len(state.stack) > depth) == pushed
    if pushed:
        assert state.stack[-1].proc == DRIVING and state.stack[-1].items == [zone]
    else:
        assert state.cars[0] == state.survivors[DOUG].zone == zone


def test_a_mission_may_say_when_a_car_can_be_driven(monkeypatch: pytest.MonkeyPatch) -> None:
    state = truck(Drive("drive", 1))
    state.survivors[DOUG].ride = ride_in(state, 0, SEATS[DRIVER])
    action = DRIVE | DOUG << ACTOR_SHIFT | offered(state, DOUG, DRIVE)[0][0] << X_SHIFT
    allowed = [0]
    lock = Lock(0, lambda state, facts: allowed[0], "refused-car-stands", "Z2-CAR-08")
    monkeypatch.setitem(state.rules.mission.car_locks, 0, lock)
    assert offered(state, DOUG, DRIVE) == []
    assert [reason.key for reason in refuse_drive(state, action)] == ["refused-car-stands"]
    allowed[0] = 1
    assert offered(state, DOUG, DRIVE) and refuse_drive(state, action) == []
