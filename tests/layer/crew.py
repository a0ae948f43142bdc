"""How the Harbour is lost: not by one death, but by that of half of the crew."""

from shamble.family.fighting.facts import attack_under_way
from shamble.family.position.state import ELIMINATED, PLAYED, Game
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Reaction, Ruling
from shamble.kernel.run import Run


def loses_half(state: Game, who: int) -> str:
    """Half of the crew is dead, Companions left out."""
    team = [other for other in state.survivors if other.leader == PLAYED]
    dead = [other for other in team if other.zone == ELIMINATED]
    return "ending-crew" if 2 * len(dead) >= len(team) else ""


def fights_on(run: Run, state: Game, frame: Frame, holder: int) -> None:
    """Who dies of the own attack does not end it: its other hits are dealt out all the same."""
    attack = attack_under_way(state)
    if run.listener is not None and attack is not None and attack.a == frame.a:
        run.cite("HB-BRINE-02")


def change(book: Book) -> None:
    """Put it into a book."""
    book.replace("rulings", "defeat-by", Ruling("defeat-by", loses_half))
    book.remove("endings", "ending-eliminated")
    book.add("endings", "ending-crew", True)
    book.add("citations", "leave-the-game", ("HB-CREW-02",))
    book.add("citations", "defeat-by", ("HB-CREW-01",))
    book.add("citations", "explosion:strike", ("HB-WIN-01",))
    book.add("reactions", "fights-on", Reaction("fights-on", "eliminated", fights_on))
