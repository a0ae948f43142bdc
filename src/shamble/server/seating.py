"""Who sits where: taking a seat, leaving it, letting a bot play it for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from shamble.bots import ready_bots
from shamble.kernel.game import seats_asked
from shamble.kernel.state import State
from shamble.port.messages import Figure
from shamble.server import clock, messages
from shamble.server.messages import Answer, HandoverInfo, Reason, Seated, SeatInfo
from shamble.server.stored import Seat
from shamble.server.tokens import Grant, new_key

if TYPE_CHECKING:
    from shamble.server.guests import Guest
    from shamble.server.room import Room


SECRET_ID: Final = 20
"""An id of so many characters is taken for one that nobody can guess."""


def clean_name(name: str, most: int = 40) -> str:
    """A name without line ends and other invisible characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:most]


class Seating:
    """The seats of a table and the people who hold them."""

    def __init__(self, room: Room, seats: list[Seat]) -> None:
        self._room = room
        self.seats = seats
        self._left: dict[str, float] = {}
        """When those who are not here any more were seen last."""
        self._asked: dict[int, str] = {}
        """Seats whose holders are asked whether a bot may play them, and which."""

    def held_by(self, key: str) -> list[int]:
        """The seats of a holder."""
        return [number for number, seat in enumerate(self.seats) if key and seat.holder == key]

    def held_mask(self, key: str) -> int:
        """The seats of a holder, as bits."""
        return sum(1 << number for number in self.held_by(key))

    def acting_mask(self, key: str) -> int:
        """The seats that a holder plays now: those without a bot."""
        return sum(1 << number for number in self.held_by(key) if not self.seats[number].bot)

    def bot_mask(self) -> int:
        """The seats that bots play now."""
        return sum(1 << number for number, seat in enumerate(self.seats) if seat.bot)

    def person_mask(self) -> int:
        """The seats that people play now."""
        return sum(1 << number for number, seat in enumerate(self.seats) if seat.holder and not seat.bot)

    def is_only_of(self, key: str) -> bool:
        """Whether nobody but this holder has a seat, and none is kept for others."""
        return all(seat.holder == key or (seat.bot and not seat.holder) for seat in self.seats)

    def other_holders(self, key: str) -> dict[str, list[int]]:
        """The other people who play and are here, with their seats."""
        here = {guest.grant.key for guest in self._room.guests}
        found: dict[str, list[int]] = {}
        for number, seat in enumerate(self.seats):
            if seat.holder and seat.holder != key and not seat.bot and seat.holder in here:
                found.setdefault(seat.holder, []).append(number)
        return found

    def infos(self, state: State) -> list[SeatInfo]:
        """All seats for people to see."""
        here = {guest.grant.key for guest in self._room.guests}
        port = self._room.port
        figures = [list(port.figures(state, seat)) for seat in range(len(self.seats))]
        return seat_infos(self.seats, figures, here)

    def is_here(self, key: str) -> bool:
        """Whether somebody has the table open."""
        return any(guest.grant.key == key for guest in self._room.guests)

    def note_left(self, key: str) -> None:
        """Somebody has closed the table, for now or for good."""
        if key and not self.is_here(key):
            self._left[key] = clock.steady()
            self._asked = {seat: bot for seat, bot in self._asked.items() if self.seats[seat].holder != key}

    def is_absent(self, key: str) -> bool:
        """Whether somebody has been away long enough that others may dispose of their seat."""
        patience = self._room.services.settings.absence
        left = self._left.get(key)
        return not self.is_here(key) and (left is None or clock.steady() - left >= patience)

    def waits_for(self, seat: int) -> bool:
        """Whether the table waits for somebody at a seat, who is no bot."""
        return bool((seats_asked(self._room.state) & self.person_mask()) >> seat & 1)

    def handovers(self) -> list[HandoverInfo]:
        """What the holders of seats are asked."""
        return [HandoverInfo(seat, bot) for seat, bot in sorted(self._asked.items())]

    def why_no_seat(self, guest: Guest) -> Reason:
        """Why somebody cannot play."""
        if self.held_by(guest.grant.key):
            return Reason("server-bot-plays")
        return Reason("server-only-watching" if guest.grant.role == "watch" else "server-no-seat")

    # --- changes; the room holds its lock

    async def change(self, guest: Guest, message: messages.SeatMessage) -> messages.ServerMessage:
        """Carry out a change of seats and write it down, or say why not."""
        if message.seat >= len(self.seats):
            return self._refuse(message, "server-seat-unknown")
        before = [msgspec.structs.replace(seat) for seat in self.seats]
        reason = self._apply(guest, message, self.seats[message.seat])
        if reason is not None:
            return self._refuse(message, reason)
        seats = self.seats
        try:
            await self._room.services.storage(lambda store: store.save_seats(self._room.id, seats))
        except BaseException:
            self.seats = before
            raise
        if isinstance(message, messages.TakeSeat | messages.LeaveSeat):
            token = self._room.services.tokens.write(guest.grant)
            return Seated(message.id, guest.grant.role, self.held_by(guest.grant.key), token)
        return Answer(message.id, True, self._room.revision)

    def _refuse(self, message: messages.SeatMessage, key: str) -> Answer:
        reason = Reason(key, {"seat": message.seat})
        return Answer(message.id, False, self._room.revision, reasons=[reason])

    def _apply(self, guest: Guest, message: messages.SeatMessage, seat: Seat) -> str | None:
        """Change a seat; the key of the reason if that is not done."""
        is_own = bool(seat.holder) and seat.holder == guest.grant.key
        is_host = guest.grant.role == "host"
        match message:
            case messages.TakeSeat():
                return self._take(guest, message, seat)
            case messages.LeaveSeat():
                if not (is_own or (is_host and seat.holder)):
                    return "server-not-your-seat"
                if not is_own and not self.is_absent(seat.holder):
                    return "server-seat-present"
                seat.holder, seat.calls = "", []
            case messages.GiveSeatToBot():
                if not (is_own or is_host):
                    return "server-not-your-seat"
                bots = ready_bots(self._room.port)
                name = message.bot or next(iter(bots))
                if name not in bots:
                    return "server-unknown-bot"
                if is_own or not seat.holder or self.is_absent(seat.holder):
                    seat.bot = name
                elif not self.is_here(seat.holder):
                    return "server-seat-present"
                else:
                    self._asked[message.seat] = name
            case messages.AnswerHandover():
                return self._hand_over(message, seat, is_own, is_host)
            case messages.TakeBack():
                if not is_own:
                    return "server-not-your-seat"
                seat.bot = ""
            case messages.Rename():
                if not is_own:
                    return "server-not-your-seat"
                seat.name = clean_name(message.name)
        return None

    def _hand_over(
        self, message: messages.AnswerHandover, seat: Seat, is_own: bool, is_host: bool
    ) -> str | None:
        """The holder agrees or not; the host may withdraw the question."""
        if message.seat not in self._asked:
            return "server-handover-not-asked"
        if not (is_own or (is_host and not message.agree)):
            return "server-not-your-seat"
        bot = self._asked.pop(message.seat)
        if message.agree:
            seat.bot = bot
        elif is_own:
            args = {"seat": message.seat, "number": message.seat + 1}
            self._room.tell(messages.Notice("server-handover-declined", args))
        return None

    def _take(self, guest: Guest, message: messages.TakeSeat, seat: Seat) -> str | None:
        grant = guest.grant
        if grant.role == "watch":
            return "server-only-watching"
        head, settings = self._room.head, self._room.services.settings
        if not head.key and not settings.local and grant.key != head.host:
            return "server-seat-own-game"  # its creator may know the seed, and with it all that comes
        # The same request sent again after a lost answer finds the seat that it got before; for that its id
        # must be one that only the sender can know.
        key = grant.key
        if not key and len(message.id) >= SECRET_ID:
            key = self._room.services.tokens.derive(grant.table, str(message.seat), message.id)
        key = key or new_key()
        if seat.holder not in ("", key):
            return "server-seat-taken"
        if seat.holder != key:
            seat.holder, seat.calls = key, []
        seat.bot = ""
        seat.name = clean_name(message.name) or seat.name
        role: messages.Role = "host" if grant.role == "host" else "seat"
        guest.grant = Grant(grant.table, role, key, grant.edition)
        return None


def seat_infos(seats: list[Seat], figures: list[list[Figure]], here: set[str]) -> list[SeatInfo]:
    """Seats as messages; `figures` are what each plays."""
    return [
        SeatInfo(
            number,
            seat.name,
            bool(seat.holder),
            bool(seat.holder) and seat.holder in here,
            seat.bot,
            figures[number] if number < len(figures) else [],
        )
        for number, seat in enumerate(seats)
    ]
