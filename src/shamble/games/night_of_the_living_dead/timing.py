"""The end of a round: weapons are loaded, the First Player token goes on. There is no noise to remove."""

from shamble.kernel.book import Book

NOISY: tuple[tuple[str, str], ...] = (("attack", "noise"), ("throw", "noise"), ("end-phase", "remove-noise"))


def change(book: Book) -> None:
    """Put it into a book."""
    for procedure, step in NOISY:
        book.remove_step(procedure, step)
