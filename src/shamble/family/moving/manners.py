"""The ways of changing zones, as rows that a game may add to."""

from typing import Final


class Manner:
    """A way of changing zones."""

    __slots__ = ("is_move", "name")

    def __init__(self, name: str, *, is_move: bool) -> None:
        self.name = name
        self.is_move = is_move
        """Whether the figure moves by itself, on foot."""


BY_MOVE: Final = 0
BY_SLIP: Final = 1
BY_CHARGE: Final = 2
BY_RUSH: Final = 3
BY_STEP: Final = 4
BY_JUMP: Final = 5
BY_DRAG: Final = 6
BY_DRIVE: Final = 7
BY_FOLLOWING: Final = 8
BY_ESCAPE: Final = 9
"""How somebody goes: the place of the row in `MANNERS`; a game's own come behind."""

MANNERS: Final = (
    Manner("move", is_move=True),
    Manner("slip", is_move=True),
    Manner("charge", is_move=True),
    Manner("rush", is_move=True),
    Manner("step", is_move=True),
    Manner("jump", is_move=True),
    Manner("drag", is_move=False),
    Manner("drive", is_move=False),
    Manner("follow", is_move=False),
    Manner("escape", is_move=False),
)
