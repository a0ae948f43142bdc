"""Doors, objectives, crates, noise, food: what stands around and what can be done with it."""

from shamble.board.model import ROOM
from shamble.family.adrenaline import gain_adrenaline
from shamble.family.allowance import can_pay, no_action_left, pay
from shamble.family.chain import push_holder_chain
from shamble.family.figures import kit_of, make_noise, pushable_doors
from shamble.family.inventory import discard_card, gain_cards, held_types, next_card
from shamble.family.limits import SEARCH_MASK
from shamble.family.quantities import (
    ACTIONS,
    ALL_IN_HAND,
    FREE_DOOR,
    FREE_SEARCH,
    OPENS_BARE_HANDED,
    SEARCH_CARDS,
    SEARCHES,
    SEARCHES_STREETS,
)
from shamble.family.rules import EQUIPMENT, PIMPWEAPONS
from shamble.family.spawn import open_building
from shamble.family.state import GONE, HIDDEN, Game
from shamble.family.tokens import carry, turn_over
from shamble.family.triggers import moment
from shamble.family.vocabulary import CRATE, EAT, EFFECTS, MAKE_NOISE, MISSION, OPEN, SEARCH, SEARCHING, TAKE
from shamble.kernel.action import ACTOR_SHIFT, ARG_MASK, X_SHIFT, actor_of, x_of, y_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.ruleset import Verb, offer_nothing
from shamble.kernel.run import Run

BARE_HANDS = ARG_MASK
IS_SEARCH = 1
WEAPONS_ONLY = 2


# --- search


def search(run: Run, state: Game, action: int) -> None:
    """Draw equipment: one card, or more with a light."""
    who = actor_of(action)
    me = state.survivors[who]
    kit = kit_of(state, me)
    pay(kit, me, FREE_SEARCH)
    if me.used & SEARCH_MASK != SEARCH_MASK:
        me.used += 1
    if run.listener is not None:
        run.tell("searched", "Z2-SEARCH-01", {"survivor": who, "cards": kit.values[SEARCH_CARDS]})
        run.cite("Z2-SEARCH-03")
        for quantity in (SEARCH_CARDS, SEARCHES, SEARCHES_STREETS, FREE_SEARCH):
            for rule in kit.cited.get(quantity, ()):
                run.cite(rule)
    run.push(SEARCHING, who, kit.values[SEARCH_CARDS], EQUIPMENT, IS_SEARCH).items = []


def refuse_search(state: Game, action: int) -> list[Reason]:
    """Why a search is not possible."""
    me = state.survivors[actor_of(action)]
    kit = kit_of(state, me)
    reasons: list[Reason] = []
    if state.rules.board.zones[me.zone].kind != ROOM and not kit.values[SEARCHES_STREETS]:
        reasons.append(Reason("refused-search-street", "Z2-SEARCH-01"))
    if state.crowd[me.zone]:
        zombies = {"zombies": state.crowd[me.zone]}
        reasons.append(Reason("refused-search-zombies", "Z2-SEARCH-01", zombies, ("Z2-SEARCH-06",)))
    if (me.used & SEARCH_MASK) >= kit.values[SEARCHES]:
        reasons.append(Reason("refused-searched", "Z2-SEARCH-03"))
    if not can_pay(kit, me, FREE_SEARCH):
        reasons.append(no_action_left())
    return reasons


