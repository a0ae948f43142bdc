"""A bot as somebody might write it in a file of their own, and some that do not work."""

from __future__ import annotations

from shamble.kernel.state import State


class Last:
    """Always the last answer."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __call__(self, state: State) -> int:
        return state.options[-1]


class Wrong:
    """Answers what nobody asked."""

    def __call__(self, state: State) -> int:
        return 12345


class Broken:
    """Fails."""

    def __call__(self, state: State) -> int:
        raise ValueError("no idea")


class Peeping:
    """Plays the whole game through on the position that it is shown, as if it knew what comes."""

    def __init__(self) -> None:
        self.seen: list[list[int]] = []

    def __call__(self, state: State) -> int:
        self.seen.append(state.streams[:])
        return state.options[0]
