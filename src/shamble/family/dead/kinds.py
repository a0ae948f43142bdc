"""What a game may print on its kinds of zombies besides what all of them bear."""

from typing import Final

from shamble.family.position.facts import Fact, PrintedFacts
from shamble.family.position.printed import FATE_BOX, FATE_DISCARDS, FATE_SUPPLY, NO_SUPPLY, ZombieKind

WOUNDS: Final = "wounds"
PAYS: Final = "pays"
FATE: Final = "fate"
SUPPLY: Final = "supply"
SHORTAGE: Final = "shortage"

PAYS_ALL: Final = "all"
ACTS: Final = "activation"
FATES: Final = {"supply": FATE_SUPPLY, "box": FATE_BOX, "discards": FATE_DISCARDS}

FACTS: Final = (
    Fact("zombies", WOUNDS, 1),
    Fact("zombies", PAYS, "killer", ("killer", PAYS_ALL)),
    Fact("zombies", FATE, "supply", tuple(FATES)),
    Fact("zombies", SUPPLY, ""),
    Fact("zombies", SHORTAGE, ACTS, (ACTS, "nothing")),
)
"""How many wounds an attack deals; who is paid for a kill; where the figure goes that leaves the board; the
name of the figures that several kinds share, where they do; what happens where there are too few."""


class KindFacts:
    """The facts of all kinds of a game, by their numbers."""

    __slots__ = ("acts_if_short", "fate", "figures", "pays_all", "supply", "wounds")

    def __init__(self, printed: PrintedFacts, kinds: tuple[ZombieKind, ...]) -> None:
        self.wounds = [printed.number("zombies", kind.facts, WOUNDS) for kind in kinds]
        self.pays_all = [printed.word("zombies", kind.facts, PAYS) == PAYS_ALL for kind in kinds]
        self.fate = [FATES[printed.word("zombies", kind.facts, FATE)] for kind in kinds]
        self.acts_if_short = [printed.word("zombies", kind.facts, SHORTAGE) == ACTS for kind in kinds]
        self.supply: list[int] = []
        """For each kind its place in the reserve; NO_SUPPLY for kinds that come with a card of their own."""
        self.figures = [kind.figures for kind in kinds]
        """The reserve when the box is opened."""
        shared: dict[str, int] = {}
        for kind in kinds:
            name = printed.word("zombies", kind.facts, SUPPLY)
            if self.fate[kind.index] == FATE_DISCARDS:
                self.supply.append(NO_SUPPLY)
            elif name:
                self.supply.append(shared.setdefault(name, kind.index))
            else:
                self.supply.append(kind.index)
