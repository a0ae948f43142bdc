"""First light: goals, a Scavenge card for everybody, supplies, a tile (ZP-SCAV).

Frame of a turn: a whose, b the card, c zombies for the tile, d bits of what the checks brought.
"""

from typing import Final

from shamble.games.zpocalypse.day.yields import bring, settle_effects
from shamble.games.zpocalypse.dice import red, successes
from shamble.games.zpocalypse.printed import GOALS, SCAVENGE, SURVIVORS, Yield
from shamble.games.zpocalypse.scoring.tallies import tally, tally_most
from shamble.games.zpocalypse.squad.abilities import bonus, give_back
from shamble.games.zpocalypse.squad.asking import (
    AFTER_CHECK,
    BEFORE_CHECK,
    BEFORE_SUPPLIES,
    BEFORE_ZOMBIES,
    ask_for_help,
)
from shamble.games.zpocalypse.squad.stats import smarts
from shamble.games.zpocalypse.table import NOWHERE, TILE_LAID, Table
from shamble.games.zpocalypse.vocabulary import DRAW_TILE, SCAVENGE_TURN
from shamble.kernel.decks import NO_CARD, discard, draw, refill
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Procedure, named_steps
from shamble.kernel.run import Run

EVENT_WON: Final = 1
SUPPLIES_WON: Final = 2
WAS_OUT: Final = 4
"""What frame.d notes: the event, the supplies, and that the player began the day without a squad."""

BY_SCAVENGE: Final = 0
"""The manner in which the tile is drawn (see `map.placing`)."""


def draw_goals(run: Run, state: Table, frame: Frame) -> None:
    """The phase opens with a Daily Goal for everybody, on day 1 too (ZP-SCAV-01)."""
    for squad in state.order:
        refill(state, GOALS)
        card = draw(run, state, GOALS)
        if card != NO_CARD:
            who = state.squads[squad]
            who.goals = tuple(sorted((*who.goals, card)))
            if run.listener is not None:
                run.tell("goal-drawn", "ZP-SCAV-01", {"squad": squad, "goal": card}, 1 << squad)


def one_after_another(run: Run, state: Table, frame: Frame) -> None:
    """Each player resolves a card fully before the next one begins (ZP-SCAV-02)."""
    if frame.a < len(state.order):
        run.again(frame)
        run.push(SCAVENGE_TURN, state.order[frame.a], NOWHERE)
        frame.a += 1


# --- one player


def draw_card(run: Run, state: Table, frame: Frame) -> None:
    """The card is revealed to all."""
    refill(state, SCAVENGE)
    frame.b = draw(run, state, SCAVENGE)
    if not state.squads[frame.a].people:
        frame.d |= WAS_OUT
    if frame.b == NO_CARD:
        run.go_to(frame, "close")
    elif run.listener is not None:
        run.tell("scavenged", "ZP-SCAV-02", {"squad": frame.a, "scavenge": frame.b})


def ask_before_event(run: Run, state: Table, frame: Frame) -> None:
    if state.rules.printed.scavenge[frame.b].event_success is not None:
        ask_for_help(run, state, frame.a, BEFORE_CHECK)


def event(run: Run, state: Table, frame: Frame) -> None:
    """A special card has two checks: the first decides its event (ZP-SCAV-05)."""
    card = state.rules.printed.scavenge[frame.b]
    if card.event_success is None or card.event_failure is None:
        return
    won = _check(run, state, frame.a, "event") >= 1
    if won:
        frame.d |= EVENT_WON
    _bring(run, state, frame, card.event_success if won else card.event_failure)


def ask_before_check(run: Run, state: Table, frame: Frame) -> None:
    ask_for_help(run, state, frame.a, BEFORE_CHECK)


def check(run: Run, state: Table, frame: Frame) -> None:
    """Smarts dice; one success is enough unless the card wants more (ZP-SCAV-03, -04)."""
    won = _check(run, state, frame.a, "scavenge") >= state.rules.printed.scavenge[frame.b].needed
    frame.d = frame.d | SUPPLIES_WON if won else frame.d & ~SUPPLIES_WON


def ask_after_check(run: Run, state: Table, frame: Frame) -> None:
    if not frame.d & SUPPLIES_WON:
        ask_for_help(run, state, frame.a, AFTER_CHECK)


def check_again(run: Run, state: Table, frame: Frame) -> None:
    """By an ability a failed check is rolled once more."""
    if not frame.d & SUPPLIES_WON and bonus(state, frame.a, "reroll check"):
        give_back(state, frame.a, "reroll check")
        check(run, state, frame)


