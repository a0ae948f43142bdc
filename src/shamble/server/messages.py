"""Everything that goes over HTTP and WebSocket, declared once; the browser's types are generated from it.

Names are keys and numbers: zones, doors and survivors by index, cards, skills and kinds by slug. The
words for them are in the language files. `web/src/lib/messages.ts` is written from this module by
`python -m shamble.server.typescript`; a test keeps it fresh.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

PROTOCOL = 1
"""Raised when an old page could misunderstand a new server: such a page reloads itself."""

ADDRESSES: dict[str, str] = {
    "games": "GET /api/games -> GameList",
    "missions": "GET /api/games/{game}/missions -> MissionList",
    "board": "GET /api/games/{game}/missions/{mission}/board.svg?theme=night|day&detail=full|small -> SVG",
    "characters": "GET /api/games/{game}/characters -> CharacterList",
    "rules": "GET /api/games/{game}/rules?lang= -> RuleList",
    "text": "GET /api/text/{lang} -> TextCatalogue",
    "create": "POST /api/tables (CreateTable) -> TableCreated",
    "find": "POST /api/tables/find (FindTables) -> TableList",
    "import": "POST /api/tables/import?undo= (a record file) -> TableCreated",
    "table": "GET /api/tables/{table}?token= -> TableInfo",
    "export": "GET /api/tables/{table}/export?token= -> a record file",
    "branch": "POST /api/tables/{table}/branch (Branch) -> TableCreated",
    "forget": "POST /api/tables/{table}/forget (Forget) -> Done: the host removes a table from all lists",
    "health": "GET /health -> Health",
    "socket": "WebSocket /ws/tables/{table}?token= : ServerMessage and ClientMessage as JSON texts",
}
"""Every address of the server. Refusals are answered with a `Problem`."""

Facts = dict[str, Any]
"""Arguments of a message key. Numbers, texts, lists and small mappings, as the engine gives them."""

Mask = int
"""Seats as bits: seat 0 is 1, seat 1 is 2, seat 2 is 4."""

UndoMode = Literal["free", "until-news", "none"]
SeatKind = Literal["human", "open", "bot"]
Role = Literal["host", "seat", "invite", "watch"]
Level = Literal["blue", "yellow", "orange", "red"]
ResultName = Literal["running", "won", "lost", "decided"]
RewindKind = Literal["undo", "redo", "reset_turn"]
Permission = Literal["no", "yes", "ask"]
"""Whether something may be done at once, only if the others agree, or not at all."""

Name = Annotated[str, Meta(max_length=40)]
Slug = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=400)]
SubmissionId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(max_length=600)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
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


# --- what is printed on the components: sent once for each table


class WeaponMode(Struct):
    """One way to attack with a card."""

    near: int
    far: int
    dice: int
    accuracy: int
    damage: int
    noisy: bool


class Card(Struct):
    """A card by its printed face."""

    slug: str
    name: str
    melee: WeaponMode | None
    ranged: WeaponMode | None
    dual: bool
    opens_doors: bool
    door_noise: bool
    ammo: str
    reload: bool
    skills: list[str]
    from_backpack: bool
    food: int
    rerolls: str
    blast: bool
    alarm: str
    rules: list[str]


class SkillInfo(Struct):
    """A skill; its name and text are `skill-<slug>-name` and `skill-<slug>-text`."""

    slug: str
    name: str
    rules: list[str]


class ZombieKind(Struct):
    """A kind of zombie; `index` is the number that events and previews use."""

    index: int
    slug: str
    name: str
    type: str
    actions: int
    toughness: int
    adrenaline: int
    priority: int
    figures: int
    rules: list[str]


class Character(Struct):
    """Somebody who can be played; `name` is what actions call them."""

    index: int
    slug: str
    name: str
    traits: list[str]
    levels: dict[Level, list[str]]
    ours: bool


class VerbInfo(Struct):
    """Something a survivor can do in its turn, and the rule that says how."""

    name: str
    rule: str


class Content(Struct):
    """The component lists of a game."""

    cards: dict[str, Card]
    skills: dict[str, SkillInfo]
    kinds: list[ZombieKind]
    characters: list[Character]
    verbs: list[VerbInfo]


# --- the map: sent once for each table


class Rect(Struct, array_like=True):
    """A rectangle in board cells."""

    x: float
    y: float
    width: float
    height: float


class ZoneInfo(Struct):
    """A room or a stretch of street."""

    index: int
    name: str
    label: str
    kind: Literal["street", "room"]
    dark: bool
    building: int
    parts: list[str]
    rects: list[Rect]


class DoorInfo(Struct):
    """A door; `vertical` where its wall runs from north to south."""

    index: int
    name: str
    a: int
    b: int
    x: float
    y: float
    vertical: bool


class LinkInfo(Struct):
    """A way between two zones; low to high is where they touch along their common edge."""

    a: int
    b: int
    kind: Literal["street", "opening", "door"]
    door: int
    x: float
    y: float
    low: float
    high: float
    vertical: bool


class TileInfo(Struct):
    """A tile as it lies in the layout."""

    name: str
    row: int
    col: int
    rotation: int


class BoardInfo(Struct):
    """The compiled map, in cells."""

    name: str
    width: float
    height: float
    zones: list[ZoneInfo]
    doors: list[DoorInfo]
    links: list[LinkInfo]
    tiles: list[TileInfo]
    buildings: list[list[int]]


# --- missions and games


class GoalInfo(Struct):
    """One thing to be done; `text` is a text key."""

    name: str
    text: str


class MissionInfo(Struct):
    """A mission; its name and brief are `mission-<slug>-name` and `mission-<slug>-brief`."""

    game: str
    id: str
    slug: str
    difficulty: str
    minutes: int
    goals: list[list[GoalInfo]]
    origin: str
    ours: bool
    modes: list[str]
    tiles: list[str]
    rules: list[str]
    board: str
    """The address of the drawn map; `?theme=day` and `?detail=small` change it."""


class MissionList(Struct):
    missions: list[MissionInfo]


class GameInfo(Struct):
    """A game and what may be chosen before it starts."""

    name: str
    parent: str
    missions: int
    max_seats: int
    party: int
    tiers: list[str]
    abominations: list[str]
    modes: list[str]


class GameList(Struct):
    """The games of this server, and what its tables may use."""

    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    undo_modes: list[UndoMode]
    local: bool
    """Whether this is one person's own server: every table on it belongs to them."""
    version: str
    protocol: int


