"""Facts in content files: checked against what the game declares."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from shamble.family.position.facts import declared
from shamble.kernel.book import Book

from .rows import Printed


def wrong_facts(made: Book, table: str, written: Printed) -> Iterator[tuple[str, str, dict[str, object]]]:
    """What is wrong with the facts of a row: of which fact, what it is, and what the text needs."""
    known = declared(made, table)
    for name, value in written.items():
        fact = known.get(name)
        if fact is None:
            close = difflib.get_close_matches(name, list(known), 1)
            args: dict[str, object] = {"name": name, "table": table, "known": ", ".join(known)}
            args["close"] = close[0] if close else "none"
            yield name, "lint-unknown-fact", args
        elif not fact.fits(value):
            choices = ", ".join(fact.choices) or "none"
            said: dict[str, object] = {"name": name, "value": str(value), "wanted": fact.kind}
            yield name, "lint-wrong-fact", {**said, "choices": choices}
