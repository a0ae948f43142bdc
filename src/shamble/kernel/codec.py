"""Hashes and keys of positions, positions from plain data, and what saves of before meant."""

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from shamble.kernel.frame import Frame
from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.state import NO_OPTIONS, OVER, RUNNING, State

if TYPE_CHECKING:
    from shamble.kernel.ruleset import Ruleset

CODEC_VERSION: Final = 3
"""Counts up whenever positions are written in another way: hashes made by another codec say nothing."""

WON_BEFORE: Final = 1
"""What saves of the first codec call a victory, where newer ones name the winners."""


def canonical(state: State) -> str:
    """The position as text, the same in every process and build."""
    return json.dumps(state.encode(), sort_keys=True, separators=(",", ":"))


def state_hash(state: State) -> str:
    """A short fingerprint of the whole position, the generator included."""
    return hashlib.blake2b(canonical(state).encode(), digest_size=12).hexdigest()


def key(state: State) -> str:
    """A transposition key: equal for positions that play alike, whatever chance may bring."""
    data = state.encode()
    del data["streams"]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def read_result(data: Mapping[str, Any], seats: int) -> tuple[int, int]:
    """Whether a saved game is over, and its winners; saves of before tell won or lost instead."""
    if data["result"] == RUNNING:
        return RUNNING, NONE_WIN
    if "winners" in data:
        return OVER, int(data["winners"])
    return OVER, (1 << seats) - 1 if data["result"] == WON_BEFORE else NONE_WIN


def decode_frame(rules: "Ruleset", row: list[Any]) -> Frame:
    """One entry of the stack. Unknown procedures and steps beyond the end are refused."""
    name, step, (a, b, c, d), items, grid = row
    proc = rules.words.number(name)
    if rules.questions[proc] is None and not 0 <= step <= rules.end_of(proc):
        raise ValueError("stack")
    return Frame(
        proc,
        step,
        a,
        b,
        c,
        d,
        None if items is None else list(items),
        None if grid is None else bytearray.fromhex(grid),
    )


class Base:
    """What every game's position has in common, from plain data; the caller builds its state around it."""

    __slots__ = (
        "counters",
        "discards",
        "ending",
        "looked",
        "passed",
        "piles",
        "registers",
        "result",
        "stack",
        "streams",
        "tops",
        "winners",
    )

    def __init__(self, rules: "Ruleset", data: Mapping[str, Any], seats: int) -> None:
        self.stack = [decode_frame(rules, row) for row in data["stack"]]
        self.streams: list[int] = list(data["streams"])
        self.piles: list[tuple[int, ...]] = [tuple(pile) for pile in data["piles"]]
        self.tops: list[tuple[int, ...]] = [tuple(top) for top in data["tops"]]
        self.discards: list[tuple[int, ...]] = [tuple(discard) for discard in data["discards"]]
        self.registers: list[int] = list(data["registers"])
        self.passed: int = data["passed"] if "passed" in data else data["round"]
        self.result, self.winners = read_result(data, seats)
        self.ending: str = data["ending"]
        counters = data.get("counters")
        self.counters: list[tuple[int, ...]] = (
            [()] * rules.layout.count if counters is None else [tuple(row) for row in counters]
        )
        self.looked: tuple[int, ...] = tuple(data.get("looked", ()))
        if len(self.counters) != rules.layout.count or len(self.streams) != 2 * len(rules.streams):
            raise ValueError("counters or streams")


def ask_again(state: State) -> None:
    """Put the options of the pending question into a position from plain data."""
    state.options = NO_OPTIONS
    if state.result == RUNNING:
        frame = state.stack[-1]
        question = state.ruleset.questions[frame.proc]
        if question is None:
            raise ValueError("stack")
        state.options = question.options(state, frame)
