"""A survivor's turn: its actions one after the other, and at its end perhaps the way out.

TURN frame: a survivor, b 1 for an extra turn outside the player phase; items then what it had used before.
"""

from shamble.family.carrying.inventory import shed
from shamble.family.fighting.weapons import arms_of
from shamble.family.missions.mission import BY_CAR, ON_FEET
from shamble.family.moments import SURVIVOR_MARK
from shamble.family.moving.manners import BY_ESCAPE
from shamble.family.moving.seats import car_of, is_driver, riders, take_away
from shamble.family.moving.travel import go_there, put
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS
from shamble.family.position.state import ESCAPED, ON_FOOT, Game
from shamble.family.round.allowance import left
from shamble.family.round.limits import ACTION as ACTION_LIMITS
from shamble.family.round.limits import TURN as TURN_LIMITS
from shamble.family.rules import steps_done
from shamble.family.verb_traits import ACTION_LEFT, CARDS_HELD, COSTLESS, KEEPS_STREAK, ZOMBIES_HERE
from shamble.family.vocabulary import (
    ASK_ESCAPE,
    ASK_TURN,
    BONUS_ACTION,
    END,
    ESCAPE,
    STAY,
    TURN,
    ZOMBIE_PHASE,
)
from shamble.kernel.action import ACTOR_SHIFT, actor_of, verb_of
from shamble.kernel.counters import on_clock, put_back, strike
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import OWNED, Question
from shamble.kernel.run import Run

EXTRA_TURN = 1


def begin_turn(run: Run, state: Game, frame: Frame) -> None:
    """All actions and once-per-turn permissions are there again."""
    me = state.survivors[frame.a]
    if run.listener is not None and (me.spent_free or any(on_clock(state, TURN_LIMITS, frame.a))):
        run.cite("Z2-ROUND-05")
    if frame.b == EXTRA_TURN:
        frame.items = [me.spent, me.spent_free, me.streak, *on_clock(state, TURN_LIMITS, frame.a)]
    if any(state.counters):
        strike(state, TURN_LIMITS, frame.a)
    me.spent = 0
    me.spent_free = 0
    me.streak = 0
    if run.listener is None:
        run.mark(SURVIVOR_MARK)
    else:
        actions = kit_of(state, me).values[ACTIONS]
        run.mark(SURVIVOR_MARK, "Z2-ROUND-04", {"survivor": frame.a, "actions": actions})


def in_own_turn(state: Game, who: int) -> bool:
    """Whether a survivor is in the middle of its own turn: what it may do once per turn, it may do then."""
    for frame in reversed(state.stack):
        if frame.a == who and (frame.proc == TURN or (frame.proc == BONUS_ACTION and not frame.b)):
            return True
        if frame.proc == ZOMBIE_PHASE:
            break
    return False


def ask_turn(run: Run, state: Game, frame: Frame) -> None:
    """Ask for the next action while the survivor can go on."""
    run.push(ASK_TURN, frame.a)


def turn_options(state: Game, frame: Frame) -> list[int]:
    """Everything the survivor can do now, ending its turn included."""
    who = frame.a
    me = state.survivors[who]
    if me.zone < 0:
        return []
    out: list[int] = []
    rules = state.rules
    kit = kit_of(state, me) if state.auras else me.kit
    if me.spent < kit.values[ACTIONS] or kit.acts_freely or me.spent_free > kit.shape.all_spent:
        met = ACTION_LEFT if me.spent < kit.values[ACTIONS] else 0
        if state.crowd[me.zone]:
            met |= ZOMBIES_HERE
        if me.hand or me.pack:
            met |= CARDS_HELD | arms_of(state, me, kit).met
            if rules.needs_by_card:
                for card in me.hand:
                    met |= rules.needs_by_card[card]
                for card in me.pack:
                    met |= rules.needs_by_card[card]
        elif me.ride > 0:
            met |= arms_of(state, me, kit).met
        offers = rules.turn_offers.get(met)
        if offers is None:
            offers = rules.offers_with(met)
    else:
        offers = rules.free_offers
    for offer in offers:
        offer(state, who, me, kit, out)
    grants = kit.grants
    if grants:
        for name in grants:
            offer_granted = rules.grant_offers.get(name)
            if offer_granted is not None:
                offer_granted(state, who, me, kit, out)
    out.append(END | who << ACTOR_SHIFT)
    out.sort()
    return out


def refuse_out_of_turn(state: Game, frame: Frame, action: int) -> list[Reason]:
    """Somebody else has the turn; what costs nothing is possible in the own one only, too."""
    verb = state.rules.verbs.get(verb_of(action))
    if verb is None or actor_of(action) == frame.a:
        return []
    rules = state.rules.cited_by.get("refused-not-your-turn", ("",))
    own = (verb.rule,) if COSTLESS in verb.traits else ()
    return [Reason("refused-not-your-turn", rules[0], also=(*rules[1:], *own))]


