// Generated from src/shamble/server/messages.py by: python -m shamble.server.typescript
// Do not edit.

export const PROTOCOL = 1;

/** Every address, what is sent there and what comes back. */
export const ADDRESSES = {
  games: "GET /api/games -> GameList",
  missions: "GET /api/games/{game}/missions -> MissionList",
  board: "GET /api/games/{game}/missions/{mission}/board.svg?theme=night|day&detail=full|small -> SVG",
  characters: "GET /api/games/{game}/characters -> CharacterList",
  rules: "GET /api/games/{game}/rules?lang= -> RuleList",
  text: "GET /api/text/{lang} -> TextCatalogue",
  create: "POST /api/tables (CreateTable) -> TableCreated",
  find: "POST /api/tables/find (FindTables) -> TableList",
  import: "POST /api/tables/import?undo= (a record file) -> TableCreated",
  table: "GET /api/tables/{table}?token= -> TableInfo",
  export: "GET /api/tables/{table}/export?token= -> a record file",
  branch: "POST /api/tables/{table}/branch (Branch) -> TableCreated",
  forget: "POST /api/tables/{table}/forget (Forget) -> Done: the host removes a table from all lists",
  health: "GET /health -> Health",
  socket: "WebSocket /ws/tables/{table}?token= : ServerMessage and ClientMessage as JSON texts",
};

/** First message on a socket: the table, who you are, the map and the components. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  game: string;
  mission: MissionInfo;
  role: "host" | "invite" | "seat" | "watch";
  yours: number[];
  undo_mode: "free" | "none" | "until-news";
  private: boolean;
  board: BoardInfo;
  content: Content;
  modes: string[];
  version: string;
}

/** A mission; its name and brief are `mission-<slug>-name` and `mission-<slug>-brief`. */
export interface MissionInfo {
  game: string;
  id: string;
  slug: string;
  difficulty: string;
  minutes: number;
  goals: GoalInfo[][];
  origin: string;
  ours: boolean;
  modes: string[];
  tiles: string[];
  rules: string[];
  board: string;
}

/** One thing to be done; `text` is a text key. */
export interface GoalInfo {
  name: string;
  text: string;
}

/** The compiled map, in cells. */
export interface BoardInfo {
  name: string;
  width: number;
  height: number;
  zones: ZoneInfo[];
  doors: DoorInfo[];
  links: LinkInfo[];
  tiles: TileInfo[];
  buildings: number[][];
}

/** A room or a stretch of street. */
export interface ZoneInfo {
  index: number;
  name: string;
  label: string;
  kind: "room" | "street";
  dark: boolean;
  building: number;
  parts: string[];
  rects: Rect[];
}

/** A rectangle in board cells. */
export type Rect = [x: number, y: number, width: number, height: number];

/** A door; `vertical` where its wall runs from north to south. */
export interface DoorInfo {
  index: number;
  name: string;
  a: number;
  b: number;
  x: number;
  y: number;
  vertical: boolean;
}

/** A way between two zones; low to high is where they touch along their common edge. */
export interface LinkInfo {
  a: number;
  b: number;
  kind: "door" | "opening" | "street";
  door: number;
  x: number;
  y: number;
  low: number;
  high: number;
  vertical: boolean;
}

/** A tile as it lies in the layout. */
export interface TileInfo {
  name: string;
  row: number;
  col: number;
  rotation: number;
}

/** The component lists of a game. */
export interface Content {
  cards: Record<string, Card>;
  skills: Record<string, SkillInfo>;
  kinds: ZombieKind[];
  characters: Character[];
  verbs: VerbInfo[];
}

/** A card by its printed face. */
export interface Card {
  slug: string;
  name: string;
  melee: WeaponMode | null;
  ranged: WeaponMode | null;
  dual: boolean;
  opens_doors: boolean;
  door_noise: boolean;
  ammo: string;
  reload: boolean;
  skills: string[];
  from_backpack: boolean;
  food: number;
  rerolls: string;
  blast: boolean;
  alarm: string;
  rules: string[];
}

/** One way to attack with a card. */
export interface WeaponMode {
  near: number;
  far: number;
  dice: number;
  accuracy: number;
  damage: number;
  noisy: boolean;
}

/** A skill; its name and text are `skill-<slug>-name` and `skill-<slug>-text`. */
export interface SkillInfo {
  slug: string;
  name: string;
  rules: string[];
}

