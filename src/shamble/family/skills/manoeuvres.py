"""Skills that move and then do something, or move when something has happened; and the taunt."""

from shamble.family.carrying.inventory import shed
from shamble.family.dead.activation import activate_zone
from shamble.family.fighting.kinds import AT_RANGE
from shamble.family.fighting.weapons import arms_of
from shamble.family.moving.manners import BY_STEP
from shamble.family.moving.sallies import FAR, may_slip, sallies, sally, sally_cost
from shamble.family.moving.travel import travel
from shamble.family.moving.walking import longest_move, reach, seated, stopped, surcharge
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS, MOVE_ZONES, PASSES_ZOMBIES, RELOADS_FREELY
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import left
from shamble.family.round.free_action import give_action
from shamble.family.round.limits import BLITZ, BLOODLUST, FIELD_MEDIC, SLIP, SPRINT, TAUNT
from shamble.family.round.limits import BLOODLUST_MELEE as BLOODLUST_BLOW
from shamble.family.round.limits import BLOODLUST_RANGED as BLOODLUST_SHOT
from shamble.family.round.turns import in_own_turn, note_action
from shamble.family.skills.granted import once
from shamble.family.verb_traits import COMBAT, GRANTED, KEEPS_STREAK, MELEE, RANGED
from shamble.family.vocabulary import (
    ASK_HEAL,
    ASK_STEP,
    BLITZ_MOVE,
    BLOODLUST_COMBAT,
    BLOODLUST_MELEE,
    BLOODLUST_RANGED,
    FIELD_MEDIC_MOVE,
    HEAL,
    MOVE,
    NO,
    SLIP_MOVE,
    STAY,
    TAUNT_ACTION,
)
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, verb_of, x_of
from shamble.kernel.counters import may_use, use
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Handles, Question, Verb
from shamble.kernel.run import Run


def set_out_cost(state: Game, action: int) -> int:
    """What such a move takes: one action, and what zombies left behind cost."""
    return sally_cost(state, actor_of(action), x_of(action), 1)


def set_out(run: Run, state: Game, action: int) -> None:
    """Pay and go. What is done on arrival has been begun before, as the way there comes first."""
    sally(run, state, action, 1)


def refuse_to_set_out(state: Game, action: int, grant: str, limit: str, rule: str) -> list[Reason]:
    """Why such a move is not possible: the skill, its limit, its cost, the way."""
    reasons = once(state, action, grant, limit, rule)
    if reasons:
        return reasons
    who = actor_of(action)
    me = state.survivors[who]
    if me.ride:
        return [seated()]
    kit = kit_of(state, me)
    extra = 0 if may_slip(state, who, kit) else surcharge(state, me, kit)
    if kit.values[ACTIONS] - me.spent <= extra:
        if not extra:
            return [Reason("refused-no-action", "Z2-ACT-05")]
        told = {"cost": extra + 1, "left": left(kit, me), "zombies": extra}
        return [Reason("refused-surcharge", "Z2-MOVE-06", told)]
    if x_of(action) not in sallies(state, who, kit, 1):
        if x_of(action) in reach(state, me.zone, FAR, True):
            return [stopped(rule)]
        return [Reason("refused-no-way", rule, {"zone": x_of(action), "zones": FAR})]
    return []


# --- Blitz


def has_target(state: Game, me: Survivor, kit: Kit, zone: int) -> bool:
    """Whether zombies would be in range and sight of a loaded weapon in hand, seen from a zone."""
    rules = state.rules
    arms = arms_of(state, me, kit)
    for card in arms.usable[AT_RANGE] + (arms.empty if kit.values[RELOADS_FREELY] else ()):
        printed = rules.cards[card]
        if printed.modes[AT_RANGE] is not None and any(
            [state.crowd[target] for target in rules.zones_for(state, zone, kit, printed, AT_RANGE)]
        ):
            return True
    return False


