"""Zeus in the form of the mission: his Spawn token, his coming, his helmet; and the Queen whom he follows."""

from typing import Final

from shamble.family.dead.figures import BY_CHANGE, place, swap
from shamble.family.dead.spawning import next_spawn, spawn_deck
from shamble.family.position.facts import MISSIONS
from shamble.family.position.state import GONE, Game
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Reaction, Ruling
from shamble.kernel.run import Run

from .printed import ORDERS

ZEUS: Final = "Zeus"
QUEEN: Final = "Queen"
NO_TOKEN: Final = -1


def forms(state: Game) -> tuple[int, ...]:
    """The kinds that are Zeus, in one form or another."""
    return state.rules.kinds_with.get("form", ())


def form_of_kind(state: Game, kind: int) -> str:
    """The form of Zeus that a kind is."""
    return state.rules.printed.word("zombies", state.rules.kinds[kind].facts, "form")


def zeus_of_mission(state: Game) -> int:
    """The kind that comes when Zeus does."""
    wanted = state.rules.printed.word(MISSIONS, state.rules.mission.facts, "zeus")
    return next(kind for kind in forms(state) if form_of_kind(state, kind) == wanted)


def kinds_called(state: Game, name: str) -> tuple[int, ...]:
    """Whatever speaks of Zeus means the one of this mission."""
    return (zeus_of_mission(state),) if name == ZEUS else state.rules.kinds_named[name]


def zeus_token(state: Game) -> int:
    """The Spawn token of Zeus, while it lies on the board; NO_TOKEN else."""
    mission = state.rules.mission
    for token, colour in enumerate(mission.spawn_colours):
        if mission.colours[colour].name == "zeus" and state.spawns[token] != GONE:
            return token
    return NO_TOKEN


def is_there(state: Game) -> bool:
    """Whether Zeus is on the board, in whatever form."""
    count = state.rules.kind_count
    return any([any(state.zombies[kind::count]) for kind in forms(state)])


# --- his token


def deck_of_token(state: Game, token: int) -> int:
    """His token draws from his Orders, all others from the Zombie cards."""
    if token == zeus_token(state):
        return state.rules.deck(ORDERS)
    return spawn_deck(state, token)


def next_token(state: Game, waiting: int) -> int:
    """While he is there his zone draws nothing."""
    token = zeus_token(state)
    if token != NO_TOKEN and waiting >> token & 1 and is_there(state):
        waiting &= ~(1 << token)
    return next_spawn(state, waiting)


def is_zeus_come(state: Game, facts: tuple[int, ...]) -> bool:
    """Whether Zeus, in any form, is among those who have come, and his token still lies there."""
    for kind in forms(state):
        if facts[1] >> kind & 1:
            return zeus_token(state) != NO_TOKEN
    return False


def give_up_token(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """The moment Zeus is there his token leaves the game."""
    token = zeus_token(state)
    if run.listener is not None:
        run.tell("zeus-arrives", "AD-ZSPAWN-03", {"zone": state.spawns[token]})
    state.spawns[token] = GONE
    state.spawning &= ~(1 << token)
    run.touched = True


# --- the Queen


def is_queen(state: Game, facts: tuple[int, ...]) -> bool:
    """Whether it is she who was killed."""
    return state.rules.kinds[facts[2]].name == QUEEN


def avenge_queen(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """With her death he takes the place of his token; that is no spawn."""
    token = zeus_token(state)
    if token != NO_TOKEN:
        if run.listener is not None:
            run.cite("AD-ABOM-06")
            run.cite("AD-SPAWN-09")
            run.cite("AD-ZEUS-02")
        place(run, state, state.spawns[token], zeus_of_mission(state), 1, BY_CHANGE)


# --- his helmet


def break_helmets(run: Run, state: Game, zone: int, who: int) -> int:
    """An explosion breaks the helmet of whoever wears one there, and does no more.

    What everybody is paid for the form that is overcome; nothing if nobody wears one.
    """
    rules = state.rules
    for kind in rules.kinds_with.get("becomes", ()):
        row = rules.kinds[kind]
        into = rules.printed.word("zombies", row.facts, "becomes")
        if not state.zombies[zone * rules.kind_count + kind]:
            continue
        if run.listener is not None:
            run.tell("helmet-broken", "AD-ZEUS-04", {"zone": zone, "survivor": who})
            run.cite("AD-ZEUS-06")
        swap(run, state, zone, kind, rules.kinds_named[into][0], 1)
        return row.adrenaline
    return 0


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "kinds-called", Ruling("kinds-called", kinds_called))
    book.replace("rulings", "spawn-deck", Ruling("spawn-deck", deck_of_token))
    book.replace("rulings", "next-spawn", Ruling("next-spawn", next_token))
    book.replace("rulings", "overcome", Ruling("overcome", break_helmets))
    book.add("reactions", "zeus-comes", Reaction("zeus-comes", "dead-came", give_up_token, is_zeus_come))
    book.add("reactions", "queen-falls", Reaction("queen-falls", "zombie-killed", avenge_queen, is_queen))
