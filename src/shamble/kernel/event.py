"""What people are told: events, and reasons why something cannot be done.

Events are built only when somebody listens, and rules never read them.
"""

from collections.abc import Callable, Mapping
from typing import Final

EVERYBODY: Final = -1
NO_MARK: Final = -1


class Event:
    """A fact for people: what happened, why, by which rule, and which seats may know it.

    `mark` is the place of the game's clock that begins with it, or NO_MARK.
    """

    __slots__ = ("args", "audience", "key", "mark", "rule")

    def __init__(
        self, key: str, args: dict[str, object], rule: str, audience: int, mark: int = NO_MARK
    ) -> None:
        self.key = key
        self.args = args
        self.rule = rule
        self.audience = audience
        self.mark = mark

    def is_for(self, seats: int) -> bool:
        """Whether any of these seats, as bits, may hear of it; those who only watch are none of them."""
        return self.audience == EVERYBODY or self.audience & seats != 0

    def __repr__(self) -> str:
        told = " ".join(f"{name}={value}" for name, value in self.args.items())
        return f"<{self.key} {told} {self.rule}>"


Listener = Callable[[Event], None]


class Reason:
    """Why an action is not possible: a key for the language files, its arguments and the rule.

    `also` are other rules that say the same of this action; people are shown the first one only.
    """

    __slots__ = ("also", "args", "key", "rule")

    def __init__(
        self, key: str, rule: str, args: Mapping[str, object] | None = None, also: tuple[str, ...] = ()
    ) -> None:
        self.key = key
        self.rule = rule
        self.args: dict[str, object] = dict(args) if args else {}
        self.also = also

    def __repr__(self) -> str:
        return f"<{self.key} {self.rule} {self.args}>"
