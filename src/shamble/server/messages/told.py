"""What the server tells over a socket: the position, the question, the log, and what became of a message."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from shamble.port.messages import MissionInfo, Panel, Phrase, Place
from shamble.port.wording import Wording
from shamble.server.messages.common import (
    Carried,
    Facts,
    Mask,
    Permission,
    Reason,
    ResultName,
    RewindKind,
    Role,
    UndoMode,
)
from shamble.server.messages.over_http import SeatInfo

# --- the pending question


class OptionInfo(Struct):
    """One answer: the text to submit, who may, what it names, costs and points at."""

    text: str
    verb: str
    seats: Mask
    args: Facts
    cost: int
    places: list[int]


class RefusedInfo(Struct):
    """A verb that is not offered, and why."""

    verb: str
    reasons: list[Reason]


class DecisionInfo(Struct):
    """What is to be decided; `question` is a text key, `args` what it speaks of."""

    question: str
    kind: Literal["owned", "shared", "window"]
    rule: str
    args: Facts
    seats: Mask
    mine: bool
    """Whether one of your seats may answer."""
    options: list[OptionInfo]
    refused: list[RefusedInfo]
    asides: list[OptionInfo]


class UndoRequestInfo(Struct):
    """Somebody asks to take something back: who, what, and what each seat has said so far."""

    number: int
    what: RewindKind
    seat: int
    entries: int
    needs: list[int]
    agreed: list[int]


class HandoverInfo(Struct):
    """The host asks whether a bot may play the seat of somebody who is here."""

    seat: int
    bot: str


class Line(Struct):
    """Something that somebody said: who, what, and after how many answers of the game."""

    number: int
    seat: int
    text: str
    entry: int
    when: float


class EventInfo(Struct):
    """A fact. `place` says where in the game it belongs if that is elsewhere than what was told before it."""

    key: str
    args: Facts
    rule: str
    place: Place | None = None
    scene: Carried = None
    """What of the view is other than before, where a page wants to see the position at this event: the
    changed fields with their new values. Not in the log of what lies back."""


class EntryInfo(Struct):
    """One answer of the record and what it caused. Entry 0 is the setup and has no answer.

    An answer that is not for you has an empty text.
    """

    entry: int
    seat: int
    text: str
    aside: bool
    revealed: bool
    joined: bool
    """Whether it was given together with the answer before it, and goes back with it."""
    place: Place
    """Where in the game it begins."""
    events: list[EventInfo]


# --- the messages


class Hello(Struct, tag="hello"):
    """First message on a socket: the table, who you are, the map and the components."""

    protocol: int
    table: str
    game: str
    page: str
    mood: str
    mission: MissionInfo
    """The mission as the game tells it; the game's own message may hold more."""
    options: dict[str, Any]
    """What was chosen before the game, by the fields of its schema."""
    bots: list[str]
    role: Role
    yours: list[int]
    undo_mode: UndoMode
    addresses: list[str]
    """Where others on the network reach this server; none if only this computer does."""
    private: bool
    """Whether all seats are yours or bots', on your own server: exports hold everything."""
    seal: str
    """The seal of the key that tells all chance here, known before the first roll; "" for own games."""
    secrets: bool
    """Whether seats hide things from each other: a screen that several share is covered between them."""
    board: Carried
    content: Carried
    wording: Wording
    version: str
    push: str = ""
    """The key with which a browser subscribes to being called; "" where nobody is."""


class NewBoard(Struct, tag="board"):
    """The map has changed: the new one takes the place of the old."""

    board: Carried


class State(Struct, tag="state"):
    """The position after `revision`; sent after every change. `entry` counts the answers in the record."""

    revision: int
    entry: int
    view: Carried
    eyes: int
    """The seat through which the position is seen; -1 for those who only watch."""
    panels: list[Panel]
    """The position in words, for games without a page of their own."""
    progress: Phrase
    decision: DecisionInfo | None
    waiting: list[int]
    """The seats that the table waits for; what a bot thinks about lists the bot's seat."""
    seats: list[SeatInfo]
    watchers: int
    yours: list[int]
    can_undo: Permission
    can_redo: Permission
    can_reset: Permission
    undo_request: UndoRequestInfo | None
    handovers: list[HandoverInfo]
    result: ResultName
    ending: str
    winners: list[int]
    scores: list[int]
    parts: list[dict[str, int]]
    """What each seat's score is made of, by text keys."""
    key: str = ""
    """The key of the table's chance, once the game is over: `shamble replay --verify` checks all with it."""


class Events(Struct, tag="events"):
    """New entries of the log. Entries from `start` on replace those that the page has."""

    start: int
    entries: list[EntryInfo]
    live: bool
    """False for an answer to `events_since`: nothing to animate."""
    more: bool = False
    """Whether there are entries after these: ask for the log from the next one on."""


class Answer(Struct, tag="answer"):
    """What became of a submission: accepted, or refused with reasons. `id` is the submission's."""

    id: str
    accepted: bool
    revision: int
    repeated: bool = False
    reasons: list[Reason] = []


class PreviewReply(Struct, tag="preview"):
    """What an action may bring; None for actions without odds."""

    id: str
    text: str
    revision: int
    preview: Carried


class Reasons(Struct, tag="reasons"):
    """Why an action is not possible now; none if it is."""

    id: str
    text: str
    revision: int
    reasons: list[Reason]


class Looked(Struct, tag="looked"):
    """The game's answer to a look at the position."""

    id: str
    revision: int
    answer: Carried


class Position(Struct, tag="position"):
    """The position after an earlier entry, for replays; `text` is the answer that led there."""

    id: str
    entry: int
    last: int
    view: Carried
    panels: list[Panel]
    progress: Phrase
    board: Carried
    """The map as it was then, if it has changed since; else None."""
    text: str
    seat: int
    events: list[EventInfo]
    """What happened on the way there from the entry before, with its scenes."""


class Seated(Struct, tag="seated"):
    """You have a seat now (or one less): keep this token instead of the old one."""

    id: str
    role: Role
    yours: list[int]
    token: str


class Notice(Struct, tag="notice"):
    """Something to tell: a text key. `fatal` if the server closes the socket after it."""

    key: str
    args: Facts = {}
    fatal: bool = False


class Said(Struct, tag="said"):
    """What people say: one line as it comes, or all that was said before to somebody who comes."""

    lines: list[Line]


class Pointed(Struct, tag="pointed"):
    """Somebody points at a place of the board, for everybody to see now."""

    seat: int
    place: int


class Nudged(Struct, tag="nudged"):
    """Somebody is reminded that the table waits for them."""

    seat: int
    by: int


class LessonChecked(Struct, tag="lesson_checked"):
    """Whether a lesson is solved at this table."""

    id: str
    lesson: str
    solved: bool


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""

    id: str
    revision: int


ServerMessage = (
    Hello
    | NewBoard
    | State
    | Events
    | Answer
    | PreviewReply
    | Reasons
    | Looked
    | Position
    | Seated
    | Notice
    | Said
    | Pointed
    | Nudged
    | LessonChecked
    | Pong
)
