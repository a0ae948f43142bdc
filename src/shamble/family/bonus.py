"""A single free action outside the ordinary run of a turn.

BONUS_ACTION frame: a survivor, b which verbs (ANY_ACTION or one type of attack), c target zone + 1 if the
attack must go there (0 for any), d what the survivor had spent; items the rest it had spent.
"""

from shamble.family.figures import kit_of
from shamble.family.phases import note_action, turn_options
from shamble.family.quantities import ACTIONS, FREE_KINDS
from shamble.family.state import Game
from shamble.family.vocabulary import (
    ASK_BONUS,
    BONUS_ACTION,
    END,
    LEAD,
    MELEE,
    MELEE_BOTH,
    RANGED,
    RANGED_BOTH,
    TURN,
)
from shamble.kernel.action import ACTOR_SHIFT, VERB_SHIFT, verb_of, y_of
from shamble.kernel.frame import Frame
from shamble.kernel.ruleset import OWNED, Question
from shamble.kernel.run import Run

ANY_ACTION = 0
COMBAT_ACTION = 1

MELEE_ACTION = 2
RANGED_ACTION = 3

BONUS_VERBS = (
    (),
    (MELEE, MELEE_BOTH, RANGED, RANGED_BOTH),
    (MELEE, MELEE_BOTH),
    (RANGED, RANGED_BOTH),
)
ALL_FREE_SPENT = int("f" * FREE_KINDS, 16)


def give_action(run: Run, who: int, verbs: int, zone: int) -> None:
    """Let a survivor make one free action now; zone -1 if it may go anywhere."""
    run.push(BONUS_ACTION, who, verbs, zone + 1)


def grant(run: Run, state: Game, frame: Frame) -> None:
    """Lay the survivor's own budget aside and give it exactly one action."""
    me = state.survivors[frame.a]
    frame.d = me.spent
    frame.items = [me.spent_free]
    me.spent = kit_of(state, me).values[ACTIONS] - 1
    me.spent_free = ALL_FREE_SPENT
    run.push(ASK_BONUS, frame.a, frame.b, frame.c)


def restore(run: Run, state: Game, frame: Frame) -> None:
    """Back to the budget it had."""
    assert frame.items is not None
    me = state.survivors[frame.a]
    me.spent = frame.d
    me.spent_free = frame.items[0]
    if me.streak and not any(below.proc == TURN and below.a == frame.a for below in state.stack):
        me.streak = 0


def bonus_options(state: Game, frame: Frame) -> list[int]:
    """What the one action may be; it may also be left unused."""
    options = turn_options(state, frame)
    verbs = BONUS_VERBS[frame.b]
    if verbs:
        options = [o for o in options if verb_of(o) in verbs and (not frame.c or y_of(o) == frame.c - 1)]
        if options:
            options.append(END | frame.a << ACTOR_SHIFT)
            options.sort()
        return options
    return [option for option in options if option >> VERB_SHIFT << VERB_SHIFT != LEAD]


def use_bonus(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Carry it out."""
    verb = verb_of(action)
    if verb != END:
        note_action(state, frame.a, verb)
        if state.rules.mission.watches_board:
            run.touched = True
        run.rules.verbs[verb].perform(run, state, action)


PROCEDURES = {"bonus-action": (grant, restore)}
QUESTIONS = (Question("ask-bonus", OWNED, bonus_options, use_bonus, "Z2-SKILL-BORNLEADER-01"),)
