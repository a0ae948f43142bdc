"""What HTTP requests ask and are answered: games, lessons, rules, texts, and the keys to tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from shamble.port.messages import Figure, MissionInfo, Phrase
from shamble.port.options import Schema
from shamble.server.messages.common import (
    Count,
    Name,
    Problem,
    ResultName,
    Role,
    SeatKind,
    Seed,
    Slug,
    Token,
    UndoMode,
)


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
