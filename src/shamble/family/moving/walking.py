"""Moving on foot: one zone, or more with skills; zombies hold you back."""

from shamble.family.board.model import NO_DOOR
from shamble.family.fighting.weapons import combat_forbidden
from shamble.family.moving.manners import BY_MOVE, BY_SLIP
from shamble.family.moving.travel import travel
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import (
    ACTIONS,
    FREE_MOVE,
    LEAVES_FREELY,
    MOVE_COST,
    MOVE_ZONES,
    PASSES_ZOMBIES,
    SPRINT_ZONES,
)
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import has_free, left, no_action_left, spend_free
from shamble.family.round.limits import SLIP, SPRINT
from shamble.family.verb_traits import GRANTED, TRAVEL
from shamble.family.vocabulary import MOVE, SLIP_MOVE
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of
from shamble.kernel.counters import may_use, use
from shamble.kernel.event import Reason
from shamble.kernel.rows import Verb
from shamble.kernel.run import Run


def surcharge(state: Game, me: Survivor, kit: Kit) -> int:
    """Extra actions for leaving the zone: one for each zombie in it."""
    return 0 if kit.values[LEAVES_FREELY] else state.crowd[me.zone]


def stopped(*also: str) -> Reason:
    """The reason given when zombies on the way end a move before its goal."""
    return Reason("refused-zombies-stop", "Z2-MOVE-07", also=also)


def seated() -> Reason:
    """The reason given to somebody in a car who wants to walk."""
    return Reason("refused-seated", "Z2-CAR-24")


def reach(state: Game, start: int, zones: int, passes: bool) -> dict[int, int]:
    """Every zone within so many zones on foot, with its distance; zombies stop whoever enters."""
    found = {start: 0}
    edge = [start]
    for distance in range(1, zones + 1):
        further: list[int] = []
        for zone in edge:
            if zone != start and state.crowd[zone] and not passes:
                continue
            for beyond in state.topology.neighbours[zone]:
                if beyond not in found:
                    found[beyond] = distance
                    further.append(beyond)
        edge = further
    del found[start]
    return found


def longest_move(state: Game, who: int, kit: Kit) -> int:
    """How many zones one Move Action may cover."""
    zones = kit.values[MOVE_ZONES]
    if kit.values[SPRINT_ZONES] > zones and may_use(state, SPRINT, who):
        return kit.values[SPRINT_ZONES]
    return zones


def can_pay_move(kit: Kit, me: Survivor, extra: int) -> bool:
    """The move itself may be free; the surcharge is paid in ordinary actions."""
    spare = kit.values[ACTIONS] - me.spent
    if spare < 0:
        spare = 0
    return spare >= extra + kit.values[MOVE_COST] or (spare >= extra and has_free(kit, me, FREE_MOVE))


def move_cost(state: Game, action: int) -> int:
    """What a Move Action takes: itself, unless it is free, and what zombies left behind cost."""
    me = state.survivors[actor_of(action)]
    kit = kit_of(state, me)
    return surcharge(state, me, kit) + (0 if has_free(kit, me, FREE_MOVE) else kit.values[MOVE_COST])


def slip_cost(state: Game, action: int) -> int:
    """What slipping past zombies takes."""
    me = state.survivors[actor_of(action)]
    kit = kit_of(state, me)
    return 0 if has_free(kit, me, FREE_MOVE) else kit.values[MOVE_COST]


def pay_move(kit: Kit, me: Survivor, extra: int) -> None:
    """Pay a move and its surcharge."""
    if has_free(kit, me, FREE_MOVE):
        spend_free(kit, me, FREE_MOVE)
    else:
        me.spent += kit.values[MOVE_COST]
    me.spent += extra