class CharacterList(Struct):
    """Who can be played, with the skills they may gain."""

    characters: list[Character]
    skills: list[SkillInfo]


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
    """A new table. What is left empty is asked at the table, or answered at once with `quick`."""

    game: Slug
    mission: Slug
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=6)] = field(
        default_factory=lambda: [SeatRequest()]
    )
    survivors: Annotated[list[Name], Meta(max_length=6)] = []
    party: Annotated[int, Meta(ge=1, le=6)] = 6
    shares: Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=6)] = []
    """How many survivors each seat plays; as evenly as possible if empty."""
    quick: bool = False
    tiers: Annotated[list[Slug], Meta(max_length=8)] = []
    abominations: Annotated[list[Slug], Meta(max_length=8)] = []
    modes: Annotated[list[Slug], Meta(max_length=12)] = []
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
    """Who sits where. `held` by a person with a token; `bot` names the bot that plays it now, if any."""

    seat: int
    name: str
    held: bool
    connected: bool
    bot: str
    survivors: list[int]


class TableInfo(Struct):
    """A table in lists and before it is opened."""

    table: str
    game: str
    mission: str
    slug: str
    round: int
    result: ResultName
    ending: str
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


class TableList(Struct):
    tables: list[TableInfo]


class FindTables(Struct):
    """Ask for one's own tables by their tokens. On a local server all tables are one's own."""

    tokens: Annotated[list[Token], Meta(max_length=200)] = []


