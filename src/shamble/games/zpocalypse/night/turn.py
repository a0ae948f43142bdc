"""A squad's turn: two actions, one free action, in any order (ZP-ACTION, ZP-FREE).

Frame: a whose turn it is, b actions that are left.
"""

from typing import Final

from shamble.games.zpocalypse.attack.reach import can_attack, why_no_attack
from shamble.games.zpocalypse.day_zero import offer_walk_off, refuse_walk_off, walk_off
from shamble.games.zpocalypse.map.steps import hazard_at
from shamble.games.zpocalypse.night.free import (
    offer_rearrange,
    offer_reload,
    rearrange,
    refuse_rearrange,
    refuse_reload,
    reload,
)
from shamble.games.zpocalypse.night.healing import heal, offer_heal, refuse_heal
from shamble.games.zpocalypse.night.looting import loot, offer_loot, refuse_loot
from shamble.games.zpocalypse.night.moving import (
    immune,
    jump,
    move,
    offer_jump,
    offer_move,
    refuse_jump,
    refuse_move,
    visit,
)
from shamble.games.zpocalypse.night.searching import offer_search, refuse_search, search
from shamble.games.zpocalypse.night.stomping import offer_stomp, refuse_stomp, stomp
from shamble.games.zpocalypse.night.trading import offer_trade, refuse_trade, trade
from shamble.games.zpocalypse.night.using import offer_use, refuse_use, use_ability
from shamble.games.zpocalypse.scoring.goals import offer_reveal, refuse_reveal, reveal
from shamble.games.zpocalypse.squad.abilities import bonus
from shamble.games.zpocalypse.squad.losses import hurt
from shamble.games.zpocalypse.squad.restart import enter, is_waiting
from shamble.games.zpocalypse.table import BUNKER, Table
from shamble.games.zpocalypse.vocabulary import ASK_TURN, ATTACK, ATTACKING, END, REVEAL, SQUAD_TURN
from shamble.kernel.action import actor_of, pack, verb_of
from shamble.kernel.counters import strike
from shamble.kernel.event import EVERYBODY, Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import ALWAYS, OPENS, OWNED, Procedure, Question, Verb, named_steps
from shamble.kernel.run import Run

ACTIONS: Final = 2

TURN_MARK: Final = 3
"""The place of the turn among the marks of the clock."""

COSTS_ACTION: Final = "action"
FREE: Final = "free"


def begin_turn(run: Run, state: Table, frame: Frame) -> None:
    """A new squad enters; a fall from a Lookout costs both actions; a hazard hurts (ZP-HAZARD-01)."""
    squad = frame.a
    who = state.squads[squad]
    strike(state, "turn")
    run.mark(TURN_MARK, "ZP-ACTION-01", {"squad": squad})
    if is_waiting(state, squad):
        enter(run, state, squad)
    frame.b = ACTIONS
    if who.stunned:
        who.stunned = 0
        frame.b = 0
        run.cite("ZP-LOOKOUT-05")
    visit(state, squad)
    if who.at > BUNKER and not immune(state, squad):
        hurt(run, state, squad, hazard_at(state, who.at), "hazard", "ZP-HAZARD-01")


def act(run: Run, state: Table, frame: Frame) -> None:
    """As long as the player has not ended it."""
    run.again(frame)
    run.push(ASK_TURN, frame.a)


def end_turn(run: Run, state: Table, frame: Frame) -> None:
    """What was not used is lost (ZP-ACTION-03)."""
    strike(state, "turn")


def turn_of(state: Table) -> Frame:
    """The turn that is under way."""
    return state.under_way(SQUAD_TURN)


# --- what can be done


def offer_attack(state: Table, squad: int, out: list[int]) -> None:
    if can_attack(state, squad):
        out.append(pack(ATTACK, squad))


def refuse_attack(state: Table, action: int) -> list[Reason]:
    return why_no_attack(state, actor_of(action))


def attack(run: Run, state: Table, action: int) -> None:
    run.push(ATTACKING, actor_of(action))


def offer_end(state: Table, squad: int, out: list[int]) -> None:
    out.append(pack(END, squad))


def end(run: Run, state: Table, action: int) -> None:
    frame = turn_of(state)
    run.go_to(frame, "end-turn")


