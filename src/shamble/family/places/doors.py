"""Doors: what opens them, what keeps them shut, and what lies behind."""

from shamble.family.board.kinds import BARRICADE
from shamble.family.board.model import NO_BUILDING
from shamble.family.carrying.inventory import held_types
from shamble.family.dead.spawning import open_building
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ALL_IN_HAND, FREE_DOOR, OPENS_BARE_HANDED
from shamble.family.places.noise import NOBODY, make_noise
from shamble.family.places.passages import SHUT, STANDS_OPEN, fitting_of, pushable_doors, set_passages
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import can_pay, no_action_left, pay, takes_one_of
from shamble.family.vocabulary import BUILDING, OPEN
from shamble.kernel.action import ACTOR_SHIFT, ARG_MASK, X_SHIFT, actor_of, x_of, y_of
from shamble.kernel.event import Reason
from shamble.kernel.moments import happen
from shamble.kernel.run import Run

BARE_HANDS = ARG_MASK
EVERY_DOOR = -1
"""All doors, as bits."""


def openers(state: Game, who: int) -> list[int]:
    """What the survivor could open a door with: one card of each type, or bare hands."""
    me = state.survivors[who]
    values = (kit_of(state, me) if state.auras else me.kit).values
    cards = state.rules.cards
    held = me.hand + me.pack if values[ALL_IN_HAND] else me.hand
    tools = [card for card in held if cards[card].opens_doors]
    if len(tools) > 1:
        tools = held_types(state, tuple(tools))
    if values[OPENS_BARE_HANDED]:
        tools.append(BARE_HANDS)
    return tools


def is_locked(state: Game, door: int, who: int) -> bool:
    """Whether the mission keeps a door shut for now."""
    if fitting_of(state, door).sealed:
        return True
    lock = state.rules.mission.locks.get(door)
    return lock is not None and not lock.condition(state, (who,))


def tools_for(state: Game, door: int, tools: list[int]) -> list[int]:
    """What opens a certain door: a broken one opens to bare hands."""
    fitting = fitting_of(state, door)
    if (fitting.pushed or fitting.sealed) and BARE_HANDS not in tools:
        return [*tools, BARE_HANDS]
    return tools