def act(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Carry out the action; the same question stands below it and is asked again afterwards."""
    verb = verb_of(action)
    if verb == END:
        if run.listener is not None:
            run.tell("turn-ended", "Z2-ACT-02", {"survivor": actor_of(action)})
            if left(kit_of(state, state.survivors[frame.a]), state.survivors[frame.a]):
                run.cite("Z2-ROUND-10")
        return
    state.stack.append(frame)
    rules = state.rules
    if state.survivors[frame.a].streak or rules.limits_actions:
        note_action(state, frame.a, verb)
    if rules.mission.watches_board:
        run.touched = True
    perform = rules.verbs[verb].perform
    if run.listener is None:
        perform(run, state, action)
    else:
        run.note("verb:" + rules.verb_name(verb))
        free = state.survivors[frame.a].spent_free
        perform(run, state, action)
        if state.survivors[frame.a].spent_free != free:
            run.cite("Z2-ACT-04")
    if state.auras:
        shed(run, state)


def note_action(state: Game, who: int, verb: int) -> None:
    """An action begins: what is limited in it starts anew; if it is no attack, it breaks a run of attacks."""
    if state.rules.limits_actions:
        strike(state, ACTION_LIMITS, who)
    me = state.survivors[who]
    if me.streak and not state.rules.has_trait(verb, KEEPS_STREAK):
        me.streak = 0


def end_turn(run: Run, state: Game, frame: Frame) -> None:
    """The mission may have something to say; an interrupted turn goes on where it was."""
    if frame.items is not None:
        me = state.survivors[frame.a]
        me.spent, me.spent_free, me.streak = frame.items[:3]
        put_back(state, TURN_LIMITS, frame.a, frame.items[3:])
    else:
        state.survivors[frame.a].streak = 0
    if state.rules.hears_turns:
        happen(run, state, "turn-end", (frame.a,))


# --- at its end, leaving by the exit


def leave_by_exit(run: Run, state: Game, frame: Frame) -> None:
    """The survivor has had its turn, and may leave where it stands."""
    me = state.survivors[frame.a]
    if frame.b != EXTRA_TURN:
        me.done = 1
    if me.zone in state.rules.mission.exits:
        may_leave(run, state, frame.a)


def may_leave(run: Run, state: Game, who: int) -> None:
    """At the end of its turn a survivor in the exit zone, without zombies, may escape."""
    me = state.survivors[who]
    if can_escape(state, who):
        if run.listener is not None and len(state.rules.mission.goals) > 1:
            run.cite("Z2-WIN-07")
        run.push(ASK_ESCAPE, who)
    elif run.listener is not None and me.zone in state.rules.mission.exits:
        run.cite("Z2-WIN-06" if state.crowd[me.zone] else "Z2-WIN-07")


def can_escape(state: Game, who: int) -> bool:
    """Whether a survivor may leave by the exit now."""
    mission = state.rules.mission
    me = state.survivors[who]
    zone = me.zone
    if zone < 0 or zone not in mission.exits or state.crowd[zone] or state.rules.endless:
        return False
    if not mission.escapes or (mission.exit_by == BY_CAR and not is_driver(state, me)):
        return False
    return steps_done(state) >= len(mission.goals) - 1


def escape_options(state: Game, frame: Frame) -> list[int]:
    """Leave the board, or stay to help."""
    return [ESCAPE | frame.a << ACTOR_SHIFT, STAY | frame.a << ACTOR_SHIFT]


def escape(run: Run, state: Game, frame: Frame, action: int) -> None:
    """An escaped survivor is off the board and safe."""
    if verb_of(action) != ESCAPE:
        return
    who = actor_of(action)
    me = state.survivors[who]
    if state.rules.mission.exit_by != ON_FEET and is_driver(state, me):
        drive_off(run, state, car_of(state, me))
    go_there(run, state, who, ESCAPED, BY_ESCAPE)
    run.touched = True
    if run.listener is not None:
        run.tell("escaped", "Z2-WIN-06", {"survivor": who})
        run.cite("Z2-WIN-08")


def drive_off(run: Run, state: Game, car: int) -> None:
    """A car leaves the board with everybody and everything in it."""
    group = riders(state, car)
    for i in group:
        state.survivors[i].ride = ON_FOOT
    put(run, state, group, ESCAPED, BY_ESCAPE)
    take_away(state, car)


PROCEDURES = {"turn": (begin_turn, ask_turn, leave_by_exit, end_turn)}
QUESTIONS = (
    Question("ask-turn", OWNED, turn_options, act, "Z2-ACT-03", refuse=refuse_out_of_turn),
    Question("ask-escape", OWNED, escape_options, escape, "Z2-WIN-06"),
)
