"""Where the dead come from: the spawn step, opened buildings, rushes, extra activations, shortages.

A game answers some questions anew: `next-spawn`, which of the tokens that wait is next; `spawn-deck`, from
which deck a token draws; `kinds-called`, which kinds a name on a card means; `tell-card`, what people are
told of a card; `spawn-for-mission`, what it is when the mission brings somebody; `alarm-brings`, whom a card
puts beside its finder. Tokens may move while they spawn: one that has drawn is done, wherever it lies.

SPAWN_STEP frame: b the tokens that have drawn, c those that are active (bits); items the cards that were
looked at and assigned: token, card.
SPAWN_CARD frame: a zone, b zombie card, c how many it placed, d the first kind it placed, NOTHING_PLACED,
EXTRA_ACTIVATION or ABOMINATIONS_ACTED; items are the kinds whose figures ran out (bits), 1 if a rush is to be
ignored, the danger level at which it was read, how many of its orders are done. Its grid counts those who
will rush.
BUILDING frame: a building; items are the dark rooms still to spawn in.
"""

from typing import Final

from shamble.family.dead import figures
from shamble.family.dead.activation import activate_kinds, activate_muster
from shamble.family.dead.figures import BY_ALARM, BY_CARD, BY_MISSION, FREE, Tally, tell_came
from shamble.family.people.people import highest_level
from shamble.family.position.printed import BLUE, NO_SUPPLY, CardType, ZombieCard
from shamble.family.position.state import Game
from shamble.family.rules import NO_DECK, Rules
from shamble.family.vocabulary import ASK_ROOM, BUILDING, SPAWN_CARD, SPAWN_IN
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, x_of
from shamble.kernel.decks import NO_CARD, discard, draw, refill
from shamble.kernel.frame import Frame
from shamble.kernel.moments import happen
from shamble.kernel.rows import SHARED, Question, Ruling, named
from shamble.kernel.run import Run

ABOMINATION: Final = "abomination"

NO_TOKEN: Final = -1

NOTHING_PLACED: Final = -1
EXTRA_ACTIVATION: Final = -2
ABOMINATIONS_ACTED: Final = -3

SHORT: Final = 0
RUSH_IGNORED: Final = 1
LEVEL: Final = 2
ORDERS_DONE: Final = 3
"""The items of a SPAWN_CARD frame."""


# --- the spawn step


def begin_spawn_step(run: Run, state: Game, frame: Frame) -> None:
    """Skills may look ahead before the first card is drawn."""
    frame.items = []
    if run.listener is not None:
        run.cite("Z2-ROUND-06")
    happen(run, state, "spawn-step", ())


def next_spawn(state: Game, waiting: int) -> int:
    """Of the tokens that wait, the starting one first, then clockwise; NO_TOKEN if none lies on the board."""
    for token, zone in enumerate(state.spawns):
        if waiting >> token & 1 and zone >= 0:
            return token
    return NO_TOKEN


def spawn_deck(state: Game, token: int) -> int:
    """The deck that a spawn token draws from."""
    return state.rules.zombie_deck


def spawn_next(run: Run, state: Game, frame: Frame) -> None:
    """The next active spawn zone draws a card."""
    rules = state.rules
    token = rules.next_spawn(state, frame.c & ~frame.b)
    if token == NO_TOKEN:
        return
    frame.b |= 1 << token
    run.again(frame)
    zone = state.spawns[token]
    card = assigned_card(frame, token) if frame.items else NO_CARD
    if card == NO_CARD:
        card = draw_zombie_card(run, state, rules.spawn_deck(state, token))
    if run.listener is not None:
        run.tell("spawn-zone", "Z2-SPAWN-01", {"zone": zone, "token": token})
    if card != NO_CARD:
        spawn_card(run, zone, card)