def draw_found(run: Run, state: Game, frame: Frame) -> None:
    """Draw the cards one by one, each with what skills do about it.

    SEARCHING frame: a survivor, b cards to draw, c deck, d bits: IS_SEARCH for a Search Action,
    WEAPONS_ONLY if it goes on until so many weapons are found; items found.
    """
    assert frame.items is not None
    if frame.b == 0:
        return
    if frame.d & WEAPONS_ONLY and not weapons_to_find(state, frame):
        frame.b = 0
        return
    frame.b -= 1
    frame.step -= 1
    card = next_card(run, state, frame.c)
    if card < 0:
        frame.b = 0
        if run.listener is not None and frame.c == PIMPWEAPONS:
            run.cite("Z2-OBJ-05")
        return
    frame.items.append(card)
    if run.listener is not None:
        name = state.rules.cards[card].name
        rule = "Z2-SEARCH-02" if frame.c == EQUIPMENT else "Z2-OBJ-04"
        run.tell("card-drawn", rule, {"survivor": frame.a, "card": name})
    if frame.d & WEAPONS_ONLY:
        printed = state.rules.cards[card]
        if run.listener is not None and printed.alarm:
            run.cite("Z2-CAR-22")
        if not printed.alarm and not printed.is_weapon():
            frame.items.pop()
            frame.b += 1
            discard_card(state, card)
            if run.listener is not None:
                told: dict[str, object] = {"survivor": frame.a, "card": printed.name}
                run.tell("card-discarded", "Z2-CAR-20", told)
            return
    handlers = kit_of(state, state.survivors[frame.a]).hooks.get("card-drawn")
    if handlers is not None:
        push_holder_chain(run, frame.a, handlers, card)


def weapons_to_find(state: Game, frame: Frame) -> bool:
    """Whether a search for weapons goes on: a trap ends it, and so does a deck without any."""
    assert frame.items is not None
    cards = state.rules.cards
    if frame.items and cards[frame.items[-1]].alarm:
        return False
    deck = frame.c
    left = state.piles[deck] + state.tops[deck] + state.discards[deck]
    return any([cards[card].is_weapon() for card in left])


def sort_found(run: Run, state: Game, frame: Frame) -> None:
    """Traps spring; the rest may be kept."""
    from shamble.family.spawn import place_alarm

    assert frame.items is not None
    keep: list[int] = []
    for card in frame.items:
        alarm = state.rules.cards[card].alarm
        if alarm:
            if run.listener is not None:
                rule = "Z2-SEARCH-05" if frame.c == EQUIPMENT else "Z2-OBJ-04"
                run.tell("alarm", rule, {"survivor": frame.a, "zone": state.survivors[frame.a].zone})
                run.cite("Z2-EQUIP-15")
                run.cite("Z2-SEARCH-06")
            discard_card(state, card)
            place_alarm(run, state, state.survivors[frame.a].zone, alarm)
        else:
            keep.append(card)
    if keep:
        gain_cards(run, frame.a, keep)


# --- doors


def openers(state: Game, who: int) -> list[int]:
    """What the survivor could open a door with: one card of each type, or bare hands."""
    me = state.survivors[who]
    values = kit_of(state, me).values
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
    if is_barricaded(state, door):
        return True
    lock = state.rules.mission.locks.get(door)
    return lock is not None and not lock.condition(state, (who,))


def is_barricaded(state: Game, door: int) -> bool:
    """Whether a broken door has been shut for good."""
    broken = state.rules.mission.broken_doors
    return broken >> door & 1 == 1 and not pushable_doors(state) >> door & 1


def tools_for(state: Game, who: int, door: int, tools: list[int]) -> list[int]:
    """What opens a certain door: a broken one opens to bare hands."""
    if state.rules.mission.broken_doors >> door & 1 and BARE_HANDS not in tools:
        return [*tools, BARE_HANDS]
    return tools


def offer_doors(state: Game, who: int, out: list[int]) -> None:
    """Every closed door of the zone, with everything that can open it."""
    me = state.survivors[who]
    doors = state.rules.doors_at[me.zone]
    if not doors:
        return
    kit = kit_of(state, me)
    if not can_pay(kit, me, FREE_DOOR):
        return
    tools: list[int] | None = None
    for door in doors:
        if state.open_doors >> door & 1 or is_locked(state, door, who):
            continue
        if tools is None:
            tools = openers(state, who)
        for tool in tools_for(state, who, door, tools):
            out.append(OPEN | who << ACTOR_SHIFT | door << X_SHIFT | tool)


