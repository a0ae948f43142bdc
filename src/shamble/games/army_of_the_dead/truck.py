"""The Taco Truck: a Driver, a Gunner with a gun of its own, two Passengers; and who stands in its way."""

from typing import Final

from shamble.family.fighting.dice import longer_streak
from shamble.family.fighting.kinds import AT_RANGE
from shamble.family.modes import Mode
from shamble.family.moving.cars import (
    drive,
    followers,
    get_in,
    get_out,
    has_seat,
    may_drive,
    offer_drive,
    offer_get_in,
    offer_get_out,
    roads,
    run_over,
)
from shamble.family.moving.seats import (
    car_of,
    free_seats,
    is_driver,
    ride_in,
    seat_of,
)
from shamble.family.moving.vehicles import DRIVER, PASSENGER, Drive, Seat, Vehicle
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS
from shamble.family.position.state import ON_FOOT, Game, Survivor
from shamble.family.round.allowance import can_pay, no_action_left, takes_one
from shamble.family.vocabulary import CHANGE_SEAT
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import NamedStep, Verb
from shamble.kernel.run import Run

GUNNER: Final = "gunner"
MACHINE_GUN: Final = "machine-gun"
TRUCK: Final = Vehicle(
    "taco-truck",
    "Taco Truck",
    {DRIVER: 1, PASSENGER: 2, GUNNER: 1},
    (Drive("drive", 1, attack="truck"),),
)


# --- seats


def has_action(state: Game, me: Survivor) -> bool:
    """What is done in and about the truck is paid with Actions that may be used for anything."""
    return can_pay(kit_of(state, me), me, -1)


def refuse_get_in(state: Game, action: int) -> list[Reason]:
    """Why a seat cannot be taken."""
    who, car, place = actor_of(action), x_of(action), y_of(action)
    me = state.survivors[who]
    if me.ride != ON_FOOT:
        return [Reason("refused-seated", "AD-TRUCK-04")]
    if car >= len(state.cars) or state.cars[car] != me.zone:
        return [Reason("refused-no-car", "AD-TRUCK-01")]
    reasons: list[Reason] = []
    if state.crowd[me.zone]:
        reasons.append(Reason("refused-car-zombies", "AD-TRUCK-02", {"zombies": state.crowd[me.zone]}))
    if not 0 < place <= len(state.rules.seats_of_cars) or not has_seat(state, who, car, place - 1):
        also = ("AD-COMP-09",) if followers(state, who) else ()
        reasons.append(Reason("refused-no-free-seat", "AD-TRUCK-03", also=also))
    if not has_action(state, me):
        reasons.append(no_action_left())
    return reasons


def refuse_get_out(state: Game, action: int) -> list[Reason]:
    """Why nobody gets out."""
    me = state.survivors[actor_of(action)]
    if me.ride == ON_FOOT:
        return [Reason("refused-not-seated", "AD-TRUCK-17")]
    return [] if has_action(state, me) else [no_action_left()]


