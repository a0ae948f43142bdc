"""One table while people are at it: takes their messages one by one, writes every change down, tells all.

The order of every change: check, play, write to disk, answer, tell the others. If anything breaks on the
way, the table is read from disk again, so that memory and disk never disagree.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from shamble.kernel.errors import ShambleError
from shamble.kernel.state import State
from shamble.kernel.table import Accepted, Table
from shamble.server import clock, library, logs, messages, views
from shamble.server.bots import BotPlayer
from shamble.server.calling import Calling
from shamble.server.chronicle import Chronicle
from shamble.server.ending import Ending
from shamble.server.guests import Guest, encode
from shamble.server.limits import Costs, Turns
from shamble.server.messages import Answer, Reason
from shamble.server.metrics import Metrics
from shamble.server.push import post_of
from shamble.server.questions import reply_to
from shamble.server.rebuild import Rebuilt, do_op, rebuild_calmly, snapshot_of, summary_of
from shamble.server.refusals import Refused
from shamble.server.rewinds import Rewinds
from shamble.server.seating import Seating
from shamble.server.settings import Settings
from shamble.server.storage import StorageError
from shamble.server.stored import Op, Stored
from shamble.server.talk import Talk
from shamble.server.telling import Telling
from shamble.server.tokens import Tokens
from shamble.server.writer import Storage

T = TypeVar("T")
Act = Callable[[], Op | list[Reason]]
"""Plays a change and says what to write down, or why it is not done."""

LIGHT_SECONDS: Final = 0.002
"""A question that takes longer to answer is followed by a pause."""

LONGEST_PAUSE: Final = 5.0
"""Seconds that somebody waits for an answer who has asked for too much; a move never waits."""


class Services:
    """What all tables of a server share."""

    __slots__ = ("costs", "metrics", "post", "settings", "storage", "tokens", "turns")

    def __init__(self, settings: Settings, storage: Storage, tokens: Tokens) -> None:
        work, size = settings.work_per_second, float(settings.bytes_per_second)
        if settings.local:
            work = size = 1e12  # nobody has to share it
        self.costs = Costs(work, work * 5, size, size * 8)
        self.settings = settings
        self.storage = storage
        self.tokens = tokens
        self.metrics = Metrics()
        self.post = post_of(settings, tokens)
        self.turns = Turns()
        """One question of an address after the other."""


class Room:
    """A table in memory, with its guests."""

    def __init__(self, services: Services, stored: Stored, rebuilt: Rebuilt) -> None:
        self.services = services
        self.id = stored.row.id
        self.port = library.need_port(stored.row.head.game)
        self.created = stored.row.created
        self.edition = stored.row.edition
        """How often the links were revoked."""
        self.guests: dict[Guest, None] = {}  # in the order in which they came
        self.users = 0
        """How many requests and sockets are using it just now."""
        self.lock = asyncio.Lock()
        self.used = clock.steady()
        self.is_broken = False
        self.is_resting = False
        """Whether only people are here, and their table is on disk alone."""
        self._is_writing = False
        self._owes_state = False
        self.notices: list[messages.Notice] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self.table: Table
        self._fill(stored, rebuilt)
        self.seating = Seating(self, stored.row.seats)
        self.rewinds = Rewinds(self)
        self.ending = Ending(self)
        self.bots = BotPlayer(self)
        self.talk = Talk(self, stored.talk)
        self.calling = Calling(self)

    def _fill(self, stored: Stored, rebuilt: Rebuilt) -> None:
        self.head = rebuilt.head
        self.table = rebuilt.table
        self.table.watched = self.port.scenes
        self.revision = len(stored.ops)
        self.submissions: dict[str, int] = {
            op.submission: number + 1 for number, op in enumerate(stored.ops) if op.submission is not None
        }
        self.telling = Telling(self)
        self.chronicle = Chronicle(self.port.wording)
        self.chronicle.follow(self.table, 0)

    @property
    def state(self) -> State:
        """The present position."""
        return self.table.state

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it if it were only on disk."""
        return not (self.users or self.guests) and self.is_calm

    @property
    def is_calm(self) -> bool:
        """Whether nothing is under way."""
        is_busy = self.lock.locked() or self._tasks or self.bots.is_playing or self.rewinds.request
        return not is_busy

    # --- resting

    def rest(self) -> None:
        """Let go of everything that is on disk, too, while people are there but nobody does anything."""
        self.is_resting = True
        del self.table, self.chronicle
        self.submissions = {}

    async def wake(self) -> None:
        """Be ready for whatever comes next."""
        if self.is_resting and not self.is_broken:
            async with self.lock:
                if self.is_resting:
                    stored = await self.services.storage(lambda store: store.load(self.id))
                    if stored is None:
                        raise Refused("server-no-table", 404)
                    self._fill(stored, await rebuild_calmly(stored))
                    self.is_resting = False
        if self.is_broken:
            raise Refused("server-table-unreadable", 409)

    async def _wake_and_tell(self) -> None:
        try:
            await self.wake()
        except (Refused, ShambleError) as error:
            logs.warn("table-sleeps-on", table=self.id, said=str(error))
            return
        self.tell_state()

    # --- coming and going

    def join(self, guest: Guest) -> None:
        """Somebody has opened the table: tell them everything, and the others that they are here."""
        self.guests[guest] = None
        self.used = clock.steady()
        guest.send(self.telling.hello(guest))
        for notice in self.notices:
            guest.send(notice)
        self.talk.greet(guest)
        if self.seating.held_by(guest.grant.key) or self._is_writing:
            self.tell_state()
        else:
            guest.send(self.telling.state_for(guest))  # those who watch come and go quietly
        self.bots.nudge()

    def leave(self, guest: Guest) -> None:
        """Somebody's socket is closed."""
        self.guests.pop(guest, None)
        self.used = clock.steady()
        self.rewinds.forget_absent()
        self.seating.note_left(guest.grant.key)
        if not self.seating.held_by(guest.grant.key):
            return
        if not self.is_resting:
            self.tell_state()
        elif self.guests:
            task = asyncio.ensure_future(self._wake_and_tell())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    @property
    def is_private(self) -> bool:
        """Whether only its owner and bots play here, on the owner's own server."""
        return self.services.settings.local and self.seating.is_only_of(self.head.host)

    # --- telling

    def tell_state(self) -> None:
        """Send the position to everybody, each as they may see it; while one is being written, afterwards."""
        self._owes_state = self._is_writing
        if not self._is_writing:
            self.telling.tell_state()

    def tell(self, message: messages.ServerMessage) -> None:
        """Send a message to everybody."""
        data = encode(message)
        for guest in list(self.guests):
            guest.send_bytes(data)

    # --- changes

    async def change(self, guest: Guest | None, name: str, revision: int | None, act: Act) -> Answer:
        """Carry out a change of the record, whole or not at all, even if the guest goes away meanwhile."""
        return await self._whole(self._change(guest, name, revision, act))

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _change(self, guest: Guest | None, name: str, revision: int | None, act: Act) -> Answer:
        key = f"{guest.grant.key}:{name}" if guest is not None and guest.grant.key else None
        begun = clock.steady()
        async with self.lock:
            self._is_writing = True
            try:
                answer = await self._change_now(guest, key, name, revision, act)
            finally:
                self._is_writing = False
            if guest is not None:
                guest.send(answer)
                self._count(answer, clock.steady() - begun)
            if answer.accepted and not answer.repeated:
                self.telling.tell_events(self._changed_from)
                self.tell_state()
                self.calling.follow()
            elif self._owes_state:
                self.tell_state()
            elif guest is not None and answer.reasons and answer.reasons[0].key == "refused-stale":
                guest.send(self.telling.state_for(guest))
        self.bots.nudge()
        return answer

    async def _change_now(
        self, guest: Guest | None, key: str | None, name: str, revision: int | None, act: Act
    ) -> Answer:
        if key is not None and key in self.submissions:
            return Answer(name, True, self.submissions[key], repeated=True)
        if self.is_broken:
            return self._refuse(name, Reason("server-table-unreadable"))
        if revision is not None and revision != self.revision:
            return self._refuse(name, Reason("refused-stale", {"revision": self.revision, "given": revision}))
        before = len(self.table.record.entries)
        begun = clock.steady()
        try:
            done = act()
            if guest is not None:
                self.services.costs.charge(guest.client, clock.steady() - begun)
            if not isinstance(done, Op):
                return Answer(name, False, self.revision, reasons=done)
            done.submission = key
            await self._write(done)
        except Exception as error:
            logs.fault("change-failed", error, table=self.id)
            await self._recover()
            if key is not None and key in self.submissions:
                return Answer(name, True, self.submissions[key])
            return self._refuse(name, Reason("server-change-failed"))
        self._changed_from = min(before, len(self.table.record.entries)) + 1
        self.chronicle.follow(self.table, self._changed_from)
        self.rewinds.forget()
        return Answer(name, True, self.revision)

    def _count(self, answer: Answer, seconds: float) -> None:
        metrics = self.services.metrics
        became = "repeated" if answer.repeated else "accepted" if answer.accepted else "refused"
        metrics.changed(became, seconds)
        for reason in answer.reasons[:1]:
            metrics.refusals[reason.key] += 1

    _changed_from: int = 0

    def _refuse(self, name: str, reason: Reason) -> Answer:
        return Answer(name, False, self.revision, reasons=[reason])

    async def _write(self, op: Op) -> None:
        """Put a change on disk; it counts from here on."""
        seq, snapshot, summary = (
            self.revision + 1,
            snapshot_of(self.table),
            summary_of(self.port, self.table, self.chronicle.events(self.table)),
        )
        await self.services.storage(lambda store: store.append(self.id, seq, op, snapshot, summary))
        self.revision = seq
        if op.submission is not None:
            self.submissions[op.submission] = seq

    async def _recover(self) -> None:
        """Forget what is in memory and go on from what is on disk."""
        try:
            stored = await self.services.storage(lambda store: store.load(self.id))
            if stored is None:
                raise Refused("server-no-table", 404)
            self._fill(stored, await rebuild_calmly(stored))
        except Exception as error:
            logs.fault("table-lost", error, table=self.id)
            self.is_broken = True
            self.tell(messages.Notice("server-table-unreadable", fatal=True))
            for guest in list(self.guests):
                guest.close()
            return
        self.telling.tell_events(0)
        self._owes_state = True

    # --- what guests ask

    async def receive(self, guest: Guest, message: messages.ClientMessage) -> None:
        """Take one message of a guest."""
        self.used = clock.steady()
        self.services.metrics.messages += 1
        await self.wake()
        match message:
            case messages.Submit():
                await self._submit(guest, message.id, message.revision, [message.text], message.seat)
            case messages.Batch():
                await self._submit(guest, message.id, message.revision, message.texts, message.seat)
            case messages.Undo():
                await self.rewinds.rewind(guest, message.id, message.revision, "undo")
            case messages.Redo():
                await self.rewinds.rewind(guest, message.id, message.revision, "redo")
            case messages.ResetTurn():
                await self.rewinds.rewind(guest, message.id, message.revision, "reset_turn")
            case messages.UndoRequest():
                await self.rewinds.ask(guest, message)
            case messages.UndoVote():
                await self.rewinds.vote(guest, message)
            case (
                messages.TakeSeat()
                | messages.LeaveSeat()
                | messages.GiveSeatToBot()
                | messages.TakeBack()
                | messages.Rename()
                | messages.AnswerHandover()
            ):
                await self._whole(self._seat(guest, message))
            case messages.CallMe() | messages.DontCall():
                await self._whole(self._call(guest, message))
            case messages.Say() | messages.Point() | messages.Nudge():
                await self._whole(self._talk(guest, message))
            case _:
                await self._ask(guest, message)

    async def _ask(self, guest: Guest, message: messages.ClientMessage) -> None:
        """Answer a question, one of an address after the other, and leave others time in between."""
        async with self.services.turns.turn(guest.client):
            await asyncio.sleep(min(LONGEST_PAUSE, self.services.costs.debt(guest.client)))
            async with self.lock:
                begun = clock.steady()
                reply = encode(reply_to(self, guest, message))
                guest.send_bytes(reply)
                spent = clock.steady() - begun
            self.services.costs.charge(guest.client, spent, len(reply))
            if spent > LIGHT_SECONDS and not self.services.settings.local:
                await asyncio.sleep(4 * spent)

    async def _seat(self, guest: Guest, message: messages.SeatMessage) -> None:
        async with self.lock:
            try:
                guest.send(await self.seating.change(guest, message))
            except StorageError as error:
                logs.fault("change-failed", error, table=self.id)
                guest.send(self._refuse(message.id, Reason(error.key, error.details)))
            self.rewinds.forget_absent()
            self.tell_state()
        self.bots.nudge()

    async def _talk(self, guest: Guest, message: messages.TalkMessage) -> None:
        async with self.lock:
            await self.talk.take(guest, message)

    async def _call(self, guest: Guest, message: messages.CallMessage) -> None:
        async with self.lock:
            try:
                guest.send(await self.calling.change(guest, message))
            except StorageError as error:
                logs.fault("change-failed", error, table=self.id)
                guest.send(self._refuse(message.id, Reason(error.key, error.details)))

    async def _submit(
        self, guest: Guest, name: str, revision: int, texts: list[str], seat: int | None
    ) -> None:
        await self.change(guest, name, revision, lambda: self._answer(guest, texts, seat))

    def _answer(self, guest: Guest, texts: list[str], wanted: int | None) -> Op | list[Reason]:
        """Give a guest's answers to the engine, from the seat that they name or from any of theirs."""
        acting = self.seating.acting_mask(guest.grant.key)
        if not acting:
            return [self.seating.why_no_seat(guest)]
        if wanted is not None and not acting >> wanted & 1:
            return [Reason("server-not-your-seat", {"seat": wanted})]
        if (reason := self.ending.refuse(guest, texts)) is not None:
            return [reason]
        before = len(self.table.record.entries)
        outcome = self.table.submit_all(views.seats_in(acting) if wanted is None else [wanted], texts)
        if not isinstance(outcome, Accepted):
            return views.reasons_of(outcome.reasons)
        return do_op(self.table.record.entries[before:], None)
