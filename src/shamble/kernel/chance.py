"""The one door through which all chance comes: live, from a record, or from a script.

The generator's words live in the state (`State.streams`, two words for each named stream), so a copy
of a state repeats its future exactly and one extra die never changes the next card.
Each stream combines two multiplicative generators with prime moduli below 2^30 (multipliers from
L'Ecuyer's tables); every word stays a small int, also in compiled code.

That generator is fast, and whoever sees a few dozen dice can work out the rest. Where people play against
each other's curiosity, `KeyedChance` stands in its place: a secret key tells what comes, the state only
counts how often each stream was asked.
"""

import hashlib
from collections.abc import Callable
from typing import Final

from shamble.kernel.errors import ChanceError
from shamble.kernel.rows import SIX_SIDED, Die

DICE_STREAM: Final = 1
"""The stream of the first kind of dice."""

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


class KeyedChance(Chance):
    """Live chance that nobody can foretell who lacks its key, and that anybody can check who has it.

    An outcome follows from the key, the name of the stream and its number in that stream (the first of the
    stream's words, from 0 on): keyed BLAKE2b, of which 128 bits are scaled to the range.
    """

    __slots__ = ("key", "names")

    def __init__(self, key: bytes, names: tuple[str, ...]) -> None:
        self.key = key
        self.names = names

    def draw(self, words: list[int], stream: int, n: int, label: str) -> int:
        i = stream + stream
        number = words[i]
        words[i] = number + 1
        told = f"{self.names[stream]}:{number}".encode()
        digest = hashlib.blake2b(told, key=self.key, digest_size=16).digest()
        return int.from_bytes(digest, "big") * n >> 128


class NoticingChance(Chance):
    """Chance that keeps what came out, for the record."""

    __slots__ = ("outcomes", "source")

    def __init__(self, source: Chance) -> None:
        self.outcomes: list[int] = []
        self.source = source

    def draw(self, words: list[int], stream: int, n: int, label: str) -> int:
        outcome = self.source.draw(words, stream, n, label)
        self.outcomes.append(outcome)
        return outcome


class RecordedChance(Chance):
    """Chance that repeats a record. Its source moves along, so that play may go on afterwards."""

    __slots__ = ("outcomes", "position", "source", "verify")

    def __init__(self, outcomes: list[int], verify: bool, source: Chance) -> None:
        self.outcomes = outcomes
        self.position = 0
        self.verify = verify
        self.source = source

    def draw(self, words: list[int], stream: int, n: int, label: str) -> int:
        live = self.source.draw(words, stream, n, label)
        if self.position >= len(self.outcomes):
            raise ChanceError("chance-record-short", {"label": label})
        outcome = self.outcomes[self.position]
        if not 0 <= outcome < n or (self.verify and outcome != live):
            raise ChanceError("chance-record-mismatch", {"label": label, "outcome": outcome, "range": n})
        self.position += 1
        return outcome


Find = Callable[[str, str], int]
"""The outcome that a written word means for a label, counted from 0; below 0 if it means none."""


def numbered(label: str, written: str) -> int:
    """Outcomes that are written as numbers, from 1 on."""
    return int(written) - 1 if written.isdigit() else -1


class ScriptedChance(Chance):
    """Chance told by a person: for every label what it brings, one after the other, and a list for all dice
    that have no label in the script.

    Faces of dice are written as printed; other outcomes are read by `find`. Decks in scripted positions have
    a known top, so cards need no script. With `fallback` the generator answers whatever the script leaves
    open. `dice` are the kinds of dice by the stream that each rolls from.
    """

    __slots__ = ("dice", "fallback", "find", "labelled", "rolls", "used")

    def __init__(
        self,
        rolls: list[str],
        fallback: bool,
        labelled: dict[str, list[str]] | None = None,
        dice: dict[int, Die] | None = None,
        find: Find = numbered,
    ) -> None:
        self.rolls = rolls
        self.fallback = fallback
        self.labelled = labelled or {}
        self.dice = dice or {DICE_STREAM: SIX_SIDED}
        self.find = find
        self.used: dict[str, int] = {}
        """How many outcomes each label has given; the plain list of dice has none."""

    def draw(self, words: list[int], stream: int, n: int, label: str) -> int:
        die = self.dice.get(stream)
        name = label
        if die is not None and name not in self.labelled:
            name = die.name if die.name in self.labelled else ""
        script = self.rolls if die is not None and not name else self.labelled.get(name)
        if script:
            outcome = self.find(label, script[0]) if die is None else place_of(script[0], die.faces)
            if not 0 <= outcome < n:
                raise ChanceError("chance-script-face", {"face": script[0], "range": n, "label": name})
            del script[0]
            self.used[name] = self.used.get(name, 0) + 1
            return outcome
        if not self.fallback and (die is not None or n > 1):  # the last card of a deck is no matter of chance
            key = "chance-script-draw" if die is None else "chance-script-dice"
            raise ChanceError(key, {"label": name, "used": self.used.get(name, 0)})
        return next_below(words, stream, n)

    def unused(self) -> dict[str, list[str]]:
        """What nobody rolled or drew, by label."""
        left = {name: script for name, script in self.labelled.items() if script}
        return {"": self.rolls, **left} if self.rolls else left


def place_of(written: str, faces: tuple[str, ...]) -> int:
    """The place of a face, in any capitals; -1 if the die has none such."""
    for at, face in enumerate(faces):
        if face.lower() == written.lower():
            return at
    return -1


LIVE: Final = Chance()
