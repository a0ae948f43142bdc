"""Cars: getting in and out, changing seats, driving slowly or fast, searching a police car.

`Game.cars` holds the zone of each car (GONE once it is destroyed); `Survivor.ride` says who sits where.
What lies on a car goes along with it: its crate and its objectives are tokens like any others.
DRIVING frame: a driver, b car, c how many zones it drives; items the zones still to be entered.
"""

from typing import Final

from shamble.family.carrying.searching import IS_SEARCH, WEAPONS_ONLY, draw_from_some_deck
from shamble.family.fighting.facts import DRIVEN, begin_attack
from shamble.family.fighting.kinds import AT_RANGE
from shamble.family.moving.manners import BY_DRIVE
from shamble.family.moving.seats import (
    NO_SEAT,
    car_of,
    free_passenger_seats,
    free_seat,
    free_seats,
    is_driver,
    ride_in,
    riders,
    seat_of,
    vehicle_of,
)
from shamble.family.moving.travel import put
from shamble.family.moving.vehicles import Drive
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS, FREE_SEARCH, SEARCH_CARDS, SEARCHES, SEARCHES_STREETS
from shamble.family.position.state import ON_FOOT, PLAYED, Game, Survivor
from shamble.family.round.allowance import can_pay, no_action_left, pay, takes_one, takes_one_of
from shamble.family.round.limits import SEARCHES_MADE
from shamble.family.verb_traits import NEEDS_ACTION, NEEDS_CARS
from shamble.family.vocabulary import (
    CHANGE_SEAT,
    DRIVE,
    DRIVE_FAST,
    DRIVING,
    GET_IN,
    GET_OUT,
    SEARCH_CAR,
)
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of, y_of
from shamble.kernel.counters import use, used
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import Verb
from shamble.kernel.run import Run

SLOW: Final = 1
FAST: Final = 2
"""How many zones a car is driven through."""


def followers(state: Game, who: int) -> list[Survivor]:
    """The Companions that go along with a survivor."""
    return [other for other in state.survivors if other.leader == who and other.zone >= 0]


def has_action(state: Game, me: Survivor) -> bool:
    """Car Actions are paid with ordinary actions."""
    return kit_of(state, me).values[ACTIONS] > me.spent


# --- seats