def tokens_in_order(state: Game, frame: Frame) -> list[int]:
    """The tokens that wait for a card of the common deck and have none assigned, in the order of drawing."""
    items = frame.items
    assert items is not None
    waiting = frame.c & ~frame.b
    for token in items[::2]:
        waiting &= ~(1 << token)
    found: list[int] = []
    while True:
        token = state.rules.next_spawn(state, waiting)
        if token == NO_TOKEN:
            return found
        waiting &= ~(1 << token)
        if state.rules.spawn_deck(state, token) == state.rules.zombie_deck:
            found.append(token)


def assigned_card(frame: Frame, token: int) -> int:
    """Take the card that was assigned to a token, if one was; else NO_CARD."""
    items = frame.items
    assert items is not None
    for i in range(0, len(items), 2):
        if items[i] == token:
            card = items[i + 1]
            del items[i : i + 2]
            return card
    return NO_CARD


def draw_zombie_card(run: Run, state: Game, deck: int = NO_DECK) -> int:
    """The next card of a deck that brings zombies; an empty one is made anew from its discards."""
    if deck == NO_DECK:
        deck = state.rules.zombie_deck
    if refill(state, deck) and run.listener is not None:
        run.tell("zombie-deck-reshuffled", "Z2-SPAWN-05", {})
        if in_building(state):
            run.cite("Z2-BSPAWN-07")
    return draw(run, state, deck)


def in_building(state: Game) -> bool:
    """Whether a building is being opened: its rooms are spawned in one after the other."""
    return any([frame.proc == BUILDING for frame in state.stack])


# --- a card


def spawn_card(run: Run, zone: int, card: int, ignore_rush: int = 0) -> None:
    """Resolve a zombie card for a zone; a rush may be ignored."""
    run.push(SPAWN_CARD, zone, card, 0, NOTHING_PLACED).items = [0, ignore_rush, 0, 0]


def read(run: Run, state: Game, frame: Frame) -> None:
    """Read the card on the line of the highest danger level."""
    card = state.rules.zombie_cards[frame.b]
    discard(state, state.rules.deck_of_zombie_card[frame.b], frame.b)
    level = highest_level(state)
    assert frame.items is not None
    frame.items[LEVEL] = level
    if run.listener is not None:
        state.rules.tell_card(run, state, card, frame.a, level)
        if in_building(state):
            run.cite("Z2-BSPAWN-11")
        run.cite("Z2-ADREN-09")
    if card.extra:
        frame.d = EXTRA_ACTIVATION
        if run.listener is not None:
            run.tell("extra-activation", "Z2-EXTRA-01", {"type": card.type, "level": level})


def tell_card(run: Run, state: Game, card: ZombieCard, zone: int, level: int) -> None:
    """What a card brings, or that it is an order."""
    told: dict[str, object] = {"card": card.number, "zone": zone, "level": level}
    if card.spawns:
        run.tell("zombie-card", "Z2-SPAWN-03", {**told, "type": card.type, "count": card.counts[level]})
    else:
        run.tell("zombie-orders", "Z2-SPAWN-03", told)


def kinds_called(state: Game, name: str) -> tuple[int, ...]:
    """The kinds that a name on a card means."""
    return state.rules.kinds_named[name]


def place(run: Run, state: Game, frame: Frame) -> None:
    """Put down the zombies that the card brings at this level."""
    rules = state.rules
    card = rules.zombie_cards[frame.b]
    if card.extra:
        return
    items = frame.items
    assert items is not None
    tally = Tally()
    for name, counts in card.spawns:
        kinds = rules.kinds_called(state, name)
        number = counts[items[LEVEL]]
        if rules.supply_of[kinds[0]] == NO_SUPPLY:
            if run.listener is not None:
                run.cite("Z2-ABOM-01")
            if number:
                _place_abomination(run, state, frame, kinds)
        elif number:
            placed = place_from_reserve(run, state, frame.a, kinds, number, tally)
            if sum(placed) < number:
                items[SHORT] |= 1 << kinds[0]
            if frame.d < 0:
                frame.d = next((kind for kind, came in zip(kinds, placed, strict=True) if came), kinds[0])
            frame.c += sum(placed)
            if card.rush and not items[RUSH_IGNORED]:
                _will_rush(state, frame, kinds, placed)
    tell_came(run, state, tally, BY_CARD)


