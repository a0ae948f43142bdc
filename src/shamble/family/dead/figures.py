"""Figures come, go and change zones: the one door through which it happens.

Nothing else writes the dead of a position: `zombies` and `crowd`, the reserve (`pool`), the figures that do
nothing for now (`idle`). So the reserve is right, whoever does nothing is carried along, and an activation
under way never counts on figures that are no longer there: of those of one kind in one zone, the ones that
may still act fall first, and the ones that take no part walk off first.

What happened is told once for each effect, with the zones and the kinds as bits, the number and the cause. An
effect on several kinds or zones keeps a `Tally` meanwhile and tells it in the end.
"""

from typing import Final

from shamble.family.position.printed import FATE_DISCARDS, FATE_SUPPLY
from shamble.family.position.state import Game
from shamble.kernel.decks import discard
from shamble.kernel.moments import happen
from shamble.kernel.rows import Ruling
from shamble.kernel.run import Run

BY_CARD: Final = 0
BY_ORDER: Final = 1
BY_MISSION: Final = 2
BY_ALARM: Final = 3
BY_WAKING: Final = 4
BY_STEP: Final = 5
BY_PUSH: Final = 6
BY_KILL: Final = 7
BY_CHANGE: Final = 8
"""Why figures come, go or change zones: a zombie card, an order, the mission, an alarm, sleepers that wake; a
step of their own, a push; a kill; one figure in the place of another."""

FREE: Final = -1
"""The status of figures that may act."""

ANY: Final = -2
"""Whoever falls first: those that may act, then the others in the order of their statuses."""


class Tally:
    """What one effect does to figures, to be told once: the zones and kinds (bits), how many."""

    __slots__ = ("kinds", "number", "zones")

    def __init__(self) -> None:
        self.zones = 0
        self.kinds = 0
        self.number = 0

    def add(self, zone: int, kind: int, number: int) -> None:
        """So many figures more."""
        self.zones |= 1 << zone
        self.kinds |= 1 << kind
        self.number += number


def tell_came(run: Run, state: Game, tally: Tally, cause: int) -> None:
    """Figures have come: everybody with a rule about it hears it once."""
    if tally.number and state.rules.hears_arrivals:
        _look(run, state, tally.kinds)
        happen(run, state, "dead-came", (tally.zones, tally.kinds, tally.number, cause))
        _tell_arrivals(run, state, tally.zones)


def tell_went(run: Run, state: Game, tally: Tally, cause: int) -> None:
    """Figures have left the board: everybody with a rule about it hears it once."""
    if tally.number and state.rules.hears_losses:
        _look(run, state, tally.kinds)
        happen(run, state, "dead-went", (tally.zones, tally.kinds, tally.number, cause))


def _look(run: Run, state: Game, kinds: int) -> None:
    """What a game has to change at once when figures of these kinds (bits) have come or gone."""
    if state.rules.figures_changed is not None:
        state.rules.figures_changed(run, state, kinds)


# --- reading


def kinds_in(state: Game, zone: int) -> list[int]:
    """The kinds of zombies present in a zone."""
    count = state.rules.kind_count
    at = zone * count
    return [kind for kind in range(count) if state.zombies[at + kind]]


def able(state: Game, at: int) -> int:
    """How many figures of one kind in one zone may act."""
    number = state.zombies[at]
    for row in state.idle:
        number -= row[at]
    return number


def able_everywhere(state: Game) -> bytearray:
    """Those who may act, by zone and kind."""
    found = state.zombies[:]
    for row in state.idle:
        if has_any(row):
            for at in range(len(found)):
                found[at] -= row[at]
    return found


def has_any(row: bytearray) -> bool:
    """Whether there is anybody at all in a row of figures."""
    return row.count(0) < len(row)


def all_may_act(state: Game) -> bool:
    """Whether nobody has a status."""
    return not any([has_any(row) for row in state.idle])


def musters(state: Game) -> list[bytearray]:
    """Who takes part in what is under way: counts by zone and kind."""
    procs = state.rules.muster_procs
    return [frame.grid for frame in state.stack if frame.grid is not None and frame.proc in procs]


# --- coming


