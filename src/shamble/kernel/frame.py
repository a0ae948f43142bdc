"""One entry of the resolution stack: where a procedure stands, as plain data.

A half-resolved attack is a frame, never a closure, so any moment can be copied, saved and undone.
Procedures and questions share the numbers of the game's `Vocabulary`.
"""

from shamble.kernel.vocabulary import Vocabulary


class Frame:
    """A procedure (or question) in progress: its next step and a few small values of its own."""

    __slots__ = ("a", "b", "c", "d", "grid", "items", "proc", "step")

    def __init__(
        self,
        proc: int,
        step: int,
        a: int,
        b: int,
        c: int,
        d: int,
        items: list[int] | None,
        grid: bytearray | None,
    ) -> None:
        self.proc = proc
        self.step = step
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.items = items
        self.grid = grid

    def clone(self) -> "Frame":
        """An independent copy."""
        items = self.items
        grid = self.grid
        return Frame(
            self.proc,
            self.step,
            self.a,
            self.b,
            self.c,
            self.d,
            None if items is None else items[:],
            None if grid is None else grid[:],
        )

    def encode(self, words: Vocabulary) -> list[object]:
        """Plain data, with the procedure by name."""
        return [
            words.procedures[self.proc],
            self.step,
            [self.a, self.b, self.c, self.d],
            self.items,
            None if self.grid is None else self.grid.hex(),
        ]
