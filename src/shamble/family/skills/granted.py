"""Verbs that skills grant."""

from shamble.family.carrying.inventory import shed
from shamble.family.dead.figures import BY_PUSH, kinds_in, shift_all
from shamble.family.moving.manners import BY_DRAG, BY_JUMP
from shamble.family.moving.travel import travel
from shamble.family.moving.walking import seated
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import left
from shamble.family.round.free_action import ANY_ACTION, give_action
from shamble.family.round.limits import JUMP, LEAD, LIFESAVER, SHOVE
from shamble.family.verb_traits import GRANTED, KEEPS_STREAK, LEADS, TRAVEL
from shamble.family.vocabulary import (
    ASK_CONSENT,
    ASK_RESCUE,
    CONSENT,
    DRAG,
    JUMP_MOVE,
    LEAVE,
    REFUSE,
    RESCUE,
    RESCUING,
    SHOVE_ACTION,
)
from shamble.family.vocabulary import LEAD as LEAD_VERB
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, verb_of, x_of
from shamble.kernel.counters import may_use, use
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Question, Verb
from shamble.kernel.run import Run


def once(state: Game, action: int, grant: str, limit: str, rule: str) -> list[Reason]:
    """The reasons that all once-per-turn skills share."""
    me = state.survivors[actor_of(action)]
    if grant not in kit_of(state, me).grants:
        return [Reason("refused-no-skill", rule)]
    if not may_use(state, limit, actor_of(action)):
        return [Reason("refused-once-per-turn", rule, also=("Z2-SKILL-GENERAL-04",))]
    return []


# --- Born leader


