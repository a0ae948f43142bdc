"""The one door through which all chance comes: live, from a record, or from a script.

The generator's words live in the state (`State.streams`, two words for each named stream), so a copy
of a state repeats its future exactly and one extra die never changes the next card.
Each stream combines two multiplicative generators with prime moduli below 2^30 (multipliers from
L'Ecuyer's tables); every word stays a small int, also in compiled code.
"""

import hashlib
from typing import Final

from shamble.kernel.errors import ChanceError

M1: Final = 1073741789
A1: Final = 771645345
M2: Final = 536870909
A2: Final = 530877178


def seed_streams(seed: int, names: tuple[str, ...]) -> list[int]:
    """Fresh generator words for the named streams."""
    words: list[int] = []
    for name in names:
        digest = hashlib.blake2b(f"{seed}:{name}".encode(), digest_size=16).digest()
        words.append(int.from_bytes(digest[:8], "big") % (M1 - 1) + 1)
        words.append(int.from_bytes(digest[8:], "big") % (M2 - 1) + 1)
    return words


def next_below(words: list[int], stream: int, n: int) -> int:
    """The next number from 0 to n - 1 of a stream, which moves on by one step."""
    i = stream + stream
    first = words[i] * A1 % M1
    second = words[i + 1] * A2 % M2
    words[i] = first
    words[i + 1] = second
    return (first - second) % M1 * n // M1


class Chance:
    """Live chance: draws from the generator in the state."""

    __slots__ = ()

    def draw(self, words: list[int], stream: int, n: int, label: str) -> int:
        """A number from 0 to n - 1. The label says what is drawn, for scripts and records."""
        return next_below(words, stream, n)


class NoticingChance(Chance):
    """Live chance that keeps what came out, for the record."""

    __slots__ = ("outcomes",)

    def __init__(self) -> None:
        self.outcomes: list[int] = []

    def draw(self, words: list[int], stream: int, n: int, label: str) -> int:
        outcome = next_below(words, stream, n)
        self.outcomes.append(outcome)
        return outcome


class RecordedChance(Chance):
    """Chance that repeats a record. The generator moves along, so that play may go on afterwards."""

    __slots__ = ("outcomes", "position", "verify")

    def __init__(self, outcomes: list[int], verify: bool) -> None:
        self.outcomes = outcomes
        self.position = 0
        self.verify = verify

    def draw(self, words: list[int], stream: int, n: int, label: str) -> int:
        live = next_below(words, stream, n)
        if self.position >= len(self.outcomes):
            raise ChanceError("chance-record-short", {"label": label})
        outcome = self.outcomes[self.position]
        if not 0 <= outcome < n or (self.verify and outcome != live):
            raise ChanceError("chance-record-mismatch", {"label": label, "outcome": outcome, "range": n})
        self.position += 1
        return outcome


class ScriptedChance(Chance):
    """Chance told by a person: dice in order; every other draw takes what the script says by label.

    Dice are written as faces (1 to 6). Decks in scripted positions have a known top, so cards need no
    script. With `fallback` the generator answers whatever the script leaves open.
    """

    __slots__ = ("dice", "fallback", "used")

    def __init__(self, dice: list[int], fallback: bool) -> None:
        self.dice = dice
        self.used = 0
        self.fallback = fallback

    def draw(self, words: list[int], stream: int, n: int, label: str) -> int:
        if label == "die":
            if self.used < len(self.dice):
                face = self.dice[self.used]
                if not 1 <= face <= n:
                    raise ChanceError("chance-script-face", {"face": face, "range": n})
                self.used += 1
                return face - 1
            if not self.fallback:
                raise ChanceError("chance-script-dice", {"used": self.used})
        elif n > 1 and not self.fallback:  # the last card of a deck is no matter of chance
            raise ChanceError("chance-script-draw", {"label": label})
        return next_below(words, stream, n)

    def unused(self) -> list[int]:
        """The dice nobody rolled."""
        return self.dice[self.used :]


LIVE: Final = Chance()
