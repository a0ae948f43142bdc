"""A single free action outside the ordinary run of a turn.

One that may be anything is a turn of its own: what is limited in a turn is ready for it, takes nothing from
the survivor's own one, and whoever stands in the exit afterwards may leave.

BONUS_ACTION frame: a survivor, b which verbs (0 for any, OUTSIDE for any that is possible outside a turn, or
1 + the number of the trait they must have),
c target zone + 1 if it must go there (0 for any), d what the survivor had spent; items the rest it had spent,
1 if what it did cost nothing, and of a turn of its own what it had used before.
"""

from shamble.family.carrying.inventory import shed
from shamble.family.fighting.facts import target_zone
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS, RELOADS_FREELY
from shamble.family.position.state import Game
from shamble.family.round.allowance import spend_all_free
from shamble.family.round.limits import TURN as TURN_LIMITS
from shamble.family.round.turns import in_own_turn, may_leave, note_action, turn_options
from shamble.family.verb_traits import AT_ZONE, COMBAT, COSTLESS, GRANTED, LEADS, RANGED, READIES
from shamble.family.vocabulary import ASK_BONUS, BONUS_ACTION, END
from shamble.kernel.action import ACTOR_SHIFT, verb_of
from shamble.kernel.counters import on_clock, put_back, strike
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

ANY_ACTION = ""
OUTSIDE_A_TURN = "outside-a-turn"
"""Any action, but no turn: what may be done once in each turn is not possible, nor what takes no action."""

OUTSIDE = 255
COST_NOTHING = 1
USED = 2
"""The items of a BONUS_ACTION frame; from USED on they are the run of attacks and what was used of limits."""


def give_action(run: Run, who: int, trait: str, zone: int) -> None:
    """Let a survivor make one free action now, of verbs with a trait; zone -1 if it may go anywhere."""
    if trait in (ANY_ACTION, OUTSIDE_A_TURN):
        verbs = 0 if trait == ANY_ACTION else OUTSIDE
    else:
        verbs = 1 + run.rules.trait_names.index(trait)
    run.push(BONUS_ACTION, who, verbs, zone + 1)


def grant(run: Run, state: Game, frame: Frame) -> None:
    """Lay the survivor's own budget aside and give it exactly one action."""
    me = state.survivors[frame.a]
    frame.d = me.spent
    frame.items = [me.spent_free, 0]
    if not frame.b:
        frame.items += (me.streak, *on_clock(state, TURN_LIMITS, frame.a))
        strike(state, TURN_LIMITS, frame.a)
        me.streak = 0
    kit = kit_of(state, me)
    me.spent = kit.values[ACTIONS] - 1
    spend_all_free(kit, me)
    run.push(ASK_BONUS, frame.a, frame.b, frame.c)


def go_on(run: Run, state: Game, frame: Frame) -> None:
    """What cost nothing leaves the action to be used."""
    assert frame.items is not None
    if frame.items[COST_NOTHING]:
        frame.items[COST_NOTHING] = 0
        run.again(frame)
        run.push(ASK_BONUS, frame.a, frame.b, frame.c)


def leave_after(run: Run, state: Game, frame: Frame) -> None:
    """What may be done at the end of a turn may be done after an action that is one."""
    if not frame.b:
        may_leave(run, state, frame.a)


def restore(run: Run, state: Game, frame: Frame) -> None:
    """Back to the budget and the limits it had."""
    items = frame.items
    assert items is not None
    me = state.survivors[frame.a]
    me.spent = frame.d
    me.spent_free = items[0]
    if not frame.b:
        me.streak = items[USED]
        put_back(state, TURN_LIMITS, frame.a, items[USED + 1 :])
        if state.rules.hears_turns:
            happen(run, state, "turn-end", (frame.a,))
    elif me.streak and not in_own_turn(state, frame.a):
        me.streak = 0


def bonus_options(state: Game, frame: Frame) -> list[int]:
    """What the one action may be; it may also be left unused."""
    options = turn_options(state, frame)
    if frame.b == OUTSIDE:
        return [option for option in options if not is_of_turns(state, option)]
    if frame.b:
        options = [o for o in options if fits(state, o, frame)]
        if options:
            options.append(END | frame.a << ACTOR_SHIFT)
            options.sort()
        return options
    return [option for option in options if not state.rules.has_trait(option, LEADS)]


def is_of_turns(state: Game, option: int) -> bool:
    """Whether something is possible in a turn only."""
    return state.rules.has_trait(option, GRANTED) or state.rules.has_trait(option, COSTLESS)


def could_act(state: Game, who: int, trait: str, zone: int) -> bool:
    """Whether a survivor that gets a free action now could use it."""
    me = state.survivors[who]
    spent, spent_free = me.spent, me.spent_free
    kit = kit_of(state, me)
    me.spent = kit.values[ACTIONS] - 1
    spend_all_free(kit, me)
    verbs = 1 + state.rules.trait_names.index(trait)
    found = bonus_options(state, Frame(ASK_BONUS, 0, who, verbs, zone + 1, 0, None, None))
    me.spent, me.spent_free = spent, spent_free
    return bool(found)


def fits(state: Game, action: int, frame: Frame) -> bool:
    """Whether an action is the attack that is given, or makes a weapon ready for it at no cost."""
    rules = state.rules
    trait = rules.trait_names[frame.b - 1]
    if rules.has_trait(action, READIES):
        free = kit_of(state, state.survivors[frame.a]).values[RELOADS_FREELY]
        return trait in (COMBAT, RANGED) and free > 0 and in_own_turn(state, frame.a)
    if not rules.has_trait(action, trait):
        return False
    return not frame.c or (target_zone(action) == frame.c - 1 and rules.has_trait(action, AT_ZONE))


def use_bonus(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Carry it out."""
    verb = verb_of(action)
    if verb != END:
        note_action(state, frame.a, verb)
        if state.rules.mission.watches_board:
            run.touched = True
        given = state.stack[-1]
        before = state.survivors[frame.a].spent
        run.rules.verbs[verb].perform(run, state, action)
        if state.survivors[frame.a].spent == before and given.items is not None:
            given.items[COST_NOTHING] = 1
        if state.auras:
            shed(run, state)


PROCEDURES = {"bonus-action": (grant, go_on, leave_after, restore)}
QUESTIONS = (Question("ask-bonus", OWNED, bonus_options, use_bonus, "Z2-SKILL-BORNLEADER-01"),)
