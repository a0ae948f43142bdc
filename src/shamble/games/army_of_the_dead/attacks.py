"""An attack in the order of this game, and who divides what has gone astray."""

from shamble.family.people.wounds import divided_by as by_the_shooter
from shamble.family.people.wounds import may_spare
from shamble.family.position.state import Game
from shamble.kernel.book import Book
from shamble.kernel.frame import Frame
from shamble.kernel.rows import Ruling
from shamble.kernel.run import Run

from .ammunition import run_out
from .bola import bind_hits
from .concentrated import strike_target
from .explosives import burst, count_the_dead, use_up
from .hunting import hunt


def divided_by(state: Game, shooter: int) -> int:
    """The seats that divide hits: everybody, unless the shooter may say whom the misses leave alone."""
    if shooter >= 0 and may_spare(state, shooter):
        return by_the_shooter(state, shooter)
    return (1 << state.rules.options.seats) - 1


def judge(run: Run, state: Game, frame: Frame) -> None:
    """Whether the attack has ended the game: not before the last miss, and before all that follows."""
    run.touched = True
    if run.listener is not None:
        run.cite("AD-DICE-11")


def change(book: Book) -> None:
    """Put it into a book."""
    book.remove_step("attack", "unload")
    for step in (bind_hits, burst, count_the_dead, strike_target):
        book.insert_before("attack", "assign-hits", step)
    book.insert_after("attack", "assign-hits", hunt)
    for step in (use_up, run_out, judge):
        book.insert_after("attack", "friendly-fire", step)
    book.replace("procedures", "attack", book.procedure("attack").whole_through("friendly-fire"))
    book.replace("rulings", "divided-by", Ruling("divided-by", divided_by))
