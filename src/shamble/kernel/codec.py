"""Hashes and keys of positions."""

import hashlib
import json

from shamble.kernel.state import State

CODEC_VERSION = 1


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