/** A kind of zombie; `index` is the number that events and previews use. */
export interface ZombieKind {
  index: number;
  slug: string;
  name: string;
  type: string;
  actions: number;
  toughness: number;
  adrenaline: number;
  priority: number;
  figures: number;
  rules: string[];
}

/** Somebody who can be played; `name` is what actions call them. */
export interface Character {
  index: number;
  slug: string;
  name: string;
  traits: string[];
  levels: Record<"blue" | "orange" | "red" | "yellow", string[]>;
  ours: boolean;
}

/** Something a survivor can do in its turn, and the rule that says how. */
export interface VerbInfo {
  name: string;
  rule: string;
}

/** The position after `revision`; sent after every change. `entry` counts the answers in the record. */
export interface State {
  type: "state";
  revision: number;
  entry: number;
  view: View;
  decision: DecisionInfo | null;
  waiting: number[];
  seats: SeatInfo[];
  watchers: number;
  yours: number[];
  can_undo: "ask" | "no" | "yes";
  can_redo: "ask" | "no" | "yes";
  can_reset: "ask" | "no" | "yes";
  undo_request: UndoRequestInfo | null;
  result: "decided" | "lost" | "running" | "won";
  ending: string;
}

/** The position. Decks are counts; facedown objectives have the colour `hidden`. */
export interface View {
  mission: string;
  round: number;
  result: "decided" | "lost" | "running" | "won";
  ending: string;
  first: number;
  seat: number;
  survivors: SurvivorView[];
  zones: ZoneView[];
  open_doors: number[];
  opened_buildings: number[];
  objectives: ObjectiveView[];
  crates: TokenView[];
  spawns: SpawnView[];
  cars: CarView[];
  exits: number[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  reserve: Record<string, number>;
  goals: GoalView[][];
  defeats: string[];
}

/** One survivor's dashboard. A zone below 0: escaped (-1), eliminated (-2), aside (-3). */
export interface SurvivorView {
  id: number;
  name: string;
  slug: string;
  traits: string[];
  seat: number;
  zone: number;
  wounds: number;
  health: number;
  adrenaline: number;
  level: "blue" | "orange" | "red" | "yellow";
  actions: number;
  actions_left: number;
  free: Record<string, number>;
  done: boolean;
  leader: number;
  car: number;
  drives: boolean;
  hand: CardView[];
  backpack: CardView[];
  tokens: number;
  skills: string[];
  shared_skills: string[];
}

/** A card somebody carries; `card` is its number, `empty` if it must be reloaded. */
export interface CardView {
  card: number;
  slug: string;
  name: string;
  empty: boolean;
}

/** What is in a zone: zombies by slug, noise in all, and how many of it are tokens. */
export interface ZoneView {
  zone: number;
  zombies: Record<string, number>;
  noise: number;
  tokens: number;
}

export interface ObjectiveView {
  token: number;
  zone: number;
  colour: string;
}

export interface TokenView {
  token: number;
  zone: number;
}

export interface SpawnView {
  token: number;
  zone: number;
  active: boolean;
  start: boolean;
  colour: string;
}

/** A car on the board. */
export interface CarView {
  car: number;
  name: string;
  kind: string;
  zone: number;
  drivable: boolean;
  searchable: boolean;
}

/** A goal and how far it is; `text` is a text key. */
export interface GoalView {
  name: string;
  text: string;
  progress: number;
  target: number;
}

/** What is to be decided; `question` is a text key, `args` what it speaks of. */
export interface DecisionInfo {
  question: string;
  kind: "owned" | "shared" | "window";
  rule: string;
  args: Record<string, unknown>;
  seats: number;
  mine: boolean;
  options: OptionInfo[];
  refused: RefusedInfo[];
  asides: OptionInfo[];
}

/** One answer: the text to submit, who may, what it names, costs and points at. */
export interface OptionInfo {
  text: string;
  verb: string;
  seats: number;
  args: Record<string, unknown>;
  cost: number;
  zones: number[];
}

/** A verb that is not offered, and why. */
export interface RefusedInfo {
  verb: string;
  reasons: Reason[];
}

/** Why something is not possible: a text key, its arguments and the rule ("" if none). */
export interface Reason {
  key: string;
  args: Record<string, unknown>;
  rule: string;
}

/** Who sits where. `held` by a person with a token; `bot` names the bot that plays it now, if any. */
export interface SeatInfo {
  seat: number;
  name: string;
  held: boolean;
  connected: boolean;
  bot: string;
  survivors: number[];
}

/** Somebody asks to take something back: who, what, and what each seat has said so far. */
export interface UndoRequestInfo {
  number: number;
  what: "redo" | "reset_turn" | "undo";
  seat: number;
  entries: number;
  needs: number[];
  agreed: number[];
}

/** New entries of the log. Entries from `start` on replace those that the page has. */
export interface Events {
  type: "events";
  start: number;
  entries: EntryInfo[];
  live: boolean;
}

/** One answer of the record and what it caused. Entry 0 is the setup and has no answer. */
export interface EntryInfo {
  entry: number;
  seat: number;
  text: string;
  aside: boolean;
  revealed: boolean;
  joined: boolean;
  events: EventInfo[];
}

/** A fact, with where it belongs in the log; `turn` is the survivor whose turn it was, or -1. */
export interface EventInfo {
  round: number;
  phase: string;
  turn: number;
  key: string;
  args: Record<string, unknown>;
  rule: string;
}

/** What became of a submission: accepted, or refused with reasons. `id` is the submission's. */
export interface Answer {
  type: "answer";
  id: string;
  accepted: boolean;
  revision: number;
  repeated: boolean;
  reasons: Reason[];
}

/** What an attack may bring; None for actions without odds. */
export interface PreviewReply {
  type: "preview";
  id: string;
  text: string;
  revision: number;
  preview: AttackPreview | BlastPreview | null;
}

/** An attack with dice. `order`: the kinds that hits would take; -1 for hits that are lost. */
export interface AttackPreview {
  kind: "dice";
  zone: number;
  dice: number;
  accuracy: number;
  hit_chance: number;
  damage: number;
  rows: PreviewRow[];
  order: number[];
  friends: number[];
  rerolls: number;
  noise: number;
}

/** One possible number of hits: its chance, the kinds it kills, wounds to friends. */
export interface PreviewRow {
  hits: number;
  chance: number;
  kills: number[];
  friend_wounds: number;
}

/** An attack that destroys everything in a zone. */
export interface BlastPreview {
  kind: "blast";
  zone: number;
  survivors: number[];
  zombies: number;
  noise: number;
}

/** Why an action is not possible now; none if it is. */
export interface Reasons {
  type: "reasons";
  id: string;
  text: string;
  revision: number;
  reasons: Reason[];
}

/** What a zone sees and how many steps it is to every zone (-1: no way), with the doors as they are. */
export interface Sight {
  type: "sight";
  id: string;
  zone: number;
  revision: number;
  seen: SightInfo[];
  distances: number[];
}

/** A zone that can be seen, and how far away it is. */
export interface SightInfo {
  zone: number;
  range: number;
}

/** The position after an earlier entry, for replays; `text` is the answer that led there. */
export interface Position {
  type: "position";
  id: string;
  entry: number;
  last: number;
  view: View;
  text: string;
  seat: number;
}

/** You have a seat now (or one less): keep this token instead of the old one. */
export interface Seated {
  type: "seated";
  id: string;
  role: "host" | "invite" | "seat" | "watch";
  yours: number[];
  token: string;
}

/** Something to tell: a text key. `fatal` if the server closes the socket after it. */
export interface Notice {
  type: "notice";
  key: string;
  args: Record<string, unknown>;
  fatal: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  id: string;
  revision: number;
}

/** An answer to the pending question, or an aside. Sent twice with one id, it counts once. */
export interface Submit {
  type: "submit";
  id: string;
  revision: number;
  text: string;
  seat?: number | null;
}

/** Several answers, all or none, taken back as one: a drag of cards. Only the last may bring chance or news. */
export interface Batch {
  type: "batch";
  id: string;
  revision: number;
  texts: string[];
  seat?: number | null;
}

/** Take back the last answer of a person (and what bots did after it). */
export interface Undo {
  type: "undo";
  id: string;
  revision: number;
}

/** Bring back what was taken back last. */
export interface Redo {
  type: "redo";
  id: string;
  revision: number;
}

/** Take back the turn in progress, as far as the undo mode allows. */
export interface ResetTurn {
  type: "reset_turn";
  id: string;
  revision: number;
}

/** Ask the others at a shared table to agree. */
export interface UndoRequest {
  type: "undo_request";
  id: string;
  revision: number;
  what?: "redo" | "reset_turn" | "undo";
}

/** Answer such a request; one no is enough to refuse it. The asker's own no withdraws it. */
export interface UndoVote {
  type: "undo_vote";
  id: string;
  number: number;
  agree: boolean;
}

/** Ask for the odds of an attack. */
export interface Preview {
  type: "preview";
  id: string;
  text: string;
}

/** Ask why an action is not possible. */
export interface WhyNot {
  type: "why_not";
  id: string;
  text: string;
}

/** Ask what a zone sees and how far everything is from it. */
export interface Look {
  type: "look";
  id: string;
  zone: number;
}

/** Sit down at a seat that nobody holds; a bot there makes room. */
export interface TakeSeat {
  type: "take_seat";
  id: string;
  seat: number;
  name?: string;
}

/** Give a seat up for others. The host may free any seat. */
export interface LeaveSeat {
  type: "leave_seat";
  id: string;
  seat: number;
}

/** Let a bot play a seat for now. The host may do so for any seat. */
export interface GiveSeatToBot {
  type: "give_seat_to_bot";
  id: string;
  seat: number;
  bot?: string;
}

/** Play an own seat again instead of the bot. */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat: number;
}

