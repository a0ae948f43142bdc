"""Doors and barricades: opened and closed again, and barricades that are built."""

from typing import Final

from shamble.family.board.kinds import DOOR, GAP
from shamble.family.carrying.inventory import discard_card, held_types, lose_card
from shamble.family.people.adrenaline import gain_adrenaline
from shamble.family.people.kit import Kit
from shamble.family.people.people import kit_of
from shamble.family.people.quantities import ACTIONS
from shamble.family.places.doors import BARE_HANDS, is_locked
from shamble.family.places.passages import AS_BEFORE, SHUT, STANDS_OPEN, fitting_of, set_passages
from shamble.family.position.state import Game, Survivor
from shamble.family.round.allowance import can_pay, no_action_left, takes_one
from shamble.family.verb_traits import NEEDS_ACTION
from shamble.family.vocabulary import OPEN
from shamble.kernel.action import ACTOR_SHIFT, X_SHIFT, actor_of, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.counters import count, counted
from shamble.kernel.event import Reason
from shamble.kernel.moments import happen
from shamble.kernel.rows import Counter, Verb
from shamble.kernel.run import Run

from .ground import BARRICADE
from .printed import says
from .sheet import NO_LIMIT, building
from .vocabulary import BUILD, CLOSE

BUILT: Final = Counter("built")
"""How many barricades the survivors have built."""

ORDINARY: Final = -1
"""These Actions are paid with ordinary ones."""


def is_door(state: Game, passage: int) -> bool:
    """Whether a door stands there, and no barricade."""
    return fitting_of(state, passage).name == DOOR


def is_gap(state: Game, passage: int) -> bool:
    """Whether nothing stands there."""
    return fitting_of(state, passage).name == GAP


def is_open(state: Game, passage: int) -> bool:
    """Whether it stands open."""
    return state.open_doors >> passage & 1 == 1


def tools(state: Game, me: Survivor) -> list[int]:
    """What the survivor holds to open barricades with: one card of each type."""
    cards = state.rules.cards
    return held_types(state, tuple([card for card in me.hand if says(state, cards[card], "opens")]))


def can_work(state: Game, me: Survivor, kit: Kit) -> bool:
    """Whether a Door or Barricade Action is possible at all: an Action left, and no Ghoul in the zone."""
    return not state.crowd[me.zone] and kit.values[ACTIONS] > me.spent


def why_no_work(state: Game, me: Survivor, rule: str) -> list[Reason]:
    """What forbids any Door or Barricade Action here and now."""
    reasons: list[Reason] = []
    if state.crowd[me.zone]:
        reasons.append(Reason("refused-work-ghouls", rule, {"zombies": state.crowd[me.zone]}))
    if not can_pay(kit_of(state, me), me, ORDINARY):
        reasons.append(no_action_left())
    return reasons


def rule_of(state: Game, passage: int, door: str, barricade: str) -> str:
    """The rule about a door or a barricade, whichever stands there."""
    return door if is_door(state, passage) else barricade


def is_at(state: Game, me: Survivor, passage: int) -> bool:
    """Whether a door or barricade is in the survivor's zone."""
    return passage in state.rules.doors_at[me.zone] and not is_gap(state, passage)


def no_such_way(state: Game, passage: int, door: str) -> Reason:
    """The reason given where nothing is that could be opened or closed."""
    known = passage < len(state.fittings) and not is_gap(state, passage)
    rule = rule_of(state, passage, door, "NL-BARRICADE-01") if known else door
    return Reason("refused-no-door", rule)


# --- opening


