"""Moves of two zones that skills bring: they are Move Actions, or hold one. Who may slip may do so in these.

ASK_SLIP frame: a survivor, b where it goes, c the verb that it goes by, d what it has paid already.
"""

from shamble.family.moving.manners import BY_CHARGE, BY_RUSH
from shamble.family.moving.travel import travel
from shamble.family.moving.walking import reach, seated, stopped, surcharge
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import PASSES_ZOMBIES
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import left
from shamble.family.round.limits import CHARGE, SLIP
from shamble.family.verb_traits import GRANTED, TRAVEL
from shamble.family.vocabulary import ASK_SLIP, CHARGE_MOVE, NO, YES
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, verb_of, x_of
from shamble.kernel.counters import may_use, use
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question, Verb
from shamble.kernel.run import Run

FAR = 2
"""How many zones the moves that skills bring cover at most."""


def may_slip(state: Game, who: int, kit: Kit) -> bool:
    """Whether the survivor may still slip past zombies in this turn."""
    return "slip" in kit.grants and may_use(state, SLIP, who)


def sallies(state: Game, who: int, kit: Kit, cost: int) -> list[int]:
    """Where a move of two zones that a skill brings can end, if so many actions are paid for the move itself.

    Whoever may slip does so where zombies on the way or what they cost would forbid the move.
    """
    me = state.survivors[who]
    spare = left(kit, me) - cost
    slips = may_slip(state, who, kit)
    if me.ride or spare < 0 or (spare < surcharge(state, me, kit) and not slips):
        return []
    return list(reach(state, me.zone, FAR, slips or kit.values[PASSES_ZOMBIES] > 0))


def must_slip(state: Game, who: int, kit: Kit, zone: int, cost: int) -> bool:
    """Whether such a move to a zone is possible only for who slips past zombies."""
    me = state.survivors[who]
    if left(kit, me) - cost < surcharge(state, me, kit):
        return True
    return zone not in reach(state, me.zone, FAR, kit.values[PASSES_ZOMBIES] > 0)


def sally_cost(state: Game, who: int, zone: int, cost: int) -> int:
    """What such a move takes: nothing for zombies left behind if it is possible only by slipping."""
    me = state.survivors[who]
    kit = kit_of(state, me)
    if may_slip(state, who, kit) and must_slip(state, who, kit, zone, cost):
        return cost
    return cost + surcharge(state, me, kit)


def sally(run: Run, state: Game, action: int, cost: int) -> None:
    """Pay and go. Who may slip is asked whether this is the move for it, where that is not plain."""
    who, zone = actor_of(action), x_of(action)
    me = state.survivors[who]
    kit = kit_of(state, me)
    me.spent += cost
    if may_slip(state, who, kit) and (surcharge(state, me, kit) or must_slip(state, who, kit, zone, 0)):
        run.push(ASK_SLIP, who, zone, verb_of(action), cost)
    else:
        set_off(run, state, Frame(ASK_SLIP, 0, who, zone, verb_of(action), cost, None, None), False)


def slip_answers(state: Game, frame: Frame) -> list[int]:
    """Slip past the zombies, or pay for them if that is possible."""
    kit = kit_of(state, state.survivors[frame.a])
    options = [YES | frame.a << ACTOR_SHIFT]
    if not must_slip(state, frame.a, kit, frame.b, 0):
        options.append(NO | frame.a << ACTOR_SHIFT)
    return sorted(options)


def choose_to_slip(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The one slip of the turn is used for this move, or kept."""
    set_off(run, state, frame, verb_of(action) == YES)


def set_off(run: Run, state: Game, frame: Frame, slips: bool) -> None:
    """Pay for zombies left behind, unless they are slipped past, and go."""
    who, zone = frame.a, frame.b
    me = state.survivors[who]
    verb = run.rules.verbs[frame.c]
    extra = 0 if slips else surcharge(state, me, kit_of(state, me))
    me.spent += extra
    if slips:
        use(state, SLIP, who)
    charges = frame.c == CHARGE_MOVE
    if run.listener is not None:
        told = {"survivor": who, "from": me.zone, "to": zone, "cost": frame.d + extra}
        run.tell("charged" if charges else "moved", verb.rule, dict(told))
        if extra:
            run.cite("Z2-MOVE-06")
        if slips:
            run.cite("Z2-MOVE-09")
            run.cite("Z2-SETUP-21")
    travel(run, state, who, zone, BY_CHARGE if charges else BY_RUSH)


# --- Charge


def offer_charges(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Once per turn, for free, up to two zones to where zombies are."""
    if not may_use(state, CHARGE, who):
        return
    for zone in sallies(state, who, kit, 0):
        if state.crowd[zone]:
            out.append(CHARGE_MOVE | who << ACTOR_SHIFT | zone << X_SHIFT)


def charge(run: Run, state: Game, action: int) -> None:
    """Run at them. Only leaving zombies behind costs actions."""
    use(state, CHARGE, actor_of(action))
    sally(run, state, action, 0)


def refuse_charge(state: Game, action: int) -> list[Reason]:
    """Why a charge is not possible."""
    who = actor_of(action)
    me = state.survivors[who]
    if me.ride:
        return [seated()]
    kit = kit_of(state, me)
    rule = "Z2-SKILL-CHARGE-01"
    if "charge" not in kit.grants:
        return [Reason("refused-no-skill", rule)]
    if not may_use(state, CHARGE, who):
        return [Reason("refused-once-per-turn", rule, also=("Z2-SKILL-GENERAL-04",))]
    extra = surcharge(state, me, kit)
    slips = may_slip(state, who, kit)
    if left(kit, me) < extra and not slips:
        return [
            Reason(
                "refused-surcharge", "Z2-MOVE-06", {"cost": extra, "left": left(kit, me), "zombies": extra}
            )
        ]
    if not state.crowd[x_of(action)]:
        return [Reason("refused-no-zombies", rule)]
    if x_of(action) in reach(state, me.zone, FAR, True):
        return [stopped(rule)]
    return [Reason("refused-no-way", rule, {"zone": x_of(action), "zones": FAR})]


def charge_cost(state: Game, action: int) -> int:
    """What a charge takes: no more than zombies left behind cost."""
    return sally_cost(state, actor_of(action), x_of(action), 0)


QUESTIONS = (Question("ask-slip", OWNED, slip_answers, choose_to_slip, "Z2-MOVE-09"),)
VERBS = (
    Verb(
        "charge",
        offer_charges,
        charge,
        refuse_charge,
        "Z2-SKILL-CHARGE-01",
        "zone",
        traits=(TRAVEL, GRANTED),
        cost=charge_cost,
    ),
)
