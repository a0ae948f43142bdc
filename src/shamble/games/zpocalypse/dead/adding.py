"""Zombies that come onto the board: beside a squad (ADD_ZOMBIES) or on a tile (PUT_ZOMBIES).

Frame: a the squad whose player says where; b how many; c the tile; d 1 at sunset.
"""

from typing import TYPE_CHECKING

from shamble.games.zpocalypse.dead.breach import add_inside
from shamble.games.zpocalypse.dead.figures import (
    DOUBLE,
    LYING,
    NEW,
    SINGLE,
    add,
    count_left,
    doubles_left,
    figure_at,
    figure_of,
    insert,
    joined,
    take_out,
)
from shamble.games.zpocalypse.map.ground import SOLID
from shamble.games.zpocalypse.map.routes import advance_to
from shamble.games.zpocalypse.map.sight import squares_of_squads
from shamble.games.zpocalypse.printed import HAZARD, YIELD
from shamble.games.zpocalypse.squad.abilities import bonus, give_back
from shamble.games.zpocalypse.squad.asking import BEFORE_ADDED, ask_for_help
from shamble.games.zpocalypse.structures.trap import spring
from shamble.games.zpocalypse.vocabulary import (
    ADD_ZOMBIES,
    ASK_PUT,
    PUT,
    PUT_ZOMBIES,
    ZOMBIE_ATTACKS,
)
from shamble.kernel.action import pack, verb_of, x_of
from shamble.kernel.event import Reason
from shamble.kernel.frame import Frame
from shamble.kernel.rows import OWNED, Procedure, Question, named_steps
from shamble.kernel.run import Run

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table


def kind_to_place(state: "Table", number: int) -> int:
    """What comes next of so many: a single; a double for two when singles have run out; 0 if there is no
    figure (NIGHT-10)."""
    singles, doubles = count_left(state)
    if singles:
        return SINGLE
    return DOUBLE if doubles and number >= DOUBLE else 0


# --- beside a squad


def ask_before(run: Run, state: "Table", frame: Frame) -> None:
    """An ability may keep one of them away."""
    if frame.b and state.squads[frame.a].at >= 0:
        ask_for_help(run, state, frame.a, BEFORE_ADDED)


def hold_back(run: Run, state: "Table", frame: Frame) -> None:
    """What the ability does, if it was used."""
    if frame.b and bonus(state, frame.a, "cancel zombie"):
        frame.b -= 1
        give_back(state, frame.a, "cancel zombie")


def add_beside(run: Run, state: "Table", frame: Frame) -> None:
    """One zombie after another, as far as there is room (SEARCH-09, ZATTACK-14)."""
    at = state.squads[frame.a].at
    if not frame.b or at < 0:
        return
    if not at:
        add_inside(run, state)  # DEATH-10
        state.quiet = -1
        frame.b -= 1
        run.again(frame)
    else:
        _place_or_ask(run, state, frame, spots_beside(state, frame.a, frame.b))


def _place_or_ask(run: Run, state: "Table", frame: Frame, found: list[int]) -> None:
    """Squares that all will be taken fill by themselves; where there is a choice, the player is asked."""
    if not found:
        _not_placed(run, frame)
        return
    run.again(frame)
    singles = count_left(state)[0]
    if len(found) <= min(frame.b, singles) and not state.crowd[found[0]]:
        for square in found:
            put_there(run, state, frame, square)
    else:
        run.push(ASK_PUT, frame.a)


def _not_placed(run: Run, frame: Frame) -> None:
    if run.listener is not None:
        run.tell("not-placed", "ZP-NIGHT-10", {"number": frame.b})
    frame.b = 0


def spots_beside(state: "Table", squad: int, number: int) -> list[int]:
    """The squares next to a squad where the next one may be put: free ones, Traps only if there is nothing
    else (TRAP-08); with none free those of standing singles."""
    works = state.works
    squads = squares_of_squads(state)
    open_squares = [
        square
        for square in works.reach[state.squads[squad].at]
        if square not in squads and not works.is_lookout(square)
    ]
    free = [square for square in open_squares if not state.crowd[square]]
    if free:
        if not kind_to_place(state, number):
            return []
        plain = [square for square in free if not works.is_trap(square)]
        return sorted(plain or free)
    return joinable(state, open_squares)


def joinable(state: "Table", squares: list[int]) -> list[int]:
    """The squares where a standing single can be joined by one that is added (KNOCK-07, DOUBLE-08)."""
    if not doubles_left(state):
        return []
    return sorted(
        [
            square
            for square in squares
            if state.crowd[square] == SINGLE and not figure_at(state, square) & LYING
        ]
    )


# --- on a tile


def put_on_tile(run: Run, state: "Table", frame: Frame) -> None:
    """One zombie after another onto squares of the tile (TILE-06, -07, -08)."""
    if not frame.b:
        return
    _place_or_ask(run, state, frame, spots_on_tile(state, frame.c, frame.b, frame.d))


