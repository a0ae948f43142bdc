"""Where the dead come from: the spawn step, opened buildings, rushes, extra activations, shortages.

SPAWN_STEP frame: a index of the next spawn token, c the tokens that are active (bits); items the cards
that were looked at and assigned.
SPAWN_CARD frame: a zone, b zombie card, c how many it placed, d kind it placed; items[0] is 1 if
figures ran out, items[1] is 1 if a rush is to be ignored. Its grid counts those who will rush.
BUILDING frame: a building; items are the dark rooms still to spawn in.
"""

from shamble.family.dead import figures
from shamble.family.dead.activation import activate_kinds, activate_muster
from shamble.family.dead.figures import BY_ALARM, BY_CARD, BY_MISSION
from shamble.family.people.people import highest_level
from shamble.family.position.printed import BLUE
from shamble.family.position.state import Game
from shamble.family.rules import ABOMINATIONS, ZOMBIES
from shamble.family.vocabulary import ASK_ROOM, BUILDING, SPAWN_CARD, SPAWN_IN
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, x_of
from shamble.kernel.decks import NO_CARD, cards_left, discard, draw, reshuffle
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import SHARED, Question
from shamble.kernel.run import Run

ABOMINATION = "abomination"
ABOMINATIONS_ACTED = -3


def begin_spawn_step(run: Run, state: Game, frame: Frame) -> None:
    """Skills may look ahead before the first card is drawn."""
    frame.items = []
    if run.listener is not None:
        run.cite("Z2-ROUND-06")
    happen(run, state, "spawn-step", ())


def spawn_next(run: Run, state: Game, frame: Frame) -> None:
    """The next active spawn zone draws a card: the start first, then clockwise."""
    for token in range(frame.a, len(state.spawns)):
        if frame.c >> token & 1 and state.spawns[token] >= 0:
            frame.a = token + 1
            frame.step -= 1
            zone = state.spawns[token]
            card = frame.items.pop(0) if frame.items else draw_zombie_card(run, state)
            if run.listener is not None:
                run.tell("spawn-zone", "Z2-SPAWN-01", {"zone": zone, "token": token})
            if card != NO_CARD:
                run.push(SPAWN_CARD, zone, card).items = [0, 0]
            return


def draw_zombie_card(run: Run, state: Game) -> int:
    """The next zombie card; an empty deck is made anew from the discards."""
    if cards_left(state, ZOMBIES) == 0 and state.discards[ZOMBIES]:
        reshuffle(state, ZOMBIES)
        if run.listener is not None:
            run.tell("zombie-deck-reshuffled", "Z2-SPAWN-05", {})
            if in_building(state):
                run.cite("Z2-BSPAWN-07")
    return draw(run, state, ZOMBIES)


def in_building(state: Game) -> bool:
    """Whether a building is being opened: its rooms are spawned in one after the other."""
    return any(frame.proc == BUILDING for frame in state.stack)


def spawn_card(run: Run, zone: int, card: int, ignore_rush: bool) -> None:
    """Resolve a zombie card for a zone."""
    run.push(SPAWN_CARD, zone, card).items = [0, 1 if ignore_rush else 0]


def place(run: Run, state: Game, frame: Frame) -> None:
    """Read the card on the line of the highest danger level and put its zombies down."""
    rules = state.rules
    card = rules.zombie_cards[frame.b]
    discard(state, ZOMBIES, frame.b)
    level = highest_level(state)
    number = card.counts[level]
    frame.d = -1
    if run.listener is not None:
        run.tell(
            "zombie-card",
            "Z2-SPAWN-03",
            {"card": card.number, "zone": frame.a, "level": level, "type": card.type, "count": number},
        )
        if in_building(state):
            run.cite("Z2-BSPAWN-11")
        run.cite("Z2-ADREN-09")
    if card.extra:
        if run.listener is not None:
            run.tell("extra-activation", "Z2-EXTRA-01", {"type": card.type, "level": level})
        frame.d = -2
        happen(run, state, "extra-activation-card", (frame.a, frame.b))
    elif card.type == ABOMINATION:
        if run.listener is not None:
            run.cite("Z2-ABOM-01")
        if number:
            _place_abomination(run, state, frame)
    elif number:
        kind = rules.type_kinds[card.type][0]
        frame.d = kind
        frame.c = place_from_reserve(run, state, frame.a, kind, number, BY_CARD)
        assert frame.items is not None
        frame.items[0] = 1 if frame.c < number else 0
        if card.rush and not frame.items[1]:
            frame.grid = bytearray(len(state.zombies))
            frame.grid[frame.a * rules.kind_count + kind] = frame.c
    if frame.d >= 0 and frame.c:
        happen(run, state, "spawned", (frame.a, frame.d))