class Forget(Struct):
    """Take a table out of every list; only its host may."""

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
    version: str
    engine: str
    tables: int
    connections: int
    seconds: float


# --- the position, as one seat may know it


class CardView(Struct):
    """A card somebody carries; `card` is its number, `empty` if it must be reloaded."""

    card: int
    slug: str
    name: str
    empty: bool


class SurvivorView(Struct):
    """One survivor's dashboard. A zone below 0: escaped (-1), eliminated (-2), aside (-3)."""

    id: int
    name: str
    slug: str
    traits: list[str]
    seat: int
    zone: int
    wounds: int
    health: int
    adrenaline: int
    level: Level
    actions: int
    actions_left: int
    free: dict[str, int]
    done: bool
    leader: int
    car: int
    """The car it sits in, or -1."""
    drives: bool
    hand: list[CardView]
    backpack: list[CardView]
    tokens: int
    skills: list[str]
    shared_skills: list[str]


class ZoneView(Struct):
    """What is in a zone: zombies by slug, noise in all, and how many of it are tokens."""

    zone: int
    zombies: dict[str, int]
    noise: int
    tokens: int


class ObjectiveView(Struct):
    token: int
    zone: int
    colour: str


class TokenView(Struct):
    token: int
    zone: int


class SpawnView(Struct):
    token: int
    zone: int
    active: bool
    start: bool
    colour: str


class CarView(Struct):
    """A car on the board."""

    car: int
    name: str
    kind: str
    zone: int
    drivable: bool
    searchable: bool


class GoalView(Struct):
    """A goal and how far it is; `text` is a text key."""

    name: str
    text: str
    progress: int
    target: int


class View(Struct):
    """The position. Decks are counts; facedown objectives have the colour `hidden`."""

    mission: str
    round: int
    result: ResultName
    ending: str
    first: int
    seat: int
    survivors: list[SurvivorView]
    zones: list[ZoneView]
    open_doors: list[int]
    opened_buildings: list[int]
    objectives: list[ObjectiveView]
    crates: list[TokenView]
    spawns: list[SpawnView]
    cars: list[CarView]
    exits: list[int]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    reserve: dict[str, int]
    goals: list[list[GoalView]]
    defeats: list[str]
    """Text keys of the endings that would lose the game."""


# --- the pending question


class OptionInfo(Struct):
    """One answer: the text to submit, who may, what it names, costs and points at."""

    text: str
    verb: str
    seats: Mask
    args: Facts
    cost: int
    zones: list[int]


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


class EventInfo(Struct):
    """A fact, with where it belongs in the log; `turn` is the survivor whose turn it was, or -1."""

    round: int
    phase: str
    turn: int
    key: str
    args: Facts
    rule: str


class EntryInfo(Struct):
    """One answer of the record and what it caused. Entry 0 is the setup and has no answer."""

    entry: int
    seat: int
    text: str
    aside: bool
    revealed: bool
    joined: bool
    """Whether it was given together with the answer before it, and goes back with it."""
    events: list[EventInfo]


# --- server to client


class Hello(Struct, tag="hello"):
    """First message on a socket: the table, who you are, the map and the components."""

    protocol: int
    table: str
    game: str
    mission: MissionInfo
    role: Role
    yours: list[int]
    undo_mode: UndoMode
    private: bool
    """Whether all seats are yours or bots', on your own server: exports hold everything."""
    board: BoardInfo
    content: Content
    modes: list[str]
    version: str


class State(Struct, tag="state"):
    """The position after `revision`; sent after every change. `entry` counts the answers in the record."""

    revision: int
    entry: int
    view: View
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
    result: ResultName
    ending: str


class Events(Struct, tag="events"):
    """New entries of the log. Entries from `start` on replace those that the page has."""

    start: int
    entries: list[EntryInfo]
    live: bool
    """False for an answer to `events_since`: nothing to animate."""