def offer_blitz(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Once per turn, for one action: up to two zones, to where something can be shot."""
    if not may_use(state, BLITZ, who):
        return
    for zone in sallies(state, who, kit, 1):
        if has_target(state, me, kit, zone):
            out.append(BLITZ_MOVE | who << ACTOR_SHIFT | zone << X_SHIFT)


def blitz(run: Run, state: Game, action: int) -> None:
    """Go, then shoot for free."""
    who = actor_of(action)
    use(state, BLITZ, who)
    give_action(run, who, RANGED, -1)
    set_out(run, state, action)
    if run.listener is not None:
        run.cite("Z2-SKILL-BLITZ-02")
        run.cite("Z2-SKILL-BLITZ-03")


def refuse_blitz(state: Game, action: int) -> list[Reason]:
    """Why there is no blitz."""
    reasons = refuse_to_set_out(state, action, "blitz", BLITZ, "Z2-SKILL-BLITZ-01")
    return reasons or [Reason("refused-no-target", "Z2-SKILL-BLITZ-03")]


# --- Bloodlust

BLOODLUSTS = (
    ("bloodlust-combat", BLOODLUST_COMBAT, BLOODLUST, COMBAT),
    ("bloodlust-melee", BLOODLUST_MELEE, BLOODLUST_BLOW, MELEE),
    ("bloodlust-ranged", BLOODLUST_RANGED, BLOODLUST_SHOT, RANGED),
)


def offer_bloodlust_combat(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """To where zombies are, and then any attack."""
    offer_to_zombies(state, BLOODLUST_COMBAT | who << ACTOR_SHIFT, BLOODLUST, who, kit, out)


def offer_bloodlust_melee(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """To where zombies are, and then a Melee Action."""
    offer_to_zombies(state, BLOODLUST_MELEE | who << ACTOR_SHIFT, BLOODLUST_BLOW, who, kit, out)


def offer_bloodlust_ranged(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """To where zombies are, and then a Ranged Action."""
    offer_to_zombies(state, BLOODLUST_RANGED | who << ACTOR_SHIFT, BLOODLUST_SHOT, who, kit, out)


def offer_to_zombies(state: Game, base: int, limit: str, who: int, kit: Kit, out: list[int]) -> None:
    """Once per turn, for one action: up to two zones, to where zombies are."""
    if not may_use(state, limit, who):
        return
    for zone in sallies(state, who, kit, 1):
        if state.crowd[zone]:
            out.append(base | zone << X_SHIFT)


def bloodlust(run: Run, state: Game, action: int) -> None:
    """Go, then attack for free."""
    who = actor_of(action)
    for _, verb, limit, kind in BLOODLUSTS:
        if verb == verb_of(action):
            use(state, limit, who)
            give_action(run, who, kind, -1)
            set_out(run, state, action)


def refuse_bloodlust(state: Game, action: int) -> list[Reason]:
    """Why there is no bloodlust."""
    rule = "Z2-SKILL-BLOODLUST-01"
    for grant, verb, limit, _ in BLOODLUSTS:
        if verb == verb_of(action):
            return refuse_to_set_out(state, action, grant, limit, rule) or [
                Reason("refused-no-zombies", rule)
            ]
    return []


# --- Field medic


def offer_field_medic(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Once per turn, for one action: up to two zones, to another survivor."""
    if not may_use(state, FIELD_MEDIC, who):
        return
    people = {other.zone for other in state.survivors if other is not me and other.leader != who}
    for zone in sallies(state, who, kit, 1):
        if zone in people:
            out.append(FIELD_MEDIC_MOVE | who << ACTOR_SHIFT | zone << X_SHIFT)


def field_medic(run: Run, state: Game, action: int) -> None:
    """Go, then heal one wound of somebody there."""
    who = actor_of(action)
    use(state, FIELD_MEDIC, who)
    run.push(ASK_HEAL, who)
    set_out(run, state, action)


def heal_options(state: Game, frame: Frame) -> list[int]:
    """The wounded of the zone, or nobody; where nobody is wounded nothing is asked."""
    zone = state.survivors[frame.a].zone
    options = [
        HEAL | frame.a << ACTOR_SHIFT | i << X_SHIFT
        for i, other in enumerate(state.survivors)
        if other.zone == zone and other.wounds
    ]
    if options:
        options.append(NO | frame.a << ACTOR_SHIFT)
        options.sort()
    return options


def heal(run: Run, state: Game, frame: Frame, action: int) -> None:
    """One wound less, if that is wanted."""
    if verb_of(action) == NO:
        return
    state.survivors[x_of(action)].wounds -= 1
    run.touched = True
    if run.listener is not None:
        run.tell("healed", "Z2-SKILL-FIELDMEDIC-01", {"survivor": x_of(action), "by": frame.a})


def refuse_field_medic(state: Game, action: int) -> list[Reason]:
    """Why the medic does not go there."""
    reasons = refuse_to_set_out(state, action, "field-medic", FIELD_MEDIC, "Z2-SKILL-FIELDMEDIC-01")
    return reasons or [
        Reason("refused-no-survivor", "Z2-SKILL-FIELDMEDIC-01", also=("Z2-SKILL-FIELDMEDIC-02",))
    ]


# --- Taunt


def taunt_zones(state: Game, me: Survivor) -> list[int]:
    """Zones with zombies at most two zones away over open ways, the own one included."""
    zones = [me.zone, *reach(state, me.zone, FAR, True)]
    return sorted(zone for zone in zones if state.crowd[zone])


def offer_taunt(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Once per turn, for free, call all zombies of a zone."""
    if may_use(state, TAUNT, who):
        for zone in taunt_zones(state, me):
            out.append(TAUNT_ACTION | who << ACTOR_SHIFT | zone << X_SHIFT)


def taunt(run: Run, state: Game, action: int) -> None:
    """They come, and care for nobody else."""
    who, zone = actor_of(action), x_of(action)
    use(state, TAUNT, who)
    if run.listener is not None:
        run.tell("taunts", "Z2-SKILL-TAUNT-01", {"survivor": who, "zone": zone})
        run.cite("Z2-SKILL-TAUNT-02")
    activate_zone(run, state, zone, who)


def refuse_taunt(state: Game, action: int) -> list[Reason]:
    """Why nobody there can be taunted."""
    rule = "Z2-SKILL-TAUNT-01"
    reasons = once(state, action, "taunt", TAUNT, rule)
    if reasons:
        return reasons
    if not state.crowd[x_of(action)]:
        return [Reason("refused-no-zombies", rule)]
    return [Reason("refused-no-way", rule, {"zone": x_of(action), "zones": FAR})]


# --- a free move at once: Hit & run, Sidestep


def hit_and_run(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """After a kill, a free Move Action out of any crowd."""
    me = state.survivors[holder]
    if me.zone >= 0 and not me.ride:
        run.push(ASK_STEP, holder, 0)


def can_step_aside(state: Game, holder: int, facts: list[int]) -> bool:
    """Whether zombies appear next to the survivor and there is a way to go."""
    me = state.survivors[holder]
    if me.zone < 0 or me.ride or not state.topology.is_near(me.zone, facts[0]):
        return False
    return len(step_options(state, Frame(ASK_STEP, 0, holder, 1, 0, 0, None, None))) > 1


def sidestep(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """A free Move Action when zombies appear next to the survivor, before they rush."""
    run.push(ASK_STEP, holder, 1)


STEP_RULES = ("Z2-SKILL-HITANDRUN-01", "Z2-SKILL-SIDESTEP-01")


def step_options(state: Game, frame: Frame) -> list[int]:
    """Where the free move can end, or stay. What is there once per own turn helps only in that turn."""
    me = state.survivors[frame.a]
    kit = kit_of(state, me)
    actor = frame.a << ACTOR_SHIFT
    mine = in_own_turn(state, frame.a)
    far = longest_move(state, frame.a, kit) if mine else kit.values[MOVE_ZONES]
    zones = reach(state, me.zone, far, kit.values[PASSES_ZOMBIES] > 0)
    options = [MOVE | actor | zone << X_SHIFT for zone in zones]
    if mine and "slip" in kit.grants and may_use(state, SLIP, frame.a):
        past = reach(state, me.zone, far, True)
        options += [SLIP_MOVE | actor | zone << X_SHIFT for zone in past if zone not in zones]
    options.append(STAY | actor)
    options.sort()
    return options


def step(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Go there; zombies left behind cost nothing."""
    if verb_of(action) == STAY:
        return
    me = state.survivors[frame.a]
    kit = kit_of(state, me)
    target = x_of(action)
    slips = verb_of(action) == SLIP_MOVE
    note_action(state, frame.a, MOVE)
    if slips:
        use(state, SLIP, frame.a)
    if target not in reach(state, me.zone, kit.values[MOVE_ZONES], slips or kit.values[PASSES_ZOMBIES] > 0):
        use(state, SPRINT, frame.a)
    if run.listener is not None:
        told: dict[str, object] = {"survivor": frame.a, "from": me.zone, "to": target, "cost": 0}
        run.tell("slipped" if slips else "moved", STEP_RULES[frame.b], told)
        if slips:
            run.cite("Z2-MOVE-09")
    travel(run, state, frame.a, target, BY_STEP)
    if state.auras:
        shed(run, state)


MOVES = (GRANTED,)
FREE = (GRANTED, KEEPS_STREAK)
VERBS = (
    Verb(
        "blitz",
        offer_blitz,
        blitz,
        refuse_blitz,
        "Z2-SKILL-BLITZ-01",
        "zone",
        traits=MOVES,
        cost=set_out_cost,
    ),
    Verb(
        "bloodlust-combat",
        offer_bloodlust_combat,
        bloodlust,
        refuse_bloodlust,
        "Z2-SKILL-BLOODLUST-01",
        "zone",
        traits=MOVES,
        cost=set_out_cost,
    ),
    Verb(
        "bloodlust-melee",
        offer_bloodlust_melee,
        bloodlust,
        refuse_bloodlust,
        "Z2-SKILL-BLOODLUST-01",
        "zone",
        traits=MOVES,
        cost=set_out_cost,
    ),
    Verb(
        "bloodlust-ranged",
        offer_bloodlust_ranged,
        bloodlust,
        refuse_bloodlust,
        "Z2-SKILL-BLOODLUST-01",
        "zone",
        traits=MOVES,
        cost=set_out_cost,
    ),
    Verb(
        "field-medic",
        offer_field_medic,
        field_medic,
        refuse_field_medic,
        "Z2-SKILL-FIELDMEDIC-01",
        "zone",
        traits=MOVES,
        cost=set_out_cost,
    ),
    Verb("taunt", offer_taunt, taunt, refuse_taunt, "Z2-SKILL-TAUNT-01", "zone", traits=FREE),
)
HANDLERS = (Handles("hit-and-run", hit_and_run), Handles("sidestep", sidestep, can_step_aside))
QUESTIONS = (
    Question("ask-heal", OWNED, heal_options, heal, "Z2-SKILL-FIELDMEDIC-01"),
    Question("ask-step", OWNED, step_options, step, "Z2-SKILL-HITANDRUN-01"),
)