def open_door(run: Run, state: Game, action: int) -> None:
    """The door opens for good; the building behind it may not be empty."""
    who, door, tool = actor_of(action), x_of(action), y_of(action)
    me = state.survivors[who]
    pay(kit_of(state, me), me, FREE_DOOR)
    noisy = tool != BARE_HANDS and state.rules.cards[tool].door_noise
    if noisy:
        make_noise(state, me.zone)
    if run.listener is not None:
        run.tell("door-opened", "Z2-DOOR-01", {"survivor": who, "door": door, "noisy": noisy})
        run.cite("Z2-DOOR-02")
        if noisy:
            run.tell("noise", "Z2-DOOR-03", {"zone": me.zone})
            run.cite("Z2-NOISE-01")
        if state.crowd[me.zone]:
            run.cite("Z2-DOOR-06")
        if state.rules.mission.broken_doors >> door & 1:
            run.cite(state.rules.mission.broken_rule)
        if tool == BARE_HANDS:
            for rule in kit_of(state, me).cited.get(OPENS_BARE_HANDED, ()):
                run.cite(rule)
        else:
            for rule in state.rules.cards[tool].rules:
                run.cite(rule)
    swing_open(run, state, door)


def swing_open(run: Run, state: Game, door: int) -> None:
    """A door is open from now on: ways and sight change, and an unopened building spawns."""
    state.open_doors |= 1 << door
    board = state.rules.board
    state.topology = board.topology(state.open_doors, state.rules.sight)
    run.touched = True
    moment(run, state, "door-opened", (door,))
    for zone in (board.doors[door].b, board.doors[door].a):
        building = board.zones[zone].building
        if building >= 0:
            open_building(run, state, building)


def refuse_open(state: Game, action: int) -> list[Reason]:
    """Why a door stays shut."""
    who, door = actor_of(action), x_of(action)
    me = state.survivors[who]
    if door not in state.rules.doors_at[me.zone]:
        return [Reason("refused-no-door", "Z2-DOOR-01")]
    if state.open_doors >> door & 1:
        return [Reason("refused-door-open", "Z2-DOOR-04", also=("Z2-DOOR-02",))]
    reasons: list[Reason] = []
    if is_barricaded(state, door):
        reasons.append(Reason("refused-door-barricaded", state.rules.mission.broken_rule))
    elif is_locked(state, door, who):
        lock = state.rules.mission.locks[door]
        reasons.append(Reason(lock.reason, lock.rule or "Z2-DOOR-05"))
    if y_of(action) not in tools_for(state, who, door, openers(state, who)):
        reasons.append(Reason("refused-no-opener", "Z2-DOOR-01", also=("Z2-EQUIP-06",)))
        if y_of(action) in me.pack and state.rules.cards[y_of(action)].opens_doors:
            reasons.append(Reason("refused-not-in-hand", "Z2-INV-03"))
    if not can_pay(kit_of(state, me), me, FREE_DOOR):
        reasons.append(no_action_left())
    return reasons


# --- objectives and crates


def offer_objectives(state: Game, who: int, out: list[int]) -> None:
    """The objectives of the zone; tokens that look alike are one option."""
    zone = state.survivors[who].zone
    alike: set[int] = set()
    for token, place in enumerate(state.objectives):
        if place == zone and not objective_barred(state, who, token):
            colour = HIDDEN if state.rules.mission.facedown else state.colours[token]
            if colour not in alike:
                alike.add(colour)
                out.append(TAKE | who << ACTOR_SHIFT | token << X_SHIFT)


def objective_barred(state: Game, who: int, token: int) -> bool:
    """Whether the mission forbids this survivor to take an objective."""
    lock = state.rules.mission.objective_lock
    return lock is not None and not lock.condition(state, (who,))