def always_possible(state: Table, action: int) -> list[Reason]:
    return []


def one_action(state: Table, action: int) -> int:
    return 1


VERBS: tuple[Verb, ...] = (
    Verb(
        "move", offer_move, move, refuse_move, "ZP-MOVE-01", "square", traits=(COSTS_ACTION,), cost=one_action
    ),
    Verb(
        "attack", offer_attack, attack, refuse_attack, "ZP-ACTION-06", traits=(COSTS_ACTION,), cost=one_action
    ),
    Verb(
        "search", offer_search, search, refuse_search, "ZP-SEARCH-01", traits=(COSTS_ACTION,), cost=one_action
    ),
    Verb("heal", offer_heal, heal, refuse_heal, "ZP-FIRSTAID-01", traits=(COSTS_ACTION,), cost=one_action),
    Verb(
        "stomp",
        offer_stomp,
        stomp,
        refuse_stomp,
        "ZP-KNOCK-03",
        "figure",
        traits=(COSTS_ACTION,),
        cost=one_action,
    ),
    Verb(
        "loot", offer_loot, loot, refuse_loot, "ZP-DROP-03", "source", traits=(COSTS_ACTION,), cost=one_action
    ),
    Verb(
        "jump",
        offer_jump,
        jump,
        refuse_jump,
        "ZP-LOOKOUT-07",
        "square",
        traits=(COSTS_ACTION,),
        cost=one_action,
    ),
    Verb(
        "walk-off",
        offer_walk_off,
        walk_off,
        refuse_walk_off,
        "ZP-DAYZERO-06",
        "edge",
        traits=(COSTS_ACTION,),
        cost=one_action,
    ),
    Verb("reload", offer_reload, reload, refuse_reload, "ZP-FREE-04", "card", traits=(FREE,)),
    Verb("rearrange", offer_rearrange, rearrange, refuse_rearrange, "ZP-FREE-05", traits=(FREE,)),
    Verb("trade", offer_trade, trade, refuse_trade, "ZP-FREE-02", "other", traits=(FREE,)),
    Verb("use", offer_use, use_ability, refuse_use, "ZP-SQUAD-06", "person"),
    Verb("reveal", offer_reveal, reveal, refuse_reveal, "ZP-DAY-11", "goal", traits=(OPENS,)),
    Verb("end", offer_end, end, always_possible, "ZP-ACTION-03"),
)


def costs(state: Table, squad: int, verb: Verb) -> bool:
    """Whether a verb takes one of the two actions now."""
    if COSTS_ACTION not in verb.traits:
        return False
    return not (verb.name == "stomp" and bonus(state, squad, "free stomp"))


def turn_options(state: Table, frame: Frame) -> list[int]:
    """frame.a: whose turn."""
    squad = frame.a
    left = turn_of(state).b
    found: list[int] = []
    for verb in state.rules.verbs.values():
        if left or not costs(state, squad, verb):
            verb.offer(state, squad, found)
    return sorted(found)


def act_on(run: Run, state: Table, frame: Frame, action: int) -> None:
    """One thing is done."""
    verb = run.rules.verbs[verb_of(action)]
    if costs(state, frame.a, verb):
        turn_of(state).b -= 1
    verb.perform(run, state, action)


def refuse_act(state: Table, frame: Frame, action: int) -> list[Reason]:
    """What costs an action is not possible without one."""
    squad = actor_of(action)
    verb = state.rules.verbs.get(verb_of(action))
    if verb is None or squad != frame.a:
        return []
    reasons = verb.refuse(state, action)
    if costs(state, squad, verb) and not turn_of(state).b:
        return [Reason("refused-no-actions", "ZP-ACTION-01"), *reasons]
    return reasons


def who_knows(state: Table, frame: Frame, action: int) -> int:
    """Who could reveal a goal is known to nobody else (ZP-DAY-11)."""
    return 1 << frame.a if verb_of(action) == REVEAL else EVERYBODY


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("squad-turn", named_steps(begin_turn, act, end_turn), finish="end-turn"),
)
QUESTIONS: tuple[Question, ...] = (
    Question(
        "ask-turn",
        OWNED,
        turn_options,
        act_on,
        "ZP-ACTION-01",
        refuse=refuse_act,
        knows=who_knows,
        traits=(ALWAYS,),
    ),
)
