"""Cars: getting in and out, changing seats, driving slowly or fast, searching a police car.

`Game.cars` holds the zone of each car (GONE once it is destroyed); `Survivor.ride` says who sits where.
What lies on a car goes along with it: its crate and its objectives are tokens like any others.
DRIVING frame: a driver, b car; items the zones still to be entered.
"""

from typing import Final

from shamble.family.carrying.searching import IS_SEARCH, WEAPONS_ONLY
from shamble.family.fighting.dice import IS_RANGED
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS, FREE_SEARCH, SEARCH_CARDS, SEARCHES, SEARCHES_STREETS
from shamble.family.position.state import DRIVER, ON_FOOT, PASSENGER, PLAYED, Game, Survivor
from shamble.family.round.allowance import can_pay, no_action_left, pay
from shamble.family.round.limits import SEARCH_MASK
from shamble.family.rules import EQUIPMENT
from shamble.family.vocabulary import (
    ATTACK,
    CHANGE_SEAT,
    DRIVE,
    DRIVE_FAST,
    DRIVING,
    GET_IN,
    GET_OUT,
    SEARCH_CAR,
    SEARCHING,
)
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of, y_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Verb, offer_nothing
from shamble.kernel.run import Run

PASSENGER_SEATS: Final = 3
PLACES: Final = {"driver": DRIVER, "passenger": PASSENGER}
PIMPMOBILE: Final = "pimpmobile"
POLICE_CAR: Final = "police"
KINDS: Final = (PIMPMOBILE, POLICE_CAR)


def car_of(me: Survivor) -> int:
    """The car somebody sits in."""
    return (me.ride - 1) // 2


def is_driver(me: Survivor) -> bool:
    """Whether somebody holds the wheel."""
    return me.ride > 0 and me.ride & 1 == DRIVER


def riders(state: Game, car: int) -> list[int]:
    """Everybody in a car."""
    return [i for i, other in enumerate(state.survivors) if other.ride > 0 and car_of(other) == car]


def driver_of(state: Game, car: int) -> int:
    """Who drives a car, or -1."""
    for i in riders(state, car):
        if is_driver(state.survivors[i]):
            return i
    return -1


def free_passenger_seats(state: Game, car: int) -> int:
    """How many passengers could still get in."""
    taken = sum(1 for i in riders(state, car) if not is_driver(state.survivors[i]))
    return PASSENGER_SEATS - taken


def followers(state: Game, who: int) -> list[Survivor]:
    """The Companions that go along with a survivor."""
    return [other for other in state.survivors if other.leader == who and other.zone >= 0]


def has_action(state: Game, me: Survivor) -> bool:
    """Car Actions are paid with ordinary actions."""
    return kit_of(state, me).values[ACTIONS] > me.spent


# --- seats


def offer_cars(state: Game, who: int, out: list[int]) -> None:
    """Everything a car makes possible."""
    me = state.survivors[who]
    actor = who << ACTOR_SHIFT
    if me.ride == ON_FOOT:
        if me.zone not in state.cars:
            return
        if has_action(state, me) and not state.crowd[me.zone]:
            for car, zone in enumerate(state.cars):
                if zone == me.zone:
                    for place in (DRIVER, PASSENGER):
                        if has_seat(state, who, car, place):
                            out.append(GET_IN | actor | car << X_SHIFT | place)
    elif has_action(state, me):
        out.append(GET_OUT | actor)
        for other in changes(state, who):
            out.append(CHANGE_SEAT | actor | other << X_SHIFT)
        offer_drives(state, who, out)
    for car, zone in enumerate(state.cars):
        if zone == me.zone and can_search(state, me, car):
            out.append(SEARCH_CAR | actor | car << X_SHIFT)


def has_seat(state: Game, who: int, car: int, place: int) -> bool:
    """Whether a survivor and its Companions would all find a seat."""
    needed = len(followers(state, who)) + (1 if place == PASSENGER else 0)
    if place == DRIVER and driver_of(state, car) >= 0:
        return False
    return free_passenger_seats(state, car) >= needed


