"""Actions as people say them: other words for a verb, small words in between, a place or tool left out.

Only what cannot be read exactly comes here (see `matching`). Nothing is guessed: every name in the text
must be one that the action can bear, and if what is left out could be several things, all are found.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from shamble.kernel.action import NOBODY, pack
from shamble.port.casing import Casing, Reading, Word

Things = dict[str, frozenset[int]]

PLAYER: Final = "player"
"""The kind of argument that is named as the case names its players."""


class Reader:
    """Reads what people write in a position, with the words of its game."""

    def __init__(self, casing: Casing, state: Any, players: Mapping[str, int]) -> None:
        self.speech = casing.speech
        self.example = casing.examples["do"]
        self.players = players
        self.state = state
        self.rules = state.ruleset
        self.verb_names: dict[int, str] = {
            code: row.name for rows in (self.rules.verbs, self.rules.replies) for code, row in rows.items()
        }
        """Every verb that an action or an answer can have."""
        self.codes = {name: code for code, name in self.verb_names.items()}

    def people(self) -> dict[str, int]:
        """The figures that can act, by name; players too who have only one."""
        found = dict(self.rules.actor_names(self.state))
        for name, seat in self.players.items():
            theirs = [who for who in found.values() if self.rules.seat_of(self.state, who) == seat]
            if not name.isdigit() and len(set(theirs)) == 1:
                found.setdefault(name, theirs[0])
        return found

    def read(self, text: str) -> Reading | None:
        """Take a text apart; None if a word of it means nothing."""
        speech = self.speech
        left = " ".join(text.replace(",", " ").split()).lower()
        people = {name.lower(): number for name, number in self.people().items()}
        actor, left = _starts(people, left)
        first = left.partition(" ")[0]
        names, left = self._verbs(left)
        names = speech.verbs(self.state, names)
        if first in speech.alone:
            left = ""
        codes = tuple(self.codes[name] for name in names if name in self.codes)
        if not codes:
            return None
        known = {
            kind: self._things(kind, actor) for code in codes for kind in self.rules.arguments(code) if kind
        }
        words: list[Word] = []
        while left:
            found: Word = {}
            length = 0
            for kind, things in known.items():
                size, values = self._longest(things, left)
                if size > length:
                    length, found = size, {}
                if size and size == length:
                    found[kind] = values
            if found:
                words.append(found)
                left = left[length:].strip()
                continue
            if actor is None or (len(names) == 1 and names[0] in speech.receivers):
                who, rest = _starts(people, left)
                if who is not None:
                    actor, left = (who if actor is None else actor), rest
                    continue
            small, _, left = left.partition(" ")
            if small not in speech.small_words:
                return None
        if len(names) == 1 and names[0] in speech.filled:
            words = speech.fill(names[0], words)
        return Reading(actor, codes, words)

    def meant(self, text: str, options: Iterable[int]) -> list[int]:
        """The options that a loosely written text can mean; of the same choice, one."""
        reading = self.read(text)
        if reading is None:
            return []
        found = [option for option in options if reading.means(self.rules, option)]
        return self.speech.only(self.state, text, found)

    def supposed(self, text: str) -> list[int]:
        """Actions that a loosely written text can mean, possible or not, for asking why they are not."""
        reading = self.read(text)
        if reading is None or (reading.actor is None and len(self.people()) > 1):
            return []
        actor = reading.actor if reading.actor is not None else 0
        found: list[int] = []
        for code in reading.verbs:
            if code not in self.rules.verbs:
                continue
            kinds = self.rules.arguments(code)
            x_values = self._domain(kinds[0], actor, reading.words) or [0]
            y_values = self._domain(kinds[1], actor, reading.words) or [0]
            for x in x_values:
                for y in y_values:
                    action = pack(code, actor, x, y)
                    if reading.means(self.rules, action):
                        found.append(action)
            if not reading.words and not found:
                found.append(pack(code, actor))
        return found

    def _domain(self, kind: str, actor: int, words: list[Word]) -> list[int]:
        """What an argument can be: what the text names, else what is likely."""
        if not kind:
            return [0]
        named = sorted({value for word in words for value in word.get(kind, ())})
        return named or list(self.speech.domain(self.state, kind, actor))

    def _verbs(self, text: str) -> tuple[tuple[str, ...], str]:
        """The verbs that the first words of a text may be, and what follows them."""
        words = text.split()
        for length in (3, 2, 1):
            phrase = " ".join(words[:length])
            rest = " ".join(words[length:])
            for one in (phrase, _plain(words[0], words[1:length]) if words else ""):
                if one in self.speech.other_words:
                    return self.speech.other_words[one], rest
                joined = one.replace(" ", "-")
                if joined in self.codes:
                    return (joined,), rest
        return (), text

    def _things(self, kind: str, actor: int | None) -> Things:
        found = self.speech.things(self.state, kind, NOBODY if actor is None else actor)
        things = {name: frozenset(values) for name, values in found.items()}
        if kind == PLAYER:
            things |= {name.lower(): frozenset((seat,)) for name, seat in self.players.items()}
        return things

    def _longest(self, things: Things, text: str) -> tuple[int, frozenset[int]]:
        """How much of the beginning of a text is the name of a thing, and what it may be."""
        words = text.split(" ")
        for length in range(len(words), 0, -1):
            start = " ".join(words[:length])
            for one in (start, self.speech.plain(start)):
                if one in things:
                    return len(start), things[one]
        return 0, frozenset()


def _plain(first: str, rest: list[str]) -> str:
    """`moves` as `move`, `searches` as `search`."""
    stem = first[:-2] if first.endswith(("ches", "shes", "sses", "oes")) else first.removesuffix("s")
    return " ".join([stem, *rest])


def _starts(people: dict[str, int], text: str) -> tuple[int | None, str]:
    best = max((name for name in people if (text + " ").startswith(name + " ")), key=len, default="")
    return (people[best], text[len(best) :].strip()) if best else (None, text)
