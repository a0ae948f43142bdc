"""Names of squares, edges, free places and figures, both ways.

A square is `12.c2`: column and row on tile 12 as it lies; on a board that a case has drawn, which is a
single tile of the name `0`, it is `c2`. An edge is a square and a side, and so has two names. A free place
is named after a tile beside it, and so has up to four.
"""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.dead.figures import DOUBLE, KIND_NAMES, SINGLE
from shamble.games.zpocalypse.map.ground import cell_at, cell_xy
from shamble.games.zpocalypse.map.placing import cells_beside
from shamble.games.zpocalypse.printed import SIDES
from shamble.kernel.rows import ArgumentKind

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table

BUNKER_NAME: Final = "bunker"
LONE_TILE: Final = "0"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
TURNS: Final = ("0", "90", "180", "270")

MARKED_WORD: Final = "marked"
OVER_WORD: Final = "over"

AROUND: Final = ((0, 1, "north-of-"), (-1, 0, "east-of-"), (0, -1, "south-of-"), (1, 0, "west-of-"))
"""Where the tile lies that a free place is named after, east and south of it."""


def first_word(text: str) -> tuple[str, str]:
    """The first word of a text in small letters, and the rest."""
    word, _, rest = text.partition(" ")
    return word.lower(), rest.strip()


# --- squares


def square_name(state: "Table", square: int) -> str:
    """A square by its name."""
    if not square:
        return BUNKER_NAME
    ground = state.ground
    place = (square - 1) % ground.size
    name = f"{LETTERS[place % ground.width]}{place // ground.width + 1}"
    tile = state.rules.tiles[ground.tile_of(square)].name
    return name if tile == LONE_TILE else f"{tile}.{name}"


def tile_by_name(state: "Table", name: str) -> int:
    """A tile by its name; -1 if there is none."""
    for number, tile in enumerate(state.rules.tiles):
        if tile.name == name:
            return number
    return -1


def square_by_name(state: "Table", name: str) -> int:
    """A square of a tile that lies on the table, or the bunker; -1 if there is none of that name."""
    if name == BUNKER_NAME:
        return 0
    ground = state.ground
    tile_name, _, place = name.rpartition(".")
    tile = tile_by_name(state, tile_name or LONE_TILE)
    if tile < 0 or not ground.lies(tile) or len(place) < 2 or not place[1:].isdigit():
        return -1
    column = LETTERS.find(place[0])
    row = int(place[1:]) - 1
    if not 0 <= column < ground.width or not 0 <= row < ground.height:
        return -1
    return 1 + tile * ground.size + row * ground.width + column


def squares_on_board(state: "Table") -> list[int]:
    """Every square of the tiles that lie."""
    ground = state.ground
    return [square for lay in ground.layout for square in ground.squares_of(lay >> 18)]


def all_squares(state: "Table", actor: int) -> dict[str, int]:
    """Every square by its name, the bunker among them."""
    names = {BUNKER_NAME: 0}
    for square in squares_on_board(state):
        names[square_name(state, square)] = square
    return names


def name_square(state: "Table", actor: int, square: int) -> str:
    """A square by its name, for the notation."""
    return square_name(state, square)


def find_square(state: "Table", actor: int, text: str) -> tuple[int | None, str]:
    """The square that a text begins with."""
    word, rest = first_word(text)
    square = square_by_name(state, word)
    return (None, text) if square < 0 else (square, rest)


# --- edges


def edge_name(state: "Table", edge: int) -> str:
    """An edge by its square and side."""
    return f"{square_name(state, edge >> 2)} {SIDES[edge & 3]}"


def all_edges(state: "Table", actor: int) -> dict[str, int]:
    """Every edge by each of its names."""
    ground = state.ground
    names: dict[str, int] = {}
    for square in squares_on_board(state):
        for side, word in enumerate(SIDES):
            names[f"{square_name(state, square)} {word}"] = ground.edge(square, side)
    return names


def name_edge(state: "Table", actor: int, edge: int) -> str:
    """An edge by its name, for the notation."""
    return edge_name(state, edge)


def find_edge(state: "Table", actor: int, text: str) -> tuple[int | None, str]:
    """The edge that a text begins with, under either of its names."""
    word, rest = first_word(text)
    square = square_by_name(state, word)
    side, rest = first_word(rest)
    if square <= 0 or side not in SIDES:
        return None, text
    return state.ground.edge(square, SIDES.index(side)), rest


# --- free places for tiles


def place_names(state: "Table", cell: int) -> list[str]:
    """All names of a free place."""
    x, y = cell_xy(cell)
    names: list[str] = []
    for east, south, word in AROUND:
        tile = state.ground.by_cell.get(cell_at(x + east, y + south), -1)
        if tile >= 0:
            names.append(word + state.rules.tiles[tile].name)
    return names