class Answer(Struct, tag="answer"):
    """What became of a submission: accepted, or refused with reasons. `id` is the submission's."""

    id: str
    accepted: bool
    revision: int
    repeated: bool = False
    reasons: list[Reason] = []


class PreviewRow(Struct):
    """One possible number of hits: its chance, the kinds it kills, wounds to friends."""

    hits: int
    chance: float
    kills: list[int]
    friend_wounds: int


class AttackPreview(Struct, tag="dice", tag_field="kind"):
    """An attack with dice. `order`: the kinds that hits would take; -1 for hits that are lost."""

    zone: int
    dice: int
    accuracy: int
    hit_chance: float
    damage: int
    rows: list[PreviewRow]
    order: list[int]
    friends: list[int]
    rerolls: int
    noise: int


class BlastPreview(Struct, tag="blast", tag_field="kind"):
    """An attack that destroys everything in a zone."""

    zone: int
    survivors: list[int]
    zombies: int
    noise: int


class PreviewReply(Struct, tag="preview"):
    """What an attack may bring; None for actions without odds."""

    id: str
    text: str
    revision: int
    preview: AttackPreview | BlastPreview | None


class Reasons(Struct, tag="reasons"):
    """Why an action is not possible now; none if it is."""

    id: str
    text: str
    revision: int
    reasons: list[Reason]


class SightInfo(Struct):
    """A zone that can be seen, and how far away it is."""

    zone: int
    range: int


class Sight(Struct, tag="sight"):
    """What a zone sees and how many steps it is to every zone (-1: no way), with the doors as they are."""

    id: str
    zone: int
    revision: int
    seen: list[SightInfo]
    distances: list[int]


class Position(Struct, tag="position"):
    """The position after an earlier entry, for replays; `text` is the answer that led there."""

    id: str
    entry: int
    last: int
    view: View
    text: str
    seat: int


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


class Pong(Struct, tag="pong"):
    """The answer to `ping`."""

    id: str
    revision: int


ServerMessage = (
    Hello | State | Events | Answer | PreviewReply | Reasons | Sight | Position | Seated | Notice | Pong
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
    """Ask for the odds of an attack."""

    id: SubmissionId
    text: Word


class WhyNot(Struct, tag="why_not", forbid_unknown_fields=True):
    """Ask why an action is not possible."""

    id: SubmissionId
    text: Word


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Ask what a zone sees and how far everything is from it."""

    id: SubmissionId
    zone: Count


class TakeSeat(Struct, tag="take_seat", forbid_unknown_fields=True):
    """Sit down at a seat that nobody holds; a bot there makes room."""

    id: SubmissionId
    seat: SeatNumber
    name: Name = ""


class LeaveSeat(Struct, tag="leave_seat", forbid_unknown_fields=True):
    """Give a seat up for others. The host may free any seat."""

    id: SubmissionId
    seat: SeatNumber


class GiveSeatToBot(Struct, tag="give_seat_to_bot", forbid_unknown_fields=True):
    """Let a bot play a seat for now. The host may do so for any seat."""

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


class EventsSince(Struct, tag="events_since", forbid_unknown_fields=True):
    """Ask for the log from an entry on."""

    id: SubmissionId
    entry: Count


class PositionAt(Struct, tag="position_at", forbid_unknown_fields=True):
    """Ask for the position after an earlier entry."""

    id: SubmissionId
    entry: Count


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
    | EventsSince
    | PositionAt
    | Ping
)

SeatMessage = TakeSeat | LeaveSeat | GiveSeatToBot | TakeBack | Rename

HTTP_MESSAGES: tuple[type[Struct], ...] = (
    Problem,
    GameList,
    MissionList,
    CharacterList,
    RuleList,
    TextCatalogue,
    CreateTable,
    TableCreated,
    TableInfo,
    TableList,
    FindTables,
    Forget,
    Done,
    Branch,
    Health,
)
"""What HTTP requests and answers hold, besides the record files of import and export."""