def offer_get_in(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every kind of free seat of every car in the zone, while no zombies are there."""
    if (
        me.ride != ON_FOOT
        or me.zone not in state.cars
        or state.crowd[me.zone]
        or kit.values[ACTIONS] <= me.spent
    ):
        return
    for car, zone in enumerate(state.cars):
        if zone == me.zone:
            for seat in range(len(state.rules.seats_of_cars)):
                if has_seat(state, who, car, seat):
                    out.append(GET_IN | who << ACTOR_SHIFT | car << X_SHIFT | seat + 1)


def offer_get_out(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Getting out, zombies or not."""
    if me.ride != ON_FOOT and kit.values[ACTIONS] > me.spent:
        out.append(GET_OUT | who << ACTOR_SHIFT)


def offer_change_seat(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """A free seat, or the seat of somebody else in the car."""
    if me.ride != ON_FOOT and kit.values[ACTIONS] > me.spent:
        for other in changes(state, who):
            out.append(CHANGE_SEAT | who << ACTOR_SHIFT | other << X_SHIFT)


def offer_search_car(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """A car in the zone, searched like a room."""
    for car, zone in enumerate(state.cars):
        if zone == me.zone and can_search(state, who, car):
            out.append(SEARCH_CAR | who << ACTOR_SHIFT | car << X_SHIFT)


def has_seat(state: Game, who: int, car: int, seat: int) -> bool:
    """Whether a survivor and its Companions would all find a seat."""
    needed = len(followers(state, who)) + (1 if seat == state.rules.passenger_seat else 0)
    return free_seats(state, car, seat) > 0 and free_passenger_seats(state, car) >= needed


def get_in(run: Run, state: Game, action: int) -> None:
    """Take a seat; Companions become passengers."""
    who, car, seat = actor_of(action), x_of(action), y_of(action) - 1
    me = state.survivors[who]
    me.spent += 1
    me.ride = ride_in(state, car, seat)
    for other in followers(state, who):
        other.ride = ride_in(state, car, state.rules.passenger_seat)
    if run.listener is not None:
        name = state.rules.seats_of_cars[seat].name
        run.tell("got-in", "Z2-CAR-05", {"survivor": who, "car": car, "place": name})
        if followers(state, who):
            run.cite("Z2-COMP-11")
    happen(run, state, "seat-changed", (who, car))


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
    if not 0 < place <= len(state.rules.seats_of_cars) or not has_seat(state, who, car, place - 1):
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
    car = car_of(state, me)
    me.ride = ON_FOOT
    for other in followers(state, who):
        other.ride = ON_FOOT
    if run.listener is not None:
        run.tell("got-out", "Z2-CAR-06", {"survivor": who, "car": car})
    happen(run, state, "seat-changed", (who, car))


def refuse_get_out(state: Game, action: int) -> list[Reason]:
    """Why nobody gets out."""
    me = state.survivors[actor_of(action)]
    if me.ride == ON_FOOT:
        return [Reason("refused-not-seated", "Z2-CAR-06")]
    return [] if has_action(state, me) else [no_action_left()]


def changes(state: Game, who: int) -> list[int]:
    """With whom a survivor can change its seat; itself for a free one."""
    me = state.survivors[who]
    seat = seat_of(state, me)
    found = [who] if free_seat(state, me) != NO_SEAT else []
    for i in riders(state, car_of(state, me)):
        other = state.survivors[i]
        if i != who and other.leader == PLAYED and seat_of(state, other) != seat:
            found.append(i)
    return sorted(found)


def change_seat(run: Run, state: Game, action: int) -> None:
    """Driver becomes passenger or the other way round; this is no Move."""
    who, with_whom = actor_of(action), x_of(action)
    me, other = state.survivors[who], state.survivors[with_whom]
    me.spent += 1
    if with_whom == who:
        me.ride = ride_in(state, car_of(state, me), free_seat(state, me))
    else:
        me.ride, other.ride = other.ride, me.ride
    if run.listener is not None:
        place = state.rules.seats_of_cars[seat_of(state, me)].name
        told: dict[str, object] = {"survivor": who, "other": with_whom, "place": place}
        run.tell("changed-seat", "Z2-CAR-07", told)
    for figure in dict.fromkeys((who, with_whom)):
        happen(run, state, "seat-changed", (figure, car_of(state, me)))


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


def can_drive(state: Game, who: int, me: Survivor, kit: Kit) -> bool:
    """Whether somebody holds the wheel of a car that may be driven, and has an action for it."""
    return (
        me.ride != ON_FOOT
        and kit.values[ACTIONS] > me.spent
        and is_driver(state, me)
        and may_drive(state, who)
    )


def offer_drive(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """One zone, if the car can be driven so."""
    if can_drive(state, who, me, kit) and SLOW in drives_of(state, car_of(state, me)):
        for zone in roads(state, me.zone):
            out.append(DRIVE | who << ACTOR_SHIFT | zone << X_SHIFT)


def offer_drive_fast(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Exactly two zones, if the car can be driven so, never back to where it came from."""
    if can_drive(state, who, me, kit) and FAST in drives_of(state, car_of(state, me)):
        for first in roads(state, me.zone):
            for second in roads(state, first):
                if second != me.zone:
                    out.append(DRIVE_FAST | who << ACTOR_SHIFT | first << X_SHIFT | second)


def drives_of(state: Game, car: int) -> dict[int, Drive]:
    """The ways to drive a car, by the number of zones."""
    return {way.zones: way for way in vehicle_of(state, car).drives}


def may_drive(state: Game, who: int) -> bool:
    """Whether the mission lets a survivor drive its car now."""
    car = car_of(state, state.survivors[who])
    lock = state.rules.mission.car_locks.get(car)
    return state.rules.mission.cars[car].drivable and (lock is None or bool(lock.condition(state, (who,))))


def drive(run: Run, state: Game, action: int) -> None:
    """Slowly: one zone."""
    if run.listener is not None:
        who = actor_of(action)
        me = state.survivors[who]
        car = car_of(state, me)
        told: dict[str, object] = {"survivor": who, "car": car, "zones": [x_of(action)], "fast": False}
        run.tell("drives", "Z2-CAR-11", told)
        for rule in ("Z2-CAR-09", "Z2-CAR-16", "Z2-CAR-17"):
            run.cite(rule)
        if any([state.survivors[i].leader >= 0 for i in riders(state, car)]):
            run.cite("Z2-COMP-10")
    set_off(run, state, actor_of(action), [x_of(action)])


def drive_fast(run: Run, state: Game, action: int) -> None:
    """Fast: two zones."""
    who = actor_of(action)
    zones = [x_of(action), y_of(action)]
    if run.listener is not None:
        car = car_of(state, state.survivors[who])
        told: dict[str, object] = {"survivor": who, "car": car, "zones": zones[:], "fast": True}
        run.tell("drives", "Z2-CAR-12", told)
        for rule in ("Z2-CAR-09", "Z2-CAR-16", "Z2-CAR-17"):
            run.cite(rule)
    set_off(run, state, who, zones)


def set_off(run: Run, state: Game, who: int, zones: list[int]) -> None:
    """Drive through these zones; where the car is driven so, whatever stands there is run over."""
    me = state.survivors[who]
    me.spent += 1
    car = car_of(state, me)
    if drives_of(state, car)[len(zones)].attack:
        run.push(DRIVING, who, car, len(zones)).items = zones
    else:
        for zone in zones:
            roll_to(run, state, car, zone)


def roll_to(run: Run, state: Game, car: int, zone: int) -> None:
    """The car, everybody in it and everything on it are in another zone."""
    place_car(state, car, zone)
    put(run, state, riders(state, car), zone, BY_DRIVE)


def place_car(state: Game, car: int, zone: int) -> None:
    """The car and everything on it are in another zone."""
    state.cars = (*state.cars[:car], zone, *state.cars[car + 1 :])
    made = state.rules.mission.cars[car]
    if made.crate >= 0 and state.crates[made.crate] >= 0:
        state.crates[made.crate] = zone
    for token in made.objectives:
        if state.objectives[token] >= 0:
            state.objectives[token] = zone


def enter_next(run: Run, state: Game, frame: Frame) -> None:
    """Into the next zone."""
    assert frame.items is not None
    zone = frame.items.pop(0)
    roll_to(run, state, frame.b, zone)
    run.touched = True


def run_over(run: Run, state: Game, frame: Frame) -> None:
    """Zombies where the car came to are attacked by it; then on to the next zone."""
    if frame.items:
        run.go_to(frame, "enter-next")
    zone = state.cars[frame.b]
    if state.crowd[zone]:
        if run.listener is not None:
            for rule in ("Z2-CAR-02", "Z2-CAR-13", "Z2-CAR-14"):
                run.cite(rule)
        line = drives_of(state, frame.b)[frame.c].attack
        begin_attack(run, state, frame.a, state.rules.stat_lines[line], zone, AT_RANGE, means=DRIVEN)
    elif run.listener is not None and any([me.zone == zone and not me.ride for me in state.survivors]):
        run.cite("Z2-CAR-15")


def refuse_drive(state: Game, action: int) -> list[Reason]:
    """Why the car does not go there."""
    return refuse_to_drive(state, action, SLOW)


def refuse_to_drive(state: Game, action: int, zones: int) -> list[Reason]:
    """Why the car does not go into the first of so many zones."""
    me = state.survivors[actor_of(action)]
    if not is_driver(state, me):
        return [Reason("refused-not-driver", "Z2-CAR-08")]
    if not may_drive(state, actor_of(action)):
        lock = state.rules.mission.car_locks.get(car_of(state, me))
        return [Reason("refused-car-stands", (lock.rule if lock is not None else "") or "Z2-CAR-08")]
    if zones not in drives_of(state, car_of(state, me)):
        return [Reason("refused-no-road", "Z2-CAR-11" if zones == SLOW else "Z2-CAR-12")]
    if not has_action(state, me):
        return [no_action_left()]
    if not state.rules.board.zones[x_of(action)].kind.drive:
        return [Reason("refused-no-road", "Z2-CAR-10")]
    if x_of(action) not in roads(state, me.zone):
        return [Reason("refused-no-road", "Z2-CAR-11")]
    return []


def refuse_drive_fast(state: Game, action: int) -> list[Reason]:
    """Why the car does not race there."""
    reasons = refuse_to_drive(state, action, FAST)
    if reasons:
        return reasons
    me = state.survivors[actor_of(action)]
    if y_of(action) == me.zone or y_of(action) not in roads(state, x_of(action)):
        return [Reason("refused-no-road", "Z2-CAR-12")]
    return []


# --- searching a police car


def can_search(state: Game, who: int, car: int) -> bool:
    """Whether a car can be searched now: like a room, wherever it stands."""
    me = state.survivors[who]
    kit = kit_of(state, me)
    return (
        state.rules.mission.cars[car].searchable
        and not state.crowd[me.zone]
        and used(state, SEARCHES_MADE, who) < kit.values[SEARCHES]
        and can_pay(kit, me, FREE_SEARCH)
    )


def search_car(run: Run, state: Game, action: int) -> None:
    """Draw until weapons turn up: one, or two with a light."""
    who = actor_of(action)
    me = state.survivors[who]
    kit = kit_of(state, me)
    pay(kit, me, FREE_SEARCH)
    use(state, SEARCHES_MADE, who)
    number = kit.values[SEARCH_CARDS]
    if run.listener is not None:
        run.tell("searched-car", "Z2-CAR-20", {"survivor": who, "car": x_of(action), "weapons": number})
        run.cite("Z2-CAR-23")
        for quantity in (SEARCH_CARDS, SEARCHES, SEARCHES_STREETS, FREE_SEARCH):
            for rule in kit.cited.get(quantity, ()):
                run.cite(rule)
                run.cite("Z2-CAR-21")
    draw_from_some_deck(run, state, who, number, IS_SEARCH | WEAPONS_ONLY)


def search_car_cost(state: Game, action: int) -> int:
    """What searching a car takes."""
    me = state.survivors[actor_of(action)]
    return takes_one_of(kit_of(state, me), me, FREE_SEARCH)


def refuse_search_car(state: Game, action: int) -> list[Reason]:
    """Why a car cannot be searched."""
    who = actor_of(action)
    me = state.survivors[who]
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
    if used(state, SEARCHES_MADE, who) >= kit.values[SEARCHES]:
        reasons.append(Reason("refused-searched", "Z2-CAR-23", also=("Z2-SEARCH-03",)))
    if not can_pay(kit, me, FREE_SEARCH):
        reasons.append(no_action_left())
    return reasons


CAR_ACTION: Final = (NEEDS_ACTION, NEEDS_CARS)
VERBS = (
    Verb(
        "get-in",
        offer_get_in,
        get_in,
        refuse_get_in,
        "Z2-CAR-05",
        "car",
        "place",
        traits=CAR_ACTION,
        cost=takes_one,
    ),
    Verb("get-out", offer_get_out, get_out, refuse_get_out, "Z2-CAR-06", traits=CAR_ACTION, cost=takes_one),
    Verb(
        "change-seat",
        offer_change_seat,
        change_seat,
        refuse_change_seat,
        "Z2-CAR-07",
        "survivor",
        traits=CAR_ACTION,
        cost=takes_one,
    ),
    Verb("drive", offer_drive, drive, refuse_drive, "Z2-CAR-11", "zone", traits=CAR_ACTION, cost=takes_one),
    Verb(
        "drive-fast",
        offer_drive_fast,
        drive_fast,
        refuse_drive_fast,
        "Z2-CAR-12",
        "zone",
        "zone",
        traits=CAR_ACTION,
        cost=takes_one,
    ),
    Verb(
        "search-car",
        offer_search_car,
        search_car,
        refuse_search_car,
        "Z2-CAR-20",
        "car",
        traits=(NEEDS_CARS,),
        cost=search_car_cost,
    ),
)
PROCEDURES = {"driving": (enter_next, run_over)}
