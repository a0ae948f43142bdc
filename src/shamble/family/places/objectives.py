"""Objectives and crates: taking what lies on the board."""

from shamble.family.carrying.decks import PIMPWEAPONS
from shamble.family.carrying.searching import draw_from
from shamble.family.carrying.tokens import carry, taking_of, turn_over
from shamble.family.people.adrenaline import gain_adrenaline
from shamble.family.people.leaving import is_dropped, pick_up
from shamble.family.people.people import kit_of
from shamble.family.position.state import GONE, HIDDEN, Game, is_facedown
from shamble.family.round.allowance import can_pay, no_action_left
from shamble.family.vocabulary import TAKE
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of
from shamble.kernel.event import Reason
from shamble.kernel.moments import happen
from shamble.kernel.run import Run


def offer_objectives(state: Game, who: int, out: list[int]) -> None:
    """The objectives of the zone; tokens that look alike are one option."""
    zone = state.survivors[who].zone
    alike: set[int] = set()
    for token, place in enumerate(state.objectives):
        if place == zone and not objective_barred(state, who, token):
            colour = HIDDEN if is_facedown(state, token) else state.colours[token]
            if colour not in alike:
                alike.add(colour)
                out.append(TAKE | who << ACTOR_SHIFT | token << X_SHIFT)


def objective_barred(state: Game, who: int, token: int) -> bool:
    """Whether the mission forbids this survivor to take an objective."""
    lock = taking_of(state, token).lock
    return lock is not None and not lock.condition(state, (who,))


def take_objective(run: Run, state: Game, action: int) -> None:
    """The token leaves the board; the mission says what it brings."""
    who, token = actor_of(action), x_of(action)
    me = state.survivors[who]
    me.spent += 1
    state.objectives[token] = GONE
    was_facedown = is_facedown(state, token)
    if was_facedown:
        turn_over(run, state, token)
    taking = taking_of(state, token)
    if is_dropped(state, token):
        pick_up(run, state, who, token)
        return
    if taking.is_kept:
        carry(state, who, (*me.tokens, token))
    run.touched = True
    if run.listener is not None:
        run.tell("objective-taken", "Z2-OBJ-01", {"survivor": who, "colour": state.colours[token]})
        run.cite("Z2-OBJ-07")
        if was_facedown:
            run.cite("Z2-OBJ-08")
        if state.crowd[me.zone]:
            run.cite("Z2-OBJ-06")
    happen(run, state, "objective-taken", (who, token, state.colours[token]))
    if taking.adrenaline:
        if run.listener is not None:
            run.cite("Z2-OBJ-02")
            run.cite("Z2-ADREN-02")
        gain_adrenaline(run, state, who, taking.adrenaline)


def refuse_take(state: Game, action: int) -> list[Reason]:
    """Why an objective cannot be taken."""
    who, token = actor_of(action), x_of(action)
    me = state.survivors[who]
    if token >= len(state.objectives) or state.objectives[token] != me.zone:
        return [Reason("refused-no-objective", "Z2-OBJ-01")]
    lock = taking_of(state, token).lock
    if lock is not None and objective_barred(state, who, token):
        return [Reason(lock.reason, lock.rule)]
    return [] if can_pay(kit_of(state, me), me, -1) else [no_action_left()]


def take_crate(run: Run, state: Game, action: int) -> None:
    """A random pimpweapon of those still in the deck, if any."""
    who, crate = actor_of(action), x_of(action)
    state.survivors[who].spent += 1
    state.crates[crate] = GONE
    run.touched = True
    if run.listener is not None:
        run.tell("crate-taken", "Z2-OBJ-04", {"survivor": who})
        run.cite("Z2-SEARCH-07")
        if state.crowd[state.survivors[who].zone]:
            run.cite("Z2-OBJ-06")
    happen(run, state, "crate-taken", (who, crate))
    draw_from(run, who, 1, state.rules.first_deck(PIMPWEAPONS), 0)


def refuse_crate(state: Game, action: int) -> list[Reason]:
    """Why a crate cannot be taken."""
    who, crate = actor_of(action), x_of(action)
    me = state.survivors[who]
    if crate >= len(state.crates) or state.crates[crate] != me.zone:
        return [Reason("refused-no-crate", "Z2-OBJ-04", also=("Z2-OBJ-01",))]
    return [] if can_pay(kit_of(state, me), me, -1) else [no_action_left()]
