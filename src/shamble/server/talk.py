"""What people at a table say to each other beside the game: short lines, a finger on the board, a nudge.

The last lines are kept with the table, and are no part of its record. Only those who play may speak: watchers
see everything, and would only have to whisper.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from shamble.server import clock, logs, messages
from shamble.server.messages import Answer, Reason
from shamble.server.seating import clean_name
from shamble.server.storage import StorageError

if TYPE_CHECKING:
    from shamble.server.guests import Guest
    from shamble.server.room import Room

MOST_LINES: Final = 200
NUDGE_SECONDS: Final = 20.0


class Talk:
    """The talk of one table."""

    def __init__(self, room: Room, lines: list[messages.Line]) -> None:
        self._room = room
        self._lines: deque[messages.Line] = deque(lines, maxlen=MOST_LINES)
        self._count = lines[-1].number if lines else 0
        self._nudged: dict[int, float] = {}
        """When each seat was nudged last."""

    def greet(self, guest: Guest) -> None:
        """Whoever comes hears what was said before."""
        if self._lines:
            guest.send(messages.Said(list(self._lines)))

    async def take(self, guest: Guest, message: messages.TalkMessage) -> None:
        """Pass something on to everybody, or say why not."""
        room = self._room
        seats = room.seating.held_by(guest.grant.key)
        reason = room.seating.why_no_seat(guest) if not seats else await self._pass_on(seats[0], message)
        guest.send(Answer(message.id, reason is None, room.revision, reasons=[reason] if reason else []))

    async def _pass_on(self, seat: int, message: messages.TalkMessage) -> Reason | None:
        room = self._room
        match message:
            case messages.Say():
                return await self._say(seat, message)
            case messages.Point():
                room.tell(messages.Pointed(seat, message.place))
            case messages.Nudge():
                return self._nudge(seat, message.seat)
        return None

    async def _say(self, seat: int, message: messages.Say) -> Reason | None:
        """Write a line down and tell everybody."""
        room = self._room
        text = clean_name(message.text, messages.MOST_LETTERS)
        if not text:
            return Reason("server-nothing-said")
        line = messages.Line(self._count + 1, seat, text, len(room.table.record.entries), clock.wall())
        lines = [*self._lines, line][-MOST_LINES:]
        try:
            await room.services.storage(lambda store: store.save_talk(room.id, lines))
        except StorageError as error:
            logs.fault("talk-not-kept", error, table=room.id)
            return Reason(error.key, error.details)
        self._count += 1
        self._lines.append(line)
        room.tell(messages.Said([line]))
        return None

    def _nudge(self, by: int, seat: int) -> Reason | None:
        """Remind somebody that the table waits for them; not again and again."""
        room = self._room
        if not room.seating.waits_for(seat):
            return Reason("server-not-waiting", {"seat": seat, "number": seat + 1})
        now = clock.steady()
        if now - self._nudged.get(seat, -NUDGE_SECONDS) < NUDGE_SECONDS:
            return Reason("server-nudged-already", {"seconds": int(NUDGE_SECONDS)})
        self._nudged[seat] = now
        room.tell(messages.Nudged(seat, by))
        room.calling.call(seat)
        return None
