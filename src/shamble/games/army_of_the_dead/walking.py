"""Walking zone by zone: what leaving and entering bring about comes before the next zone is entered.

WALKING frame: a who, b the zone that is entered next, c how; items: zones walked, the fewest and the most of
this walk, and 1 if it has to end among zombies.
ASK_ONWARD frame: a who.
"""

from typing import Final

from shamble.family.carrying.inventory import shed
from shamble.family.moving.manners import BY_CHARGE, BY_MOVE, BY_RUSH, BY_STEP
from shamble.family.moving.sallies import charge_cost
from shamble.family.moving.travel import travel
from shamble.family.moving.walking import can_pay_move, move_cost, pay_move, surcharge
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import (
    FREE_COMBAT,
    FREE_MELEE,
    FREE_MOVE,
    FREE_RANGED,
    LEAVES_FREELY,
    MOVE_ZONES,
    PASSES_ZOMBIES,
    SPRINT_ZONES,
)
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import NO_FREE, gain_free, left, no_action_left
from shamble.family.round.free_action import give_action
from shamble.family.round.limits import CHARGE, SPRINT
from shamble.family.round.turns import in_own_turn, note_action
from shamble.family.skills.manoeuvres import BLOODLUSTS, set_out_cost
from shamble.family.verb_traits import COMBAT, GRANTED, MELEE, RANGED, TRAVEL
from shamble.family.vocabulary import BONUS_ACTION, CHARGE_MOVE, MOVE, STAY, TURN
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, verb_of, x_of
from shamble.kernel.book import Book
from shamble.kernel.counters import may_use, use
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Procedure, Question, Reply, Verb, named_steps
from shamble.kernel.run import Run

from .vocabulary import ASK_ONWARD, ON, SPRINT_MOVE, STOP, WALKING

WALKED: Final = 0
FEWEST: Final = 1
MOST: Final = 2
AMONG_ZOMBIES: Final = 3
"""The items of a WALKING frame."""

FREE_OF: Final = {COMBAT: FREE_COMBAT, MELEE: FREE_MELEE, RANGED: FREE_RANGED}
"""The free action of each kind of attack."""

FAR: Final = 2
"""How many zones Charge and Bloodlust cover at most."""


# --- the walk


def walk(run: Run, who: int, to: int, how: int, fewest: int, most: int, among_zombies: bool = False) -> None:
    """A survivor sets out for a zone next door, and may go on from there."""
    run.push(WALKING, who, to, how).items = [0, fewest, most, int(among_zombies)]


def set_foot(run: Run, state: Game, frame: Frame) -> None:
    """Into the next zone, with all that leaving and entering bring about."""
    assert frame.items is not None
    frame.items[WALKED] += 1
    travel(run, state, frame.a, frame.b, frame.c)


def look_onward(run: Run, state: Game, frame: Frame) -> None:
    """Zombies stop whoever enters; else the walk may go on, as far as it leads."""
    assert frame.items is not None
    me = state.survivors[frame.a]
    if me.zone != frame.b or frame.items[WALKED] == frame.items[MOST]:
        return
    if state.crowd[me.zone] and not kit_of(state, me).values[PASSES_ZOMBIES]:
        if run.listener is not None:
            run.cite("AD-MOVE-09")
        return
    if run.listener is not None:
        run.cite("AD-MOVE-13")
        if state.crowd[me.zone]:
            run.cite("AD-SKILL-SLIPPERY-01")
    run.push(ASK_ONWARD, frame.a)


def onward_options(state: Game, frame: Frame) -> list[int]:
    """Every zone next door, and to stop, where the walk may end here."""
    items = state.under_way(WALKING).items
    assert items is not None
    me = state.survivors[frame.a]
    actor = frame.a << ACTOR_SHIFT
    options = [
        ON | actor | zone << X_SHIFT
        for zone in state.topology.neighbours[me.zone]
        if may_end(state, kit_of(state, me), zone, items[WALKED] + 1, items)
    ]
    if not options:
        return []
    if items[WALKED] >= items[FEWEST] and (not items[AMONG_ZOMBIES] or state.crowd[me.zone]):
        options.append(STOP | actor)
    return sorted(options)


def may_end(state: Game, kit: Kit, zone: int, walked: int, items: list[int]) -> bool:
    """Whether a walk that comes into a zone may end there, or further on."""
    if not items[AMONG_ZOMBIES] or state.crowd[zone]:
        return True
    return walked < items[MOST] and any([state.crowd[next] for next in state.topology.neighbours[zone]])


def go_onward(run: Run, state: Game, frame: Frame, action: int) -> None:
    """On to the next zone, or no further."""
    if verb_of(action) == STOP:
        return
    walking = state.under_way(WALKING)
    if run.listener is not None:
        told: dict[str, object] = {
            "survivor": frame.a,
            "from": state.survivors[frame.a].zone,
            "to": x_of(action),
            "cost": 0,
        }
        run.tell("moved", "AD-MOVE-13", told)
    walking.b = x_of(action)
    run.go_to(walking, "set-foot")


