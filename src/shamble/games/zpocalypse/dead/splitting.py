"""SPLIT: the dead divide themselves among squads that they can go for equally well.

While they walk, a division is kept for each set of squads: how many are to be divided, how many each squad
has got.
"""

from typing import TYPE_CHECKING, Final

from shamble.games.zpocalypse.dice import red

if TYPE_CHECKING:
    from shamble.games.zpocalypse.table import Table
    from shamble.kernel.run import Run

SETS: Final = 16
"""Sets of up to four squads, as bits."""

GIVEN: Final = 0
PLANNED: Final = SETS * 4
RANKED: Final = PLANNED + SETS
LENGTH: Final = RANKED + SETS * 4
"""Where things stand in the bytes of a division: what each squad of a set has got, how many of the set
there are to divide, and the order of its squads once dice have settled it (number plus 1)."""


def seats_in(mask: int) -> list[int]:
    """The squads of a set."""
    return [seat for seat in range(4) if mask >> seat & 1]


def by_points(state: "Table", seats: list[int]) -> list[int]:
    """Squads with most VP first; of equals the one earlier in turn order."""
    order = state.order
    return sorted(
        seats, key=lambda seat: (-state.squads[seat].vp, order.index(seat) if seat in order else seat)
    )


def needs_dice(state: "Table", ranked: list[int], rest: int) -> bool:
    """Whether equal VP leave it open who gets one of the rest (SPLIT-03)."""
    if not 0 < rest < len(ranked):
        return False
    return state.squads[ranked[rest - 1]].vp == state.squads[ranked[rest]].vp


def rank(run: "Run", state: "Table", seats: list[int], rest: int) -> list[int]:
    """Who gets more: most VP first; where equals leave it open, the lower die (SPLIT-02, -03, -05)."""
    ranked = by_points(state, seats)
    if not needs_dice(state, ranked, rest):
        return ranked
    vp = state.squads[ranked[rest]].vp
    before = [seat for seat in ranked if state.squads[seat].vp > vp]
    after = [seat for seat in ranked if state.squads[seat].vp < vp]
    equal = [seat for seat in state.order if seat in ranked and state.squads[seat].vp == vp]
    return before + _roll_off(run, state, equal, rest - len(before)) + after


def _roll_off(run: "Run", state: "Table", equal: list[int], rest: int) -> list[int]:
    """Equals in the order of their dice, the lowest first; dice that leave it open are rolled again."""
    dice: list[int] = []
    for seat in equal:
        dice += red(run, 1, "split", seat, "ZP-SPLIT-03")
    order = [seat for _, seat in sorted(zip(dice, equal, strict=True), key=lambda pair: pair[0])]
    shown = sorted(dice)
    if 0 < rest < len(equal) and shown[rest - 1] == shown[rest]:
        face = shown[rest]
        lower = [seat for die, seat in zip(dice, equal, strict=True) if die < face]
        same = [seat for die, seat in zip(dice, equal, strict=True) if die == face]
        higher = [seat for die, seat in zip(dice, equal, strict=True) if die > face]
        again = _roll_off(run, state, same, rest - len(lower))
        order = [seat for seat in order if seat in lower] + again + [seat for seat in order if seat in higher]
    return order


def parts(ranked: list[int], number: int) -> list[int]:
    """How many each gets, in the order of `ranked` (SPLIT-01, -05)."""
    each = number // len(ranked)
    rest = number % len(ranked)
    return [each + 1 if place < rest else each for place in range(len(ranked))]


# --- a division while they walk


def plan(run: "Run", state: "Table", division: bytearray, masks: list[int]) -> None:
    """So many are to be divided among each set of squads; dice settle now who gets more."""
    for mask in range(1, SETS):
        number = masks.count(mask)
        if number:
            division[PLANNED + mask] = number
            seats = seats_in(mask)
            _keep_rank(division, mask, rank(run, state, seats, number % len(seats)))


def is_settled(division: bytearray, mask: int) -> bool:
    """Whether it is known who of a set one more may choose."""
    return sum(given(division, mask)) < division[PLANNED + mask]


def settle(run: "Run", state: "Table", division: bytearray, mask: int) -> None:
    """One more than was planned has the choice among a set: dice may have to say who gets it."""
    seats = seats_in(mask)
    number = sum(given(division, mask)) + 1
    division[PLANNED + mask] = number
    _keep_rank(division, mask, rank(run, state, seats, number % len(seats)))


def _keep_rank(division: bytearray, mask: int, ranked: list[int]) -> None:
    for place, seat in enumerate(ranked):
        division[RANKED + 4 * mask + place] = seat + 1


def given(division: bytearray, mask: int) -> list[int]:
    """How many of a set's choices each squad has got."""
    return [division[GIVEN + 4 * mask + seat] for seat in range(4)]


def open_to(state: "Table", division: bytearray, mask: int) -> list[int]:
    """The squads of a set that one more may choose."""
    got = given(division, mask)
    ranked = [division[RANKED + 4 * mask + place] - 1 for place in range(4)]
    ranked = [seat for seat in ranked if seat >= 0]
    if not ranked:
        ranked = by_points(state, seats_in(mask))
    number = max(division[PLANNED + mask], sum(got) + 1)
    return [seat for seat, part in zip(ranked, parts(ranked, number), strict=True) if got[seat] < part]


def draft(state: "Table", masks: list[int]) -> bytearray:
    """A division for whoever only asks: no dice, equals in turn order."""
    division = bytearray(LENGTH)
    for mask in range(1, SETS):
        division[PLANNED + mask] = masks.count(mask)
    return division


def take(division: bytearray, mask: int, seat: int) -> None:
    """One of a set has chosen a squad."""
    division[GIVEN + 4 * mask + seat] += 1
