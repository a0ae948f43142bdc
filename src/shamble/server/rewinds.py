"""Undo, redo and starting a turn over: at once where it is nobody else's business, else by consent.

Alone, the table's undo mode decides. At a shared table one's own last steps that showed nothing new may
be taken back at once; everything else needs a yes from all other players who are here. What bots did in
between goes back and forth together with the answer of the person before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shamble.kernel.record import Entry, step_start
from shamble.kernel.state import RUNNING
from shamble.kernel.table import FREE, NO_UNDO
from shamble.server import messages
from shamble.server.messages import Answer, Permission, Reason, RewindKind, UndoRequestInfo
from shamble.server.stored import Op

if TYPE_CHECKING:
    from shamble.server.guests import Guest
    from shamble.server.room import Room


class Request:
    """A wish to go back or forth that others must agree to."""

    __slots__ = ("agreed", "asker", "entries", "number", "seat", "what")

    def __init__(self, number: int, what: RewindKind, asker: str, seat: int, entries: int) -> None:
        self.number = number
        self.what = what
        self.asker = asker
        self.seat = seat
        self.entries = entries
        self.agreed: set[str] = set()


class Rewinds:
    """What may be taken back at a table, and who has been asked."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._asked = 0
        self.request: Request | None = None

    # --- what is possible

    def plan(self, what: RewindKind) -> list[Entry]:
        """The answers that would go back (or come again); none if that is not possible."""
        table = self._room.table
        entries = table.record.entries
        bots = self._room.seating.bot_mask()
        if what == "redo":
            waiting = table.redo_entries[::-1]
            count = 1
            while count < len(waiting) and (waiting[count].joined or bots >> waiting[count].seat & 1):
                count += 1
            return waiting[:count]
        over = self._room.state.result != RUNNING
        if table.undo_mode == NO_UNDO or (over and not self._room.is_private):
            return []  # the file of a finished game tells everything: nobody plays on knowing that
        floor = self._room.head.floor
        if what == "undo":
            start = len(entries) - 1
            while start > floor and bots >> entries[start].seat & 1:
                start -= 1
            if start < floor or bots >> entries[start].seat & 1:
                return []
            start = step_start(entries, start)
        else:
            start = self._turn_start()
        if table.undo_mode != FREE:
            news = [at for at in range(start, len(entries)) if entries[at].revealed]
            if news and what == "undo":
                return []
            start = news[-1] + 1 if news else start
        return entries[start:] if start >= floor else []

    def _turn_start(self) -> int:
        """After how many answers the turn in progress began; all of them if none is in progress."""
        entries = self._room.table.record.entries
        if not self._room.chronicle.rows[-1].after.turn or self._room.state.result != RUNNING:
            return len(entries)
        return next((at for at in range(len(entries), 0, -1) if entries[at - 1].began_turn), 0)

    def permission(self, what: RewindKind, guest: Guest) -> Permission:
        """Whether a guest may do this at once, must ask, or cannot."""
        seating, settings = self._room.seating, self._room.services.settings
        own = seating.acting_mask(guest.grant.key)
        if self._room.revision >= settings.changes_per_table:
            return "no"
        plan = self.plan(what) if own else []
        if not plan:
            return "no"
        if not seating.other_holders(guest.grant.key):
            return "yes"
        foreign = any(not own >> entry.seat & 1 for entry in plan)
        news = any(entry.revealed for entry in plan) and what != "redo"
        return "ask" if foreign or news else "yes"

    def info(self) -> UndoRequestInfo | None:
        """The open request, for people to see."""
        request = self.request
        if request is None:
            return None
        others = self._room.seating.other_holders(request.asker)
        needs = sorted(seat for seats in others.values() for seat in seats)
        agreed = sorted(seat for key, seats in others.items() if key in request.agreed for seat in seats)
        return UndoRequestInfo(request.number, request.what, request.seat, request.entries, needs, agreed)

    # --- doing it

    async def rewind(self, guest: Guest, name: str, revision: int, what: RewindKind) -> None:
        """Go back or forth if the guest may decide that alone."""

        def act() -> Op | list[Reason]:
            allowed = self.permission(what, guest)
            if allowed == "ask":
                return [Reason("server-undo-ask")]
            return self._move(what) if allowed == "yes" else [self._why_not(guest, what)]

        await self._room.change(guest, name, revision, act)

    def _why_not(self, guest: Guest, what: RewindKind) -> Reason:
        room = self._room
        if room.revision >= room.services.settings.changes_per_table:
            return Reason("server-log-long", {"most": room.services.settings.changes_per_table})
        if not room.seating.acting_mask(guest.grant.key):
            return room.seating.why_no_seat(guest)
        if what == "redo":
            return Reason("server-nothing-to-redo")
        if room.table.undo_mode == NO_UNDO:
            return Reason("server-undo-off")
        entries = room.table.record.entries
        if what == "undo" and len(entries) > room.head.floor and entries[-1].revealed:
            return Reason("server-undo-news")
        return Reason("server-nothing-to-undo")

    def _move(self, what: RewindKind) -> Op:
        """Go back or forth; the caller has asked whether that is allowed."""
        table = self._room.table
        plan = self.plan(what)
        if what == "redo":
            target = len(table.record.entries) + len(plan)
            while len(table.record.entries) < target:
                table.redo()
            return Op("redo", {"count": len(plan)})
        target = len(table.record.entries) - len(plan)
        while len(table.record.entries) > target:
            if not table.undo():
                raise RuntimeError("undo")
        return Op("back", {"to": target})

    # --- consent

    async def ask(self, guest: Guest, message: messages.UndoRequest) -> None:
        """Ask the others. What needs no consent is done at once."""
        async with self._room.lock:
            asked = self._ask(guest, message)
        if not asked:
            await self.rewind(guest, message.id, message.revision, message.what)

    def _ask(self, guest: Guest, message: messages.UndoRequest) -> bool:
        room = self._room
        if self.permission(message.what, guest) != "ask":
            return False
        reason: Reason | None = None
        if message.revision != room.revision:
            args = {"revision": room.revision, "given": message.revision}
            reason = Reason("refused-stale", args)
        elif self.request is not None:
            reason = Reason("server-undo-asked-already")
        if reason is not None:
            guest.send(Answer(message.id, False, room.revision, reasons=[reason]))
            return True
        self._asked += 1
        seat = room.seating.held_by(guest.grant.key)[0]
        plan = self.plan(message.what)
        self.request = Request(self._asked, message.what, guest.grant.key, seat, len(plan))
        guest.send(Answer(message.id, True, room.revision))
        room.tell_state()
        return True

    async def vote(self, guest: Guest, message: messages.UndoVote) -> None:
        """Say yes or no. The last yes does it; any no, or the asker's own, ends the matter."""
        async with self._room.lock:
            agreed = self._vote(guest, message)
        if agreed is not None:
            request = agreed
            await self._room.change(guest, message.id, None, lambda: self._move_agreed(request))
        self._room.bots.nudge()

    def _vote(self, guest: Guest, message: messages.UndoVote) -> Request | None:
        """Count a vote; the request if everybody has agreed to it."""
        room, request = self._room, self.request
        key = guest.grant.key
        others = room.seating.other_holders(request.asker) if request is not None else {}
        reason: Reason | None = None
        if request is None or request.number != message.number:
            reason = Reason("server-undo-not-asked")
        elif key != request.asker and key not in others:
            reason = room.seating.why_no_seat(guest)
        if request is None or reason is not None:
            reasons = [reason] if reason is not None else []
            guest.send(Answer(message.id, False, room.revision, reasons=reasons))
            return None
        if message.agree:
            request.agreed.add(key)
            if all(holder in request.agreed for holder in others):
                return request
        else:
            self.request = None
            if key != request.asker:
                seat = others[key][0]
                room.tell(messages.Notice("server-undo-declined", {"seat": seat, "number": seat + 1}))
        guest.send(Answer(message.id, True, room.revision))
        room.tell_state()
        return None

    def _move_agreed(self, request: Request) -> Op | list[Reason]:
        if self.request is not request:
            return [Reason("server-undo-not-asked")]
        return self._move(request.what)

    def forget(self) -> None:
        """The game went on: whatever was asked is void."""
        self.request = None

    def forget_absent(self) -> None:
        """Somebody left or changed seats: a request of theirs is void."""
        request = self.request
        if request is None:
            return
        here = {guest.grant.key for guest in self._room.guests}
        if request.asker not in here or not self._room.seating.acting_mask(request.asker):
            self.request = None
