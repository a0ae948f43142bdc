"""Calling people to the table whose page is closed, once for each time that it waits for them.

Whom to call lies with the seat on disk: what a browser gave, nothing else. It goes when the seat is left,
when its holder says so, and when the browser's service says that nobody is there any more.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from shamble import text
from shamble.kernel.game import seats_asked
from shamble.kernel.state import RUNNING
from shamble.server import clock, logs, messages
from shamble.server.messages import Answer, Reason
from shamble.server.storage import StorageError
from shamble.server.stored import Call

if TYPE_CHECKING:
    from shamble.server.guests import Guest
    from shamble.server.room import Room

MOST_BROWSERS: Final = 3
"""Browsers of one seat that are called."""

PAUSE: Final = 60.0
"""Seconds before a seat is called again, whatever happens."""


class Calling:
    """The calls of one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._waited = self._waiting()
        self._called: dict[int, float] = {}
        """When each seat was called last."""

    def _waiting(self) -> int:
        """The seats of people for whom the table waits."""
        state = self._room.state
        return seats_asked(state) & self._room.seating.person_mask() if state.result == RUNNING else 0

    def follow(self) -> None:
        """The position has changed: call those whose turn has come and who are not here."""
        before, self._waited = self._waited, self._waiting()
        for seat in range(len(self._room.seating.seats)):
            if (self._waited & ~before) >> seat & 1:
                self.call(seat)

    def call(self, seat: int) -> None:
        """Call the holder of a seat, unless they are here or were called a moment ago."""
        room, post = self._room, self._room.services.post
        held = room.seating.seats[seat]
        if post is None or not held.calls or room.seating.is_here(held.holder):
            return
        now = clock.steady()
        if now - self._called.get(seat, -PAUSE) < PAUSE:
            return
        self._called[seat] = now
        for call in held.calls:
            post.send(call, self._note(call), lambda call=call: self._forget(call))  # type: ignore[misc]

    def _note(self, call: Call) -> bytes:
        """What the page's worker shows: words, and which table; never a link."""
        words = text.of(self._room.head.game, call.lang)
        mission = words.t(f"mission-{self._room.port.slug_of(self._room.head.mission)}-name")
        note = {"title": text.t("push-turn", call.lang), "body": mission, "table": self._room.id}
        return json.dumps(note).encode()

    # --- who is called; the room holds its lock

    async def change(self, guest: Guest, message: messages.CallMessage) -> Answer:
        """A browser wants to be called, or no more."""
        seats = self._room.seating.held_by(guest.grant.key)
        reason = None
        match message:
            case messages.CallMe():
                lang = message.lang if message.lang in text.languages() else text.FALLBACK
                call = Call(message.endpoint, message.point, message.auth, lang)
                reason = self._why_not(seats, guest, call)
                if reason is None:
                    await self._keep(seats, call.endpoint, call)
            case messages.DontCall():
                await self._keep(seats, message.endpoint, None)
        return Answer(message.id, reason is None, self._room.revision, reasons=[reason] if reason else [])

    def _why_not(self, seats: list[int], guest: Guest, call: Call) -> Reason | None:
        post = self._room.services.post
        if post is None:
            return Reason("server-no-push")
        if not seats:
            return self._room.seating.why_no_seat(guest)
        return None if post.can_reach(call) else Reason("server-push-address")

    async def _keep(self, seats: list[int], endpoint: str, call: Call | None) -> None:
        """Write down what a browser gave for these seats, in place of what it gave before."""
        room = self._room
        held = room.seating.seats
        before = {seat: held[seat].calls for seat in seats}
        for seat in seats:
            others = [old for old in held[seat].calls if old.endpoint != endpoint]
            held[seat].calls = ([*others, call] if call is not None else others)[-MOST_BROWSERS:]
        if all(held[seat].calls == before[seat] for seat in seats):
            return
        try:
            await room.services.storage(lambda store: store.save_seats(room.id, held))
        except BaseException:
            for seat, calls in before.items():
                held[seat].calls = calls
            raise

    async def _forget(self, call: Call) -> None:
        """Nobody is reached there any more."""
        async with self._room.lock:
            seats = [at for at, seat in enumerate(self._room.seating.seats) if call in seat.calls]
            try:
                await self._keep(seats, call.endpoint, None)
            except StorageError as error:
                logs.fault("change-failed", error, table=self._room.id)
