"""What bots know of Zpocalypse."""

from __future__ import annotations

from collections.abc import Callable

from shamble.kernel.batch import Policy
from shamble.port.play import Play

from ..playing import Greedy


class ZpoPlay(Play):
    """A beginner who has read the rules, besides chance."""

    def bots(self) -> dict[str, Callable[[int], Policy]]:
        return {"greedy": Greedy}