def allowed_on_tile(state: "Table", tile: int) -> list[int]:
    """The squares of a tile where zombies may stand: not blocked, and with a way on."""
    reached = advance_to(state, tile)
    squads = squares_of_squads(state)
    works = state.works
    return [
        square
        for place, square in enumerate(state.ground.squares_of(tile))
        if reached[place]
        and not state.ground.marks[square] & SOLID
        and square not in squads
        and not works.site[square]
    ]


def spots_on_tile(state: "Table", tile: int, number: int, at_sunset: int) -> list[int]:
    """Where the next one may be put: singles first, one to a square (TILE-08); at sunset on hazard and
    yield squares as long as there are any (SOMETHING-06)."""
    allowed = allowed_on_tile(state, tile)
    free = [square for square in allowed if not state.crowd[square]]
    if not free:
        return joinable(state, allowed)
    if not kind_to_place(state, number):
        return []
    if at_sunset:
        first = [square for square in free if state.ground.marks[square] & (HAZARD | YIELD)]
        return first or free
    return free


# --- the question


def spots(state: "Table") -> list[int]:
    """Where the zombie that is asked about may go."""
    frame = asking_frame(state)
    if frame.proc == PUT_ZOMBIES:
        return spots_on_tile(state, frame.c, frame.b, frame.d)
    return spots_beside(state, frame.a, frame.b)


def asking_frame(state: "Table") -> Frame:
    """Whoever asks: the innermost of the two procedures."""
    for frame in reversed(state.stack):
        if frame.proc in (PUT_ZOMBIES, ADD_ZOMBIES):
            return frame
    return state.under_way(ADD_ZOMBIES)


def put_options(state: "Table", frame: Frame) -> list[int]:
    """frame.a: whose player puts it there."""
    return [pack(PUT, frame.a, square) for square in spots(state)]


def put_answer(run: Run, state: "Table", frame: Frame, action: int) -> None:
    """It goes where the player says."""
    put_there(run, state, asking_frame(state), x_of(action))


def put_there(run: Run, state: "Table", asking: Frame, square: int) -> None:
    """A zombie stands there now, joins the single there, or dies in a Trap."""
    state.quiet = -1
    flags = NEW if run.is_within((ZOMBIE_ATTACKS,)) else 0
    kind = SINGLE if state.crowd[square] else kind_to_place(state, asking.b)
    asking.b -= kind
    if run.listener is not None:
        rule = "ZP-TILE-06" if asking.proc == PUT_ZOMBIES else "ZP-ZATTACK-14"
        run.tell("zombie-added", rule, {"square": square, "kind": kind})
    if state.works.is_trap(square):
        left = spring(run, state, square, kind)
        if left:
            add(state, square, left, flags)
    elif state.crowd[square]:
        other = figure_at(state, square)
        take_out(state, other)
        insert(state, joined(figure_of(square, SINGLE, flags), other))
    else:
        add(state, square, kind, flags)


def refuse_put(state: "Table", frame: Frame, action: int) -> list[Reason]:
    """Why a zombie cannot be put there."""
    if verb_of(action) != PUT:
        return []
    asking = asking_frame(state)
    square = x_of(action)
    told: dict[str, object] = {"square": square}
    if asking.proc == ADD_ZOMBIES:
        if square and square in state.works.reach[state.squads[asking.a].at]:
            if state.works.is_trap(square):
                return [Reason("refused-put-trap", "ZP-TRAP-08", told)]
            return [Reason("refused-put-taken", "ZP-ZATTACK-14", told, ("ZP-SEARCH-09", "ZP-KNOCK-07"))]
        return [Reason("refused-put-not-beside", "ZP-ZATTACK-14", told, ("ZP-SEARCH-08", "ZP-DIAG-05"))]
    ground = state.ground
    if not square or ground.tile_of(square) != asking.c or ground.marks[square] & SOLID:
        return [Reason("refused-put-not-there", "ZP-TILE-06", told, ("ZP-SOMETHING-07",))]
    if not advance_to(state, asking.c)[(square - 1) % ground.size]:
        return [Reason("refused-put-no-way", "ZP-TILE-07", told, ("ZP-SOMETHING-07",))]
    if asking.d and not state.crowd[square]:
        return [Reason("refused-put-symbols-first", "ZP-SOMETHING-06", told)]
    return [Reason("refused-put-taken", "ZP-TILE-08", told)]


PROCEDURES: tuple[Procedure, ...] = (
    Procedure("add-zombies", named_steps(ask_before, hold_back, add_beside)),
    Procedure("put-zombies", named_steps(put_on_tile)),
)
QUESTIONS: tuple[Question, ...] = (
    Question("ask-put", OWNED, put_options, put_answer, "ZP-TILE-06", refuse=refuse_put),
)