def offer_change_seat(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every other kind of seat that is free; nobody swaps."""
    if me.ride != ON_FOOT and kit.values[ACTIONS] > me.spent:
        base = CHANGE_SEAT | who << ACTOR_SHIFT
        for seat in range(len(state.rules.seats_of_cars)):
            if seat != seat_of(state, me) and free_seats(state, car_of(state, me), seat) > 0:
                out.append(base | seat + 1 << X_SHIFT)


def change_seat(run: Run, state: Game, action: int) -> None:
    """To another seat; this is no Move, and Zombies do not matter."""
    who, seat = actor_of(action), x_of(action) - 1
    me = state.survivors[who]
    me.spent += 1
    car = car_of(state, me)
    me.ride = ride_in(state, car, seat)
    if run.listener is not None:
        place = state.rules.seats_of_cars[seat].name
        run.tell("changed-seat", "AD-TRUCK-04", {"survivor": who, "other": who, "place": place})
    happen(run, state, "seat-changed", (who, car))


def refuse_change_seat(state: Game, action: int) -> list[Reason]:
    """Why a seat is not changed."""
    me = state.survivors[actor_of(action)]
    if me.ride == ON_FOOT:
        return [Reason("refused-not-seated", "AD-TRUCK-04")]
    seat = x_of(action) - 1
    if not 0 <= seat < len(state.rules.seats_of_cars) or (
        seat != seat_of(state, me) and free_seats(state, car_of(state, me), seat) <= 0
    ):
        return [Reason("refused-no-free-seat", "AD-TRUCK-03", also=("AD-TRUCK-04",))]
    if seat == seat_of(state, me):
        return [Reason("refused-no-free-seat", "AD-TRUCK-04")]
    return [] if has_action(state, me) else [no_action_left()]


# --- driving


def refuse_drive(state: Game, action: int) -> list[Reason]:
    """Why the truck does not go there."""
    me = state.survivors[actor_of(action)]
    kind = state.rules.board.zones[x_of(action)].kind
    if not is_driver(state, me):
        return [Reason("refused-not-driver", "AD-TRUCK-07")]
    if not may_drive(state, actor_of(action)):
        lock = state.rules.mission.car_locks.get(car_of(state, me))
        own = lock.rule if lock is not None else "AD-MISSION-02"
        return [Reason("refused-car-stands", "AD-TRUCK-07", also=(own,))]
    if not has_action(state, me):
        return [no_action_left()]
    if not kind.entered:
        return [Reason("refused-statue", "AD-STATUE-01", {"zone": x_of(action)})]
    if not kind.drive or x_of(action) not in roads(state, me.zone):
        return [Reason("refused-no-road", "AD-TRUCK-07")]
    return []


def run_into(run: Run, state: Game, frame: Frame) -> None:
    """Whoever stands where the truck comes to is attacked by it."""
    zone = state.cars[frame.b]
    if run.listener is not None:
        if state.crowd[zone]:
            run.tell("truck-attack", "AD-TRUCK-09", {"zone": zone})
        else:
            run.cite("AD-TRUCK-12")
    run_over(run, state, frame)


# --- the mounted gun


def refuse_gun(state: Game, action: int) -> list[Reason]:
    """Why the gun is not fired by somebody who does not sit behind it."""
    me = state.survivors[actor_of(action)]
    gun = state.rules.stat_lines[MACHINE_GUN]
    if x_of(action) != gun:
        return []
    if me.ride <= 0 or state.rules.seats_of_cars[seat_of(state, me)].name != GUNNER:
        return [Reason("refused-not-gunner", "AD-TRUCK-13")]
    return []


def for_the_gunner(verb: Verb) -> Verb:
    """The same kind of attack; the gun is for whoever sits behind it."""

    def refuse(state: Game, action: int) -> list[Reason]:
        return refuse_gun(state, action) or verb.refuse(state, action)

    return Verb(
        verb.name, verb.offer, verb.perform, refuse, verb.rule, verb.x, verb.y, verb.traits, verb.cost
    )


def go_on_with_the_row(run: Run, state: Game, frame: Frame) -> None:
    """A shot with the gun rolls no die more for a row of attacks, and yet it is one of them."""
    if frame.b == state.rules.stat_lines[MACHINE_GUN]:
        me = state.survivors[frame.a]
        kit = kit_of(state, me)
        if kit.counts_streak:
            me.streak = longer_streak(me.streak, kit, AT_RANGE)
        if run.listener is not None:
            run.cite("AD-TRUCK-05")


VERBS: Final = (
    Verb("get-in", offer_get_in, get_in, refuse_get_in, "AD-TRUCK-02", "car", "place", cost=takes_one),
    Verb("get-out", offer_get_out, get_out, refuse_get_out, "AD-TRUCK-17", cost=takes_one),
    Verb(
        "change-seat",
        offer_change_seat,
        change_seat,
        refuse_change_seat,
        "AD-TRUCK-04",
        "place",
        cost=takes_one,
    ),
    Verb("drive", offer_drive, drive, refuse_drive, "AD-TRUCK-07", "zone", cost=takes_one),
)


def with_truck(book: Book) -> None:
    """The truck can be boarded and driven where the mission has one."""
    for verb in VERBS:
        book.add("verbs", verb.name, verb)
    for name in ("ranged", "concentrate-ranged"):
        if name in book.rows("verbs"):
            book.replace("verbs", name, for_the_gunner(book.row("verbs", name)))


def change(book: Book) -> None:
    """Put it into a book."""
    book.add("seats", GUNNER, Seat(GUNNER, fires=MACHINE_GUN))
    book.add("vehicles", TRUCK.name, TRUCK)
    book.replace("modes", "cars", Mode("cars", with_truck))
    book.replace_step("driving", "run-over", run_into)
    book.insert_after("attack", "declare", NamedStep("go-on-with-the-row", go_on_with_the_row))
