"""How a game cites rules that stand in code it shares with others: by the ids of its own ledger.

The rows of the table `cited-as` say for an id, or for all that begin alike (`X-MOVE-*`), which of the
game's own ids it stands for; none at all if it has no such rule. The longest beginning counts most.
Whoever translates some ids of a ledger translates all of it: what no row names is not cited.
"""

from collections.abc import Mapping

ANY: str = "*"


class Citing:
    """The ids of a game's own ledger for those in the code that it shares."""

    __slots__ = ("_found", "_ledgers", "_openings", "rows")

    def __init__(self, rows: Mapping[str, tuple[str, ...]]) -> None:
        self.rows = dict(rows)
        self._found: dict[str, tuple[str, ...]] = {}
        self._openings = sorted([row[:-1] for row in rows if row.endswith(ANY)], key=len, reverse=True)
        self._ledgers = {row.partition("-")[0] for row in rows}

    def of(self, rule: str) -> tuple[str, ...]:
        """The game's own ids for a rule: usually one, perhaps several or none."""
        if not self.rows:
            return (rule,)
        found = self._found.get(rule)
        if found is None:
            found = self._look_up(rule)
            self._found[rule] = found
        return found

    def row_of(self, rule: str) -> str:
        """The row that speaks of a rule; nothing if none does."""
        if rule in self.rows:
            return rule
        for opening in self._openings:
            if rule.startswith(opening):
                return opening + ANY
        return ""

    def _look_up(self, rule: str) -> tuple[str, ...]:
        row = self.row_of(rule)
        if not row:
            return () if rule.partition("-")[0] in self._ledgers else (rule,)
        rest = rule[len(row) - 1 :]
        return tuple([own[:-1] + rest if own.endswith(ANY) else own for own in self.rows[row]])
