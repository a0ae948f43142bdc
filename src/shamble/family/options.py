"""What players settle before the game: who plays, with how many seats, and how hard."""

from shamble.kernel.errors import ShambleError


class OptionError(ShambleError):
    """An option that does not exist or does not fit."""


class Options:
    """Choices made before the first card is dealt. What is left open here is asked at the table."""

    __slots__ = ("abominations", "modes", "party", "seats", "survivors", "tiers")

    def __init__(
        self,
        seats: int = 1,
        survivors: tuple[str, ...] = (),
        tiers: tuple[str, ...] = ("easy", "hard", "extra"),
        abominations: tuple[str, ...] = (),
        modes: tuple[str, ...] = (),
        party: int = 6,
    ) -> None:
        if not 1 <= seats <= 6:
            raise OptionError("option-seats", {"seats": seats})
        if not seats <= party <= 6:
            raise OptionError("option-party", {"party": party, "seats": seats})
        if len(set(survivors)) != len(survivors):
            raise OptionError("option-survivor-twice", {})
        self.seats = seats
        self.survivors = survivors
        self.tiers = tiers
        self.abominations = abominations
        self.modes = modes
        self.party = party

    def encode(self) -> dict[str, object]:
        """Plain data for records."""
        return {
            "seats": self.seats,
            "survivors": list(self.survivors),
            "tiers": list(self.tiers),
            "abominations": list(self.abominations),
            "modes": list(self.modes),
            "party": self.party,
        }
