"""Everything that goes over HTTP and WebSocket, declared once; the browser's types are generated from it.

What belongs to one game only (view, content, board, previews, answers to looks) is declared by the game's
port and carried here unopened, as `Carried`. The browser's `messages.ts`, one in its shell and one for
each page, are written from this module and the ports' message types by
`python -m shamble.server.typescript`; a test keeps them fresh.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from shamble.port.messages import Figure, MissionInfo, Panel, Phrase, Place
from shamble.port.options import Schema
from shamble.port.wording import Wording

PROTOCOL = 2
"""Raised when an old page could misunderstand a new server: such a page reloads itself."""

ADDRESSES: dict[str, str] = {
    "games": "GET /api/games -> GameList",
    "missions": "GET /api/games/{game}/missions -> MissionList",
    "board": "GET /api/games/{game}/missions/{mission}/board.svg?theme=night|day&detail=full|small -> SVG",
    "content": "GET /api/games/{game}/content -> what is printed on the components, as the game declares it",
    "rules": "GET /api/games/{game}/rules?lang= -> RuleList",
    "lessons": "GET /api/games/{game}/lessons -> LessonList",
    "lesson": "POST /api/games/{game}/lessons/{lesson} -> TableCreated: a table at the position of a lesson",
    "text": "GET /api/text/{lang}?game= -> TextCatalogue: with the words of that game",
    "create": "POST /api/tables (CreateTable) -> TableCreated",
    "find": "POST /api/tables/find (FindTables) -> TableList",
    "import": "POST /api/tables/import?undo= (a record file) -> TableCreated",
    "table": "GET /api/tables/{table}?token= -> TableInfo",
    "export": "GET /api/tables/{table}/export?token= -> a record file",
    "branch": "POST /api/tables/{table}/branch (Branch) -> TableCreated",
    "forget": "POST /api/tables/{table}/forget (Forget) -> Done: the host removes a table from all lists",
    "revoke": "POST /api/tables/{table}/revoke (Revoke) -> TableCreated: the host makes the old links void",
    "health": "GET /health -> Health",
    "socket": "WebSocket /ws/tables/{table}?token= : ServerMessage and ClientMessage as JSON texts",
}
"""Every address of the server. Refusals are answered with a `Problem`."""

Facts = dict[str, Any]
"""Arguments of a message key. Numbers, texts, lists and small mappings, as the engine gives them."""

Carried = Any
"""A message that the game's port declares; the server does not look into it."""

Mask = int
"""Seats as bits: seat 0 is 1, seat 1 is 2, seat 2 is 4."""

UndoMode = Literal["free", "until-news", "none"]
SeatKind = Literal["human", "open", "bot"]
Role = Literal["host", "seat", "invite", "watch"]
ResultName = Literal["running", "won", "lost", "decided"]
RewindKind = Literal["undo", "redo", "reset_turn"]
Permission = Literal["no", "yes", "ask"]
"""Whether something may be done at once, only if the others agree, or not at all."""

MOST_LETTERS = 300
"""So long may a line be that somebody says."""

Name = Annotated[str, Meta(max_length=40)]
Slug = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=400)]
SubmissionId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=600)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Seed = Annotated[int, Meta(ge=0, le=9_007_199_254_740_991)]


class Reason(Struct):
    """Why something is not possible: a text key, its arguments and the rule ("" if none)."""

    key: str
    args: Facts = {}
    rule: str = ""


class Problem(Struct):
    """The body of every HTTP answer that is not a success."""

    error: Reason


# --- missions and games


class MissionList(Struct):
    missions: list[MissionInfo]


class GameInfo(Struct):
    """A game, how it is drawn, and what may be chosen before it starts."""

    name: str
    parent: str
    page: str
    """The client's page that draws it; without one it is played on the plain table."""
    mood: str
    missions: int
    schema: Schema
    bots: list[str]
    """Who may play a seat, the best one first."""


class GameList(Struct):
    """The games of this server, and what its tables may use."""

    games: list[GameInfo]
    languages: list[str]
    undo_modes: list[UndoMode]
    local: bool
    """Whether this is one person's own server: every table on it belongs to them."""
    version: str
    protocol: int


