"""Events, options, reasons and questions of any game as sentences in a person's language.

The engine speaks in keys and numbers. The game's wording says what every argument is; here it becomes a
name, and the language files say the sentence.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from typing import Any, Final

from shamble import text
from shamble.kernel.decision import Decision, Option
from shamble.kernel.errors import ShambleError
from shamble.kernel.event import Event, Reason
from shamble.port.messages import Panel, Phrase
from shamble.port.port import Port
from shamble.port.wording import (
    COUNTED,
    HIDDEN,
    LIST,
    NAMED,
    NONE,
    ONE_MORE,
    PHRASE,
    Kind,
    Row,
)

INDENT: Final = "  "


class Speaker:
    """Says things about one position of a game in one language."""

    def __init__(self, port: Port, state: Any, lang: str | None = None) -> None:
        self.port = port
        self.state = state
        self.wording = port.wording
        self.words = text.of(port.name, lang)
        self.mission = port.mission_slug(state)

    # --- sentences

    def event(self, event: Event) -> str:
        """What happened; empty for what is not for people."""
        if event.key in self.wording.silent:
            return ""
        return self.message(f"event-{event.key}", event.args)

    def events(self, events: Iterable[Event]) -> list[str]:
        """All that is worth telling, in order."""
        return [said for said in (self.event(event) for event in events) if said]

    def reason(self, reason: Reason) -> str:
        """Why something is not possible."""
        return self.message(reason.key, reason.args)

    def error(self, error: ShambleError) -> str:
        """What went wrong at the edge of the engine."""
        return self.words.filled(error.key, error.details)

    def question(self, decision: Decision) -> str:
        """What is to be decided."""
        return self.message(f"question-{decision.question}", decision.args)

    def question_more(self, decision: Decision) -> str:
        """What is worth knowing before an answer, if the game has words for that."""
        key = f"question-{decision.question}"
        return (
            self.words.filled(f"{key}.more", self.facts(key, decision.args))
            if self.has(f"{key}.more")
            else ""
        )

    def verb(self, name: str) -> str:
        """A verb as a heading."""
        return self.words.t(f"verb-{name}")

    def option(self, option: Option) -> str:
        """One answer in full."""
        return self.message(f"option-{option.verb}", option.args)

    def option_names(self, option: Option) -> list[str]:
        """What an option names, one thing after the other, besides who acts."""
        key = f"option-{option.verb}"
        said = self.facts(key, option.args)
        names = [name for name in option.args if name != self.wording.actor]
        return [str(said[name]) for name in names if said.get(name) not in (None, "", NONE)]

    def phrase(self, phrase: Phrase) -> str:
        """A sentence that a port made: a line of a panel, a heading of the log."""
        if not self.has(phrase.key):
            return phrase.key  # a name as it is printed
        return self.message(phrase.key, phrase.args)

    def panel(self, panel: Panel, width: int) -> str:
        """A part of the position: its heading and its lines."""
        lines = [
            textwrap.fill(self.phrase(line), width, initial_indent=INDENT, subsequent_indent=INDENT * 2)
            for line in panel.lines
        ]
        return "\n".join([self.phrase(panel.title), *lines])

    def message(self, key: str, args: Mapping[str, Any]) -> str:
        """Any message of the game with its arguments as declared."""
        return self.words.filled(key, self.facts(key, args))

    # --- names

    def facts(self, key: str, args: Mapping[str, Any]) -> dict[str, object]:
        """The arguments of a message with names for numbers, what is made of them, and what is missing."""
        said: dict[str, object] = {}
        for name, value in args.items():
            kind = self.wording.kind_of(key, name)
            found = self.value(kind, value, args)
            if found is not None:
                said[name] = found
            for form, bent in self.forms(kind, value, args).items():
                said[f"{name}-{form}"] = bent
        for name, made in self.wording.made.items():
            if name not in said and all(part in args for part in made.of):
                said[name] = self.value(made.kind, [args[part] for part in made.of], args)
        for name in self.wording.absent:
            said.setdefault(name, NONE)
        return said

    def forms(self, kind_name: str, value: Any, args: Mapping[str, Any]) -> dict[str, str]:
        """The forms of a name, or of every name in a list, that sentences may ask for."""
        kind = self.wording.kinds[kind_name]
        if kind.say != LIST:
            return {form: self._form(kind_name, value, form, args) for form in kind.forms}
        return {
            form: kind.join.join([self._form(kind.of, one, form, args) for one in value]) or self._empty(kind)
            for form in self.wording.kinds[kind.of].forms
        }

    def _form(self, kind: str, value: Any, form: str, args: Mapping[str, Any]) -> str:
        name = str(self.value(kind, value, args))
        return self.words.t(f"form-{form}", name=name) if self.has(f"form-{form}") else name

    def name(self, kind: str, value: Any) -> str:
        """One thing of a kind."""
        return str(self.value(kind, value, {}))

    def value(self, kind_name: str, value: Any, args: Mapping[str, Any]) -> object:
        """A value as a text is to show it; None for what is not said."""
        kind = self.wording.kinds[kind_name]
        if kind.field and isinstance(value, Mapping):
            value = value.get(kind.field, "")
        if isinstance(value, str | int):
            if str(value) in kind.select:
                return kind.select[str(value)]
            if str(value) in kind.values:
                return self.words.t(kind.values[str(value)])
        if kind.say == HIDDEN:
            return None
        if kind.say == LIST:
            return self._list(kind, value, args)
        if kind.say == PHRASE:
            return self._phrase(kind, value, args)
        if kind.say == COUNTED:
            return self._counted(kind, *value)
        if kind.say == ONE_MORE:
            return int(value) + 1
        if kind.say == NAMED:
            return self._named(kind, value)
        return value if isinstance(value, str | int | float) else str(value)

    def _list(self, kind: Kind, values: Iterable[Any], args: Mapping[str, Any]) -> str:
        told = [self.value(kind.of, value, args) for value in values]
        return kind.join.join([str(one) for one in told if one not in (None, "")]) or self._empty(kind)

    def _phrase(self, kind: Kind, value: Any, args: Mapping[str, Any]) -> str:
        parts: dict[str, Any]
        open_parts = [name for name in kind.parts if name not in kind.beside]
        if kind.rows:
            row = self.row(kind, value)
            if row is None:
                return self._empty(kind)
            parts = {name: row.facts.get(name) for name in open_parts}
        elif isinstance(value, list | tuple):
            parts = dict(zip(open_parts, value, strict=False))
        else:
            parts = {open_parts[0]: value}
            for name, map_name in kind.beside.items():
                beside = args.get(map_name, {})
                parts[name] = beside.get(value, beside.get(str(value), 0))
        if kind.unlike and len({parts[name] for name in kind.unlike}) < len(kind.unlike):
            return ""
        said = {name: self.value(kind.parts[name], part, args) for name, part in parts.items()}
        for name, made in self.wording.made.items():
            if name not in said and all(part in parts for part in made.of):
                said[name] = self.value(made.kind, [parts[part] for part in made.of], args)
        return self.words.filled(kind.texts[0], said)

    def _counted(self, kind: Kind, what: Any, number: int) -> str:
        of = self.wording.kinds[kind.of]
        row = self.row(of, what)
        for pattern in kind.texts:
            key = self._key(pattern, row.slug if row is not None else str(what))
            if self.has(key):
                return self.words.t(key, n=number)
        name = str(self.value(kind.of, what, {}))
        return name if number == 1 else f"{number} × {name}"

    def _named(self, kind: Kind, value: Any) -> str:
        row = self.row(kind, value)
        if row is None:
            return self._empty(kind) if kind.empty else str(value)
        for pattern in kind.texts:
            key = self._key(pattern, row.slug)
            if self.has(key):
                return self.words.t(key)
        printed = row.name or row.slug
        if kind.split and kind.split in printed:
            return kind.split.join([self._named(kind, part) for part in printed.split(kind.split, 1)])
        return printed

    def _empty(self, kind: Kind) -> str:
        return self.words.t(kind.empty) if kind.empty else ""

    def _key(self, pattern: str, slug: str) -> str:
        return pattern.replace("{mission}", self.mission).replace("*", slug)

    def row(self, kind: Kind, value: Any) -> Row | None:
        """What a value of a kind stands for; None if there is no such thing."""
        if kind.names:
            if isinstance(value, int):
                return Row(kind.names[value]) if 0 <= value < len(kind.names) else None
            return Row(str(value))
        if kind.rows:
            return self.port.row_of(self.state, kind.rows, value)
        return Row(str(value).lower(), str(value)) if str(value) else None

    def has(self, key: str) -> bool:
        """Whether there are words for a key, if need be in English."""
        return self.words.knows(key)

    def say(self, key: str, /, **args: object) -> str:
        """The words for a key, arguments as they are."""
        return self.words.filled(key, args)
