"""A position: plain data that can be copied, saved and compared.

A game derives its own state from `State`. The kernel's part is the resolution stack, the generator's
words, the decks, a few registers for missions, and the pending question's options (derived).
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from shamble.kernel.errors import RulesetError
from shamble.kernel.frame import Frame
from shamble.kernel.open import mypyc_attr

if TYPE_CHECKING:
    from shamble.kernel.ruleset import Ruleset

RUNNING: Final = 0
OVER: Final = 1

NO_OPTIONS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's position has in common.

    Decks hold no secret order: `piles` are the unseen cards (sorted), `tops` the cards whose place on
    top is known (next card last), `discards` the faceup ones (newest last). They are tuples, replaced
    whole, so that copies share them. `looked` holds the seats that know a deck's top, for tops that not
    everybody knows. `passed` counts how often the main mark of the game's clock was passed (rounds, days);
    `counters` hold what the book declares (see `counters`).
    """

    __slots__ = (
        "counters",
        "discards",
        "ending",
        "looked",
        "options",
        "passed",
        "piles",
        "registers",
        "result",
        "ruleset",
        "stack",
        "streams",
        "tops",
        "winners",
    )

    def __init__(
        self,
        ruleset: "Ruleset",
        stack: list[Frame],
        streams: list[int],
        piles: list[tuple[int, ...]],
        tops: list[tuple[int, ...]],
        discards: list[tuple[int, ...]],
        registers: list[int],
        passed: int,
        result: int,
        winners: int,
        ending: str,
        options: list[int],
        counters: list[tuple[int, ...]],
        looked: tuple[int, ...] = (),
    ) -> None:
        self.ruleset = ruleset
        self.stack = stack
        self.streams = streams
        self.piles = piles
        self.tops = tops
        self.discards = discards
        self.registers = registers
        self.passed = passed
        self.result = result
        self.winners = winners
        """The seats that have won, as bits, once the game is over."""
        self.ending = ending
        self.options = options
        self.counters = counters
        self.looked = looked

    def under_way(self, proc: int) -> Frame:
        """The innermost procedure of a kind that is under way; there must be one."""
        stack = self.stack
        at = len(stack) - 1
        while stack[at].proc != proc:
            at -= 1
        return stack[at]

    def clone(self) -> "State":
        """An independent copy that shares only immutable things."""
        return State(
            self.ruleset,
            [frame.clone() for frame in self.stack],
            self.streams[:],
            self.piles[:],
            self.tops[:],
            self.discards[:],
            self.registers[:],
            self.passed,
            self.result,
            self.winners,
            self.ending,
            self.options,
            self.counters[:],
            self.looked,
        )

    def __repr__(self) -> str:
        rules = self.ruleset
        clock = rules.marks[0].name if rules.marks else "mark"
        if self.result != RUNNING:
            asked = f"over, {self.ending}"
        else:
            asked = rules.procedure_name(self.stack[-1].proc) if self.stack else "not started"
        return f"<{rules.name}, {clock} {self.passed}: {asked}, {len(self.options)} options>"

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game, the generator included."""
        if self is other:
            return True
        if not isinstance(other, State):
            return False
        mine, its = self.ruleset, other.ruleset
        same = mine is its or (mine.origin is not None and mine.origin == its.origin)
        return same and self.encode() == other.encode()

    def __hash__(self) -> int:
        raise TypeError("a position changes, so it is no key; see shamble.kernel.codec.key")

    def key(self) -> str:
        """Equal for positions that play alike, whatever chance may bring: for tables of positions."""
        from shamble.kernel.codec import key

        return key(self)

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.clone()

    def __reduce__(self) -> Any:
        """Packed as plain data with the origin of its rules, which are made again when it is unpacked."""
        origin = self.ruleset.origin
        if origin is None:
            raise RulesetError("game-not-made", {})
        return restored, (origin, self.encode())

    def encode(self) -> dict[str, object]:
        """The whole position as plain data, the same in every process."""
        words = self.ruleset.words
        data: dict[str, object] = {
            "stack": [frame.encode(words) for frame in self.stack],
            "streams": self.streams[:],
            "piles": [list(pile) for pile in self.piles],
            "tops": [list(top) for top in self.tops],
            "discards": [list(discard) for discard in self.discards],
            "registers": self.registers[:],
            "passed": self.passed,
            "result": self.result,
            "winners": self.winners,
            "ending": self.ending,
        }
        if any(self.counters):
            data["counters"] = [list(row) for row in self.counters]
        if self.looked:
            data["looked"] = list(self.looked)
        return data


def restored(origin: Callable[[], "Ruleset"], data: Mapping[str, object]) -> Any:
    """A position that was packed, with rules made anew."""
    return origin().decode(data)
