"""A seat's socket: messages in one by one, checked and limited; messages out in order."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from shamble.server import logs
from shamble.server.gate import client_of
from shamble.server.guests import GOING, Guest, encode
from shamble.server.limits import Bucket
from shamble.server.messages import ClientMessage, Notice
from shamble.server.refusals import Refused
from shamble.server.registry import Registry
from shamble.server.room import Room
from shamble.server.storage import Damaged, StorageError

Socket = WebSocket[Any, Any, Any]

BAD_MESSAGE: Final = 4400
FORBIDDEN: Final = 4403
TOO_LARGE: Final = 4413
TOO_FAST: Final = 4429
SILENT: Final = 4408
CODES: Final = {403: FORBIDDEN, 404: 4404, 409: 4409, 429: TOO_FAST, 503: 4503}

PATIENCE: Final = 20
"""So many messages that make no sense before the socket is closed."""

FLUSH_SECONDS: Final = 2.0

_decoder: Final = msgspec.json.Decoder(ClientMessage)


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, registry: NamedDependency[Registry], table: FromPath[str]) -> None:
    """Sit down at a table, or watch it, for as long as the socket is open."""
    client = client_of(socket.scope)
    await socket.accept()
    if not registry.guests.enter(client):
        await _turn_away(socket, Refused("server-too-many-sockets", 429))
        return
    try:
        grant = registry.need_grant(socket.query_params.get("token", "")[:1000], table)
        async with registry.opened(table) as room:
            registry.check_edition(room, grant)
            if len(room.guests) >= registry.services.settings.sockets_per_table:
                raise Refused("server-table-full", 429)
            waiting = registry.services.settings.waiting_bytes
            await _serve(socket, room, Guest(grant, client, waiting))
    except Refused as refused:
        registry.services.metrics.refusals[refused.reason.key] += 1
        await _turn_away(socket, refused)
    except Damaged as damaged:
        logs.warn("table-damaged", table=table, said=str(damaged))
        await _turn_away(socket, Refused(damaged.key, 409, **damaged.details))
    except StorageError as error:
        logs.fault("disk-failed", error, table=table)
        registry.services.metrics.disk_failures += 1
        await _turn_away(socket, Refused(error.key, 503, **error.details))
    finally:
        registry.guests.leave(client)


async def _turn_away(socket: Socket, refused: Refused) -> None:
    logs.note("socket-refused", reason=refused.reason.key, client=client_of(socket.scope))
    notice = Notice(refused.reason.key, refused.reason.args, fatal=True)
    try:
        await socket.send_text(encode(notice))
        await socket.close(CODES.get(refused.status, BAD_MESSAGE), refused.reason.key)
    except Exception as error:  # already gone
        logs.debug("socket-gone", error=repr(error))


async def _serve(socket: Socket, room: Room, guest: Guest) -> None:
    writing = asyncio.ensure_future(_write(socket, guest))
    try:
        room.join(guest)
        guest.close(await _read(socket, room, guest))
    finally:
        room.leave(guest)
        guest.close()
        done, _ = await asyncio.wait({writing}, timeout=FLUSH_SECONDS)
        if not done:
            writing.cancel()


async def _write(socket: Socket, guest: Guest) -> None:
    """Send what is waiting until there is nothing more to come."""
    try:
        while (data := await guest.next()) is not None:
            await socket.send_text(data)
        await socket.close(guest.code)
    except Exception as error:  # already gone
        logs.debug("socket-gone", error=repr(error))


async def _read(socket: Socket, room: Room, guest: Guest) -> int:
    """Take messages until the socket closes or has to be closed; the code for that."""
    settings = room.services.settings
    bucket = Bucket(settings.messages_per_second, settings.message_burst)
    left = PATIENCE
    patience: float | None = settings.first_seconds
    while True:
        try:
            event: Any = await asyncio.wait_for(socket.receive(), patience)
        except TimeoutError:
            guest.send(Notice("server-silent", fatal=True))
            return SILENT
        patience = None  # from now on pings tell whether it is there
        if event["type"] == "websocket.disconnect":
            return GOING
        data = event.get("text") or event.get("bytes") or ""
        if len(data) > settings.message_bytes:
            guest.send(Notice("server-message-large", {"most": settings.message_bytes}, fatal=True))
            return TOO_LARGE
        await asyncio.sleep(bucket.pause())  # whoever sends too fast only fills their own queue
        if not await take_raw(room, guest, data):
            left -= 1
            if left <= 0:
                guest.send(Notice("server-message-bad", {"said": ""}, fatal=True))
                logs.note("socket-dropped", client=guest.client, table=room.id)
                return BAD_MESSAGE


async def take_raw(room: Room, guest: Guest, data: str | bytes) -> bool:
    """Take what came over a socket; False if it makes no sense."""
    try:
        message = _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        guest.send(Notice("server-message-bad", {"said": str(error)[:200]}))
        return False
    await _take(room, guest, message)
    return True


async def _take(room: Room, guest: Guest, message: ClientMessage) -> None:
    try:
        await room.receive(guest, message)
    except (StorageError, Damaged, Refused) as error:  # the table cannot be read just now
        key, args = (error.reason.key, error.reason.args) if isinstance(error, Refused) else (error.key, {})
        logs.warn("message-refused", table=room.id, message=type(message).__name__, said=str(error))
        guest.send(Notice(key, args or getattr(error, "details", {})))
        guest.close(CODES[503])
    except Exception as error:
        logs.fault("message-failed", error, table=room.id, message=type(message).__name__)
        guest.send(Notice("server-fault"))
