"""Who belongs together in a case: Companions and their leaders, cars and those who sit in them."""

from __future__ import annotations

from typing import Any, Final

from shamble.family.moving.cars import place_car
from shamble.family.moving.seats import car_of, free_seats, ride_in
from shamble.family.position.state import BYSTANDER, GONE, LONE, ON_FOOT, Game
from shamble.port.casing import Case, Mistake, as_text, find

from . import names
from .boards import cars

COMPANIONS_LACK: Final = ("hand", "hands", "backpack", "actions", "free actions", "wounds", "tokens")
"""What nobody has whom nobody plays."""


def place_cars(state: Game, case: Case) -> None:
    """The cars of a printed mission, where the case says they have come to by now."""
    known = {car.name: number for number, car in enumerate(state.rules.mission.cars)}
    for name, _, row in cars(case):
        number = find("car name", name, known)
        if row["at"] == "gone":
            state.cars = (*state.cars[:number], GONE, *state.cars[number + 1 :])
        else:
            place_car(state, number, names.zone(state, row["at"]))


def seat_everybody(state: Game, survivors: dict[str, dict[str, Any]]) -> None:
    """Who follows whom: `leader: Doug`, `leader: nobody`."""
    lone = {"nobody": LONE, "lone": LONE, "alone": LONE, "bystander": BYSTANDER}
    people = {name: number for number, name in enumerate(survivors)}
    for me, (name, row) in zip(state.survivors, survivors.items(), strict=True):
        if "leader" in row:
            me.leader = find("survivor", row["leader"], {**lone, **people})
            for field in COMPANIONS_LACK:
                if row.get(field):
                    raise Mistake("casebook-companion-field", survivor=name, field=field)
    _seats_in_cars(state, survivors)
    for me in state.survivors:
        state.rules.refit(state, me)


def _seats_in_cars(state: Game, survivors: dict[str, dict[str, Any]]) -> None:
    """Who sits where: `car: Police Car driver`, or `car: driver` if one car stands there; Companions too."""
    for me, (name, row) in zip(state.survivors, survivors.items(), strict=True):
        if "car" in row:
            me.ride = _seat(state, me.zone, row["car"])
            car = car_of(state, me)
            if state.cars[car] != me.zone:
                shown = (state.rules.mission.cars[car].name, names.zone_name(state, state.cars[car]))
                raise Mistake("casebook-car-elsewhere", survivor=name, car=shown[0], zone=shown[1])
    for me in state.survivors:
        if me.leader >= 0 and me.ride == ON_FOOT and state.survivors[me.leader].ride != ON_FOOT:
            car = car_of(state, state.survivors[me.leader])
            me.ride = ride_in(state, car, state.rules.passenger_seat)
    for car, printed in enumerate(state.rules.mission.cars):
        if any([free_seats(state, car, seat) < 0 for seat in range(len(state.rules.seats_of_cars))]):
            raise Mistake("casebook-car-full", car=printed.name)


def _seat(state: Game, zone: int, word: Any) -> int:
    """A place in a car."""
    if not state.cars:
        raise Mistake("casebook-no-cars")
    seats: dict[str, int] = {}
    for number, car in enumerate(state.rules.mission.cars):
        for seat, row in enumerate(state.rules.seats_of_cars):
            seats[f"{car.name} {row.name}"] = ride_in(state, number, seat)
            if len(state.cars) == 1 or (state.cars.count(zone) == 1 and state.cars[number] == zone):
                seats[row.name] = ride_in(state, number, seat)
    return find("car", word, seats)


def zone_of_car(state: Game, word: Any) -> int:
    """Where the car stands that somebody sits in; -1 if that says no car."""
    cars = list(zip(state.rules.mission.cars, state.cars, strict=True))
    places = [row.name for row in state.rules.seats_of_cars]
    if len(cars) == 1 and as_text(word).lower() in places:
        return cars[0][1]
    return next((zone for car, zone in cars if as_text(word).lower().startswith(f"{car.name} ".lower())), -1)