class LessonInfo(Struct):
    """A position that teaches something; its words are `lesson-<id>`, `.task` and `.done`."""

    id: str
    rules: list[str]


class LessonList(Struct):
    lessons: list[LessonInfo]


class RuleText(Struct):
    """A rule in a player's words. `lang` is the language it really is in; `ruling` is how we play it."""

    id: str
    topic: str
    page: int
    text: str
    lang: str
    ruling: str


class RuleList(Struct):
    lang: str
    rules: list[RuleText]


class TextCatalogue(Struct):
    """All messages of a language as Fluent source: `key = value` lines make one Fluent file."""

    lang: str
    messages: dict[str, str]


# --- tables over HTTP


class SeatRequest(Struct):
    """A seat at a new table: the creator's own, one to be taken by link, or a bot's."""

    kind: SeatKind = "human"
    name: Name = ""
    bot: Name = ""


class CreateTable(Struct):
    """A new table. What is left open is asked at the table, or answered at once with `quick`."""

    game: Slug
    mission: Slug
    """A mission of the game, or `random`."""
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=32)] = field(
        default_factory=lambda: [SeatRequest()]
    )
    options: dict[Slug, Any] = {}
    """The fields of the game's schema; `seats` follows from the list of seats."""
    quick: bool = False
    undo: UndoMode | None = None
    seed: Seed | None = None


class TableCreated(Struct):
    """The keys to a new table: the creator's own, and those to give away.

    `token` holds all of the creator's seats and may manage the others; `invite` lets others take open
    seats; `watch` only shows.
    """

    table: str
    token: str
    invite: str
    watch: str


class SeatInfo(Struct):
    """Who sits where. `held` by a person with a token; `bot` names the bot that plays it now, if any.

    `figures` are what the seat plays.
    """

    seat: int
    name: str
    held: bool
    connected: bool
    bot: str
    figures: list[Figure]


class TableInfo(Struct):
    """A table in lists and before it is opened."""

    table: str
    game: str
    mission: str
    slug: str
    """What stands for the mission in text keys."""
    progress: Phrase
    result: ResultName
    ending: str
    winners: list[int]
    """The seats that have won."""
    scores: list[int]
    """By seat; none in games without scores."""
    entries: int
    created: float
    updated: float
    seats: list[SeatInfo]
    role: Role
    yours: list[int]
    waiting: list[int]
    readable: bool
    """False for a table that this version cannot open; it stays where it is."""
    token: str
    """The token to open it with."""
    tally: dict[str, int] = {}
    """What a game that is over came to, as the game counts it."""


class TableList(Struct):
    tables: list[TableInfo]


class FindTables(Struct):
    """Ask for one's own tables by their tokens. On a local server all tables are one's own."""

    tokens: Annotated[list[Token], Meta(max_length=200)] = []


class Forget(Struct):
    """Take a table out of every list; only its host may."""

    token: Token


class Revoke(Struct):
    """Make the invite and watch links void; only the table's host may. Who has a seat keeps it."""

    token: Token


class Done(Struct):
    """It is done."""

    done: bool


class Branch(Struct):
    """Go on from an earlier place of a table, at a new one."""

    token: Token
    entry: Count


class Health(Struct):
    """Whether the server is well."""

    status: Literal["ok"]
    """Something was written to the disk just now; if that cannot be done the answer is 503."""
    version: str
    engine: str
    tables: int
    connections: int
    seconds: float


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


# --- server to client


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


# --- client to server. `id` comes back with the answer.


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
    | EventsSince
    | PositionAt
    | CheckLesson
    | Ping
)

SeatMessage = TakeSeat | LeaveSeat | GiveSeatToBot | TakeBack | Rename | AnswerHandover
TalkMessage = Say | Point | Nudge

HTTP_MESSAGES: tuple[type[Struct], ...] = (
    Problem,
    GameList,
    MissionList,
    RuleList,
    LessonList,
    TextCatalogue,
    CreateTable,
    TableCreated,
    TableInfo,
    TableList,
    FindTables,
    Forget,
    Revoke,
    Done,
    Branch,
    Health,
)
"""What HTTP requests and answers hold, besides the record files of import and export."""
