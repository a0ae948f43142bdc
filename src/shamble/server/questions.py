"""What people at a table ask without changing it: previews, reasons, looks, the log, the past."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shamble.kernel.errors import ShambleError
from shamble.server import lessons, messages, views
from shamble.server.chronicle import scenes_of
from shamble.server.messages import Answer, Reason
from shamble.server.refusals import Refused

if TYPE_CHECKING:
    from shamble.server.guests import Guest
    from shamble.server.room import Room

PAGE: Final = 200
"""Entries of the log that are told at once; a page asks for the next ones."""


def reply_to(room: Room, guest: Guest, message: messages.ClientMessage) -> messages.ServerMessage:
    """Answer a question that changes nothing."""
    state = room.state
    match message:
        case messages.Preview():
            eyes = room.telling.eyes_of(guest, state)
            found = views.preview_of(room.port, state, message.text, eyes)
            return messages.PreviewReply(message.id, message.text, room.revision, found)
        case messages.WhyNot():
            mask = room.seating.acting_mask(guest.grant.key)
            reasons = views.refusal_reasons(state, mask, message.text)
            return messages.Reasons(message.id, message.text, room.revision, reasons)
        case messages.Look():
            try:
                answer = room.port.look(state, room.telling.eyes_of(guest, state), message.question)
            except ShambleError as error:
                return _refuse(room, message.id, Reason(error.key, error.details))
            return messages.Looked(message.id, room.revision, answer)
        case messages.EventsSince():
            start, end = message.entry, message.entry + PAGE
            told = room.chronicle.told(room.telling.ears_of(guest), start, end)
            return messages.Events(start, told, False, len(room.chronicle.rows) > end)
        case messages.PositionAt():
            return _position(room, guest, message)
        case messages.CheckLesson():
            try:
                solved = lessons.is_solved(
                    room.head.game, message.lesson, room.state, room.chronicle.events(room.table)
                )
            except Refused as refused:
                return _refuse(room, message.id, refused.reason)
            return messages.LessonChecked(message.id, message.lesson, solved)
        case messages.Ping():
            return messages.Pong(message.id, room.revision)
    raise TypeError(message)


def _position(room: Room, guest: Guest, message: messages.PositionAt) -> messages.Position:
    last = len(room.table.record.entries)
    at = min(message.entry, last)
    state, port = room.table.position_at(at), room.port
    eyes = room.telling.eyes_of(guest, state)
    row, ears = room.chronicle.rows[at], room.telling.ears_of(guest)
    is_other = port.board_mark(state) != port.board_mark(room.state)
    return messages.Position(
        message.id,
        at,
        last,
        port.view(state, eyes),
        views.panels_of(port, state, eyes),
        port.progress(state),
        port.board(state) if is_other else None,
        row.text_for(ears),
        row.entry.seat,
        row.shown_to(ears, scenes_of(port, {at: room.table.scenes_at(at)}, eyes)).events,
    )


def _refuse(room: Room, name: str, reason: Reason) -> Answer:
    return Answer(name, False, room.revision, reasons=[reason])
