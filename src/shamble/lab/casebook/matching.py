"""Actions as people write them: equal things are one choice, a verb alone means any of it."""

from __future__ import annotations

from typing import Final

from shamble.kernel.action import NOBODY, actor_of, pack, verb_of, x_of, y_of
from shamble.kernel.errors import NotationError
from shamble.kernel.notation import format_action, parse_action
from shamble.port.casing import Mistake, nearest, unknown
from shamble.port.casing.stage import real_options

from .readings import Reader

SHOWN_OPTIONS: Final = 16


class Texts(Reader):
    """What the texts of a case mean in its position."""

    def parse(self, text: str) -> int:
        """The action a text means, or a Mistake that says which part of it is wrong."""
        text = self._with_figure(text)
        try:
            return parse_action(self.state, text)
        except NotationError as error:
            return self._explained(text, error)

    def _with_figure(self, text: str) -> str:
        """A text that names its figure, where it names the player instead."""
        known = {number: name for name, number in self.rules.actor_names(self.state).items()}
        actor, word, rest = self.split(text)
        if actor is None or text.lower().startswith(f"{known[actor].lower()} "):
            return text
        return f"{known[actor]} {word} {rest}".strip()

    def _explained(self, text: str, error: NotationError) -> int:
        """What is wrong with a text that is no action; or the action, if it only lacks a mark."""
        state, speech = self.state, self.speech
        actor, word, rest = self.split(text)
        stranger = self._stranger(text) if actor is None else ""
        if stranger:
            raise unknown(speech.figure, stranger, self.people()) from None
        if word not in self.codes and speech.is_elsewhere(state, word):
            raise Mistake("casebook-verb-elsewhere", text=text, verb=word) from None
        if word not in self.codes:
            first = text.split()[0] if text.split() else ""
            people = list(self.people())
            raise Mistake(
                "casebook-no-verb",
                text=text,
                word=word or first,
                close=nearest(word, self.codes) or (nearest(first, people) if actor is None else ""),
                people=", ".join(people),
                options=self.shown(),
                example=self.example,
            ) from None
        kinds = [kind for kind in self.rules.arguments(self.codes[word]) if kind]
        mended = speech.mended(state, kinds, rest)
        if mended:
            return self.parse(f"{text[: len(text) - len(rest)]}{mended}")
        if error.key == "notation-rest":
            raise Mistake("casebook-too-many-words", text=text, word=error.details["word"]) from None
        kind = str(error.details.get("kind", kinds[0] if kinds else ""))
        left = str(error.details.get("word", rest))
        options = list(speech.listed(state, kind, NOBODY if actor is None else actor))
        if not left:
            raise Mistake("casebook-missing-word", text=text, kind=kind, verb=word) from None
        raise unknown(kind, left, options, _nearest_start(left, options)) from None

    def shown(self) -> str:
        """The options of the pending question, as a case would name them."""
        options = real_options(self.state)
        listed = [format_action(self.state, option) for option in options[:SHOWN_OPTIONS]]
        return "; ".join(listed) + ("; …" if len(options) > SHOWN_OPTIONS else "")

    def _stranger(self, text: str) -> str:
        """A figure of the game that is named first but has no part in the case."""
        low = " ".join(text.split()).lower() + " "
        strangers = self.speech.strangers(self.state)
        return next((name for name in strangers if low.startswith(name.lower() + " ")), "")

    def split(self, text: str) -> tuple[int | None, str, str]:
        """A text as actor, verb and the rest; the actor is None if nobody is named."""
        left = " ".join(text.split())
        actor: int | None = None
        best = ""
        for name, number in self.people().items():
            if len(name) > len(best) and (left.lower() + " ").startswith(name.lower() + " "):
                actor, best = number, name
        word, _, rest = left[len(best) :].strip().partition(" ")
        return actor, word.lower(), rest.strip()

    def is_general(self, text: str) -> bool:
        """Whether a text names a verb without the things it needs, and so means any of them."""
        actor, word, rest = self.split(text)
        if word not in self.codes and not rest and self.speech.is_absent(self.state, word):
            return True
        if word not in self.codes or rest:
            return False
        if actor is None and word not in self.speech.of_nobody:
            return True
        return any(self.rules.arguments(self.codes[word]))

    def fits(self, text: str, options: list[int]) -> list[int]:
        """The options that a text means: all of a verb, or all that are the same choice."""
        if self.is_general(text):
            actor, word, _ = self.split(text)
            if word not in self.codes:
                return []
            code = self.codes[word]
            exact = [option for option in options if option == pack(code, NOBODY)]
            return exact or [
                option
                for option in options
                if verb_of(option) == code and (actor is None or actor_of(option) == actor)
            ]
        try:
            action = self.parse(text)
        except Mistake as mistake:
            found = self.distinct(self.meant(text, options))
            reading = self.read(text)
            lacks = mistake.key == "casebook-missing-word" and reading is not None
            if lacks and reading is not None:
                lacks = not {self.verb_names[code] for code in reading.verbs} & set(self.speech.filled)
            if found or (reading is not None and not lacks) or self.supposed(text):
                return found
            raise
        if action in options:
            return [action]
        return [option for option in options if self.is_same_choice(action, option)]

    def fits_loosely(self, text: str, options: list[int]) -> list[int]:
        """The same, and if nothing fits exactly, what the text can mean besides: another copy of a card."""
        found = self.fits(text, options) or self.distinct(self.meant(text, options))
        return found or self.speech.besides(self.state, self.read(text), options)

    def meanings(self, text: str, options: list[int]) -> list[int]:
        """What a text means among options; nothing if it means nothing at all."""
        try:
            return self.distinct(self.fits_loosely(text, options))
        except Mistake:
            return []

    def distinct(self, options: list[int]) -> list[int]:
        """Options that are different choices."""
        found: list[int] = []
        for option in options:
            if not any(self.is_same_choice(option, other) for other in found):
                found.append(option)
        return found

    def is_same_choice(self, one: int, other: int, strict: bool = True) -> bool:
        """Whether two actions differ at most in which of several equal things they name."""
        if verb_of(one) != verb_of(other) or actor_of(one) != actor_of(other):
            return False
        kinds = self.rules.arguments(one)
        first, second = self._marks(kinds, one, strict), self._marks(kinds, other, strict)
        return sorted(first) == sorted(second) if self.speech.unordered(kinds) else first == second

    def _marks(self, kinds: tuple[str, str], action: int, strict: bool) -> list[int]:
        return [
            self.speech.mark(self.state, kind, value, strict) if kind else 0
            for kind, value in zip(kinds, (x_of(action), y_of(action)), strict=True)
        ]


def _nearest_start(text: str, options: list[str]) -> str:
    """The name that the first words of a text most resemble."""
    words = text.split()
    for length in range(1, len(words) + 1):
        close = nearest(" ".join(words[:length]), [name for name in options if len(name.split()) == length])
        if close:
            return close
    return ""
