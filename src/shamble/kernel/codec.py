"""Hashes and keys of positions, and what saves of before meant."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from shamble.kernel.outcome import NONE_WIN
from shamble.kernel.state import OVER, RUNNING, State

CODEC_VERSION: Final = 2
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
