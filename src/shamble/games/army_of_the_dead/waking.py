"""What wakes Sleepers: noise, searching, Objectives, the dead who come or walk in, and a careless departure.

TRAVEL frame: a who, b where to, c how; its grid is the die for leaving, if one was rolled.
"""

from typing import Final

from shamble.family.carrying.searching import IS_SEARCH
from shamble.family.dead.figures import BY_STEP, rise
from shamble.family.moving.travel import go_there
from shamble.family.places.objectives import take_objective
from shamble.family.position.state import Game
from shamble.family.rolling import FACE_MASK, SIX_SIDED, Roll, roll_dice, shown
from shamble.family.vocabulary import TRAVEL
from shamble.kernel.action import actor_of
from shamble.kernel.book import Book
from shamble.kernel.counters import counts_of
from shamble.kernel.frame import Frame
from shamble.kernel.moments import facts_of
from shamble.kernel.rows import NamedStep, Procedure, Reaction, Verb, named_steps
from shamble.kernel.run import Run

from .luck import luck_left, use_luck
from .sleepers import OWED, RESTING, SLEEPERS, act_for_sleepers, tokens_in, wake
from .specialties import STEALTHY, is_a

WAKES: Final = 1
"""The face that wakes those who are left behind."""

LEAVING: Final = "leaving"


def sleepers_near(state: Game, zone: int) -> int:
    """The zones with Sleepers among a zone and those next to it, as bits."""
    topology = state.topology
    zones = 0
    for other, tokens in enumerate(counts_of(state, SLEEPERS.name)):
        if tokens and topology.is_near(zone, other):
            zones |= 1 << other
    return zones


def is_heard_by_sleepers(state: Game, facts: tuple[int, ...]) -> bool:
    """Whether a noise reaches anybody who sleeps."""
    return sleepers_near(state, facts[0]) > 0


def wake_by_noise(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Noise wakes everybody in its zone and next to it, at once."""
    zone, _ = facts_of(frame)
    if run.listener is not None:
        run.cite("AD-NOISE-04")
        run.cite("AD-SLEEPER-06")
    wake(run, state, sleepers_near(state, zone))


def wake_by_search(run: Run, state: Game, frame: Frame) -> None:
    """A search wakes those in the searched zone, before anything is drawn."""
    if frame.d & IS_SEARCH:
        zone = state.survivors[frame.a].zone
        if tokens_in(state, zone):
            if run.listener is not None:
                run.cite("AD-SLEEPER-07")
            wake(run, state, 1 << zone)


def take_and_wake(run: Run, state: Game, action: int) -> None:
    """So does taking an Objective; it is taken all the same."""
    zone = state.survivors[actor_of(action)].zone
    take_objective(run, state, action)
    if tokens_in(state, zone):
        if run.listener is not None:
            run.cite("AD-SLEEPER-08")
        wake(run, state, 1 << zone)


def is_walked_in_on(state: Game, facts: tuple[int, ...]) -> bool:
    """Whether anybody sleeps where the dead walk in."""
    zones, _, _, cause = facts
    if cause != BY_STEP:
        return False
    asleep = enumerate(counts_of(state, SLEEPERS.name))
    return any([tokens and zones >> zone & 1 for zone, tokens in asleep])


def wake_by_steps(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """The dead who walk in wake those who sleep there, once everybody has moved."""
    if run.listener is not None:
        run.cite("AD-SLEEPER-09")
    wake(run, state, facts_of(frame)[0])


def wake_by_card(run: Run, state: Game, frame: Frame) -> None:
    """So do those whom a card brings; what falls short is owed until the card has been dealt with."""
    items = frame.items
    assert items is not None
    items.append(0)
    if frame.c:
        if run.listener is not None:
            run.cite("AD-SLEEPER-10")
        wake(run, state, 1 << frame.a, OWED)


def pay_what_is_owed(run: Run, state: Game, frame: Frame) -> None:
    """After the card's own shortage one activation for each token that fell short."""
    items = frame.items
    assert items is not None
    if items[-1]:
        items[-1] -= 1
        run.again(frame)
        act_for_sleepers(run, state)


# --- walking out


def tread_softly(run: Run, state: Game, frame: Frame) -> None:
    """Who walks out rolls a die, once for everybody who follows; the Stealthy do not."""
    me = state.survivors[frame.a]
    if not tokens_in(state, me.zone) or not state.rules.manners[frame.c].is_move:
        return
    if is_a(state, me, STEALTHY):
        if run.listener is not None:
            run.cite("AD-SLEEPER-12")
            run.cite("AD-SPEC-03")
        return
    roll_dice(run, state, frame.a, LEAVING, [SIX_SIDED, 1], luck_left(state, frame.a))


def leave_them_behind(run: Run, state: Game, frame: Frame) -> None:
    """The survivor goes; on a 1 those who are left behind wake."""
    left = state.survivors[frame.a].zone
    if frame.grid is not None and wakes(frame.grid):
        wake(run, state, 1 << left)
    go_there(run, state, frame.a, frame.b, frame.c)


def wakes(dice: bytearray) -> bool:
    """Whether the die wakes those who are left behind."""
    return dice[0] & FACE_MASK == WAKES


def tell_leaving_roll(run: Run, state: Game, frame: Frame, dice: bytearray) -> None:
    """What the die says."""
    run.tell("sleepers-roll", "AD-SLEEPER-11", {"survivor": frame.a, "die": shown(state, dice)[0]})


# --- resting


def end_rest(run: Run, state: Game, frame: Frame) -> None:
    """A phase is over, and whoever rested in it rests no more."""
    rise(state, state.rules.status_number(RESTING.name))


def change(book: Book) -> None:
    """Put it into a book."""
    book.add(
        "reactions", "noise-wakes", Reaction("noise-wakes", "noise-made", wake_by_noise, is_heard_by_sleepers)
    )
    book.add("reactions", "steps-wake", Reaction("steps-wake", "dead-moved", wake_by_steps, is_walked_in_on))
    book.insert_before("searching", "draw-found", wake_by_search)
    book.insert_after("spawn-card", "place", wake_by_card)
    book.insert_after("spawn-card", "make-up-for-shortage", pay_what_is_owed)
    take = book.rows_of("verbs", Verb)["take"]
    book.replace("verbs", "take", take.performed_by(take_and_wake))
    name = book.vocabulary.procedures[TRAVEL]
    book.add("procedures", name, Procedure(name, named_steps(tread_softly, leave_them_behind)))
    book.add("rolls", LEAVING, Roll(LEAVING, tell_leaving_roll, use_luck, wakes))
    book.insert_before("zombie-phase", "begin-zombie-phase", NamedStep("end-rest-of-players", end_rest))
    book.append_step("zombie-phase", end_rest)