def get_in(run: Run, state: Game, action: int) -> None:
    """Take a seat; Companions become passengers."""
    who, car, place = actor_of(action), x_of(action), y_of(action)
    me = state.survivors[who]
    me.spent += 1
    me.ride = 2 * car + place
    for other in followers(state, who):
        other.ride = 2 * car + PASSENGER
    if run.listener is not None:
        name = "driver" if place == DRIVER else "passenger"
        run.tell("got-in", "Z2-CAR-05", {"survivor": who, "car": car, "place": name})
        if followers(state, who):
            run.cite("Z2-COMP-11")


def refuse_get_in(state: Game, action: int) -> list[Reason]:
    """Why a seat cannot be taken."""
    who, car, place = actor_of(action), x_of(action), y_of(action)
    me = state.survivors[who]
    if me.ride != ON_FOOT:
        return [Reason("refused-seated", "Z2-CAR-07")]
    if car >= len(state.cars) or state.cars[car] != me.zone:
        return [Reason("refused-no-car", "Z2-CAR-01")]
    reasons: list[Reason] = []
    if state.crowd[me.zone]:
        reasons.append(Reason("refused-car-zombies", "Z2-CAR-05", {"zombies": state.crowd[me.zone]}))
    if place not in (DRIVER, PASSENGER) or not has_seat(state, who, car, place):
        rule = "Z2-COMP-11" if followers(state, who) else "Z2-CAR-05"
        reasons.append(Reason("refused-no-free-seat", rule))
    if not has_action(state, me):
        reasons.append(no_action_left())
    return reasons


def get_out(run: Run, state: Game, action: int) -> None:
    """Back on foot, zombies or not."""
    who = actor_of(action)
    me = state.survivors[who]
    me.spent += 1
    car = car_of(me)
    me.ride = ON_FOOT
    for other in followers(state, who):
        other.ride = ON_FOOT
    if run.listener is not None:
        run.tell("got-out", "Z2-CAR-06", {"survivor": who, "car": car})


def refuse_get_out(state: Game, action: int) -> list[Reason]:
    """Why nobody gets out."""
    me = state.survivors[actor_of(action)]
    if me.ride == ON_FOOT:
        return [Reason("refused-not-seated", "Z2-CAR-06")]
    return [] if has_action(state, me) else [no_action_left()]


def changes(state: Game, who: int) -> list[int]:
    """With whom a survivor can change its seat; itself for a free one."""
    me = state.survivors[who]
    car = car_of(me)
    found: list[int] = []
    if is_driver(me):
        if free_passenger_seats(state, car) > 0:
            found.append(who)
    elif driver_of(state, car) < 0:
        found.append(who)
    for i in riders(state, car):
        other = state.survivors[i]
        if i != who and other.leader == PLAYED and is_driver(other) != is_driver(me):
            found.append(i)
    return sorted(found)


def change_seat(run: Run, state: Game, action: int) -> None:
    """Driver becomes passenger or the other way round; this is no Move."""
    who, with_whom = actor_of(action), x_of(action)
    me, other = state.survivors[who], state.survivors[with_whom]
    me.spent += 1
    if with_whom == who:
        me.ride = 2 * car_of(me) + (PASSENGER if is_driver(me) else DRIVER)
    else:
        me.ride, other.ride = other.ride, me.ride
    if run.listener is not None:
        place = "driver" if is_driver(me) else "passenger"
        told: dict[str, object] = {"survivor": who, "other": with_whom, "place": place}
        run.tell("changed-seat", "Z2-CAR-07", told)


def refuse_change_seat(state: Game, action: int) -> list[Reason]:
    """Why seats are not changed."""
    who = actor_of(action)
    me = state.survivors[who]
    if me.ride == ON_FOOT:
        return [Reason("refused-not-seated", "Z2-CAR-07")]
    if x_of(action) not in changes(state, who):
        return [Reason("refused-no-free-seat", "Z2-CAR-07")]
    return [] if has_action(state, me) else [no_action_left()]