def place_name(state: "Table", cell: int) -> str:
    """A free place by its first name; by its numbers if no tile lies beside it."""
    names = place_names(state, cell)
    if names:
        return names[0]
    x, y = cell_xy(cell)
    return f"{x},{y}"


def all_places(state: "Table", actor: int) -> dict[str, int]:
    """Every cell beside a tile by each of its names, also those that are taken."""
    names: dict[str, int] = {}
    for cell in cells_beside(state.ground):
        for name in place_names(state, cell):
            names[name] = cell
    return names


def name_place(state: "Table", actor: int, cell: int) -> str:
    """A free place by its name, for the notation."""
    return place_name(state, cell)


def find_place(state: "Table", actor: int, text: str) -> tuple[int | None, str]:
    """The place beside a tile that a text begins with, free or not."""
    word, rest = first_word(text)
    for east, south, beginning in AROUND:
        if word.startswith(beginning):
            tile = tile_by_name(state, word[len(beginning) :])
            if tile >= 0 and state.ground.lies(tile):
                x, y = cell_xy(state.ground.cells[tile])
                return cell_at(x - east, y - south), rest
    return None, text


def all_turns(state: "Table", actor: int) -> dict[str, int]:
    """The four turns of a tile, in degrees clockwise."""
    return {name: number for number, name in enumerate(TURNS)}


def name_turn(state: "Table", actor: int, turn: int) -> str:
    """A turn in degrees."""
    return TURNS[turn]


def find_turn(state: "Table", actor: int, text: str) -> tuple[int | None, str]:
    """The turn that a text begins with; unturned if nothing is said."""
    word, rest = first_word(text)
    if not word:
        return 0, ""
    return (TURNS.index(word), rest) if word in TURNS else (None, text)


# --- figures


def figure_target(square: int, kind: int) -> int:
    """How actions name a figure: by its square, in the bunker by its kind as well."""
    return square * 4 + (0 if square else kind)


def target_square(target: int) -> int:
    """The square of a figure that an action names."""
    return target >> 2


def target_kind(target: int) -> int:
    """Its kind, in the bunker; 0 on the board."""
    return target & 3


def all_figures(state: "Table", actor: int) -> dict[str, int]:
    """Every figure that stands somewhere, by name."""
    names: dict[str, int] = {}
    for figure in state.dead:
        target = figure_target(figure >> 24, figure & 3)
        names[name_figure(state, actor, target)] = target
    return names


def name_figure(state: "Table", actor: int, target: int) -> str:
    """A figure by its square, in the bunker with its kind."""
    name = square_name(state, target >> 2)
    return f"{name} {KIND_NAMES[target & 3]}" if target & 3 else name


def find_figure(state: "Table", actor: int, text: str) -> tuple[int | None, str]:
    """The figure that a text begins with; the kind may be left out where only one is there."""
    word, rest = first_word(text)
    square = square_by_name(state, word)
    if square < 0:
        return None, text
    word, after = first_word(rest)
    kind = KIND_NAMES.index(word) if word and word in KIND_NAMES else 0
    if kind:
        rest = after
    elif not square:
        kinds = sorted({figure & 3 for figure in state.dead if not figure >> 24})
        kind = kinds[0] if kinds else SINGLE
    assert kind <= DOUBLE
    return figure_target(square, kind), rest


# --- what happens on a walk


def name_walked(state: "Table", actor: int, walked: int) -> str:
    """What a walk brings with it: the mark of Sandbags, a half lost in a Trap on the way."""
    words: list[str] = []
    if walked > 1:
        words += [OVER_WORD, square_name(state, (walked >> 1) - 1)]
    if walked & 1:
        words.append(MARKED_WORD)
    return " ".join(words)


def all_walked(state: "Table", actor: int) -> dict[str, int]:
    """The usual things that a walk brings with it."""
    return {MARKED_WORD: 1}


def find_walked(state: "Table", actor: int, text: str) -> tuple[int | None, str]:
    """What a walk brings with it; nothing if nothing is said."""
    word, rest = first_word(text)
    walked = 0
    if word == OVER_WORD:
        word, rest = first_word(rest)
        square = square_by_name(state, word)
        if square < 0:
            return None, text
        walked = 2 + 2 * square
        word, rest = first_word(rest)
    if word == MARKED_WORD:
        return walked | 1, rest
    return (None, text) if word else (walked, "")


KINDS: Final = (
    ArgumentKind("square", all_squares, name_square, find=find_square),
    ArgumentKind("edge", all_edges, name_edge, find=find_edge),
    ArgumentKind("place", all_places, name_place, find=find_place),
    ArgumentKind("turn", all_turns, name_turn, find=find_turn),
    ArgumentKind("figure", all_figures, name_figure, find=find_figure),
    ArgumentKind("walked", all_walked, name_walked, find=find_walked),
)
