"""What players settle before the game: who plays, with how many seats, and how hard."""

from shamble.kernel.errors import ShambleError

NO_ABOMINATIONS = "none"
"""Named instead of Abominations, it leaves their deck empty; naming nothing leaves it as printed."""


class OptionError(ShambleError):
    """An option that does not exist or does not fit."""


class Options:
    """Choices made before the first card is dealt. What is left open here is asked at the table."""

    __slots__ = ("abominations", "modes", "party", "seating", "seats", "shares", "survivors", "tiers")

    def __init__(
        self,
        seats: int = 1,
        survivors: tuple[str, ...] = (),
        tiers: tuple[str, ...] = (),
        abominations: tuple[str, ...] = (),
        modes: tuple[str, ...] = (),
        party: int = 6,
        shares: tuple[int, ...] = (),
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
        """The parts of the zombie deck; nobody names any means all that the game has."""
        self.abominations = abominations
        self.modes = modes
        self.party = party
        self.shares = shares
        """How many survivors each seat plays; as evenly as possible if nobody says."""
        self.seating = self._seating()
        """The seat of each survivor, in the order in which they are chosen."""

    def _seating(self) -> tuple[int, ...]:
        """Seats choose in turn, as long as they have somebody to choose."""
        if not self.shares:
            return tuple([number % self.seats for number in range(self.party)])
        if len(self.shares) != self.seats or min(self.shares) < 1 or sum(self.shares) != self.party:
            raise OptionError(
                "option-shares", {"shares": ", ".join(map(str, self.shares)), "party": self.party}
            )
        order = [(turn, seat) for seat, share in enumerate(self.shares) for turn in range(share)]
        return tuple([seat for _, seat in sorted(order)])

    def encode(self) -> dict[str, object]:
        """Plain data for records."""
        data: dict[str, object] = {
            "seats": self.seats,
            "survivors": list(self.survivors),
            "abominations": list(self.abominations),
            "modes": list(self.modes),
            "party": self.party,
        }
        if self.tiers:
            data["tiers"] = list(self.tiers)
        if self.shares:
            data["shares"] = list(self.shares)
        return data
