"""A game of a few lines, made anew for each test: what the kernel offers besides what Snatch uses."""

from collections.abc import Mapping
from typing import Any

from shamble.kernel.book import Book
from shamble.kernel.chance import seed_streams
from shamble.kernel.codec import Base, ask_again
from shamble.kernel.frame import Frame
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.rows import Procedure, Step, named_steps
from shamble.kernel.ruleset import Ruleset
from shamble.kernel.state import NO_OPTIONS, RUNNING, State
from shamble.kernel.vocabulary import KERNEL_WORDS, Vocabulary


class Toy(Ruleset):
    """Two seats; everything else is in the book. `verdict` is asked whenever the board is judged."""

    def __init__(self, book: Book) -> None:
        super().__init__(book, tuple(book.rows("piles")))
        self.judged: list[int] = []

    def seats(self, state: Any) -> int:
        return 2

    def settle(self, run: Any, state: Any) -> None:
        self.judged.append(state.registers[0])
        if state.registers[0] >= 100:
            run.end(1, "ending-goal")

    def decode(self, data: Mapping[str, Any]) -> State:
        base = Base(self, data, 2)
        state = State(
            self,
            base.stack,
            base.streams,
            base.piles,
            base.tops,
            base.discards,
            base.registers,
            base.passed,
            base.result,
            base.winners,
            base.ending,
            NO_OPTIONS,
            base.counters,
            base.looked,
        )
        ask_again(state)
        return state


def toy_book(**procedures: tuple[Step, ...]) -> Book:
    """A book with these procedures; `main` is where the game begins."""
    words = Vocabulary("toy", KERNEL_WORDS)
    for name in ("main", "ask", *procedures):
        words.procedure(name)
    for name in ("one", "two", "three"):
        words.verb(name)
    book = Book("toy", words)
    for name, steps in procedures.items():
        book.add("procedures", name, Procedure(name, named_steps(*steps)))
    return book


def new_toy(book: Book, seed: int = 1, piles: tuple[tuple[int, ...], ...] = ()) -> State:
    """A game of it, not yet started: ten registers, the piles as given."""
    rules = Toy(book)
    main = rules.words.number("main")
    return State(
        rules,
        [Frame(main, 0, 0, 0, 0, 0, None, None)],
        seed_streams(seed, rules.streams),
        list(piles),
        [() for _ in piles],
        [() for _ in piles],
        [0] * 10,
        0,
        RUNNING,
        NONE_WIN,
        "",
        NO_OPTIONS,
        [()] * rules.layout.count,
    )
