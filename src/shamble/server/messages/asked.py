"""What a page says over a socket. `id` comes back with the answer."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from shamble.server.messages.common import (
    MOST_LETTERS,
    Count,
    Name,
    RewindKind,
    SeatNumber,
    Slug,
    SubmissionId,
    Word,
)


class Submit(Struct, tag="submit", forbid_unknown_fields=True):
    """An answer to the pending question, or an aside. Sent twice with one id, it counts once."""

    id: SubmissionId
    revision: Count
    text: Word
    seat: SeatNumber | None = None
    """Which of your seats says it; found by itself where only one may."""


class Batch(Struct, tag="batch", forbid_unknown_fields=True):
    """Several answers, all or none, taken back as one. Only the last may bring chance or news."""

    id: SubmissionId
    revision: Count
    texts: Annotated[list[Word], Meta(min_length=1, max_length=64)]
    seat: SeatNumber | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last answer of a person (and what bots did after it)."""

    id: SubmissionId
    revision: Count


class Redo(Struct, tag="redo", forbid_unknown_fields=True):
    """Bring back what was taken back last."""

    id: SubmissionId
    revision: Count


class ResetTurn(Struct, tag="reset_turn", forbid_unknown_fields=True):
    """Take back the turn in progress, as far as the undo mode allows."""

    id: SubmissionId
    revision: Count


class UndoRequest(Struct, tag="undo_request", forbid_unknown_fields=True):
    """Ask the others at a shared table to agree."""

    id: SubmissionId
    revision: Count
    what: RewindKind = "undo"


class UndoVote(Struct, tag="undo_vote", forbid_unknown_fields=True):
    """Answer such a request; one no is enough to refuse it. The asker's own no withdraws it."""

    id: SubmissionId
    number: Count
    agree: bool


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """Ask what an answer may bring."""

    id: SubmissionId
    text: Word


class WhyNot(Struct, tag="why_not", forbid_unknown_fields=True):
    """Ask why an action is not possible."""

    id: SubmissionId
    text: Word


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Ask the game something about the position, as its port declares: sight, ways, a bonus."""

    id: SubmissionId
    question: dict[Slug, Any]


class TakeSeat(Struct, tag="take_seat", forbid_unknown_fields=True):
    """Sit down at a seat that nobody holds; a bot there makes room."""

    id: SubmissionId
    seat: SeatNumber
    name: Name = ""


class LeaveSeat(Struct, tag="leave_seat", forbid_unknown_fields=True):
    """Give a seat up for others. The host may free the seat of somebody who has been away for a while."""

    id: SubmissionId
    seat: SeatNumber


class GiveSeatToBot(Struct, tag="give_seat_to_bot", forbid_unknown_fields=True):
    """Let a bot play a seat for now. The host may do so for others who have been away for a while; whoever is
    here is asked."""

    id: SubmissionId
    seat: SeatNumber
    bot: Name = ""


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Play an own seat again instead of the bot."""

    id: SubmissionId
    seat: SeatNumber


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    """Change the name shown at an own seat."""

    id: SubmissionId
    seat: SeatNumber
    name: Name


class AnswerHandover(Struct, tag="answer_handover", forbid_unknown_fields=True):
    """Say whether a bot may play an own seat, as the host has asked; the host's own no withdraws it."""

    id: SubmissionId
    seat: SeatNumber
    agree: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say a short line to everybody at the table."""

    id: SubmissionId
    text: Annotated[str, Meta(max_length=MOST_LETTERS)]


class Point(Struct, tag="point", forbid_unknown_fields=True):
    """Point at a place of the board, by its number."""

    id: SubmissionId
    place: Count


class Nudge(Struct, tag="nudge", forbid_unknown_fields=True):
    """Remind somebody that the table waits for them."""

    id: SubmissionId
    seat: SeatNumber


class CallMe(Struct, tag="call_me", forbid_unknown_fields=True):
    """Be called when the table waits for you and its page is closed: what the browser gave for that."""

    id: SubmissionId
    endpoint: Annotated[str, Meta(max_length=1_000)]
    point: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]
    lang: Slug


class DontCall(Struct, tag="dont_call", forbid_unknown_fields=True):
    """Be told no more, with this browser."""

    id: SubmissionId
    endpoint: Annotated[str, Meta(max_length=1_000)]


class EventsSince(Struct, tag="events_since", forbid_unknown_fields=True):
    """Ask for the log from an entry on."""

    id: SubmissionId
    entry: Count


class PositionAt(Struct, tag="position_at", forbid_unknown_fields=True):
    """Ask for the position after an earlier entry."""

    id: SubmissionId
    entry: Count


class CheckLesson(Struct, tag="check_lesson", forbid_unknown_fields=True):
    """Ask whether what a lesson asks for is done."""

    id: SubmissionId
    lesson: Slug


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there."""

    id: SubmissionId


ClientMessage = (
    Submit
    | Batch
    | Undo
    | Redo
    | ResetTurn
    | UndoRequest
    | UndoVote
    | Preview
    | WhyNot
    | Look
    | TakeSeat
    | LeaveSeat
    | GiveSeatToBot
    | TakeBack
    | Rename
    | AnswerHandover
    | Say
    | Point
    | Nudge
    | CallMe
    | DontCall
    | EventsSince
    | PositionAt
    | CheckLesson
    | Ping
)

SeatMessage = TakeSeat | LeaveSeat | GiveSeatToBot | TakeBack | Rename | AnswerHandover
TalkMessage = Say | Point | Nudge
CallMessage = CallMe | DontCall