def take_objective(run: Run, state: Game, action: int) -> None:
    """The token leaves the board; the mission says what it brings."""
    who, token = actor_of(action), x_of(action)
    me = state.survivors[who]
    me.spent += 1
    mission = state.rules.mission
    state.objectives[token] = GONE
    if mission.facedown:
        turn_over(run, state, token)
    if mission.keeps_tokens:
        carry(state, who, (*me.tokens, token))
    run.touched = True
    if run.listener is not None:
        run.tell("objective-taken", "Z2-OBJ-01", {"survivor": who, "colour": state.colours[token]})
        run.cite("Z2-OBJ-07")
        if mission.facedown:
            run.cite("Z2-OBJ-08")
        if state.crowd[me.zone]:
            run.cite("Z2-OBJ-06")
    moment(run, state, "objective-taken", (who, token, state.colours[token]))
    if mission.objective_adrenaline:
        if run.listener is not None:
            run.cite("Z2-OBJ-02")
            run.cite("Z2-ADREN-02")
        gain_adrenaline(run, state, who, mission.objective_adrenaline)


def refuse_take(state: Game, action: int) -> list[Reason]:
    """Why an objective cannot be taken."""
    who, token = actor_of(action), x_of(action)
    me = state.survivors[who]
    if token >= len(state.objectives) or state.objectives[token] != me.zone:
        return [Reason("refused-no-objective", "Z2-OBJ-01")]
    lock = state.rules.mission.objective_lock
    if lock is not None and objective_barred(state, who, token):
        return [Reason(lock.reason, lock.rule)]
    return [] if can_pay(kit_of(state, me), me, -1) else [no_action_left()]


def take_crate(run: Run, state: Game, action: int) -> None:
    """A random pimpweapon of those still in the deck, if any."""
    who, crate = actor_of(action), x_of(action)
    state.survivors[who].spent += 1
    state.crates[crate] = GONE
    run.touched = True
    if run.listener is not None:
        run.tell("crate-taken", "Z2-OBJ-04", {"survivor": who})
        run.cite("Z2-SEARCH-07")
        if state.crowd[state.survivors[who].zone]:
            run.cite("Z2-OBJ-06")
    moment(run, state, "crate-taken", (who, crate))
    run.push(SEARCHING, who, 1, PIMPWEAPONS).items = []


def refuse_crate(state: Game, action: int) -> list[Reason]:
    """Why a crate cannot be taken."""
    who, crate = actor_of(action), x_of(action)
    me = state.survivors[who]
    if crate >= len(state.crates) or state.crates[crate] != me.zone:
        return [Reason("refused-no-crate", "Z2-OBJ-04", also=("Z2-OBJ-01",))]
    return [] if can_pay(kit_of(state, me), me, -1) else [no_action_left()]


# --- noise, food, the mission's own actions


def offer_food(state: Game, who: int, out: list[int]) -> None:
    """Eating costs no action."""
    me = state.survivors[who]
    cards = state.rules.cards
    for card in me.hand + me.pack:
        if cards[card].food:
            for food in held_types(state, me.hand + me.pack):
                if cards[food].food:
                    out.append(EAT | who << ACTOR_SHIFT | food << X_SHIFT)
            break


def offer_here(state: Game, who: int, out: list[int]) -> None:
    """What the zone itself offers: searching, objectives, crates, noise, and what the mission adds."""
    me = state.survivors[who]
    kit = kit_of(state, me)
    values = kit.values
    zone = me.zone
    actor = who << ACTOR_SHIFT
    if (
        not state.crowd[zone]
        and (state.rules.board.zones[zone].kind == ROOM or values[SEARCHES_STREETS])
        and (me.used & SEARCH_MASK) < values[SEARCHES]
        and can_pay(kit, me, FREE_SEARCH)
    ):
        out.append(SEARCH | actor)
    if values[ACTIONS] <= me.spent:
        return
    out.append(MAKE_NOISE | actor)
    if zone in state.objectives:
        offer_objectives(state, who, out)
    if zone in state.crates:
        out.append(CRATE | actor | state.crates.index(zone) << X_SHIFT)
    for number, extra in enumerate(state.rules.mission.actions):
        if extra.condition(state, (who,)):
            out.append(MISSION | actor | number << X_SHIFT)