# --- driving


def roads(state: Game, zone: int) -> list[int]:
    """The zones next to a zone where a car can drive: it never enters a building."""
    zones = state.rules.board.zones
    return [there for there in state.topology.neighbours[zone] if zones[there].kind.drive]


def offer_drives(state: Game, who: int, out: list[int]) -> None:
    """Slowly one zone, or fast exactly two, never back to where the car came from."""
    me = state.survivors[who]
    if not is_driver(me) or not state.rules.mission.cars[car_of(me)].drivable:
        return
    actor = who << ACTOR_SHIFT
    for first in roads(state, me.zone):
        out.append(DRIVE | actor | first << X_SHIFT)
        for second in roads(state, first):
            if second != me.zone:
                out.append(DRIVE_FAST | actor | first << X_SHIFT | second)


def drive(run: Run, state: Game, action: int) -> None:
    """Slowly: one zone, and nobody is hurt."""
    who = actor_of(action)
    me = state.survivors[who]
    me.spent += 1
    if run.listener is not None:
        told: dict[str, object] = {"survivor": who, "car": car_of(me), "zones": [x_of(action)], "fast": False}
        run.tell("drives", "Z2-CAR-11", told)
        for rule in ("Z2-CAR-09", "Z2-CAR-16", "Z2-CAR-17"):
            run.cite(rule)
        if any([state.survivors[i].leader >= 0 for i in riders(state, car_of(me))]):
            run.cite("Z2-COMP-10")
    roll_to(state, car_of(me), x_of(action))


def drive_fast(run: Run, state: Game, action: int) -> None:
    """Fast: two zones, and whatever stands there is run over."""
    who = actor_of(action)
    me = state.survivors[who]
    me.spent += 1
    zones = [x_of(action), y_of(action)]
    if run.listener is not None:
        told: dict[str, object] = {"survivor": who, "car": car_of(me), "zones": zones[:], "fast": True}
        run.tell("drives", "Z2-CAR-12", told)
        for rule in ("Z2-CAR-09", "Z2-CAR-16", "Z2-CAR-17"):
            run.cite(rule)
    run.push(DRIVING, who, car_of(me)).items = zones


def roll_to(state: Game, car: int, zone: int) -> None:
    """The car, everybody in it and everything on it are in another zone."""
    state.cars = (*state.cars[:car], zone, *state.cars[car + 1 :])
    for i in riders(state, car):
        state.survivors[i].zone = zone
    made = state.rules.mission.cars[car]
    if made.crate >= 0 and state.crates[made.crate] >= 0:
        state.crates[made.crate] = zone
    for token in made.objectives:
        if state.objectives[token] >= 0:
            state.objectives[token] = zone


def enter_next(run: Run, state: Game, frame: Frame) -> None:
    """Into the next zone; zombies there are attacked by the car."""
    if not frame.items:
        return
    frame.step = 0
    zone = frame.items.pop(0)
    roll_to(state, frame.b, zone)
    run.touched = True
    if state.crowd[zone]:
        if run.listener is not None:
            for rule in ("Z2-CAR-02", "Z2-CAR-13", "Z2-CAR-14"):
                run.cite(rule)
        run.push(ATTACK, frame.a, state.rules.stat_lines["drive-fast"], zone, IS_RANGED)
    elif run.listener is not None and any([me.zone == zone and not me.ride for me in state.survivors]):
        run.cite("Z2-CAR-15")


def refuse_drive(state: Game, action: int) -> list[Reason]:
    """Why the car does not go there."""
    me = state.survivors[actor_of(action)]
    if not is_driver(me):
        return [Reason("refused-not-driver", "Z2-CAR-08")]
    if not state.rules.mission.cars[car_of(me)].drivable:
        return [Reason("refused-car-stands", "Z2-CAR-08")]
    if not has_action(state, me):
        return [no_action_left()]
    if not state.rules.board.zones[x_of(action)].kind.drive:
        return [Reason("refused-no-road", "Z2-CAR-10")]
    if x_of(action) not in roads(state, me.zone):
        return [Reason("refused-no-road", "Z2-CAR-11")]
    return []