def ask_before_supplies(run: Run, state: Table, frame: Frame) -> None:
    if frame.d & SUPPLIES_WON:
        tally(state, frame.a, "checks")
    ask_for_help(run, state, frame.a, BEFORE_SUPPLIES)


def supplies(run: Run, state: Table, frame: Frame) -> None:
    """Survivors first, so that they can hold what is found, then the cards (ZP-SCAV-06, -07)."""
    card = state.rules.printed.scavenge[frame.b]
    _bring(run, state, frame, card.success if frame.d & SUPPLIES_WON else card.failure)


def find_somebody(run: Run, state: Table, frame: Frame) -> None:
    """Who has nobody draws one survivor (ZP-RESTART-09)."""
    who = state.squads[frame.a]
    if not who.people and not who.newcomers:
        person = draw(run, state, SURVIVORS)
        if person != NO_CARD:
            who.newcomers = (person,)
            if run.listener is not None:
                run.tell("survivor-found", "ZP-RESTART-09", {"squad": frame.a, "person": person})


def take_supplies(run: Run, state: Table, frame: Frame) -> None:
    """The cards of the supplies, and what an ability adds to them."""
    card = state.rules.printed.scavenge[frame.b]
    found = card.success if frame.d & SUPPLIES_WON else card.failure
    bring(run, state, frame.a, found, bonus(state, frame.a, "food"))
    settle_effects(run, state, frame.a, found)


def ask_before_zombies(run: Run, state: Table, frame: Frame) -> None:
    if frame.c:
        ask_for_help(run, state, frame.a, BEFORE_ZOMBIES)


def draw_tile(run: Run, state: Table, frame: Frame) -> None:
    """Then a tile with its zombies (ZP-SCAV-07)."""
    zombies = max(0, frame.c - bonus(state, frame.a, "fewer zombies"))
    state.registers[TILE_LAID] = NOWHERE
    run.push(DRAW_TILE, frame.a, BY_SCAVENGE, zombies)


def close(run: Run, state: Table, frame: Frame) -> None:
    """The card is discarded, unless it stays in force until the night is over (ZP-SCAV-08, -10)."""
    give_back(state, frame.a)
    if frame.b == NO_CARD:
        return
    if state.rules.printed.scavenge[frame.b].night_owl:
        who = state.squads[frame.a]
        who.owl = frame.b
        who.owl_tile = state.registers[TILE_LAID]
        if run.listener is not None:
            run.tell("night-owl", "ZP-SCAV-08", {"squad": frame.a})
    else:
        discard(state, SCAVENGE, frame.b)


def _check(run: Run, state: Table, squad: int, what: str) -> int:
    """As many dice as Smarts, one at least, and those of an ability (ZP-STAT-11)."""
    dice = max(1, smarts(state, squad)) + bonus(state, squad, "check dice")
    give_back(state, squad, "check dice")
    number = successes(red(run, dice, what, squad, "ZP-SCAV-03" if what == "scavenge" else "ZP-SCAV-05"))
    tally_most(state, squad, "successes in a check", number)
    if run.listener is not None:
        run.tell("checked", "ZP-SCAV-04", {"squad": squad, "what": what, "number": number})
    return number


def _bring(run: Run, state: Table, frame: Frame, found: Yield) -> None:
    """Survivors come at once, inactive; zombies wait for the tile."""
    squad = frame.a
    frame.c += found.zombies
    who = state.squads[squad]
    for _ in range(found.survivors):
        person = draw(run, state, SURVIVORS)
        if person != NO_CARD:
            who.newcomers = (*who.newcomers, person)
            tally(state, squad, "survivors gained")
            if run.listener is not None:
                run.tell("survivor-found", "ZP-SCAV-06", {"squad": squad, "person": person})


def event_cards(run: Run, state: Table, frame: Frame) -> None:
    """What else the event brings or takes."""
    card = state.rules.printed.scavenge[frame.b]
    if card.event_success is None or card.event_failure is None:
        return
    found = card.event_success if frame.d & EVENT_WON else card.event_failure
    bring(run, state, frame.a, found, 0)
    settle_effects(run, state, frame.a, found)


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("scavenge-phase", named_steps(draw_goals, one_after_another)),
    Procedure(
        "scavenge-turn",
        named_steps(
            draw_card,
            ask_before_event,
            event,
            event_cards,
            ask_before_check,
            check,
            ask_after_check,
            check_again,
            ask_before_supplies,
            supplies,
            find_somebody,
            take_supplies,
            ask_before_zombies,
            draw_tile,
            close,
        ),
    ),
)