def make_some_noise(run: Run, state: Game, action: int) -> None:
    """One noise token in the own zone."""
    who = actor_of(action)
    me = state.survivors[who]
    me.spent += 1
    make_noise(state, me.zone)
    if run.listener is not None:
        run.tell("noise", "Z2-ACT-01", {"zone": me.zone, "survivor": who})
        supply = state.rules.book.rows("tokens").get("noise")
        if isinstance(supply, int) and sum(state.noise) > supply:
            run.cite("Z2-NOISE-07")


def refuse_noise(state: Game, action: int) -> list[Reason]:
    """Why no noise can be made."""
    me = state.survivors[actor_of(action)]
    return [] if can_pay(kit_of(state, me), me, -1) else [no_action_left()]


def eat(run: Run, state: Game, action: int) -> None:
    """Discard food for adrenaline, at no cost of actions."""
    who, card = actor_of(action), x_of(action)
    me = state.survivors[who]
    points = state.rules.cards[card].food
    me.hand = tuple(c for c in me.hand if c != card)
    me.pack = tuple(c for c in me.pack if c != card)
    discard_card(state, card)
    state.rules.refit(state, me)
    run.touched = True
    if run.listener is not None:
        run.tell("ate", "Z2-EQUIP-14", {"survivor": who, "card": state.rules.cards[card].name})
        run.cite("Z2-ADREN-02")
    gain_adrenaline(run, state, who, points)


def refuse_eat(state: Game, action: int) -> list[Reason]:
    """Why something cannot be eaten."""
    me = state.survivors[actor_of(action)]
    card = x_of(action)
    if card not in me.hand + me.pack:
        return [Reason("refused-not-held", "Z2-INV-03")]
    return [] if state.rules.cards[card].food else [Reason("refused-not-food", "Z2-EQUIP-14")]


def mission_action(run: Run, state: Game, action: int) -> None:
    """An action of this mission; special rules about it come after its own effects."""
    who, number = actor_of(action), x_of(action)
    state.survivors[who].spent += 1
    extra = state.rules.mission.actions[number]
    if run.listener is not None:
        run.tell("mission-action", extra.rule, {"survivor": who, "action": extra.name})
    moment(run, state, "action-done", (who,))
    run.push(EFFECTS, number, -1, 1).items = [who]


def refuse_mission(state: Game, action: int) -> list[Reason]:
    """Why the mission's action is not possible."""
    who, number = actor_of(action), x_of(action)
    me = state.survivors[who]
    if number >= len(state.rules.mission.actions):
        return [Reason("refused-no-such-choice", "")]
    extra = state.rules.mission.actions[number]
    if not extra.condition(state, (who,)):
        return [Reason(extra.reason, extra.rule)]
    return [] if can_pay(kit_of(state, me), me, -1) else [no_action_left()]


VERBS = (
    Verb("search", offer_here, search, refuse_search, "Z2-SEARCH-01"),
    Verb("open", offer_doors, open_door, refuse_open, "Z2-DOOR-01", "door", "tool"),
    Verb("take", offer_nothing, take_objective, refuse_take, "Z2-OBJ-01", "objective"),
    Verb("crate", offer_nothing, take_crate, refuse_crate, "Z2-OBJ-04", "crate"),
    Verb("noise", offer_nothing, make_some_noise, refuse_noise, "Z2-ACT-01"),
    Verb("eat", offer_food, eat, refuse_eat, "Z2-EQUIP-14", "card"),
    Verb("mission", offer_nothing, mission_action, refuse_mission, "Z2-OBJ-01", "mission-action"),
)
COSTLESS = ("eat",)
PROCEDURES = {"searching": (draw_found, sort_found)}