# --- the Move Action


def offer_moves(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every zone next door."""
    if me.ride or not can_pay_move(kit, me, surcharge(state, me, kit)):
        return
    base = MOVE | who << ACTOR_SHIFT
    for zone in state.topology.neighbours[me.zone]:
        out.append(base | zone << X_SHIFT)


def offer_sprints(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Once in the own turn, a Move Action of two or three zones."""
    if me.ride or not may_use(state, SPRINT, who) or not can_pay_move(kit, me, surcharge(state, me, kit)):
        return
    base = SPRINT_MOVE | who << ACTOR_SHIFT
    for zone in first_steps(state, me):
        out.append(base | zone << X_SHIFT)


def first_steps(state: Game, me: Survivor) -> list[int]:
    """The zones next door that a sprint can begin with: all of them, since there is always a way back."""
    return list(state.topology.neighbours[me.zone])


def move(run: Run, state: Game, action: int) -> None:
    """Go there; what zombies left behind cost is paid in the beginning."""
    who = actor_of(action)
    me = state.survivors[who]
    kit = kit_of(state, me)
    extra = surcharge(state, me, kit)
    if run.listener is not None:
        tell_move(run, state, who, x_of(action), move_cost(state, action))
    pay_move(kit, me, extra)
    start_move(run, state, action, BY_MOVE)


def start_move(run: Run, state: Game, action: int, how: int) -> None:
    """The walk of a Move Action: as far as skills let it go."""
    who = actor_of(action)
    values = kit_of(state, state.survivors[who]).values
    if verb_of(action) == SPRINT_MOVE:
        use(state, SPRINT, who)
        walk(run, who, x_of(action), how, FAR, values[SPRINT_ZONES] + values[MOVE_ZONES] - 1)
    elif values[MOVE_ZONES] > 1:
        walk(run, who, x_of(action), how, 1, values[MOVE_ZONES])
    else:
        travel(run, state, who, x_of(action), how)


def tell_move(run: Run, state: Game, who: int, to: int, cost: int) -> None:
    """What is said of a Move, and which rules it follows."""
    me = state.survivors[who]
    kit = kit_of(state, me)
    told: dict[str, object] = {"survivor": who, "from": me.zone, "to": to, "cost": cost}
    run.tell("moved", "AD-MOVE-08" if surcharge(state, me, kit) else "AD-MOVE-07", told)
    cite_way(run, state, me.zone, to)
    for quantity in (MOVE_ZONES, SPRINT_ZONES, LEAVES_FREELY, PASSES_ZOMBIES, FREE_MOVE):
        for rule in kit.cited.get(quantity, ()):
            run.cite(rule)


def cite_way(run: Run, state: Game, start: int, to: int) -> None:
    """The rules about passing from one zone to another."""
    zones = state.rules.board.zones
    inside = zones[start].kind.indoor, zones[to].kind.indoor
    run.cite("AD-MOVE-05" if all(inside) else "AD-MOVE-04" if any(inside) else "AD-MOVE-03")
    if not state.topology.seen[start] >> to & 1:
        run.cite("AD-ELEVATOR-01")


def refuse_move(state: Game, action: int) -> list[Reason]:
    """Why a Move is not possible."""
    who = actor_of(action)
    me = state.survivors[who]
    if me.ride:
        return [seated()]
    kit = kit_of(state, me)
    if verb_of(action) == SPRINT_MOVE:
        if not kit.values[SPRINT_ZONES]:
            return [Reason("refused-no-skill", "AD-SKILL-SPRINT-01")]
        if not may_use(state, SPRINT, who):
            also = ("AD-SKILL-GENERAL-03",)
            return [Reason("refused-once-per-turn", "AD-SKILL-SPRINT-01", also=also)]
    extra = surcharge(state, me, kit)
    reasons: list[Reason] = []
    if not can_pay_move(kit, me, extra):
        if not left(kit, me):
            reasons.append(no_action_left())
        if extra:
            reasons.append(cannot_leave(kit, me, extra, 1))
    return reasons + no_way(state, me.zone, x_of(action))


def cannot_leave(kit: Kit, me: Survivor, extra: int, itself: int) -> Reason:
    """The reason given to whom too many zombies hold back."""
    told: dict[str, object] = {"cost": extra + itself, "left": left(kit, me), "zombies": extra}
    return Reason("refused-surcharge", "AD-MOVE-08", told, ("AD-ACT-07",))


def seated() -> Reason:
    """The reason given to somebody in the truck who wants to walk."""
    return Reason("refused-seated", "AD-TRUCK-15")


def no_way(state: Game, start: int, to: int) -> list[Reason]:
    """Why nobody goes from one zone straight into another; nothing if there is a way."""
    board = state.rules.board
    told: dict[str, object] = {"zone": to, "zones": 1}
    if start == to:
        return [Reason("refused-same-zone", "AD-MOVE-07")]
    if not board.zones[to].kind.entered:
        return [Reason("refused-statue", "AD-STATUE-01", {"zone": to})]
    if to in state.topology.neighbours[start]:
        return []
    door = board.door_between(start, to)
    if door >= 0 and not state.open_doors >> door & 1:
        return [Reason("refused-door-closed", "AD-MOVE-05", also=("AD-MOVE-04", "AD-MOVE-12"))]
    return [Reason("refused-no-way", "AD-MOVE-01", told, ("AD-MOVE-02", "AD-MOVE-06", "AD-MOVE-07"))]


# --- Charge and Bloodlust: to where zombies are


def first_steps_to_zombies(state: Game, me: Survivor, kit: Kit) -> list[int]:
    """The zones next door through which a walk of two zones at most can end among zombies."""
    found = []
    for zone in state.topology.neighbours[me.zone]:
        beyond = state.topology.neighbours[zone]
        if state.crowd[zone] or any([state.crowd[next] and next != me.zone for next in beyond]):
            found.append(zone)
        elif state.crowd[me.zone] and me.zone in beyond and kit.values[PASSES_ZOMBIES]:
            found.append(zone)
    return found


def offer_charges(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Once in the own turn, for nothing but what zombies left behind cost."""
    if me.ride or not may_use(state, CHARGE, who) or left(kit, me) < surcharge(state, me, kit):
        return
    for zone in first_steps_to_zombies(state, me, kit):
        out.append(CHARGE_MOVE | who << ACTOR_SHIFT | zone << X_SHIFT)


def charge(run: Run, state: Game, action: int) -> None:
    """Run at them."""
    who = actor_of(action)
    me = state.survivors[who]
    extra = surcharge(state, me, kit_of(state, me))
    if run.listener is not None:
        told: dict[str, object] = {"survivor": who, "from": me.zone, "to": x_of(action), "cost": extra}
        run.tell("charged", "AD-SKILL-CHARGE-01", told)
        cite_way(run, state, me.zone, x_of(action))
    me.spent += extra
    use(state, CHARGE, who)
    walk(run, who, x_of(action), BY_CHARGE, 1, FAR, among_zombies=True)


def refuse_charge(state: Game, action: int) -> list[Reason]:
    """Why a Charge is not possible."""
    kit = kit_of(state, state.survivors[actor_of(action)])
    return refuse_to_run(state, action, "charge" in kit.grants, CHARGE, "AD-SKILL-CHARGE-01", 0)


def refuse_to_run(
    state: Game, action: int, has_skill: bool, limit: str, rule: str, itself: int
) -> list[Reason]:
    """Why nobody runs at zombies: the skill, its limit, its cost, the way, no zombies there."""
    who = actor_of(action)
    me = state.survivors[who]
    kit = kit_of(state, me)
    if me.ride:
        return [seated()]
    if not has_skill:
        return [Reason("refused-no-skill", rule)]
    if not may_use(state, limit, who):
        return [Reason("refused-once-per-turn", rule, also=("AD-SKILL-GENERAL-03",))]
    extra = surcharge(state, me, kit)
    if left(kit, me) < extra + itself:
        return [cannot_leave(kit, me, extra, itself) if extra else no_action_left()]
    return no_way(state, me.zone, x_of(action)) or [Reason("refused-no-zombies", rule)]


def offer_bloodlust_of(verb: int, limit: str, state: Game, who: int, kit: Kit, out: list[int]) -> None:
    """Once in the own turn, for one action and what zombies left behind cost."""
    me = state.survivors[who]
    if me.ride or not may_use(state, limit, who) or left(kit, me) <= surcharge(state, me, kit):
        return
    for zone in first_steps_to_zombies(state, me, kit):
        out.append(verb | who << ACTOR_SHIFT | zone << X_SHIFT)


def offer_bloodlust_combat(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Run at them, for any attack."""
    offer_bloodlust_of(*BLOODLUSTS[0][1:3], state, who, kit, out)


def offer_bloodlust_melee(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Run at them, for a Melee Action."""
    offer_bloodlust_of(*BLOODLUSTS[1][1:3], state, who, kit, out)


def offer_bloodlust_ranged(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Run at them, for a Ranged Action."""
    offer_bloodlust_of(*BLOODLUSTS[2][1:3], state, who, kit, out)


def bloodlust(run: Run, state: Game, action: int) -> None:
    """Go there, and have a free attack."""
    who = actor_of(action)
    me = state.survivors[who]
    cost = set_out_cost(state, action)
    if run.listener is not None:
        told: dict[str, object] = {"survivor": who, "from": me.zone, "to": x_of(action), "cost": cost}
        run.tell("moved", "AD-SKILL-BLOODLUST-01", told)
        cite_way(run, state, me.zone, x_of(action))
    me.spent += cost
    for _, verb, limit, trait in BLOODLUSTS:
        if verb == verb_of(action):
            use(state, limit, who)
            free = gained_by(state, who, trait)
            if free < 0:
                give_action(run, who, trait, -1)
            else:
                gain_free(kit_of(state, me), me, free)
    walk(run, who, x_of(action), BY_RUSH, 1, FAR, among_zombies=True)


def gained_by(state: Game, who: int, trait: str) -> int:
    """The free action that is gained for the rest of the turn; NO_FREE where it is now or never, in an Action
    that somebody else has given."""
    for frame in reversed(state.stack):
        if frame.a == who and frame.proc in (TURN, BONUS_ACTION):
            return FREE_OF[trait] if frame.proc == TURN else NO_FREE
    return NO_FREE


def refuse_bloodlust(state: Game, action: int) -> list[Reason]:
    """Why there is no Bloodlust."""
    kit = kit_of(state, state.survivors[actor_of(action)])
    for grant, verb, limit, _ in BLOODLUSTS:
        if verb == verb_of(action):
            return refuse_to_run(state, action, grant in kit.grants, limit, "AD-SKILL-BLOODLUST-01", 1)
    return []


# --- the free Move of Hit & Run and Sidestep


STEP_RULES: Final = ("AD-SKILL-HITANDRUN-01", "AD-SKILL-SIDESTEP-01")


def step_options(state: Game, frame: Frame) -> list[int]:
    """Where the free Move leads, or stay. What is there once in the own turn helps only in that turn."""
    me = state.survivors[frame.a]
    kit = kit_of(state, me)
    actor = frame.a << ACTOR_SHIFT
    zones = state.topology.neighbours[me.zone]
    options = [MOVE | actor | zone << X_SHIFT for zone in zones]
    if kit.values[SPRINT_ZONES] and in_own_turn(state, frame.a) and may_use(state, SPRINT, frame.a):
        options += [SPRINT_MOVE | actor | zone << X_SHIFT for zone in first_steps(state, me)]
    options.append(STAY | actor)
    return sorted(options)


def step(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Go there; zombies left behind cost nothing."""
    if verb_of(action) == STAY:
        return
    me = state.survivors[frame.a]
    note_action(state, frame.a, MOVE)
    if run.listener is not None:
        told: dict[str, object] = {"survivor": frame.a, "from": me.zone, "to": x_of(action), "cost": 0}
        run.tell("moved", STEP_RULES[frame.b], told)
        cite_way(run, state, me.zone, x_of(action))
    start_move(run, state, action, BY_STEP)
    if state.auras:
        shed(run, state)


QUESTIONS: Final = (
    Question("ask-onward", OWNED, onward_options, go_onward, "AD-MOVE-13"),
    Question("ask-step", OWNED, step_options, step, STEP_RULES[0]),
)
VERBS: Final = (
    Verb("move", offer_moves, move, refuse_move, "AD-MOVE-07", "zone", traits=(TRAVEL,), cost=move_cost),
    Verb(
        "sprint",
        offer_sprints,
        move,
        refuse_move,
        "AD-SKILL-SPRINT-01",
        "zone",
        traits=(TRAVEL, GRANTED),
        cost=move_cost,
    ),
    Verb(
        "charge",
        offer_charges,
        charge,
        refuse_charge,
        "AD-SKILL-CHARGE-01",
        "zone",
        traits=(TRAVEL, GRANTED),
        cost=charge_cost,
    ),
    *[
        Verb(
            grant,
            offer,
            bloodlust,
            refuse_bloodlust,
            "AD-SKILL-BLOODLUST-01",
            "zone",
            traits=(GRANTED,),
            cost=set_out_cost,
        )
        for (grant, _, _, _), offer in zip(
            BLOODLUSTS,
            (offer_bloodlust_combat, offer_bloodlust_melee, offer_bloodlust_ranged),
            strict=True,
        )
    ],
)


def change(book: Book) -> None:
    """Put it into a book."""
    for verb in VERBS:
        if verb.name in book.rows("verbs"):
            book.replace("verbs", verb.name, verb)
        else:
            book.add("verbs", verb.name, verb)
    for reply in (Reply("on", "zone"), Reply("stop")):
        book.add("replies", reply.name, reply)
    book.add("procedures", "walking", Procedure("walking", named_steps(set_foot, look_onward)))
    onward, ask_step = QUESTIONS
    book.add("questions", onward.name, onward)
    book.replace("questions", ask_step.name, ask_step)