def _will_rush(state: Game, frame: Frame, kinds: tuple[int, ...], placed: list[int]) -> None:
    if frame.grid is None:
        frame.grid = bytearray(len(state.zombies))
    for kind, came in zip(kinds, placed, strict=True):
        frame.grid[frame.a * state.rules.kind_count + kind] += came


def react(run: Run, state: Game, frame: Frame) -> None:
    """Skills react to what has appeared, or to what is about to act."""
    if frame.d == EXTRA_ACTIVATION:
        happen(run, state, "extra-activation-card", (frame.a, frame.b))
    elif frame.d >= 0 and frame.c:
        happen(run, state, "spawned", (frame.a, frame.d))


def _place_abomination(run: Run, state: Game, frame: Frame, kinds: tuple[int, ...]) -> None:
    """A new one if none is on the board; else the one there gets an extra activation."""
    count = state.rules.kind_count
    present = any([any(state.zombies[kind::count]) for kind in kinds])
    if present:
        if run.listener is not None:
            kind = state.rules.kinds[kinds[0]].type
            run.tell("extra-activation", "Z2-ABOM-02", {"type": kind, "level": highest_level(state)})
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


def draw_abomination(run: Run, state: Game, frame: Frame) -> None:
    """The next Abomination of the deck appears, if any is left."""
    refill(state, state.rules.figure_deck)
    kind = draw(run, state, state.rules.figure_deck)
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


def place_from_reserve(
    run: Run, state: Game, zone: int, kinds: tuple[int, ...], number: int, tally: Tally
) -> list[int]:
    """Put as many figures down as there are, of the first kind as long as it has any; how many of each.

    The caller tells that they came.
    """
    placed: list[int] = []
    left = number
    for kind in kinds:
        came = figures.place(run, state, zone, kind, left, BY_CARD, FREE, tally)
        left -= came
        placed.append(came)
        if came and run.listener is not None:
            run.tell("zombies-placed", "Z2-SPAWN-03", {"zone": zone, "kind": kind, "count": came})
    run.touched = True
    if left and run.listener is not None:
        run.tell("reserve-empty", "Z2-POOL-01", {"kind": kinds[0], "missing": left})
    return placed


def alarm_brings(state: Game, card: CardType) -> tuple[int, ...]:
    """The kinds of which a card puts one beside whoever draws it."""
    return state.rules.kinds_named[card.alarm]


def place_alarm(run: Run, state: Game, zone: int, kinds: tuple[int, ...]) -> None:
    """A card puts a zombie into a survivor's zone."""
    place_or_act(run, state, zone, kinds, 1, BY_ALARM)


def place_or_act(
    run: Run, state: Game, zone: int, kinds: tuple[int, ...], number: int, cause: int = BY_MISSION
) -> None:
    """Put zombies down without a zombie card; if figures run out, all of the kind act once."""
    tally = Tally()
    placed = place_from_reserve(run, state, zone, kinds, number, tally)
    tell_came(run, state, tally, cause)
    if sum(placed) < number:
        act_for_shortage(run, state, kinds[0], "Z2-POOL-05")


def act_for_shortage(run: Run, state: Game, kind: int, rule: str) -> None:
    """Figures of a kind ran out: all zombies of its type are activated once."""
    if not state.rules.acts_if_short[kind]:
        return
    if run.listener is not None:
        run.tell("shortage-activation", rule, {"kind": kind})
    activate_kinds(run, state, state.rules.kinds_of_type[kind])


