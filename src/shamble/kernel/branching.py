"""Every position that an answer may lead to, with its probability, where there are few."""

from typing import Any, Final, NamedTuple

from shamble.kernel.chance import Chance
from shamble.kernel.codec import key
from shamble.kernel.run import Run
from shamble.kernel.state import State


class Branch(NamedTuple):
    """A position that may come about, and how likely it is."""

    probability: float
    state: State


class PathChance(Chance):
    """Chance that follows a path of outcomes, and beyond its end takes the first of what may come."""

    __slots__ = ("path", "position", "ranges")

    def __init__(self, path: list[int]) -> None:
        self.path = path
        self.position = 0
        self.ranges: list[int] = []

    def draw(self, words: list[int], stream: int, n: int, label: str) -> int:
        at = self.position
        self.position = at + 1
        self.ranges.append(n)
        return self.path[at] if at < len(self.path) else 0


USUAL_MOST: Final = 64


def outcomes(state: State, action: int, most: int = USUAL_MOST) -> list[Branch] | None:
    """The positions after an answer, those that play alike together; None if there are too many ways."""
    found: dict[str, Branch] = {}
    path: list[int] = []
    for _ in range(most):
        copy: Any = state.clone()
        chance = PathChance(path)
        Run(copy, chance, None, None).answer(action)
        probability = 1.0
        for n in chance.ranges:
            probability /= n
        name = key(copy)
        known = found.get(name)
        found[name] = Branch(probability + (known.probability if known is not None else 0.0), copy)
        path = path + [0] * (len(chance.ranges) - len(path))
        while path and path[-1] + 1 == chance.ranges[len(path) - 1]:
            path.pop()
        if not path:
            return list(found.values())
        path[-1] += 1
    return None