def _place_abomination(run: Run, state: Game, frame: Frame) -> None:
    """A new abomination if none is on the board; else the one there gets an extra activation."""
    rules = state.rules
    kinds = rules.type_kinds[ABOMINATION]
    present = any(any(state.zombies[kind :: rules.kind_count]) for kind in kinds)
    if present:
        if run.listener is not None:
            run.tell("extra-activation", "Z2-ABOM-02", {"type": ABOMINATION, "level": highest_level(state)})
        activate_kinds(run, state, kinds)
        frame.d = ABOMINATIONS_ACTED
        return
    draw_abomination(run, state, frame)


def place_next_abomination(run: Run, state: Game, frame: Frame) -> None:
    """Where several may be on the board, one more comes after those there have acted."""
    if frame.d != ABOMINATIONS_ACTED:
        return
    rules = state.rules
    present = sum(sum(state.zombies[kind :: rules.kind_count]) for kind in rules.type_kinds[ABOMINATION])
    if present >= rules.constants["abomination-limit"]:
        if run.listener is not None:
            run.cite("Z2-FEST-04")
        return
    draw_abomination(run, state, frame)
    if run.listener is not None:
        run.cite("Z2-FEST-01")
        run.cite("Z2-FEST-03")
    if frame.c:
        happen(run, state, "spawned", (frame.a, frame.d))


def draw_abomination(run: Run, state: Game, frame: Frame) -> None:
    """The next Abomination of the deck appears, if any is left."""
    if cards_left(state, ABOMINATIONS) == 0 and state.discards[ABOMINATIONS]:
        reshuffle(state, ABOMINATIONS)
    kind = draw(run, state, ABOMINATIONS)
    if run.listener is not None:
        run.cite("Z2-ABOM-03")
        run.cite("Z2-ABOM-10")
    if kind == NO_CARD:
        return
    figures.place(run, state, frame.a, kind, 1, BY_CARD)
    frame.c = 1
    frame.d = kind
    if run.listener is not None:
        run.tell("zombies-placed", "Z2-ABOM-01", {"zone": frame.a, "kind": kind, "count": 1})
        if state.rules.constants["abomination-limit"] > 1:
            run.cite("Z2-FEST-02")
            run.cite("Z2-FEST-05")


def place_from_reserve(run: Run, state: Game, zone: int, kind: int, number: int, cause: int) -> int:
    """Put as many figures down as there are; the number really placed."""
    placed = figures.place(run, state, zone, kind, number, cause)
    run.touched = True
    if run.listener is not None:
        if placed:
            run.tell("zombies-placed", "Z2-SPAWN-03", {"zone": zone, "kind": kind, "count": placed})
        if placed < number:
            run.tell("reserve-empty", "Z2-POOL-01", {"kind": kind, "missing": number - placed})
    return placed


def place_alarm(run: Run, state: Game, zone: int, type_name: str) -> None:
    """A card puts a zombie into a survivor's zone."""
    place_or_act(run, state, zone, state.rules.type_kinds[type_name][0], 1, BY_ALARM)


