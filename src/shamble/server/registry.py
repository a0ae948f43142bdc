"""All tables of a server: making them, finding them, keeping the lively ones in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from shamble.bots import ready_bots
from shamble.content.records import new_seed
from shamble.kernel.record import Record
from shamble.kernel.state import RUNNING
from shamble.port.messages import Phrase
from shamble.server import clock, lessons, library, logs, messages
from shamble.server.exports import Limits
from shamble.server.founding import Founded, Source, found
from shamble.server.limits import Guests, Turns
from shamble.server.messages import CreateTable, Notice, TableCreated, TableInfo
from shamble.server.rebuild import Rebuilt, rebuild_calmly, snapshot_of, summary_of
from shamble.server.refusals import Refused
from shamble.server.room import Room, Services
from shamble.server.seating import clean_name, seat_infos
from shamble.server.storage import Damaged
from shamble.server.stored import Head, Row, Seat, Stored
from shamble.server.sweeping import SWEEPER
from shamble.server.tokens import Grant, new_key, new_table_id
from shamble.server.worker import FileJob, Job, RecordJob
from shamble.server.workers import Workers

LISTED: Final = 200
FORBIDDEN_SOCKET: Final = 4403
DAY: Final = 86_400.0
PROBE_SECONDS: Final = 1.0
CALM_SECONDS: Final = 15.0
MOST_PURGED: Final = 20
"""Forgotten tables that are removed whenever another one is forgotten."""


class Registry:
    """Every table, in memory or on disk."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading = Turns()
        self.guests = Guests(services.settings.sockets_per_client)
        self.workers = Workers(services.settings, services.costs)
        self.costs = services.costs
        self._continued: set[str] = set()
        """Tables of which somebody is to be told that they go on from their last position."""
        self.started = clock.steady()
        self._probing = asyncio.Lock()
        self._probed = -PROBE_SECONDS

    # --- finding

    @asynccontextmanager
    async def opened(self, table: str) -> AsyncIterator[Room]:
        """A table, read from disk if it is not in memory; it stays there as long as somebody uses it."""
        room = await self._open(table)
        try:
            yield room
        finally:
            room.users -= 1

    def check_debt(self, client: str) -> None:
        """Refuse something heavy to whoever has caused too much work lately."""
        if self.costs.debt(client) > 0:
            raise Refused("server-too-fast", 429)

    async def probe(self) -> None:
        """Write something, unless that was just done; StorageError if it cannot be done."""
        async with self._probing:
            if clock.steady() - self._probed >= PROBE_SECONDS:
                await self.services.storage(lambda store: store.probe())
                self._probed = clock.steady()

    def check_edition(self, room: Room, grant: Grant) -> None:
        """Refuse a link that was revoked."""
        if is_revoked(grant, room.edition, room.seating.seats):
            raise Refused("server-link-revoked", 403)

    async def _open(self, table: str) -> Room:
        async with self._loading.turn(table):  # two rooms of one table would be two games
            room = self.rooms.get(table)
            if room is None or room.is_broken:
                stored = await self.services.storage(lambda store: store.load(table))
                if stored is None:
                    raise Refused("server-no-table", 404)
                room = await self._revive(stored)
                self.rooms[table] = room
            else:
                room.used = clock.steady()
                await room.wake()
            room.users += 1  # before others are let go of
            self.rooms.move_to_end(table)
            self._make_room()
            return room

    async def _revive(self, stored: Stored) -> Room:
        rebuilt = await rebuild_calmly(stored)
        name = stored.row.id
        notices = [Notice("server-continued")] if name in self._continued else []
        self._continued.discard(name)
        if rebuilt.rebase is not None:
            seq, op = len(stored.ops) + 1, rebuilt.rebase
            port = library.need_port(stored.row.head.game)
            snapshot, summary = snapshot_of(rebuilt.table), summary_of(port, rebuilt.table)
            await self.services.storage(lambda store: store.append(name, seq, op, snapshot, summary))
            stored = Stored(stored.row, [*stored.ops, op], snapshot, stored.talk)
            notices = [Notice("server-continued")]
        room = Room(self.services, stored, rebuilt)
        room.notices += notices
        return room

    def _make_room(self) -> None:
        """Let go of tables that nobody has used for longest."""
        excess = len(self.rooms) - self.services.settings.live_tables
        for name in [name for name, room in self.rooms.items() if room.is_idle][: max(0, excess)]:
            del self.rooms[name]

    def calm_down(self) -> None:
        """Let tables rest at which nobody has done anything for a while."""
        before = clock.steady() - self.services.settings.rest_seconds
        for room in self.rooms.values():
            if room.used < before and room.is_calm and not (room.is_resting or room.is_broken):
                room.rest()

    async def keep_calm(self) -> None:
        """Look after the tables again and again."""
        while True:
            await asyncio.sleep(CALM_SECONDS)
            self.calm_down()
            SWEEPER.sweep(sum(not room.is_resting for room in self.rooms.values()))

    def need_grant(self, token: str, table: str | None = None) -> Grant:
        """What a token allows, if it is one of ours and for this table."""
        grant = self.services.tokens.read(token)
        if grant is None or (table is not None and grant.table != table):
            raise Refused("server-token", 403)
        return grant

    async def info(self, table: str, token: str) -> TableInfo:
        """A table as the holder of a token sees it in a list."""
        grant = self.need_grant(token, table)
        row = await self.services.storage(lambda store: store.row(table))
        if row is None:
            raise Refused("server-no-table", 404)
        if is_revoked(grant, row.edition, row.seats):
            raise Refused("server-link-revoked", 403)
        return self._info(row, grant)

    async def find(self, tokens: list[str]) -> list[TableInfo]:
        """The tables of these tokens, the last used first; on a local server all tables."""
        found: dict[str, TableInfo] = {}
        for token in tokens[:LISTED]:
            grant = self.services.tokens.read(token)
            if grant is None:
                continue
            name = grant.table
            try:
                row = await self.services.storage(lambda store, name=name: store.row(name))  # type: ignore[misc]
            except Damaged:
                found.setdefault(name, self._damaged(name, grant))
                continue
            if row is not None and not is_revoked(grant, row.edition, row.seats):
                info = self._info(row, grant)
                if name not in found or len(info.yours) >= len(found[name].yours):
                    found[name] = info
        if self.services.settings.local:
            for row in await self.services.storage(lambda store: store.rows(LISTED)):
                if isinstance(row, Damaged):
                    name = str(row.details["table"])
                    found.setdefault(name, self._damaged(name, Grant(name, "host", "")))
                else:
                    found.setdefault(row.id, self._info(row, Grant(row.id, "host", row.head.host)))
        return sorted(found.values(), key=lambda info: -info.updated)

    def _info(self, row: Row, grant: Grant) -> TableInfo:
        room = self.rooms.get(row.id)
        here = {guest.grant.key for guest in room.guests} if room is not None else set()
        yours = [seat for seat, held in enumerate(row.seats) if grant.key and held.holder == grant.key]
        return TableInfo(
            row.id,
            row.head.game,
            row.head.mission,
            mission_slug(row.head),
            row.summary.progress,
            row.summary.verdict(),
            row.summary.ending,
            row.summary.winners,
            row.summary.scores,
            row.summary.entries,
            row.created,
            row.updated,
            seat_infos(row.seats, row.summary.figures, here),
            grant.role,
            yours,
            row.summary.waiting,
            room is None or not room.is_broken,
            self.services.tokens.write(grant),
            row.summary.tally,
        )

    def _damaged(self, table: str, grant: Grant) -> TableInfo:
        """A table of which nothing can be believed, for lists."""
        token = self.services.tokens.write(grant)
        unknown: dict[str, Any] = dict.fromkeys(("game", "mission", "slug", "ending"), "")
        lists: dict[str, Any] = {name: [] for name in ("winners", "scores", "seats", "yours", "waiting")}
        return TableInfo(
            table=table,
            **unknown,
            **lists,
            progress=Phrase("server-table-damaged"),
            result="running",
            entries=0,
            created=0.0,
            updated=0.0,
            role=grant.role,
            readable=False,
            token=token,
        )

    # --- making

    async def create(self, request: CreateTable, client: str) -> TableCreated:
        """A new table as somebody asked for it."""
        shared = any(seat.kind == "open" for seat in request.seats)
        if request.seed is not None and shared:
            raise Refused("server-seed-shared", 400)
        seed = new_seed() if request.seed is None else request.seed
        bots = ready_bots(library.need_port(request.game))
        for seat in request.seats:
            if seat.kind == "bot" and seat.bot and seat.bot not in bots:
                raise Refused("server-unknown-bot", 400, bot=seat.bot)
        mission = library.chosen_mission(request.game, request.mission, seed)
        given = {**request.options, "seats": len(request.seats)}
        options = library.options_from(request.game, mission, given)
        if request.quick:
            options = library.at_once(request.game, mission, options, seed)
        undo = request.undo or ("until-news" if shared else "free")
        head = Head(request.game, mission, options, undo, seed, seed, new_key())
        if request.seed is None and (shared or not self.services.settings.local):
            head.seed, head.key = None, self._draw_key()
        seats = [
            Seat(
                clean_name(seat.name),
                head.host if seat.kind == "human" else "",
                (seat.bot or next(iter(bots))) if seat.kind == "bot" else "",
            )
            for seat in request.seats
        ]
        return await self._found(head, seats, client, request.quick)

    async def take_in(self, data: bytes, undo: messages.UndoMode | None, client: str) -> TableCreated:
        """A table from a record file of unknown origin; all its seats are the bringer's."""
        settings = self.services.settings
        if len(data) > settings.import_bytes:
            raise Refused("server-import-large", 413, most=settings.import_bytes)
        limits = Limits(settings.import_bytes, settings.import_entries, settings.local)
        return await self._bring(FileJob(data, limits, self._source(undo, None)), client)

    async def branch(self, room: Room, grant: Grant, entry: int, client: str) -> TableCreated:
        """A new table that goes on from an earlier place of this one; if it is shared, with other luck."""
        record = room.table.record
        if entry > len(record.entries):
            raise Refused("server-no-entry", 404, entry=entry, last=len(record.entries))
        if not room.is_private and room.state.result == RUNNING:
            known = room.table.known_record(room.seating.held_by(grant.key), new_seed(), entry)
            return await self._from_record(known, None, client, None)
        if room.head.key:
            return await self._from_record(self._cut(record, entry), None, client, None)
        return await self._from_record(self._cut(record, entry), None, client, room.head.generator)

    async def learn(self, game: str, lesson: str, client: str) -> TableCreated:
        """A table that begins at the position of a lesson; everything may be tried and taken back."""
        return await self._from_record(lessons.record_of(game, lesson), "free", client, None)

    def _cut(self, record: Record, entry: int) -> Record:
        """A record up to an entry."""
        copy = Record(record.game, record.mission, record.options, record.seed)
        copy.base, copy.opening, copy.entries = record.base, record.opening, record.entries[:entry]
        return copy

    def _draw_key(self) -> str:
        return self.services.settings.draw_key().hex()

    async def _from_record(
        self, record: Record, undo: messages.UndoMode | None, client: str, generator: int | None
    ) -> TableCreated:
        record.luck = None
        data = msgspec.Raw(msgspec.json.encode(record.encode()))
        return await self._bring(RecordJob(data, self._source(undo, generator)), client)

    def _source(self, undo: messages.UndoMode | None, generator: int | None) -> Source:
        key = "" if self.services.settings.local else self._draw_key()
        return Source(new_key(), key, new_seed() if generator is None else generator, undo)

    async def _bring(self, job: Job, client: str) -> TableCreated:
        """Have a game from elsewhere played again by a worker, and write it down."""
        await self._check_room_for(client)
        founded = await self.workers.do(client, job)
        seats = [Seat("", founded.head.host) for _ in range(founded.head.options["seats"])]
        row = await self._write_down(founded, seats, client)
        return self._keys(row)

    async def _found(self, head: Head, seats: list[Seat], client: str, quick: bool) -> TableCreated:
        """Set a new table up and write it down."""
        await self._check_room_for(client)
        begun = clock.steady()
        founded, table = found(head, None, quick)
        self.costs.charge(client, clock.steady() - begun)
        row = await self._write_down(founded, seats, client)
        stored = Stored(row, founded.ops, founded.snapshot)
        self.rooms[row.id] = Room(self.services, stored, Rebuilt(founded.head, table, None))
        self._make_room()
        return self._keys(row)

    async def _write_down(self, founded: Founded, seats: list[Seat], client: str) -> Row:
        now = clock.wall()
        row = Row(new_table_id(), founded.head, seats, founded.summary, now, now, 0, len(founded.ops))
        ops, snapshot = founded.ops, founded.snapshot
        name = self._client_name(client)
        await self.services.storage(lambda store: store.create(row, name, ops, snapshot))
        if founded.continued:
            self._continued.add(row.id)
        self.services.metrics.created += 1
        logs.note("table-created", table=row.id, game=founded.head.game, mission=founded.head.mission)
        return row

    async def _check_room_for(self, client: str) -> None:
        """Refuse clients with too many tables, and everybody when the server is full."""
        settings = self.services.settings
        self.check_debt(client)
        since = clock.wall() - settings.forget_days * DAY
        name = self._client_name(client)
        own, all_tables = await self.services.storage(lambda store: (store.count(name, since), store.count()))
        if own >= settings.tables_per_client and not settings.local:
            raise Refused("server-too-many-tables", 429, most=settings.tables_per_client)
        if all_tables >= settings.tables:
            raise Refused("server-full", 503)

    def _client_name(self, client: str) -> str:
        return self.services.tokens.derive("client", client)

    def _keys(self, row: Row) -> TableCreated:
        write = self.services.tokens.write
        return TableCreated(
            row.id,
            write(Grant(row.id, "host", row.head.host)),
            write(Grant(row.id, "invite", "", row.edition)),
            write(Grant(row.id, "watch", "", row.edition)),
        )

    async def revoke(self, table: str, token: str) -> TableCreated:
        """New invite and watch links; the old ones open nothing any more, and who came by them has to go."""
        grant = self.need_grant(token, table)
        if grant.role != "host":
            raise Refused("server-not-host", 403)
        async with self.opened(table) as room, room.lock:
            edition = room.edition + 1
            await self.services.storage(lambda store: store.revoke(table, edition))
            room.edition = edition
            for guest in list(room.guests):
                if is_revoked(guest.grant, edition, room.seating.seats):
                    guest.send(Notice("server-link-revoked", fatal=True))
                    guest.close(FORBIDDEN_SOCKET)
        row = await self.services.storage(lambda store: store.row(table))
        if row is None:
            raise Refused("server-no-table", 404)
        logs.note("links-revoked", table=table)
        return self._keys(row)

    async def forget(self, table: str, token: str) -> None:
        """Take a table out of all lists; only its host may."""
        if self.need_grant(token, table).role != "host":
            raise Refused("server-not-host", 403)
        before = clock.wall() - self.services.settings.purge_days * DAY
        await self.services.storage(lambda store: store.hide(table))
        await self.services.storage(lambda store: store.purge(before, MOST_PURGED))
        room = self.rooms.pop(table, None)
        if room is not None:
            room.is_broken = True
            room.tell(Notice("server-table-removed", fatal=True))
            for guest in list(room.guests):
                guest.close()


def is_revoked(grant: Grant, edition: int, seats: list[Seat]) -> bool:
    """Whether a link is one of those that the host has made void; people with seats stay."""
    holds = bool(grant.key) and any(seat.holder == grant.key for seat in seats)
    return grant.role != "host" and grant.edition < edition and not holds


def mission_slug(head: Head) -> str:
    """What stands for a mission in text keys; empty if the game is gone."""
    try:
        return library.need_port(head.game).slug_of(head.mission)
    except Refused:
        return ""