def place(
    run: Run,
    state: Game,
    zone: int,
    kind: int,
    number: int,
    cause: int,
    status: int = FREE,
    tally: Tally | None = None,
) -> int:
    """Put figures into a zone, as many as the reserve has; how many came. With a tally, it is told later."""
    rules = state.rules
    supply = rules.supply_of[kind]
    if supply >= 0:
        left = state.pool[supply]
        if left < number:
            number = left
        state.pool[supply] = left - number
    if number <= 0:
        return 0
    at = zone * rules.kind_count + kind
    state.zombies[at] += number
    state.crowd[zone] += number
    if status != FREE:
        state.idle[status][at] += number
    run.touched = True
    if tally is not None:
        tally.add(zone, kind, number)
    elif rules.hears_arrivals:
        told = Tally()
        told.add(zone, kind, number)
        tell_came(run, state, told, cause)
    return number


def lay_out(state: Game, zone: int, kind: int, number: int) -> None:
    """Put figures into a zone of a position that is being set up: nobody hears of it."""
    supply = state.rules.supply_of[kind]
    if supply >= 0:
        state.pool[supply] -= number
    state.zombies[zone * state.rules.kind_count + kind] += number
    state.crowd[zone] += number


def set_supply(state: Game, kind: int, number: int) -> None:
    """So many figures are left in the reserve of a position that is being set up."""
    state.pool[state.rules.supply_of[kind]] = number


def in_supply(state: Game, kind: int) -> int:
    """How many figures of a kind the reserve holds."""
    supply = state.rules.supply_of[kind]
    return state.pool[supply] if supply >= 0 else 0


def clear_away(state: Game) -> None:
    """Take all figures off a position that is being set up: the reserve is as full as the box."""
    state.zombies = bytearray(len(state.zombies))
    state.crowd = bytearray(len(state.crowd))
    state.pool = state.rules.full_supply[:]
    state.idle = tuple([bytearray(len(state.zombies)) for _ in state.idle])


# --- going


def remove(
    run: Run,
    state: Game,
    zone: int,
    kind: int,
    number: int,
    cause: int,
    status: int = ANY,
    tally: Tally | None = None,
) -> None:
    """Take figures out of a zone; they go where their kind goes: to the reserve, the discards or the box."""
    at = zone * state.rules.kind_count + kind
    if status == ANY:
        if state.idle:
            _lower_idle(state, at, number - able(state, at))
        _lower_musters(state, at, number)
    elif status == FREE:
        _lower_musters(state, at, number)
    else:
        state.idle[status][at] -= number
    state.zombies[at] -= number
    state.crowd[zone] -= number
    fate = state.rules.fate_of[kind]
    if fate == FATE_SUPPLY:
        state.pool[state.rules.supply_of[kind]] += number
    elif fate == FATE_DISCARDS:
        discard(state, state.rules.figure_deck, kind)
    run.touched = True
    if tally is not None:
        tally.add(zone, kind, number)
    elif state.rules.hears_losses:
        told = Tally()
        told.add(zone, kind, number)
        tell_went(run, state, told, cause)


def retire(state: Game, kind: int, number: int) -> None:
    """Figures of the reserve leave it: out of the game, or onto a card."""
    supply = state.rules.supply_of[kind]
    if supply >= 0:
        state.pool[supply] -= number


def none_aside(state: Game, kind: int) -> int:
    """Every figure is on the board or in the reserve."""
    return 0


RULINGS: Final = (Ruling("figures-aside", none_aside),)
"""How many figures of a kind lie elsewhere, such as on a card, and will come back."""


def restock(state: Game, kind: int, number: int) -> None:
    """Figures come back into the reserve."""
    retire(state, kind, -number)


# --- changing zones


def shift(run: Run, state: Game, start: int, end: int, kind: int, number: int, cause: int) -> None:
    """Figures of a kind change zones; those who do nothing for now go last."""
    count = state.rules.kind_count
    shift_all(run, state, [start * count + kind, end * count + kind, number], cause)