/** Change the name shown at an own seat. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** Ask for the log from an entry on. */
export interface EventsSince {
  type: "events_since";
  id: string;
  entry: number;
}

/** Ask for the position after an earlier entry. */
export interface PositionAt {
  type: "position_at";
  id: string;
  entry: number;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The body of every HTTP answer that is not a success. */
export interface Problem {
  error: Reason;
}

/** The games of this server, and what its tables may use. */
export interface GameList {
  games: GameInfo[];
  bots: string[];
  languages: string[];
  undo_modes: ("free" | "none" | "until-news")[];
  local: boolean;
  version: string;
  protocol: number;
}

/** A game and what may be chosen before it starts. */
export interface GameInfo {
  name: string;
  parent: string;
  missions: number;
  max_seats: number;
  party: number;
  tiers: string[];
  abominations: string[];
  modes: string[];
}

export interface MissionList {
  missions: MissionInfo[];
}

/** Who can be played, with the skills they may gain. */
export interface CharacterList {
  characters: Character[];
  skills: SkillInfo[];
}

export interface RuleList {
  lang: string;
  rules: RuleText[];
}

/** A rule in a player's words. `lang` is the language it really is in; `ruling` is how we play it. */
export interface RuleText {
  id: string;
  topic: string;
  page: number;
  text: string;
  lang: string;
  ruling: string;
}

/** All messages of a language as Fluent source: `key = value` lines make one Fluent file. */
export interface TextCatalogue {
  lang: string;
  messages: Record<string, string>;
}

/** A new table. What is left empty is asked at the table, or answered at once with `quick`. */
export interface CreateTable {
  game: string;
  mission: string;
  seats?: SeatRequest[];
  survivors?: string[];
  party?: number;
  shares?: number[];
  quick?: boolean;
  tiers?: string[];
  abominations?: string[];
  modes?: string[];
  undo?: "free" | "none" | "until-news" | null;
  seed?: number | null;
}

/** A seat at a new table: the creator's own, one to be taken by link, or a bot's. */
export interface SeatRequest {
  kind?: "bot" | "human" | "open";
  name?: string;
  bot?: string;
}

/** The keys to a new table: the creator's own, and those to give away. */
export interface TableCreated {
  table: string;
  token: string;
  invite: string;
  watch: string;
}

/** A table in lists and before it is opened. */
export interface TableInfo {
  table: string;
  game: string;
  mission: string;
  slug: string;
  round: number;
  result: "decided" | "lost" | "running" | "won";
  ending: string;
  entries: number;
  created: number;
  updated: number;
  seats: SeatInfo[];
  role: "host" | "invite" | "seat" | "watch";
  yours: number[];
  waiting: number[];
  readable: boolean;
  token: string;
}

export interface TableList {
  tables: TableInfo[];
}

/** Ask for one's own tables by their tokens. On a local server all tables are one's own. */
export interface FindTables {
  tokens: string[];
}

/** Take a table out of every list; only its host may. */
export interface Forget {
  token: string;
}

/** It is done. */
export interface Done {
  done: boolean;
}

/** Go on from an earlier place of a table, at a new one. */
export interface Branch {
  token: string;
  entry: number;
}

/** Whether the server is well. */
export interface Health {
  status: "ok";
  version: string;
  engine: string;
  tables: number;
  connections: number;
  seconds: number;
}

export type ServerMessage =
  | Hello
  | State
  | Events
  | Answer
  | PreviewReply
  | Reasons
  | Sight
  | Position
  | Seated
  | Notice
  | Pong;

export type ClientMessage =
  | Submit
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
  | Ping;