def offer_doors(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every closed door of the zone, with everything that can open it."""
    rules = state.rules
    zone = me.zone
    if not rules.door_masks[zone] & ~state.open_doors or not can_pay(kit, me, FREE_DOOR):
        return
    tools: list[int] | None = None
    special = rules.special_doors if state.fittings is rules.fitted else EVERY_DOOR
    for door in rules.doors_at[zone]:
        if state.open_doors >> door & 1 or (special >> door & 1 and is_locked(state, door, who)):
            continue
        if tools is None:
            tools = openers(state, who)
        for tool in tools_for(state, door, tools) if special >> door & 1 else tools:
            out.append(OPEN | who << ACTOR_SHIFT | door << X_SHIFT | tool)


def open_door(run: Run, state: Game, action: int) -> None:
    """The door opens for good; the building behind it may not be empty."""
    who, door, tool = actor_of(action), x_of(action), y_of(action)
    me = state.survivors[who]
    pay(kit_of(state, me), me, FREE_DOOR)
    noisy = tool != BARE_HANDS and state.rules.cards[tool].door_noise
    if noisy:
        make_noise(run, state, me.zone, who)
    if run.listener is not None:
        run.tell("door-opened", "Z2-DOOR-01", {"survivor": who, "door": door, "noisy": noisy})
        run.cite("Z2-DOOR-02")
        if noisy:
            run.tell("noise", "Z2-DOOR-03", {"zone": me.zone})
            run.cite("Z2-NOISE-01")
        if state.crowd[me.zone]:
            run.cite("Z2-DOOR-06")
        if fitting_of(state, door).pushed:
            cite_door(run, state, door)
        if tool == BARE_HANDS:
            for rule in kit_of(state, me).cited.get(OPENS_BARE_HANDED, ()):
                run.cite(rule)
        else:
            for rule in state.rules.cards[tool].rules:
                run.cite(rule)
    swing_open(run, state, door)


def door_cost(state: Game, action: int) -> int:
    """What opening a door takes."""
    me = state.survivors[actor_of(action)]
    return takes_one_of(kit_of(state, me), me, FREE_DOOR)


def cite_door(run: Run, state: Game, door: int) -> None:
    """What the mission says about a door."""
    rule = state.rules.mission.door_rules.get(door, "")
    if rule:
        run.cite(rule)


def swing_open(run: Run, state: Game, door: int) -> None:
    """A door is open from now on, and an unopened building behind it spawns."""
    board = state.rules.board
    set_passages(run, state, 1 << door, STANDS_OPEN)
    happen(run, state, "door-opened", (door,))
    if not fitting_of(state, door).wakes:
        return
    for zone in (board.doors[door].b, board.doors[door].a):
        building = board.zones[zone].building
        if building != NO_BUILDING:
            open_building(run, state, building)


def swing_all_open(run: Run, state: Game) -> None:
    """All doors that nothing keeps shut: the players order the dark rooms of all buildings so opened."""
    board = state.rules.board
    shut = [
        door
        for door in board.doors
        if not state.open_doors >> door.index & 1 and not is_locked(state, door.index, NOBODY)
    ]
    rooms: list[int] = []
    opened: list[int] = []
    for door in shut:
        for zone in (door.a, door.b):
            building = board.zones[zone].building
            if building != NO_BUILDING and not state.spawned >> building & 1:
                state.spawned |= 1 << building
                opened.append(building)
                rooms.extend([room for room in board.buildings[building] if board.zones[room].dark])
    set_passages(run, state, sum([1 << door.index for door in shut]), STANDS_OPEN)
    if run.listener is not None:
        run.tell("all-doors-opened", "Z2-BSPAWN-01", {"rooms": len(rooms)})
    for door in shut:
        happen(run, state, "door-opened", (door.index,))
    for building in opened:
        happen(run, state, "building-opened", (building,))
    if rooms:
        run.push(BUILDING, -1).items = rooms


def push_open(run: Run, state: Game, door: int) -> None:
    """Somebody goes through a broken door, and it is open."""
    if run.listener is not None:
        cite_door(run, state, door)
    swing_open(run, state, door)


def barricade(run: Run, state: Game, zone: int) -> None:
    """The first broken door of a zone is shut for good."""
    pushable = pushable_doors(state)
    for door in state.rules.doors_at[zone]:
        if pushable >> door & 1:
            set_passages(run, state, 1 << door, SHUT, state.rules.fitting_numbers[BARRICADE])
            return


def refuse_open(state: Game, action: int) -> list[Reason]:
    """Why a door stays shut."""
    who, door = actor_of(action), x_of(action)
    me = state.survivors[who]
    if door not in state.rules.doors_at[me.zone]:
        return [Reason("refused-no-door", "Z2-DOOR-01")]
    if state.open_doors >> door & 1:
        return [Reason("refused-door-open", "Z2-DOOR-04", also=("Z2-DOOR-02",))]
    reasons: list[Reason] = []
    if fitting_of(state, door).sealed:
        rule = state.rules.mission.door_rules.get(door, "Z2-DOOR-05")
        reasons.append(Reason("refused-door-barricaded", rule))
    elif is_locked(state, door, who):
        lock = state.rules.mission.locks[door]
        reasons.append(Reason(lock.reason, lock.rule or "Z2-DOOR-05"))
    if y_of(action) not in tools_for(state, door, openers(state, who)):
        reasons.append(Reason("refused-no-opener", "Z2-DOOR-01", also=("Z2-EQUIP-06",)))
        if y_of(action) in me.pack and state.rules.cards[y_of(action)].opens_doors:
            reasons.append(Reason("refused-not-in-hand", "Z2-INV-03"))
    if not can_pay(kit_of(state, me), me, FREE_DOOR):
        reasons.append(no_action_left())
    return reasons