def refuse_drive_fast(state: Game, action: int) -> list[Reason]:
    """Why the car does not race there."""
    reasons = refuse_drive(state, action)
    if reasons:
        return reasons
    me = state.survivors[actor_of(action)]
    if y_of(action) == me.zone or y_of(action) not in roads(state, x_of(action)):
        return [Reason("refused-no-road", "Z2-CAR-12")]
    return []


# --- searching a police car


def can_search(state: Game, me: Survivor, car: int) -> bool:
    """Whether a car can be searched now: like a room, wherever it stands."""
    kit = kit_of(state, me)
    return (
        state.rules.mission.cars[car].searchable
        and not state.crowd[me.zone]
        and (me.used & SEARCH_MASK) < kit.values[SEARCHES]
        and can_pay(kit, me, FREE_SEARCH)
    )


def search_car(run: Run, state: Game, action: int) -> None:
    """Draw until weapons turn up: one, or two with a light."""
    who = actor_of(action)
    me = state.survivors[who]
    kit = kit_of(state, me)
    pay(kit, me, FREE_SEARCH)
    if me.used & SEARCH_MASK != SEARCH_MASK:
        me.used += 1
    number = kit.values[SEARCH_CARDS]
    if run.listener is not None:
        run.tell("searched-car", "Z2-CAR-20", {"survivor": who, "car": x_of(action), "weapons": number})
        run.cite("Z2-CAR-23")
        for quantity in (SEARCH_CARDS, SEARCHES, SEARCHES_STREETS, FREE_SEARCH):
            for rule in kit.cited.get(quantity, ()):
                run.cite(rule)
                run.cite("Z2-CAR-21")
    run.push(SEARCHING, who, number, EQUIPMENT, IS_SEARCH | WEAPONS_ONLY).items = []


def refuse_search_car(state: Game, action: int) -> list[Reason]:
    """Why a car cannot be searched."""
    me = state.survivors[actor_of(action)]
    car = x_of(action)
    if car >= len(state.cars) or state.cars[car] != me.zone:
        return [Reason("refused-no-car", "Z2-CAR-01")]
    if not state.rules.mission.cars[car].searchable:
        return [Reason("refused-car-empty", "Z2-CAR-20")]
    reasons: list[Reason] = []
    kit = kit_of(state, me)
    if state.crowd[me.zone]:
        told = {"zombies": state.crowd[me.zone]}
        reasons.append(Reason("refused-search-zombies", "Z2-CAR-23", told, ("Z2-SEARCH-01",)))
    if (me.used & SEARCH_MASK) >= kit.values[SEARCHES]:
        reasons.append(Reason("refused-searched", "Z2-CAR-23", also=("Z2-SEARCH-03",)))
    if not can_pay(kit, me, FREE_SEARCH):
        reasons.append(no_action_left())
    return reasons


VERBS = (
    Verb("get-in", offer_cars, get_in, refuse_get_in, "Z2-CAR-05", "car", "place"),
    Verb("get-out", offer_nothing, get_out, refuse_get_out, "Z2-CAR-06"),
    Verb("change-seat", offer_nothing, change_seat, refuse_change_seat, "Z2-CAR-07", "survivor"),
    Verb("drive", offer_nothing, drive, refuse_drive, "Z2-CAR-11", "zone"),
    Verb("drive-fast", offer_nothing, drive_fast, refuse_drive_fast, "Z2-CAR-12", "zone", "zone"),
    Verb("search-car", offer_nothing, search_car, refuse_search_car, "Z2-CAR-20", "car"),
)
PROCEDURES = {"driving": (enter_next,)}