def rush_or_extra(run: Run, state: Game, frame: Frame) -> None:
    """Zombies of a rush card act at once; an extra activation card moves all of its type."""
    card = state.rules.zombie_cards[frame.b]
    if run.listener is not None and in_building(state):
        if frame.d == EXTRA_ACTIVATION:
            run.cite("Z2-BSPAWN-06")
        elif card.rush and frame.c:
            run.cite("Z2-BSPAWN-05")
    if frame.d == EXTRA_ACTIVATION:
        if highest_level(state) == BLUE:
            if run.listener is not None:
                run.cite("Z2-EXTRA-02")
        else:
            activate_kinds(run, state, state.rules.kinds_named[card.type])
    elif frame.grid is not None and frame.c:
        if run.listener is not None:
            run.tell("rush", "Z2-RUSH-01", {"zone": frame.a, "kind": frame.d})
        activate_muster(run, state, frame.grid)


def make_up_for_shortage(run: Run, state: Game, frame: Frame) -> None:
    """Figures that ran out: all zombies of the type are activated once, one type after the other."""
    items = frame.items
    assert items is not None
    if items[SHORT]:
        kind = (items[SHORT] & -items[SHORT]).bit_length() - 1
        items[SHORT] &= items[SHORT] - 1
        run.again(frame)
        act_for_shortage(run, state, kind, "Z2-POOL-01")


def carry_out_orders(run: Run, state: Game, frame: Frame) -> None:
    """Whatever else the card orders, one order after the other."""
    items = frame.items
    assert items is not None
    effects = state.rules.zombie_cards[frame.b].effects
    if items[ORDERS_DONE] < len(effects):
        effect = effects[items[ORDERS_DONE]]
        items[ORDERS_DONE] += 1
        run.again(frame)
        effect(run, state, (frame.a, frame.b))
        run.touched = True


def gone_cards(state: Game) -> tuple[int, ...]:
    """No card ever leaves the game."""
    return ()


# --- buildings


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
        run.again(frame)
        run.push(ASK_ROOM)
        return
    run.touched = True
    if run.listener is not None:
        run.cite("Z2-BSPAWN-10")


def room_options(state: Game, frame: Frame) -> list[int]:
    """The dark rooms that have not spawned yet."""
    items = state.under_way(BUILDING).items
    assert items is not None
    return [SPAWN_IN | NOBODY << ACTOR_SHIFT | room << X_SHIFT for room in sorted(items)]


def spawn_in_room(run: Run, state: Game, frame: Frame, action: int) -> None:
    """Draw one card for the chosen room."""
    items = state.under_way(BUILDING).items
    assert items is not None
    room = x_of(action)
    items.remove(room)
    if run.listener is not None:
        run.tell("spawn-room", "Z2-BSPAWN-03", {"zone": room})
    card = draw_zombie_card(run, state)
    if card != NO_CARD:
        spawn_card(run, room, card)


def nobody_reacts(rules: Rules) -> bool:
    """Whether nobody has a rule about what a card brings."""
    return not rules.hears("spawned") and not rules.hears("extra-activation-card")


def gives_no_orders(rules: Rules) -> bool:
    """Whether no card of the game orders anything besides."""
    return not any([bool(card.effects) for card in rules.zombie_cards.values()])


PROCEDURES = {
    "spawn-step": (begin_spawn_step, spawn_next),
    "spawn-card": (
        read,
        place,
        named(react, nobody_reacts),
        rush_or_extra,
        make_up_for_shortage,
        named(carry_out_orders, gives_no_orders),
    ),
    "building-spawn": (spawn_in_building,),
}
QUESTIONS = (Question("ask-room", SHARED, room_options, spawn_in_room, "Z2-BSPAWN-04"),)
RULINGS = (
    Ruling("next-spawn", next_spawn),
    Ruling("spawn-deck", spawn_deck),
    Ruling("kinds-called", kinds_called),
    Ruling("tell-card", tell_card),
    Ruling("spawn-for-mission", place_or_act),
    Ruling("gone-cards", gone_cards),
    Ruling("alarm-brings", alarm_brings),
)