def offer_lead(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Hand one free action to any other survivor, once per turn."""
    if not may_use(state, LEAD, who):
        return
    for i, other in enumerate(state.survivors):
        if i != who and other.zone >= 0 and other.leader == -1:
            out.append(LEAD_VERB | who << ACTOR_SHIFT | i << X_SHIFT)


def lead(run: Run, state: Game, action: int) -> None:
    """The other acts at once; then the turn goes on."""
    who, other = actor_of(action), x_of(action)
    use(state, LEAD, who)
    if run.listener is not None:
        run.tell("leads", "Z2-SKILL-BORNLEADER-01", {"survivor": who, "other": other})
    give_action(run, other, ANY_ACTION, -1)


def refuse_lead(state: Game, action: int) -> list[Reason]:
    """Why nobody can be led."""
    rule = "Z2-SKILL-BORNLEADER-01"
    return once(state, action, "lead", LEAD, rule) or [Reason("refused-no-survivor", rule)]


# --- Lifesaver


def rescue_zones(state: Game, me: Survivor) -> list[int]:
    """Neighbouring zones in sight that hold both zombies and survivors."""
    ranges = state.topology.ranges[me.zone]
    return [
        zone
        for zone in state.topology.neighbours[me.zone]
        if ranges[zone] == 1 and state.crowd[zone] and any(s.zone == zone for s in state.survivors)
    ]


def offer_rescue(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Drag survivors out of a zone with zombies, once per turn, for free."""
    if may_use(state, LIFESAVER, who):
        for zone in rescue_zones(state, me):
            out.append(RESCUE | who << ACTOR_SHIFT | zone << X_SHIFT)


def rescue(run: Run, state: Game, action: int) -> None:
    """Go through the survivors there one by one."""
    who, zone = actor_of(action), x_of(action)
    use(state, LIFESAVER, who)
    if run.listener is not None:
        run.tell("rescues", "Z2-SKILL-LIFESAVER-01", {"survivor": who, "zone": zone})
    run.push(RESCUING, who, zone).items = [
        i for i, s in enumerate(state.survivors) if s.zone == zone and s.leader < 0
    ]


def rescue_next(run: Run, state: Game, frame: Frame) -> None:
    """Ask for the next survivor."""
    if frame.items:
        run.again(frame)
        run.push(ASK_RESCUE, frame.a, frame.items.pop(0))


def rescue_options(state: Game, frame: Frame) -> list[int]:
    """Drag this survivor, or leave it."""
    base = frame.a << ACTOR_SHIFT | frame.b << X_SHIFT
    return [DRAG | base, LEAVE | base]


def choose_rescued(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The dragged survivor's own player has the last word."""
    if verb_of(action) == DRAG:
        run.push(ASK_CONSENT, frame.b, frame.a)


def consent_options(state: Game, frame: Frame) -> list[int]:
    """Come along, or stay; a player asks itself only once."""
    options = [CONSENT | frame.a << ACTOR_SHIFT]
    if state.survivors[frame.a].seat != state.survivors[frame.b].seat:
        options.append(REFUSE | frame.a << ACTOR_SHIFT)
    return sorted(options)


def consent(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Dragged into the rescuer's zone; this is no Move Action."""
    if verb_of(action) == REFUSE:
        if run.listener is not None:
            run.tell("rescue-refused", "Z2-SKILL-LIFESAVER-02", {"survivor": frame.a})
        return
    travel(run, state, frame.a, state.survivors[frame.b].zone, BY_DRAG)
    if run.listener is not None:
        run.tell("rescued", "Z2-SKILL-LIFESAVER-01", {"survivor": frame.a, "by": frame.b})
        run.cite("Z2-SKILL-LIFESAVER-02")
    if state.auras:
        shed(run, state)


def refuse_rescue(state: Game, action: int) -> list[Reason]:
    """Why nobody can be dragged."""
    rule = "Z2-SKILL-LIFESAVER-01"
    return once(state, action, "rescue", LIFESAVER, rule) or [Reason("refused-nobody-to-rescue", rule)]


# --- Jump


def jump_targets(state: Game, me: Survivor) -> list[int]:
    """Zones two zones away over open ways."""
    topology = state.topology
    near = topology.neighbours[me.zone]
    return sorted({far for zone in near for far in topology.neighbours[zone]} - {me.zone, *near})


def offer_jump(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Once per turn, two zones for one action, over everything between."""
    if not may_use(state, JUMP, who) or me.ride or kit.values[ACTIONS] - me.spent < 1 + state.crowd[me.zone]:
        return
    for zone in jump_targets(state, me):
        out.append(JUMP_MOVE | who << ACTOR_SHIFT | zone << X_SHIFT)


def jump(run: Run, state: Game, action: int) -> None:
    """Over they go; zombies left behind still cost."""
    who = actor_of(action)
    me = state.survivors[who]
    me.spent += 1 + state.crowd[me.zone]
    use(state, JUMP, who)
    if run.listener is not None:
        run.tell("jumped", "Z2-SKILL-JUMP-01", {"survivor": who, "from": me.zone, "to": x_of(action)})
        if state.crowd[me.zone]:
            run.cite("Z2-SKILL-JUMP-02")
    travel(run, state, who, x_of(action), BY_JUMP)


def jump_cost(state: Game, action: int) -> int:
    """What a jump takes: zombies left behind cost, even those who leave crowds for nothing."""
    return 1 + state.crowd[state.survivors[actor_of(action)].zone]


def refuse_jump(state: Game, action: int) -> list[Reason]:
    """Why a jump is not possible."""
    rule = "Z2-SKILL-JUMP-01"
    reasons = once(state, action, "jump", JUMP, rule)
    if reasons:
        return reasons
    me = state.survivors[actor_of(action)]
    if me.ride:
        return [seated()]
    kit = kit_of(state, me)
    cost = 1 + state.crowd[me.zone]
    if kit.values[ACTIONS] - me.spent < cost:
        told = {"cost": cost, "left": left(kit, me), "zombies": state.crowd[me.zone]}
        return [Reason("refused-surcharge", "Z2-SKILL-JUMP-02", told, ("Z2-MOVE-06",))]
    return [Reason("refused-no-way", rule, {"zone": x_of(action), "zones": 2})]


# --- Shove


def offer_shove(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Once per turn, for free, push all zombies of the zone into a neighbouring one."""
    if not may_use(state, SHOVE, who) or not state.crowd[me.zone]:
        return
    for zone in state.topology.neighbours[me.zone]:
        out.append(SHOVE_ACTION | who << ACTOR_SHIFT | zone << X_SHIFT)


def shove(run: Run, state: Game, action: int) -> None:
    """All of them are over there now. Nobody moved: they were pushed."""
    who, target = actor_of(action), x_of(action)
    me = state.survivors[who]
    use(state, SHOVE, who)
    count = state.rules.kind_count
    moves: list[int] = []
    for kind in kinds_in(state, me.zone):
        at = me.zone * count + kind
        moves += (at, target * count + kind, state.zombies[at])
    if run.listener is not None:
        told = {"survivor": who, "from": me.zone, "to": target, "count": state.crowd[me.zone]}
        run.tell("shoved", "Z2-SKILL-SHOVE-01", dict(told))
    shift_all(run, state, moves, BY_PUSH)


def refuse_shove(state: Game, action: int) -> list[Reason]:
    """Why nothing can be pushed."""
    rule = "Z2-SKILL-SHOVE-01"
    reasons = once(state, action, "shove", SHOVE, rule)
    if reasons:
        return reasons
    if not state.crowd[state.survivors[actor_of(action)].zone]:
        return [Reason("refused-no-zombies", rule)]
    return [Reason("refused-no-way", rule, {"zone": x_of(action), "zones": 1})]


FREE = (GRANTED, KEEPS_STREAK)
VERBS = (
    Verb("lead", offer_lead, lead, refuse_lead, "Z2-SKILL-BORNLEADER-01", "survivor", traits=(LEADS, *FREE)),
    Verb("rescue", offer_rescue, rescue, refuse_rescue, "Z2-SKILL-LIFESAVER-01", "zone", traits=FREE),
    Verb(
        "jump",
        offer_jump,
        jump,
        refuse_jump,
        "Z2-SKILL-JUMP-01",
        "zone",
        traits=(TRAVEL, GRANTED),
        cost=jump_cost,
    ),
    Verb("shove", offer_shove, shove, refuse_shove, "Z2-SKILL-SHOVE-01", "zone", traits=FREE),
)
PROCEDURES = {"rescuing": (rescue_next,)}
QUESTIONS = (
    Question("ask-rescue", OWNED, rescue_options, choose_rescued, "Z2-SKILL-LIFESAVER-01"),
    Question("ask-consent", OWNED, consent_options, consent, "Z2-SKILL-LIFESAVER-02"),
)