def place_or_act(run: Run, state: Game, zone: int, kind: int, number: int, cause: int = BY_MISSION) -> None:
    """Put zombies down without a zombie card; if figures run out, all of the kind act once."""
    if place_from_reserve(run, state, zone, kind, number, cause) < number:
        if run.listener is not None:
            run.tell("shortage-activation", "Z2-POOL-05", {"kind": kind})
        activate_kinds(run, state, (kind,))


def rush_or_extra(run: Run, state: Game, frame: Frame) -> None:
    """Zombies of a rush card act at once; an extra activation card moves all of its type."""
    card = state.rules.zombie_cards[frame.b]
    assert frame.items is not None
    if run.listener is not None and in_building(state):
        if frame.d == -2:
            run.cite("Z2-BSPAWN-06")
        elif card.rush and frame.c:
            run.cite("Z2-BSPAWN-05")
    if frame.d == -2:
        if highest_level(state) == BLUE:
            if run.listener is not None:
                run.cite("Z2-EXTRA-02")
        else:
            activate_kinds(run, state, state.rules.type_kinds[card.type])
    elif frame.grid is not None and frame.c:
        if run.listener is not None:
            run.tell("rush", "Z2-RUSH-01", {"zone": frame.a, "kind": frame.d})
        activate_muster(run, state, frame.grid)


def make_up_for_shortage(run: Run, state: Game, frame: Frame) -> None:
    """Figures that ran out: all zombies of the type are activated once."""
    assert frame.items is not None
    if frame.items[0]:
        if run.listener is not None:
            run.tell("shortage-activation", "Z2-POOL-01", {"kind": frame.d})
        activate_kinds(run, state, (frame.d,))


def open_building(run: Run, state: Game, building: int) -> None:
    """A building is opened for the first time: its dark rooms spawn, in the players' order."""
    if state.spawned >> building & 1:
        if run.listener is not None:
            run.cite("Z2-BSPAWN-01")
            if state.rules.mission.spawned >> building & 1:
                started = {state.rules.board.zones[zone].building for zone in state.rules.mission.starts}
                run.cite("Z2-BSPAWN-09" if building in started else "Z2-BSPAWN-08")
            else:
                run.cite("Z2-BSPAWN-08")
                run.cite("Z2-BSPAWN-09")
        return
    state.spawned |= 1 << building
    rooms = [zone for zone in state.rules.board.buildings[building] if state.rules.board.zones[zone].dark]
    happen(run, state, "building-opened", (building,))
    run.push(BUILDING, building).items = rooms
    if run.listener is not None:
        run.tell("building-opened", "Z2-BSPAWN-01", {"building": building, "rooms": len(rooms)})
        run.cite("Z2-BSPAWN-02")


def spawn_in_building(run: Run, state: Game, frame: Frame) -> None:
    """The next dark room, if any is left."""
    if frame.items:
        frame.step = 0
        run.push(ASK_ROOM)
        return
    run.touched = True
    if run.listener is not None:
        run.cite("Z2-BSPAWN-10")


def room_options(state: Game, frame: Frame) -> list[int]:
    """The dark rooms that have not spawned yet."""
    items = state.stack[-2].items
    assert items is not None
    return [SPAWN_IN | NOBODY << ACTOR_SHIFT | room << X_SHIFT for room in sorted(items)]


def spawn_in_room(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Draw one card for the chosen room."""
    items = state.stack[-1].items
    assert items is not None
    room = x_of(action)
    items.remove(room)
    if run.listener is not None:
        run.tell("spawn-room", "Z2-BSPAWN-03", {"zone": room})
    card = draw_zombie_card(run, state)
    if card != NO_CARD:
        spawn_card(run, room, card, False)


PROCEDURES = {
    "spawn-step": (begin_spawn_step, spawn_next),
    "spawn-card": (place, rush_or_extra, make_up_for_shortage),
    "building-spawn": (spawn_in_building,),
}
QUESTIONS = (Question("ask-room", SHARED, room_options, spawn_in_room, "Z2-BSPAWN-04"),)
