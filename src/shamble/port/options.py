"""What may be chosen before a game: declared once by each game, used by every edge.

The start page, `play`, `sim`, `soak` and the HTTP edge make their forms and flags from a `Schema` and read
what people gave with `Schema.read`, so that the words and the refusals are the same everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from shamble.kernel.errors import ShambleError


class OptionError(ShambleError):
    """An option that does not exist or does not fit."""


class Choice(Struct):
    """One thing that may be chosen; its words are `<text>` (and `<text>.about`, if there are any)."""

    name: str
    text: str
    ours: bool = False


class Field(Struct):
    """One question of the form.

    Kinds: `number` (between `least` and `most`), `one` of the choices, `many` of them (at most `most`),
    `flag`, `numbers` (a list). A limit may name another field: `most_of="party"` means no more than that.
    The words are `option-<name>` and, for a hint, `option-<name>.about`.
    """

    name: str
    kind: str
    usual: object
    least: int = 0
    most: int = 0
    least_of: str = ""
    most_of: str = ""
    choices: list[Choice] = []
    advanced: bool = False
    """Whether a start page may hide it behind "more"."""


class Schema(Struct):
    """All fields of a game. Every game has `seats`."""

    fields: list[Field]

    def read(self, given: Mapping[str, object]) -> dict[str, object]:
        """Options from unknown origin, complete and checked; OptionError says what is wrong and where."""
        raise NotImplementedError

    def usual(self) -> dict[str, object]:
        """What is played if nobody chooses anything."""
        return {field.name: field.usual for field in self.fields}

    def names(self) -> Sequence[str]:
        """The fields by name."""
        return [field.name for field in self.fields]
