"""Who sits where: the seats of vehicles, taken and free.

`Survivor.ride` holds 0 on foot, else 1 + the car's number times the kinds of seats + the seat's kind.
"""

from typing import Final

from shamble.family.moving.vehicles import Vehicle
from shamble.family.position.state import GONE, Game, Survivor

NO_SEAT: Final = -1


def ride_in(state: Game, car: int, seat: int) -> int:
    """What `Survivor.ride` says of somebody on a seat of a car."""
    return car * len(state.rules.seats_of_cars) + seat + 1


def car_of(state: Game, me: Survivor) -> int:
    """The car somebody sits in."""
    return (me.ride - 1) // len(state.rules.seats_of_cars)


def seat_of(state: Game, me: Survivor) -> int:
    """The kind of seat somebody sits on."""
    return (me.ride - 1) % len(state.rules.seats_of_cars)


def is_driver(state: Game, me: Survivor) -> bool:
    """Whether somebody holds the wheel."""
    return me.ride > 0 and state.rules.seats_of_cars[seat_of(state, me)].drives


def riders(state: Game, car: int) -> list[int]:
    """Everybody in a car."""
    return [i for i, other in enumerate(state.survivors) if other.ride > 0 and car_of(state, other) == car]


def take_away(state: Game, car: int) -> None:
    """A car is gone for good, with the crate and the objectives on it."""
    state.cars = (*state.cars[:car], GONE, *state.cars[car + 1 :])
    made = state.rules.mission.cars[car]
    if made.crate >= 0:
        state.crates[made.crate] = GONE
    for token in made.objectives:
        state.objectives[token] = GONE


def free_seats(state: Game, car: int, seat: int) -> int:
    """How many more could sit on seats of a kind."""
    taken = sum(1 for i in riders(state, car) if seat_of(state, state.survivors[i]) == seat)
    return vehicle_of(state, car).places.get(state.rules.seats_of_cars[seat].name, 0) - taken


def free_passenger_seats(state: Game, car: int) -> int:
    """How many passengers could still get in."""
    return free_seats(state, car, state.rules.passenger_seat)


def vehicle_of(state: Game, car: int) -> Vehicle:
    """What kind of vehicle a car is."""
    return state.rules.vehicles[state.rules.mission.cars[car].kind]


def free_seat(state: Game, me: Survivor) -> int:
    """Another seat of the same car that nobody sits on; NO_SEAT if there is none."""
    car, own = car_of(state, me), seat_of(state, me)
    for seat in range(len(state.rules.seats_of_cars)):
        if seat != own and free_seats(state, car, seat) > 0:
            return seat
    return NO_SEAT