def offer_open(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every closed door of the zone, and every closed barricade with each tool for it."""
    if not can_work(state, me, kit):
        return
    standing = state.open_doors
    for passage in state.rules.doors_at[me.zone]:
        if standing >> passage & 1 or is_locked(state, passage, who):
            continue
        with_what = [BARE_HANDS] if is_door(state, passage) else tools(state, me)
        for tool in with_what:
            out.append(OPEN | who << ACTOR_SHIFT | passage << X_SHIFT | tool)


def open_passage(run: Run, state: Game, action: int) -> None:
    """It is an opening from now on."""
    who, passage, tool = actor_of(action), x_of(action), y_of(action)
    me = state.survivors[who]
    me.spent += 1
    told: dict[str, object] = {"survivor": who, "door": passage}
    if run.listener is not None:
        if is_door(state, passage):
            run.tell("door-opened", "NL-DOOR-01", told)
            run.cite("NL-DOOR-04")
            run.cite("NL-DOOR-05")
        else:
            run.tell("barricade-opened", "NL-BARRICADE-03", {**told, "card": state.rules.cards[tool].name})
            run.cite("NL-EQUIP-06")
            cite_barricade(run, state, passage)
    set_passages(run, state, 1 << passage, STANDS_OPEN)
    happen(run, state, "door-opened", (passage,))


def cite_barricade(run: Run, state: Game, passage: int) -> None:
    """What all work at barricades follows."""
    run.cite("NL-BARRICADE-01")
    run.cite("NL-BARRICADE-07")
    if fitting_of(state, passage).name != BARRICADE:
        run.cite("NL-BARRICADE-06")


def refuse_open(state: Game, action: int) -> list[Reason]:
    """Why it stays closed."""
    who, passage, tool = actor_of(action), x_of(action), y_of(action)
    me = state.survivors[who]
    if not is_at(state, me, passage):
        return [no_such_way(state, passage, "NL-DOOR-01")]
    rule = rule_of(state, passage, "NL-DOOR-01", "NL-BARRICADE-03")
    if is_open(state, passage):
        return [Reason("refused-open-already", rule)]
    reasons = why_no_work(state, me, rule_of(state, passage, "NL-DOOR-03", "NL-BARRICADE-01"))
    if is_locked(state, passage, who):
        lock = state.rules.mission.locks[passage]
        reasons.append(Reason(lock.reason, lock.rule or rule))
    if is_door(state, passage):
        if tool != BARE_HANDS:
            reasons.append(Reason("refused-no-tool-needed", rule))
    elif tool not in tools(state, me):
        also = ("NL-EQUIP-06", "NL-INV-03") if tool in me.pack else ("NL-EQUIP-06",)
        reasons.append(Reason("refused-no-opener", rule, also=also))
    return reasons


# --- closing


def offer_close(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every open door and barricade of the zone."""
    if can_work(state, me, kit):
        standing, gap = state.open_doors, state.rules.fitting_numbers[GAP]
        for passage in state.rules.doors_at[me.zone]:
            if standing >> passage & 1 and state.fittings[passage] != gap:
                out.append(CLOSE | who << ACTOR_SHIFT | passage << X_SHIFT)


def close(run: Run, state: Game, action: int) -> None:
    """Nobody goes or sees through it from now on."""
    who, passage = actor_of(action), x_of(action)
    state.survivors[who].spent += 1
    if run.listener is not None:
        told: dict[str, object] = {"survivor": who, "door": passage}
        if is_door(state, passage):
            run.tell("door-closed", "NL-DOOR-02", told)
            run.cite("NL-DOOR-04")
        else:
            run.tell("barricade-closed", "NL-BARRICADE-04", told)
            cite_barricade(run, state, passage)
    set_passages(run, state, 1 << passage, SHUT, AS_BEFORE)


def refuse_close(state: Game, action: int) -> list[Reason]:
    """Why it stays open."""
    passage = x_of(action)
    me = state.survivors[actor_of(action)]
    if not is_at(state, me, passage):
        return [no_such_way(state, passage, "NL-DOOR-02")]
    if not is_open(state, passage):
        rule = rule_of(state, passage, "NL-DOOR-02", "NL-BARRICADE-04")
        return [Reason("refused-closed-already", rule)]
    return why_no_work(state, me, rule_of(state, passage, "NL-DOOR-03", "NL-BARRICADE-01"))


# --- building


def material(state: Game, me: Survivor) -> int:
    """The card in hand that a barricade is built of; BARE_HANDS if it takes none, -1 if it is not there."""
    needed = building(state).card
    if not needed:
        return BARE_HANDS
    for card in me.hand:
        if state.rules.cards[card].name == needed:
            return card
    return -1


def may_build(state: Game) -> bool:
    """Whether the Scene lets the survivors build another one."""
    scene = building(state)
    return scene.limit == NO_LIMIT or counted(state, BUILT.name) < scene.limit


def offer_build(state: Game, who: int, me: Survivor, kit: Kit, out: list[int]) -> None:
    """Every gap of the zone in which the Scene lets survivors build."""
    passages = building(state).passages
    if not passages or not can_work(state, me, kit):
        return
    gap = state.rules.fitting_numbers[GAP]
    found = [
        passage
        for passage in state.rules.doors_at[me.zone]
        if passages >> passage & 1 and state.fittings[passage] == gap
    ]
    if found and may_build(state) and material(state, me) >= 0:
        for passage in found:
            out.append(BUILD | who << ACTOR_SHIFT | passage << X_SHIFT)


def build(run: Run, state: Game, action: int) -> None:
    """A closed barricade stands there from now on."""
    who, passage = actor_of(action), x_of(action)
    me = state.survivors[who]
    me.spent += 1
    used = material(state, me)
    if used != BARE_HANDS:
        lose_card(state, me, used)
        discard_card(state, used)
    count(state, BUILT.name)
    set_passages(run, state, 1 << passage, SHUT, state.rules.fitting_numbers[BARRICADE])
    if run.listener is not None:
        run.tell("barricade-built", "NL-BARRICADE-02", {"survivor": who, "door": passage})
        cite_barricade(run, state, passage)
        run.cite("NL-MISSION-05")
    points = building(state).experience
    if points:
        if run.listener is not None:
            run.cite("NL-ADREN-02")
        gain_adrenaline(run, state, who, points)


def refuse_build(state: Game, action: int) -> list[Reason]:
    """Why no barricade is built."""
    passage = x_of(action)
    me = state.survivors[actor_of(action)]
    rule = "NL-BARRICADE-02"
    scene = building(state)
    if not scene.passages >> passage & 1:
        return [Reason("refused-no-building-here", rule, also=("NL-MISSION-05",))]
    if passage not in state.rules.doors_at[me.zone]:
        return [Reason("refused-no-door", rule, also=("NL-BARRICADE-01",))]
    reasons: list[Reason] = []
    if not is_gap(state, passage):
        reasons.append(Reason("refused-stands-already", rule))
    if not may_build(state):
        reasons.append(Reason("refused-built-enough", rule, {"count": scene.limit}, ("NL-MISSION-05",)))
    if material(state, me) < 0:
        reasons.append(Reason("refused-no-material", rule, {"card": scene.card}, ("NL-INV-03",)))
    return reasons + why_no_work(state, me, "NL-BARRICADE-01")


VERBS: Final = (
    Verb("close", offer_close, close, refuse_close, "NL-DOOR-02", "door", "", (NEEDS_ACTION,), takes_one),
    Verb(
        "build", offer_build, build, refuse_build, "NL-BARRICADE-02", "door", "", (NEEDS_ACTION,), takes_one
    ),
)
OPENING: Final = Verb(
    "open", offer_open, open_passage, refuse_open, "NL-DOOR-01", "door", "tool", (NEEDS_ACTION,), takes_one
)


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("verbs", "open", OPENING)
    for verb in VERBS:
        book.add("verbs", verb.name, verb)
    book.add("counters", BUILT.name, BUILT)