def offer_moves(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every zone a Move Action can end in."""
    values = kit.values
    if me.ride or not can_pay_move(kit, me, 0 if values[LEAVES_FREELY] else state.crowd[me.zone]):
        return
    base = MOVE | who << ACTOR_SHIFT
    zones = longest_move(state, who, kit) if values[SPRINT_ZONES] else values[MOVE_ZONES]
    if zones == 1:
        for zone in state.topology.neighbours[me.zone]:
            out.append(base | zone << X_SHIFT)
    else:
        for zone in reach(state, me.zone, zones, kit.values[PASSES_ZOMBIES] > 0):
            out.append(base | zone << X_SHIFT)


def move(run: Run, state: Game, action: int) -> None:
    """Go there."""
    who = actor_of(action)
    me = state.survivors[who]
    kit = kit_of(state, me)
    target = x_of(action)
    extra = surcharge(state, me, kit)
    pay_move(kit, me, extra)
    if kit.values[SPRINT_ZONES] and target not in reach(
        state, me.zone, kit.values[MOVE_ZONES], kit.values[PASSES_ZOMBIES] > 0
    ):
        use(state, SPRINT, who)
    if run.listener is not None:
        run.tell(
            "moved",
            "Z2-MOVE-06" if extra else "Z2-MOVE-05",
            {"survivor": who, "from": me.zone, "to": target, "cost": extra + kit.values[MOVE_COST]},
        )
        if extra:
            run.cite("Z2-MOVE-08")
        if state.crowd[target] or kit.values[MOVE_ZONES] > 1 or kit.values[SPRINT_ZONES]:
            run.cite("Z2-MOVE-07")
        run.cite(between(state, me.zone, target))
        if state.noise[me.zone]:
            run.cite("Z2-NOISE-03")
        if extra and combat_forbidden(state, me.zone):
            run.cite("Z2-ABOM-06")
        for quantity in (MOVE_ZONES, SPRINT_ZONES, LEAVES_FREELY, PASSES_ZOMBIES, FREE_MOVE):
            for rule in kit.cited.get(quantity, ()):
                run.cite(rule)
    travel(run, state, who, target, BY_MOVE)


def refuse_move(state: Game, action: int) -> list[Reason]:
    """Why a move is not possible."""
    who = actor_of(action)
    me = state.survivors[who]
    if me.ride:
        return [seated()]
    kit = kit_of(state, me)
    extra = surcharge(state, me, kit)
    reasons: list[Reason] = []
    if not can_pay_move(kit, me, extra):
        if extra:
            reasons.append(
                Reason(
                    "refused-surcharge",
                    "Z2-MOVE-06",
                    {"cost": extra + kit.values[MOVE_COST], "left": left(kit, me), "zombies": extra},
                    ("Z2-ABOM-06",) if combat_forbidden(state, me.zone) else (),
                )
            )
        else:
            reasons.append(no_action_left())
    zones = longest_move(state, who, kit)
    target = x_of(action)
    if target == me.zone:
        reasons.append(Reason("refused-same-zone", "Z2-MOVE-05"))
    elif target not in reach(state, me.zone, zones, kit.values[PASSES_ZOMBIES] > 0):
        if target in reach(state, me.zone, zones, True):
            reasons.append(stopped(*kit.cited.get(SPRINT_ZONES, ()), *kit.cited.get(MOVE_ZONES, ())))
        else:
            if not may_use(state, SPRINT, who) and target in reach(
                state, me.zone, kit.values[SPRINT_ZONES], True
            ):
                also = ("Z2-SKILL-GENERAL-04",)
                reasons.append(Reason("refused-once-per-turn", kit.cited[SPRINT_ZONES][0], also=also))
            reasons.append(no_way(state, me.zone, target, zones))
    return reasons


def no_way(state: Game, start: int, target: int, zones: int) -> Reason:
    """Why a zone cannot be reached: a closed door lies between, it is too far, or it is no neighbour."""
    board = state.rules.board
    passing = between(state, start, target)
    door = board.door_between(start, target)
    if door != NO_DOOR and not state.open_doors >> door & 1:
        return Reason("refused-door-closed", "Z2-MOVE-05", also=("Z2-MOVE-02", passing))
    args = {"zone": target, "zones": zones}
    return Reason("refused-no-way", "Z2-MOVE-02", args, ("Z2-MOVE-05", passing))


def between(state: Game, start: int, target: int) -> str:
    """The rule about passing from one of two zones to the other: inside a building, or not."""
    zones = state.rules.board.zones
    inside = zones[start].kind.indoor and zones[target].kind.indoor
    return "Z2-MOVE-04" if inside else "Z2-MOVE-03"


def offer_slips(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """One Move Action of the turn past zombies, offered where it makes a difference."""
    if not may_use(state, SLIP, who) or me.ride or not can_pay_move(kit, me, 0):
        return
    zones = longest_move(state, who, kit)
    if not state.crowd[me.zone] and zones == 1:
        return
    if kit.values[LEAVES_FREELY] and kit.values[PASSES_ZOMBIES]:
        return
    base = SLIP_MOVE | who << ACTOR_SHIFT
    plain = reach(state, me.zone, zones, kit.values[PASSES_ZOMBIES] > 0)
    for zone in reach(state, me.zone, zones, True):
        if state.crowd[me.zone] or zone not in plain:
            out.append(base | zone << X_SHIFT)


def slip(run: Run, state: Game, action: int) -> None:
    """Go there and pay nothing for the zombies."""
    who = actor_of(action)
    me = state.survivors[who]
    kit = kit_of(state, me)
    target = x_of(action)
    pay_move(kit, me, 0)
    use(state, SLIP, who)
    if target not in reach(state, me.zone, kit.values[MOVE_ZONES], True):
        use(state, SPRINT, who)
    if run.listener is not None:
        run.tell("slipped", "Z2-MOVE-09", {"survivor": who, "from": me.zone, "to": target, "cost": 1})
        run.cite("Z2-SETUP-21")
    travel(run, state, who, target, BY_SLIP)


def refuse_slip(state: Game, action: int) -> list[Reason]:
    """Why slipping past is not possible."""
    who = actor_of(action)
    me = state.survivors[who]
    if me.ride:
        return [seated()]
    kit = kit_of(state, me)
    if "slip" not in kit.grants:
        return [Reason("refused-no-skill", "Z2-SETUP-21")]
    if not may_use(state, SLIP, who):
        return [Reason("refused-once-per-turn", "Z2-SETUP-21")]
    if not can_pay_move(kit, me, 0):
        return [no_action_left()]
    if x_of(action) not in reach(state, me.zone, longest_move(state, who, kit), True):
        return [no_way(state, me.zone, x_of(action), longest_move(state, who, kit))]
    return [Reason("refused-no-need", "Z2-MOVE-09")]


VERBS = (
    Verb("move", offer_moves, move, refuse_move, "Z2-MOVE-05", "zone", traits=(TRAVEL,), cost=move_cost),
    Verb(
        "slip",
        offer_slips,
        slip,
        refuse_slip,
        "Z2-SETUP-21",
        "zone",
        traits=(TRAVEL, GRANTED),
        cost=slip_cost,
    ),
)
