"""What events, reasons, questions and options speak of, declared once by each game.

Both sentence-makers (`port.speaker` and the page's) are generic: they read this declaration, which is plain
data, and name every argument by its kind. An argument that no declaration knows is a mistake.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from msgspec import Struct, field

from shamble.kernel.errors import ShambleError

PLAIN: Final = "plain"
NAMED: Final = "named"
LIST: Final = "list"
PHRASE: Final = "phrase"
COUNTED: Final = "counted"
ONE_MORE: Final = "one-more"
HIDDEN: Final = "hidden"

SAYS: Final = (PLAIN, NAMED, LIST, PHRASE, COUNTED, ONE_MORE, HIDDEN)

NONE: Final = "none"
"""What texts select by where an argument is missing."""


class WordingError(ShambleError):
    """A declaration that names what is not there, or an argument that no declaration knows."""


class Rows(Struct):
    """A list in which values are looked up: where the page finds it, and how its rows name themselves.

    A value is a row's number, its slug or its printed name. A list that is an object has slugs as keys.
    """

    path: str
    """A path within what the page holds: `content.cards`, `view.survivors`, `board.zones`."""
    slug: str = "slug"
    name: str = "name"
    """The field of a row with what is printed, said where no text has the name."""


class Kind(Struct):
    """A kind of argument, such as `figure`, `card`, `count` or `seat`, and how a value of it is said.

    - `plain`: numbers, texts, yes and no as they are;
    - `named`: by the first of `texts` that there is, else as printed. In a text key `*` stands for the
      value's slug and `{mission}` for the mission's;
    - `list`: each member as a value of kind `of`, with `join` between them;
    - `phrase`: the text `texts[0]` with `parts` as arguments (name and kind). The value is a list in the
      order of the parts, a row found in `rows`, or a single value for the only part that is not `beside`;
    - `counted`: a list of a thing of kind `of` and how many; `texts` count with `$n`;
    - `one-more`: numbers from 0 that people count from 1;
    - `hidden`: facts for pages and engineers, not said.
    """

    say: str = PLAIN
    texts: list[str] = []
    rows: str = ""
    """The list in which a value is looked up; none if the value is its own slug."""
    names: list[str] = []
    """For numbers that stand for a few fixed things: their slugs."""
    of: str = ""
    parts: dict[str, str] = {}
    beside: dict[str, str] = {}
    """Parts that are looked up in an argument of the message that maps values to them."""
    unlike: list[str] = []
    """Parts that must differ, else the phrase is left out of its list."""
    join: str = ", "
    empty: str = ""
    """The text for an empty list, or for a thing that is not there."""
    split: str = ""
    """A name made of two others with this between them, such as `Sprint: Walker`."""
    field: str = ""
    """Where values are objects: the field that counts."""
    values: dict[str, str] = {}
    """Values that have a text of their own."""
    select: dict[str, str] = {}
    """Values that texts only select by, and the word for it."""
    forms: list[str] = []
    """Forms of the name that sentences may ask for, such as `at`: `$room-at` beside `$room`. `form-at` makes
    one of any name; a page may have better ones for names of its own."""


class Made(Struct):
    """An argument that is made of others, if they are all there: its kind, and their names."""

    kind: str
    of: list[str]


class Wording(Struct):
    """Everything that the sentence-makers need to know of a game."""

    kinds: dict[str, Kind] = {}
    rows: dict[str, Rows] = {}
    args: dict[str, str] = {}
    """The kind of an argument, by its name, wherever it appears."""
    special: dict[str, dict[str, str]] = {}
    """For the text key of a message: arguments whose kind differs there."""
    made: dict[str, Made] = {}
    absent: list[str] = []
    """Arguments that texts select by although they may be missing; missing ones are `none`."""
    actor: str = "actor"
    """The argument of an option that says who acts."""
    untold: list[str] = []
    """Events that the log keeps but that are not told as they happen."""
    silent: list[str] = field(default_factory=lambda: ["cite"])
    """Events that nobody is told at all."""
    why: list[str] = []
    """Events that tell why something went the way it did, for those who ask."""
    big: list[str] = []
    """Questions that are asked with the whole position in sight."""
    passing: list[str] = []
    """Answers that end a turn or let a chance go by, the first that is offered counts."""

    def __post_init__(self) -> None:
        """The kernel's own messages are known in every game that has the kinds for them."""
        known = {key: dict(args) for key, args in SPECIAL.items() if self.kinds.keys() >= set(args.values())}
        self.special = {**known, **self.special}

    def kind_of(self, key: str, name: str) -> str:
        """The kind of an argument of a message; WordingError if nothing declares it."""
        found = self.special.get(key, {}).get(name) or self.args.get(name)
        if found is None:
            close = difflib.get_close_matches(name, [*self.args, *self.special.get(key, {})], 1)
            args = {"name": name, "message": key, "close": close[0] if close else NONE}
            raise WordingError("wording-unknown-argument", dict(args))
        return found

    def undeclared(self, messages: Iterable[tuple[str, Iterable[str]]]) -> list[str]:
        """The arguments of messages that no declaration knows, in words for engineers."""
        found = []
        for key, names in messages:
            for name in names:
                try:
                    self.kind_of(key, name)
                except WordingError as error:
                    found.append(f"{key}: {name} (near: {error.details['close']})")
        return found

    def check(self) -> list[str]:
        """What is wrong with the declaration itself, in words for engineers."""
        wrong = [
            f"kind {name}: no way to say {kind.say}"
            for name, kind in self.kinds.items()
            if kind.say not in SAYS
        ]
        wrong += [
            f"kind {name}: no rows {kind.rows}"
            for name, kind in self.kinds.items()
            if kind.rows and kind.rows not in self.rows
        ]
        wrong += [f"{place}: no kind {kind}" for place, kind in self._kinds_named() if kind not in self.kinds]
        return wrong

    def _kinds_named(self) -> Iterable[tuple[str, str]]:
        yield from ((f"argument {name}", kind) for name, kind in self.args.items())
        for key, args in self.special.items():
            yield from ((f"{key}: {name}", kind) for name, kind in args.items())
        yield from ((f"made {name}", made.kind) for name, made in self.made.items())
        for name, kind in self.kinds.items():
            yield from ((f"part of {name}", part) for part in kind.parts.values())
            if kind.of:
                yield f"member of {name}", kind.of


class Row(Struct):
    """What a look-up finds in a position: a slug for text keys, a printed name, and facts for phrases."""

    slug: str
    name: str = ""
    facts: dict[str, Any] = {}


KINDS: Final[Mapping[str, Kind]] = {
    "number": Kind(),
    "word": Kind(),
    "yes": Kind(),
    "seat": Kind(ONE_MORE),
    "hidden": Kind(HIDDEN),
}
"""Kinds that any game can use."""

ARGS: Final[Mapping[str, str]] = {
    "seat": "seat",
    "revision": "number",
    "given": "number",
    "text": "word",
    "word": "word",
    "ending": "hidden",
    "round": "number",
}
"""Arguments that the kernel and the table use, and their kinds; games add their own."""

SPECIAL: Final[Mapping[str, dict[str, str]]] = {"notation-name": {"kind": "word"}}
"""Messages of the kernel whose arguments have the names of others in some games."""
