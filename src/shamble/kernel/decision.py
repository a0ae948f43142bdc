"""The pending question for people: every option with its seat, its cost and what it points at, and
every verb that is not offered, with the reasons."""

from typing import Final

from shamble.kernel.event import Reason

KIND_NAMES: Final = ("owned", "shared", "window")


class Option:
    """One possible answer: the notation to send, who may send it, and facts for the label."""

    __slots__ = ("action", "args", "cost", "places", "seats", "text", "verb")

    def __init__(
        self,
        action: int,
        text: str,
        verb: str,
        seats: int,
        args: dict[str, object],
        cost: int,
        places: list[int],
    ) -> None:
        self.action = action
        self.text = text
        self.verb = verb
        self.seats = seats
        self.args = args
        self.cost = cost
        self.places = places
        """What it points at on the board, by number."""


class Refused:
    """A verb that is not offered now, with the reasons."""

    __slots__ = ("reasons", "verb")

    def __init__(self, verb: str, reasons: list[Reason]) -> None:
        self.verb = verb
        self.reasons = reasons


class Decision:
    """What is to be decided, by which seats, and how."""

    __slots__ = ("args", "asides", "kind", "options", "question", "refused", "rule", "seats")

    def __init__(
        self,
        question: str,
        kind: str,
        rule: str,
        args: dict[str, object],
        seats: int,
        options: list[Option],
        refused: list[Refused],
        asides: list[Option],
    ) -> None:
        self.question = question
        self.kind = kind
        self.rule = rule
        self.args = args
        self.seats = seats
        self.options = options
        self.refused = refused
        self.asides = asides
