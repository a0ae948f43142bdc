"""Numbers and limits that a game declares and the kernel keeps: read, count, use, and start anew.

Each counter has a row with a number for each holder, each (holders, clock) pair of limits one row of bit
fields. Rows grow as they are needed: whoever is not in them yet stands at nothing. They are tuples, replaced
whole, so that copies of a position share them.
"""

from typing import TYPE_CHECKING, Final

from shamble.kernel.errors import RulesetError
from shamble.kernel.rows import TABLE, Clock, Counter, Limit

if TYPE_CHECKING:
    from shamble.kernel.book import Book
    from shamble.kernel.state import State

ALL: Final = -1


class Layout:
    """Where each declared counter and limit of a rule set is kept."""

    __slots__ = ("clocks", "count", "counters", "limits", "per")

    def __init__(self, book: "Book") -> None:
        self.counters: dict[str, int] = {}
        """The list of each counter."""
        self.limits: dict[str, tuple[int, int, int, int]] = {}
        """For each limit its list, the place of its bits, their mask, and how often it may be used."""
        self.clocks: dict[str, tuple[int, ...]] = {name: () for name in book.rows_of("clocks", Clock)}
        """The lists that go back to nothing when a clock strikes."""
        self.per: list[str] = []
        """What holds the numbers of each list."""
        self.count = 0
        pools: dict[tuple[str, str], int] = {}
        used: dict[int, int] = {}
        for counter in book.rows_of("counters", Counter).values():
            self.counters[counter.name] = self._list(counter.name, counter.per, counter.clock)
        for limit in book.rows_of("limits", Limit).values():
            pool = pools.get((limit.per, limit.clock))
            if pool is None:
                pool = self._list(limit.name, limit.per, limit.clock)
                pools[limit.per, limit.clock] = pool
            at = used.get(pool, 0)
            width = limit.times.bit_length()
            self.limits[limit.name] = (pool, at, (1 << width) - 1, limit.times)
            used[pool] = at + width

    def _list(self, row: str, per: str, clock: str) -> int:
        number = self.count
        self.count += 1
        self.per.append(per)
        if clock:
            if clock not in self.clocks:
                known = ", ".join(self.clocks) or "none"
                raise RulesetError("clock-unknown", {"row": row, "clock": clock, "known": known})
            self.clocks[clock] = (*self.clocks[clock], number)
        return number


def counted(state: "State", name: str, holder: int = 0) -> int:
    """What a counter stands at."""
    row = state.counters[state.ruleset.layout.counters[name]]
    return row[holder] if holder < len(row) else 0


def counts_of(state: "State", name: str) -> tuple[int, ...]:
    """What a counter stands at for all its holders; those at the end that have nothing may be missing."""
    row = state.counters[state.ruleset.layout.counters[name]]
    return row


def count(state: "State", name: str, by: int = 1, holder: int = 0) -> int:
    """Raise (or lower) a counter; what it stands at now."""
    value = counted(state, name, holder) + by
    _put(state, state.ruleset.layout.counters[name], holder, value)
    return value


def set_counter(state: "State", name: str, value: int, holder: int = 0) -> None:
    """Set a counter."""
    _put(state, state.ruleset.layout.counters[name], holder, value)


def may_use(state: "State", name: str, holder: int = 0) -> bool:
    """Whether a limit leaves another use."""
    at, shift, mask, times = state.ruleset.layout.limits[name]
    row = state.counters[at]
    return (row[holder] >> shift & mask if holder < len(row) else 0) < times


def used(state: "State", name: str, holder: int = 0) -> int:
    """How much of a limit is used."""
    at, shift, mask, _ = state.ruleset.layout.limits[name]
    row = state.counters[at]
    return row[holder] >> shift & mask if holder < len(row) else 0


def use(state: "State", name: str, holder: int = 0) -> None:
    """Count one more use against a limit; beyond the last it stays as it is."""
    at, shift, mask, times = state.ruleset.layout.limits[name]
    row = state.counters[at]
    bits = row[holder] if holder < len(row) else 0
    if bits >> shift & mask < times:
        _put(state, at, holder, bits + (1 << shift))


def strike(state: "State", clock: str, holder: int = ALL) -> None:
    """A clock strikes: what hangs on it starts anew, for everybody or for one holder.

    What the table as a whole counts starts anew with anybody's.
    """
    layout = state.ruleset.layout
    for number in layout.clocks[clock]:
        row = state.counters[number]
        if not row:
            continue
        if holder == ALL or layout.per[number] == TABLE:
            state.counters[number] = ()
        elif holder < len(row) and row[holder]:
            _put(state, number, holder, 0)


def on_clock(state: "State", clock: str, holder: int) -> list[int]:
    """What a holder has on a clock, so that it can be put back after the clock has struck."""
    found: list[int] = []
    for number in state.ruleset.layout.clocks[clock]:
        row = state.counters[number]
        found.append(row[holder] if holder < len(row) else 0)
    return found


def put_back(state: "State", clock: str, holder: int, values: list[int]) -> None:
    """A holder has on a clock what it had before."""
    per = state.ruleset.layout.per
    for number, value in zip(state.ruleset.layout.clocks[clock], values, strict=True):
        if per[number] != TABLE:
            _put(state, number, holder, value)


def _put(state: "State", number: int, holder: int, value: int) -> None:
    """A holder's number in a row, which grows to hold it."""
    row = list(state.counters[number])
    while len(row) <= holder:
        row.append(0)
    row[holder] = value
    state.counters[number] = tuple(row)
