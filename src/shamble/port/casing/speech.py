"""How people may write the actions of a game: other words for verbs, small words, what may be left out.

Every action has one exact notation (`kernel/notation`), which always works. What is declared here only makes
cases easier to write; a game without any of it is written exactly.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from shamble.kernel.action import actor_of, verb_of, x_of, y_of

SMALL_WORDS: Final = frozenset(
    (
        *("to", "at", "into", "in", "on", "onto", "from", "the"),
        *("with", "using", "by", "and", "as"),
    )
)

Word = dict[str, frozenset[int]]
"""What a name in a text may stand for: by kind of argument, the numbers of things."""


class Reading:
    """A text taken apart: who acts, which verbs it may mean, and the things it names."""

    __slots__ = ("actor", "verbs", "words")

    def __init__(self, actor: int | None, verbs: tuple[int, ...], words: list[Word]) -> None:
        self.actor = actor
        self.verbs = verbs
        self.words = words

    def means(self, rules: Any, option: int) -> bool:
        """Whether an option is one of those that the text can mean."""
        if verb_of(option) not in self.verbs or (self.actor is not None and actor_of(option) != self.actor):
            return False
        kinds = rules.arguments(option)
        places = [
            (kind, value) for kind, value in zip(kinds, (x_of(option), y_of(option)), strict=True) if kind
        ]
        return _fit(self.words, places)

    def values(self) -> set[int]:
        """Every number that a name of the text may stand for."""
        return {value for word in self.words for values in word.values() for value in values}


def _fit(words: list[Word], places: list[tuple[str, int]]) -> bool:
    """Whether every name can stand for another argument."""
    if not words:
        return True
    first, rest = words[0], words[1:]
    for at, (kind, value) in enumerate(places):
        if value in first.get(kind, ()) and _fit(rest, places[:at] + places[at + 1 :]):
            return True
    return False


class Speech:
    """The everyday words of a game. The defaults suit a game that is written exactly."""

    other_words: Mapping[str, tuple[str, ...]] = {}
    """What else a verb may be called: `shoot` is `ranged`."""

    figure: str = "actor"
    """What a figure is called; the words are `casebook-kind-<figure>`."""

    small_words: Collection[str] = SMALL_WORDS
    """Words between names that mean nothing."""

    alone: Collection[str] = ()
    """Words after which nothing that follows matters."""

    receivers: Collection[str] = ()
    """Verbs after which a second figure may be named, who receives something."""

    of_nobody: Collection[str] = ()
    """Verbs that no figure does, such as conceding."""

    filled: Collection[str] = ()
    """Verbs whose last names may be left out; `fill` says what is meant then."""

    def verbs(self, state: Any, names: tuple[str, ...]) -> tuple[str, ...]:
        """The verbs that a word may stand for in this position."""
        return names

    def things(self, state: Any, kind: str, actor: int) -> Mapping[str, Collection[int]]:
        """Everything of a kind by the names people may write, in lower case."""
        return {name.lower(): (number,) for name, number in state.ruleset.names(state, kind, actor).items()}

    def plain(self, text: str) -> str:
        """A name without the marks that people leave out."""
        return text

    def listed(self, state: Any, kind: str, actor: int) -> Sequence[str]:
        """The names of a kind that are shown to somebody who misspelt one."""
        return list(state.ruleset.names(state, kind, actor))

    def domain(self, state: Any, kind: str, actor: int) -> Sequence[int]:
        """What an argument can be that a text leaves out, the likeliest first."""
        return sorted(set(state.ruleset.names(state, kind, actor).values()))

    def fill(self, verb: str, words: list[Word]) -> list[Word]:
        """The names of a text, with those that were left out."""
        return words

    def mended(self, state: Any, kinds: Sequence[str], rest: str) -> str:
        """The names of an action that could not be read, written rightly; nothing if that does not help."""
        return ""

    def only(self, state: Any, text: str, options: list[int]) -> list[int]:
        """Of the options that a text can mean, those that it does mean."""
        return options

    def besides(self, state: Any, reading: Reading | None, options: list[int]) -> list[int]:
        """What a text can mean if nothing fits it: options that are the same choice as the one it names."""
        return []

    def mark(self, state: Any, kind: str, value: int, strict: bool) -> int:
        """A number that equal things of a kind share; strictly, also their state must be equal."""
        return value

    def unordered(self, kinds: tuple[str, str]) -> bool:
        """Whether an action's two arguments have no order."""
        return False

    def strangers(self, state: Any) -> Collection[str]:
        """Figures that exist and have no part in the case."""
        return ()

    def is_absent(self, state: Any, word: str) -> bool:
        """Whether a word is a verb that the game has left out, so that it is never offered."""
        return False

    def is_elsewhere(self, state: Any, word: str) -> bool:
        """Whether a word is a verb of rules that the case does not play by."""
        return False
