"""Who answers at one screen: people in their seats, bots in theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from shamble.bots import Policy
from shamble.kernel.game import determinise, seats_for
from shamble.kernel.table import Accepted, Refusal, Table
from shamble.port.port import Port
from shamble.text import t

NOBODY_HERE: Final = -1


class Seats:
    """The seats of a game on one screen, and whose person is in front of it now."""

    def __init__(self, port: Port, table: Table, bots: dict[int, Policy], names: Sequence[str] = ()) -> None:
        self.port = port
        self.table = table
        self.bots = bots
        self.names = list(names)
        self.at_screen = self.people[0] if len(self.people) == 1 else NOBODY_HERE
        self.wanted = NOBODY_HERE
        """The person to whom somebody has left the next answer."""

    @property
    def state(self) -> Any:
        """The position on the table."""
        return self.table.state

    @property
    def people(self) -> list[int]:
        """The seats that no bot plays."""
        count = self.state.ruleset.seats(self.state)
        return [seat for seat in range(count) if seat not in self.bots]

    @property
    def hides(self) -> bool:
        """Whether people at this screen must not see what others see."""
        return len(self.people) > 1 and self.port.hides_between_seats(self.state)

    def mask_at_screen(self) -> int:
        """The seats whose eyes are on the screen, as bits."""
        if self.hides:
            return 1 << self.at_screen if self.at_screen >= 0 else 0
        return sum([1 << seat for seat in self.people])

    def asked(self) -> int:
        """The seats that may answer now, as bits."""
        mask = 0
        for action in self.state.options:
            mask |= seats_for(self.state, action)
        return mask

    def next_person(self) -> int:
        """The person who should answer now, whoever is here before others; -1 if only bots may."""
        asked = self.asked()
        for seat in (self.wanted, self.at_screen, *self.people):
            if seat >= 0 and seat not in self.bots and asked >> seat & 1:
                return seat
        return NOBODY_HERE

    def pass_on(self) -> bool:
        """Leave the next answer to another person who may give it; False if there is none."""
        asked = self.asked()
        others = [seat for seat in self.people if seat != self.at_screen and asked >> seat & 1]
        if not self.hides or not others:
            return False
        self.wanted = next((seat for seat in others if seat > self.at_screen), others[0])
        return True

    def sit_down(self, seat: int) -> None:
        """Somebody is in front of the screen now."""
        self.at_screen = seat
        self.wanted = NOBODY_HERE

    def answering(self, action: int) -> int:
        """The seat that gives an answer: whoever is here if possible, else another person, else anybody."""
        mask = seats_for(self.state, action)
        seats = [seat for seat in range(self.state.ruleset.seats(self.state)) if mask >> seat & 1]
        people = [seat for seat in seats if seat not in self.bots]
        if self.at_screen in people:
            return self.at_screen
        return people[0] if people else seats[0]

    def let_bot_answer(self) -> Accepted | Refusal:
        """A bot answers for a seat that may, shown a copy in which what it cannot know is drawn anew."""
        asked = self.asked()
        for seat, policy in self.bots.items():
            if asked >> seat & 1:
                allowed = [
                    action for action in self.state.options if seats_for(self.state, action) >> seat & 1
                ]
                copy = determinise(self.state, seat, self.table.revision)
                copy.options = allowed
                action = policy(copy)
                return self.table.submit_action(seat, action if action in allowed else allowed[0])
        action = self.state.options[0]
        return self.table.submit_action(self.answering(action), action)

    def name(self, seat: int) -> str:
        """What people call whoever has a seat."""
        return self.names[seat] if seat < len(self.names) else t("term-player", seat=seat + 1)