def shift_all(run: Run, state: Game, moves: list[int], cause: int, mover: bytearray | None = None) -> None:
    """Groups of figures change zones at once: from where, to where (as places in `zombies`), how many.

    `mover` is the muster whose own figures these are; of any other, nobody goes as long as others can.
    """
    if not moves:
        return
    procs = state.rules.muster_procs
    others: list[bytearray] = []
    for frame in state.stack:
        row = frame.grid
        if row is not None and row is not mover and frame.proc in procs:
            others.append(row)
    if others or not all_may_act(state):
        _take_along(state, moves, others)
    zombies = state.zombies
    crowd = state.crowd
    count = state.rules.kind_count
    for i in range(0, len(moves), 3):
        start, end, number = moves[i], moves[i + 1], moves[i + 2]
        zombies[start] -= number
        zombies[end] += number
        crowd[start // count] -= number
        crowd[end // count] += number
        if mover is not None:
            mover[start] -= number
            mover[end] += number
    if cause != BY_STEP or state.rules.mission.watches_board:
        run.touched = True
    if state.rules.hears_steps:
        _tell_shift(run, state, moves, cause)


def _take_along(state: Game, moves: list[int], others: list[bytearray]) -> None:
    """Who takes part elsewhere or does nothing stays so in the new zone. All leave before anybody arrives."""
    rows = [*others, *state.idle]
    free_left: dict[int, int] = {}
    along: list[int] = []
    for i in range(0, len(moves), 3):
        start, number = moves[i], moves[i + 2]
        free = free_left.get(start, able(state, start))
        walking = min(number, free)
        lying = number - walking
        free_left[start] = free - walking
        for row in others:
            going = min(row[start], max(0, walking - (free - row[start])))
            row[start] -= going
            along.append(going)
        for row in state.idle:
            going = min(row[start], lying)
            lying -= going
            row[start] -= going
            along.append(going)
    for i, going in enumerate(along):
        rows[i % len(rows)][moves[i // len(rows) * 3 + 1]] += going


def swap(run: Run, state: Game, zone: int, kind: int, into: int, number: int, cause: int = BY_CHANGE) -> None:
    """Figures of one kind are exchanged for another where they stand; they act on as what they are now."""
    rules = state.rules
    at = zone * rules.kind_count
    old, new = at + kind, at + into
    for row in (state.zombies, *musters(state), *state.idle):
        changed = min(number, row[old])
        row[old] -= changed
        row[new] += changed
    if rules.supply_of[kind] != rules.supply_of[into]:
        restock(state, kind, number)
        retire(state, into, number)
    run.touched = True
    _look(run, state, 1 << kind | 1 << into)
    for moment, now in (("dead-went", kind), ("dead-came", into)):
        happen(run, state, moment, (1 << zone, 1 << now, number, cause))


# --- doing nothing for now


def lay_down(state: Game, zone: int, kind: int, number: int, status: int) -> None:
    """Figures that may act do nothing for now."""
    at = zone * state.rules.kind_count + kind
    state.idle[status][at] += number
    _lower_musters(state, at, number)


def rise(state: Game, status: int) -> None:
    """The time of a status is over: those who have it may act again, or have the one that follows."""
    row = state.idle[status]
    if not has_any(row):
        return
    then = state.rules.status_after[status]
    for at in range(len(row)):
        number = row[at]
        if number:
            if then != FREE:
                state.idle[then][at] += number
            row[at] = 0


def _lower_idle(state: Game, at: int, number: int) -> None:
    """So many of those who do nothing are gone."""
    for row in state.idle:
        if number <= 0:
            return
        gone = min(row[at], number)
        row[at] -= gone
        number -= gone


def _lower_musters(state: Game, at: int, number: int) -> None:
    """So many of those who take part are gone, or take part no more."""
    for row in musters(state):
        row[at] -= min(row[at], number)


# --- telling


def _tell_shift(run: Run, state: Game, moves: list[int], cause: int) -> None:
    """All zones that somebody entered, once."""
    count = state.rules.kind_count
    zones = kinds = number = 0
    for i in range(0, len(moves), 3):
        zones |= 1 << moves[i + 1] // count
        kinds |= 1 << moves[i + 1] % count
        number += moves[i + 2]
    happen(run, state, "dead-moved", (zones, kinds, number, cause))
    if cause != BY_PUSH:
        _tell_arrivals(run, state, zones)


def _tell_arrivals(run: Run, state: Game, zones: int) -> None:
    """Missions hear of each zone that somebody entered or appeared in."""
    if state.rules.hears("zombies-arrived"):
        for zone in range(zones.bit_length()):
            if zones >> zone & 1:
                happen(run, state, "zombies-arrived", (zone,))
