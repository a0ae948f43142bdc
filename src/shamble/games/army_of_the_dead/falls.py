"""Life after a fall: most survivors may die, some may not; and when nothing can be won any more."""

from typing import Final

from shamble.family.missions.mission import is_reached
from shamble.family.people.leaving import COUNTERS, DROPPED
from shamble.family.position.state import ELIMINATED, ESCAPED, PLAYED, Game
from shamble.family.rules import steps_done
from shamble.kernel.book import Book
from shamble.kernel.counters import counted, counts_of
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Reaction, Ruling
from shamble.kernel.run import Run

from .personal import CARD, is_out_of_reach, slot_of

OWNER: Final = "ending-owner"
COMPANION: Final = "ending-companion"
NOBODY: Final = "ending-nobody"
IMPOSSIBLE: Final = "ending-impossible"
ENDINGS: Final = (OWNER, COMPANION, NOBODY, IMPOSSIBLE)


def loses_by(state: Game, who: int) -> str:
    """Who has a Personal Objective in play may not fall, nor may a Companion, nor the last of the team."""
    if state.survivors[who].leader != PLAYED:
        return "" if state.rules.mission.companions_may_die else COMPANION
    if slot_of(state, who) >= 0:
        return OWNER
    team = [me.zone for me in state.survivors if me.leader == PLAYED]
    return NOBODY if team.count(ELIMINATED) == len(team) else ""


def has_anybody_left(state: Game) -> bool:
    """Whether anybody has left the board alive."""
    return any([me.zone == ESCAPED for me in state.survivors])


def loses_besides(state: Game) -> str:
    """A goal that can no longer be reached loses the game: somebody has left with what it takes."""
    if not has_anybody_left(state):
        return ""
    cards = counts_of(state, CARD.name)
    if any(cards) and any([is_out_of_reach(state, slot) for slot, card in enumerate(cards) if card]):
        return IMPOSSIBLE
    mission = state.rules.mission
    if not mission.goals or any([me.zone >= 0 and me.leader == PLAYED for me in state.survivors]):
        return ""
    won = steps_done(state) == len(mission.goals) and all(
        [is_reached(state, goal) for goal in state.rules.more_goals(state)]
    )
    return "" if won else IMPOSSIBLE


def tell_dropped(run: Run, state: Game, frame: Frame) -> None:
    """Tokens of the fallen lie open where it fell."""
    if run.listener is not None:
        for token, zone in enumerate(state.objectives):
            if zone == frame.b and counted(state, DROPPED, token):
                told: dict[str, object] = {"zone": zone, "colour": state.colours[token]}
                run.tell("token-dropped", "AD-WIN-05", told)


def go_on(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """The game goes on without who fell."""
    if run.listener is not None and not loses_by(state, frame.a):
        run.cite("AD-WIN-05")


def change(book: Book) -> None:
    """Put it into a book."""
    for counter in COUNTERS:
        book.add("counters", counter.name, counter)
    book.replace("rulings", "defeat-by", Ruling("defeat-by", loses_by))
    book.replace("rulings", "lost-besides", Ruling("lost-besides", loses_besides))
    book.remove("endings", "ending-eliminated")
    for ending in ENDINGS:
        book.add("endings", ending, True)
    book.insert_after("leave-the-game", "drop-tokens", tell_dropped)
    book.add("reactions", "game-goes-on", Reaction("game-goes-on", "eliminated", go_on))
