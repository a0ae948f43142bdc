"""What may be chosen before a game: declared once by each game, used by every edge.

The start page, `play`, `sim`, `soak` and the HTTP edge make their forms and flags from a `Schema` and read
what people gave with `Schema.read`, so that the words and the refusals are the same everywhere.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from shamble.kernel.errors import ShambleError

NUMBER: Final = "number"
ONE: Final = "one"
MANY: Final = "many"
FLAG: Final = "flag"
NUMBERS: Final = "numbers"
KINDS: Final = (NUMBER, ONE, MANY, FLAG, NUMBERS)

YES: Final = ("yes", "true", "on", "1", "")
NO: Final = ("no", "false", "off", "0")
SHOWN: Final = 60
"""How much of a wrong value a message repeats."""

NO_FIELD: Final = "none"
NOTHING_CLOSE: Final = "none"


class OptionError(ShambleError):
    """An option that does not exist or does not fit.

    `details` name the `field` that is wrong and, if its limit comes from another one, the `other` (else
    `none`); both are names of fields, which an edge says in its own way: `--seats`, or the field's words.
    """


class Choice(Struct):
    """One thing that may be chosen; `text` is the key of its words, `about` of a hint, if there is one."""

    name: str
    text: str
    about: str = ""
    ours: bool = False
    """Whether it is ours and not the printed game's."""
    group: str = ""
    """Of the choices of a group only one may be taken."""
    alone: bool = False
    """Whether it stands for itself: nothing else may be chosen with it."""
    needs: str = ""
    """What a mission must have for this choice to change anything (see the mission's own list)."""


