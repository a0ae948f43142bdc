"""citations.yaml: by which ids of its own ledger a game cites the rules that it takes over.

    cited-as:
      Z2-MOVE-06: AD-MOVE-03            # or a list; [] if the game has no such rule
      Z2-SEARCH-*: AD-SEARCH-*          # all that begin alike, with the same numbers
      Z2-FEST-*: []

The longest beginning counts, a whole id most. Every rule of the parent's ledger wants an answer.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from shamble.kernel.citing import ANY, Citing

Told = tuple[str, str, dict[str, object]]
"""A mistake: its place in the file, its key, what the text needs."""


def ledger(folder: Path) -> tuple[str, ...]:
    """The ids of a game's rules, from its content folder."""
    path = folder / "ledger.json"
    if not path.is_file():
        return ()
    return tuple([row["id"] for row in json.loads(path.read_text(encoding="utf-8"))])


def mistakes(
    rows: Mapping[str, tuple[str, ...]], shared: Sequence[str], own: Sequence[str]
) -> Iterator[Told]:
    """Rows that speak of rules which are not there, neither in the parent's ledgers nor in the game's own."""
    for row, names in rows.items():
        where = f"cited-as.{row}"
        opening = row.removesuffix(ANY)
        spoken_of = [rule for rule in shared if rule == row or (row != opening and rule.startswith(opening))]
        if not spoken_of:
            yield where, "lint-unknown-name", _unknown(row, shared)
        for name in names:
            meant = name.removesuffix(ANY)
            rests = [rule[len(opening) :] for rule in spoken_of] if meant != name else [""]
            for rest in rests:
                if meant + rest not in own:
                    yield where, "lint-unknown-name", _unknown(meant + rest, own)


def left_out(rows: Mapping[str, tuple[str, ...]], shared: Sequence[str], own: Sequence[str]) -> list[Told]:
    """Rules of the parent's ledgers that no row speaks of: nobody would see them cited."""
    cites = Citing(rows)
    return [
        ("cited-as", "lint-not-cited", {"rule": rule, "close": _close(rule, own)})
        for rule in shared
        if not cites.row_of(rule)
    ]


def _unknown(rule: str, known: Sequence[str]) -> dict[str, object]:
    return {"name": rule, "table": "rules", "close": _close(rule, known)}


def _close(rule: str, known: Sequence[str]) -> str:
    """The rule that may be meant: of a like name, or of the same topic and number in another ledger."""
    close = difflib.get_close_matches(rule.partition("-")[2], [name.partition("-")[2] for name in known], 1)
    return next((name for name in known if close and name.partition("-")[2] == close[0]), "none")
