"""Where Ghouls come from: the white token first, then clockwise; fire drives tokens elsewhere."""

from typing import Final

from shamble.family.dead.spawning import NO_TOKEN
from shamble.family.people.people import highest_level
from shamble.family.places.passages import STANDS_OPEN, set_passages
from shamble.family.position.printed import BLUE
from shamble.family.position.state import Game
from shamble.family.round.setup import everybody
from shamble.kernel.action import ACTOR_SHIFT, NOBODY, X_SHIFT, x_of, y_of
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.moments import facts_of
from shamble.kernel.rows import SHARED, ArgumentKind, Question, Reaction, Reply, Ruling
from shamble.kernel.run import Run

from .ghouls import closed_at
from .vocabulary import ASK_SHIFT, SHIFT

WHITE: Final = 0
"""The token that always draws first."""

WHITE_NAME: Final = "white"


def clockwise(state: Game) -> list[int]:
    """The Spawn Zones of the Scene, clockwise; what moves later does not change that."""
    return list(dict.fromkeys(state.rules.mission.spawns))


def drawing_order(state: Game) -> list[int]:
    """All tokens on the board: the white one, then zone by zone clockwise from where it lies."""
    zones = clockwise(state)
    start = zones.index(state.spawns[WHITE]) if state.spawns and state.spawns[WHITE] in zones else 0
    places = zones[start:] + zones[:start]
    return [token for place in places for token, zone in enumerate(state.spawns) if zone == place]


def next_spawn(state: Game, waiting: int) -> int:
    """Of the tokens that wait, the first in that order."""
    for token in drawing_order(state):
        if waiting >> token & 1:
            return token
    return NO_TOKEN


# --- fire


def spawn_zones(state: Game) -> list[int]:
    """The zones in which any Spawn token lies."""
    return sorted({zone for zone in state.spawns if zone >= 0})


def burn_tokens(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Every Spawn token that lay in the fire may be moved, the white one first."""
    zone = facts_of(frame)[1]
    lying = [token for token, place in enumerate(state.spawns) if place == zone]
    if not lying:
        return
    if run.listener is not None:
        run.cite("NL-MOLOTOV-06" if len(spawn_zones(state)) > 1 else "NL-MOLOTOV-07")
    for token in reversed(lying):
        run.push(ASK_SHIFT, token)


def shift_options(state: Game, frame: Frame) -> list[int]:
    """Any other Spawn Zone, or its own if it stays; nothing if only one is left."""
    zones = spawn_zones(state)
    if len(zones) < 2:
        return []
    base = SHIFT | NOBODY << ACTOR_SHIFT | frame.a << X_SHIFT
    return [base | zone for zone in zones]


def shift(run: Run, state: Game, frame: Frame, action: int) -> None:
    """The token lies there from now on."""
    token, zone = x_of(action), y_of(action)
    before = state.spawns[token]
    if zone == before:
        return
    state.spawns[token] = zone
    run.touched = True
    if run.listener is not None:
        told = {"token": token, "spawn_colour": shown_colour(state, token), "zone": before, "to": zone}
        run.tell("spawn-shifted", "NL-MOLOTOV-06", dict(told))


def token_names(state: Game, actor: int) -> dict[str, int]:
    """Spawn tokens by colour; a second one of a colour is `red 2`."""
    found: dict[str, int] = {}
    colours = state.rules.mission.colours
    for token, colour in enumerate(state.rules.mission.spawn_colours):
        name = WHITE_NAME if token == WHITE else colours[colour].name
        number = 2
        while name in found:
            name = f"{name.split()[0]} {number}"
            number += 1
        found[name] = token
    return found


def shown_colour(state: Game, token: int) -> int:
    """The colour of a Spawn token, by its place among those of the game; the white one comes behind them."""
    mission = state.rules.mission
    return len(mission.colours) if token == WHITE else mission.spawn_colours[token]


def parts_of_token(state: Game, token: int) -> list[tuple[str, int]]:
    """A token is told by its colour."""
    return [("spawn-colour", shown_colour(state, token))]


QUESTION: Final = Question("ask-shift", SHARED, shift_options, shift, "NL-MOLOTOV-06", everybody)


# --- cards that open


def open_where(run: Run, state: Game, kinds: tuple[int, ...]) -> None:
    """A card opens all that is closed in every zone with such Ghouls; nothing at Blue."""
    if highest_level(state) == BLUE:
        if run.listener is not None:
            run.cite("NL-BOCARD-03")
        return
    opened = 0
    count = state.rules.kind_count
    for zone in range(len(state.crowd)):
        if any([state.zombies[zone * count + kind] for kind in kinds]):
            closed = closed_at(state, zone)
            opened |= closed
            if closed and run.listener is not None:
                run.tell("openings", "NL-BOCARD-02", {"zone": zone, "kind": kinds[0]})
    if opened:
        set_passages(run, state, opened, STANDS_OPEN)


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "next-spawn", Ruling("next-spawn", next_spawn))
    book.add("reactions", "burn-tokens", Reaction("burn-tokens", "blast", burn_tokens))
    book.add("questions", QUESTION.name, QUESTION)
    book.add("argument-kinds", "spawn-token", ArgumentKind("spawn-token", token_names, parts=parts_of_token))
    book.add("replies", "shift", Reply("shift", "spawn-token", "zone"))
    book.replace("constants", "spawns-share-zones", 1)