class Field(Struct):
    """One question of the form.

    Kinds: `number` (between `least` and `most`), `one` of the choices, `many` of them (between `least` and
    `most`; 0 for no limit), `flag`, `numbers` (a list, each between `least` and `most`; empty if open).
    A limit may name another field: `most_of="party"` means no more than that. The words are `field-<name>`
    and, for a hint, `field-<name>.about`.
    """

    name: str
    kind: str
    usual: Any
    least: int = 0
    most: int = 0
    least_of: str = ""
    most_of: str = ""
    count_of: str = ""
    """For `numbers`: the field that says how many there are, unless there are none."""
    sum_of: str = ""
    """For `numbers`: the field that says what they are together, unless there are none."""
    by_mission: dict[str, tuple[int, int]] = {}
    """Missions with a least and a most of their own."""
    choices: list[Choice] = []
    advanced: bool = False
    """Whether a start page may hide it behind "more"."""

    def names(self) -> list[str]:
        """What may be chosen, by name."""
        return [choice.name for choice in self.choices]

    def limits(self, mission: str) -> tuple[int, int]:
        """The least and the most on a mission, as far as no other field says so."""
        return self.by_mission.get(mission, (self.least, self.most))

    def usual_on(self, mission: str) -> Any:
        """What is played on a mission if nobody chooses anything; a new value for everyone who asks."""
        if isinstance(self.usual, list | tuple):
            return list(self.usual)
        if self.kind == NUMBER:
            least, most = self.limits(mission)
            return max(least, min(most, self.usual))
        return self.usual

    def from_text(self, text: str) -> object:
        """A value as people type it: lists with commas, names in any capitals, yes or no."""
        if self.kind == NUMBER:
            return self._typed_number(text)
        if self.kind == NUMBERS:
            return [self._typed_number(part) for part in _parts(text)]
        if self.kind == FLAG:
            word = text.strip().lower()
            if word not in (*YES, *NO):
                raise self._wrong_kind(text)
            return word in YES
        known = {name.casefold(): name for name in self.names()}
        if self.kind == ONE:
            return known.get(text.strip().casefold(), text.strip())
        return [known.get(part.casefold(), part) for part in _parts(text)]

    def read(self, value: object) -> object:
        """A value of unknown origin, checked as far as this field alone can tell."""
        if self.kind == NUMBER:
            if not _is_number(value):
                raise self._wrong_kind(value)
        elif self.kind == FLAG:
            if not isinstance(value, bool):
                raise self._wrong_kind(value)
        elif self.kind == NUMBERS:
            if not isinstance(value, list | tuple) or not all(_is_number(item) for item in value):
                raise self._wrong_kind(value)
            return list(value)
        elif self.kind == ONE:
            if not isinstance(value, str):
                raise self._wrong_kind(value)
            self._known(value)
        else:
            if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
                raise self._wrong_kind(value)
            self._together(value)
            return list(value)
        return value

    def fits(self, found: Mapping[str, Any], mission: str) -> None:
        """Compare with the limits, some of which other fields set."""
        value = found[self.name]
        least, most, other = self._limits_now(found, mission)
        if self.kind == NUMBER and not least <= value <= most:
            raise self._refused("options-out-of-range", value=value, least=least, most=most, other=other)
        if self.kind == MANY:
            if len(value) < least:
                raise self._refused("options-too-few", count=len(value), least=least, other=other)
            if most and len(value) > most:
                raise self._refused("options-too-many", count=len(value), most=most, other=other)
        if self.kind == NUMBERS and value:
            self._add_up(found, least, most)

    def _limits_now(self, found: Mapping[str, Any], mission: str) -> tuple[int, int, str]:
        """Least, most, and the field that narrowed them."""
        least, most = self.limits(mission)
        other = NO_FIELD
        if self.least_of and found[self.least_of] > least:
            least, other = found[self.least_of], self.least_of
        if self.most_of and (not most or found[self.most_of] < most):
            most, other = found[self.most_of], self.most_of
        return least, most, other

    def _add_up(self, found: Mapping[str, Any], least: int, most: int) -> None:
        numbers = found[self.name]
        for number in numbers:
            if number < least or (most and number > most):
                raise self._refused(
                    "options-out-of-range", value=number, least=least, most=most, other=NO_FIELD
                )
        if self.count_of and len(numbers) != found[self.count_of]:
            raise self._refused(
                "options-wrong-count", count=len(numbers), wanted=found[self.count_of], other=self.count_of
            )
        if self.sum_of and sum(numbers) != found[self.sum_of]:
            raise self._refused(
                "options-wrong-sum", sum=sum(numbers), wanted=found[self.sum_of], other=self.sum_of
            )

    def _known(self, name: str) -> Choice:
        for choice in self.choices:
            if choice.name == name:
                return choice
        raise self._refused(
            "options-unknown-choice",
            value=name[:SHOWN],
            close=_closest(name, self.names()),
            choices=", ".join(self.names()),
        )

    def _together(self, names: Sequence[str]) -> None:
        """Whether these may be chosen together."""
        chosen = [self._known(name) for name in names]
        for number, choice in enumerate(chosen):
            for before in chosen[:number]:
                if before.name == choice.name:
                    raise self._refused("options-choice-twice", value=choice.name)
                if before.alone or choice.alone or (choice.group and before.group == choice.group):
                    raise self._refused("options-not-together", value=before.name, second=choice.name)

    def _typed_number(self, text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise self._wrong_kind(text) from None

    def _wrong_kind(self, value: object) -> OptionError:
        return self._refused("options-wrong-kind", value=str(value)[:SHOWN], kind=self.kind)

    def _refused(self, key: str, **args: object) -> OptionError:
        return OptionError(key, {"field": self.name, **args})


class Schema(Struct):
    """All fields of a game. Every game has `seats`."""

    fields: list[Field]

    def read(self, given: Mapping[str, object], mission: str = "") -> dict[str, object]:
        """Options from unknown origin, complete and checked; OptionError says what is wrong and where."""
        for name in given:
            self.field(name)
        found: dict[str, object] = {}
        for field in self.fields:
            found[field.name] = (
                field.read(given[field.name]) if field.name in given else field.usual_on(mission)
            )
        for field in self.fields:
            field.fits(found, mission)
        return found

    def read_texts(self, given: Mapping[str, str], mission: str = "") -> dict[str, object]:
        """Options as people type them (see `Field.from_text`), complete and checked."""
        return self.read({name: self.field(name).from_text(text) for name, text in given.items()}, mission)

    def field(self, name: str) -> Field:
        """A field by its name; OptionError if there is none."""
        for field in self.fields:
            if field.name == name:
                return field
        args = {"field": name[:SHOWN], "close": _closest(name, self.names())}
        raise OptionError("options-unknown-field", {**args, "known": ", ".join(self.names())})

    def usual(self, mission: str = "") -> dict[str, object]:
        """What is played if nobody chooses anything."""
        return {field.name: field.usual_on(mission) for field in self.fields}

    def names(self) -> list[str]:
        """The fields by name."""
        return [field.name for field in self.fields]


def _parts(text: str) -> list[str]:
    """The members of a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _closest(word: str, known: Sequence[str]) -> str:
    """The name that comes nearest to a wrong one, in any capitals."""
    by_fold = {name.casefold(): name for name in known}
    close = difflib.get_close_matches(word.casefold(), by_fold, 1)
    return by_fold[close[0]] if close else NOTHING_CLOSE
