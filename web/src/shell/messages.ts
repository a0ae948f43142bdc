// Generated from the messages of the server and of the games' ports. Do not edit.
// python -m shamble.server.typescript

export const PROTOCOL = 2;

/** Every address, what is sent there and what comes back. */
export const ADDRESSES = {
  games: 'GET /api/games -> GameList',
  missions: 'GET /api/games/{game}/missions -> MissionList',
  board: 'GET /api/games/{game}/missions/{mission}/board.svg?theme=night|day&detail=full|small -> SVG',
  content: 'GET /api/games/{game}/content -> what is printed on the components, as the game declares it',
  rules: 'GET /api/games/{game}/rules?lang= -> RuleList',
  lessons: 'GET /api/games/{game}/lessons -> LessonList',
  lesson: 'POST /api/games/{game}/lessons/{lesson} -> TableCreated: a table at the position of a lesson',
  text: 'GET /api/text/{lang}?game= -> TextCatalogue: with the words of that game',
  create: 'POST /api/tables (CreateTable) -> TableCreated',
  find: 'POST /api/tables/find (FindTables) -> TableList',
  import: 'POST /api/tables/import?undo= (a record file) -> TableCreated',
  table: 'GET /api/tables/{table}?token= -> TableInfo',
  export: 'GET /api/tables/{table}/export?token= -> a record file',
  branch: 'POST /api/tables/{table}/branch (Branch) -> TableCreated',
  forget: 'POST /api/tables/{table}/forget (Forget) -> Done: the host removes a table from all lists',
  revoke: 'POST /api/tables/{table}/revoke (Revoke) -> TableCreated: the host makes the old links void',
  health: 'GET /health -> Health',
  socket: 'WebSocket /ws/tables/{table}?token= : ServerMessage and ClientMessage as JSON texts',
};

/** First message on a socket: the table, who you are, the map and the components. */
export interface Hello {
  type: 'hello';
  protocol: number;
  table: string;
  game: string;
  page: string;
  mood: string;
  mission: MissionInfo;
  options: Record<string, unknown>;
  bots: string[];
  role: 'host' | 'invite' | 'seat' | 'watch';
  yours: number[];
  undo_mode: 'free' | 'none' | 'until-news';
  addresses: string[];
  private: boolean;
  seal: string;
  secrets: boolean;
  board: unknown;
  content: unknown;
  wording: Wording;
  version: string;
  push: string;
}

/** A mission (or scenario); its name and brief are `mission-<slug>-name` and `mission-<slug>-brief`. */
export interface MissionInfo {
  game: string;
  id: string;
  slug: string;
  difficulty: string;
  minutes: number;
  ours: boolean;
  origin: string;
  modes: string[];
  drawn: boolean;
  rules: string[];
}

/** Everything that the sentence-makers need to know of a game. */
export interface Wording {
  kinds: Record<string, Kind>;
  rows: Record<string, Rows>;
  args: Record<string, string>;
  special: Record<string, Record<string, string>>;
  made: Record<string, Made>;
  absent: string[];
  actor: string;
  untold: string[];
  silent: string[];
  why: string[];
  big: string[];
  passing: string[];
}

/** A kind of argument, such as `figure`, `card`, `count` or `seat`, and how a value of it is said. */
export interface Kind {
  say: string;
  texts: string[];
  rows: string;
  names: string[];
  of: string;
  parts: Record<string, string>;
  beside: Record<string, string>;
  unlike: string[];
  join: string;
  empty: string;
  split: string;
  field: string;
  values: Record<string, string>;
  select: Record<string, string>;
  forms: string[];
}

/** A list in which values are looked up: where the page finds it, and how its rows name themselves. */
export interface Rows {
  path: string;
  slug: string;
  name: string;
}

/** An argument that is made of others, if they are all there: its kind, and their names. */
export interface Made {
  kind: string;
  of: string[];
}

/** The map has changed: the new one takes the place of the old. */
export interface NewBoard {
  type: 'board';
  board: unknown;
}

/** The position after `revision`; sent after every change. `entry` counts the answers in the record. */
export interface State {
  type: 'state';
  revision: number;
  entry: number;
  view: unknown;
  eyes: number;
  panels: Panel[];
  progress: Phrase;
  decision: DecisionInfo | null;
  waiting: number[];
  seats: SeatInfo[];
  watchers: number;
  yours: number[];
  can_undo: 'ask' | 'no' | 'yes';
  can_redo: 'ask' | 'no' | 'yes';
  can_reset: 'ask' | 'no' | 'yes';
  undo_request: UndoRequestInfo | null;
  handovers: HandoverInfo[];
  result: 'decided' | 'lost' | 'running' | 'won';
  ending: string;
  winners: number[];
  scores: number[];
  parts: Record<string, number>[];
  key: string;
}

/** A part of the position in words: a heading and its lines. */
export interface Panel {
  title: Phrase;
  lines: Phrase[];
}

/** A sentence: a text key and its arguments, of the kinds that the game's wording declares. */
export interface Phrase {
  key: string;
  args: Record<string, unknown>;
}

/** What is to be decided; `question` is a text key, `args` what it speaks of. */
export interface DecisionInfo {
  question: string;
  kind: 'owned' | 'shared' | 'window';
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
  places: number[];
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
  figures: Figure[];
}

/** Something on the table that a seat plays, as lists of seats name it; a page may draw it. */
export interface Figure {
  number: number;
  name: Phrase;
  picture: string;
}

/** Somebody asks to take something back: who, what, and what each seat has said so far. */
export interface UndoRequestInfo {
  number: number;
  what: 'redo' | 'reset_turn' | 'undo';
  seat: number;
  entries: number;
  needs: number[];
  agreed: number[];
}

/** The host asks whether a bot may play the seat of somebody who is here. */
export interface HandoverInfo {
  seat: number;
  bot: string;
}

/** New entries of the log. Entries from `start` on replace those that the page has. */
export interface Events {
  type: 'events';
  start: number;
  entries: EntryInfo[];
  live: boolean;
  more: boolean;
}

/** One answer of the record and what it caused. Entry 0 is the setup and has no answer. */
export interface EntryInfo {
  entry: number;
  seat: number;
  text: string;
  aside: boolean;
  revealed: boolean;
  joined: boolean;
  place: Place;
  events: EventInfo[];
}

/** Where in the game an event belongs: the marks of the clock within which it lies, the outermost first. */
export interface Place {
  path: Phrase[];
  turn: boolean;
}

/** A fact. `place` says where in the game it belongs if that is elsewhere than what was told before it. */
export interface EventInfo {
  key: string;
  args: Record<string, unknown>;
  rule: string;
  place: Place | null;
  scene: unknown;
}

/** What became of a submission: accepted, or refused with reasons. `id` is the submission's. */
export interface Answer {
  type: 'answer';
  id: string;
  accepted: boolean;
  revision: number;
  repeated: boolean;
  reasons: Reason[];
}

/** What an action may bring; None for actions without odds. */
export interface PreviewReply {
  type: 'preview';
  id: string;
  text: string;
  revision: number;
  preview: unknown;
}

/** Why an action is not possible now; none if it is. */
export interface Reasons {
  type: 'reasons';
  id: string;
  text: string;
  revision: number;
  reasons: Reason[];
}

/** The game's answer to a look at the position. */
export interface Looked {
  type: 'looked';
  id: string;
  revision: number;
  answer: unknown;
}

/** The position after an earlier entry, for replays; `text` is the answer that led there. */
export interface Position {
  type: 'position';
  id: string;
  entry: number;
  last: number;
  view: unknown;
  panels: Panel[];
  progress: Phrase;
  board: unknown;
  text: string;
  seat: number;
  events: EventInfo[];
}

/** You have a seat now (or one less): keep this token instead of the old one. */
export interface Seated {
  type: 'seated';
  id: string;
  role: 'host' | 'invite' | 'seat' | 'watch';
  yours: number[];
  token: string;
}

/** Something to tell: a text key. `fatal` if the server closes the socket after it. */
export interface Notice {
  type: 'notice';
  key: string;
  args: Record<string, unknown>;
  fatal: boolean;
}

/** What people say: one line as it comes, or all that was said before to somebody who comes. */
export interface Said {
  type: 'said';
  lines: Line[];
}

/** Something that somebody said: who, what, and after how many answers of the game. */
export interface Line {
  number: number;
  seat: number;
  text: string;
  entry: number;
  when: number;
}

/** Somebody points at a place of the board, for everybody to see now. */
export interface Pointed {
  type: 'pointed';
  seat: number;
  place: number;
}

/** Somebody is reminded that the table waits for them. */
export interface Nudged {
  type: 'nudged';
  seat: number;
  by: number;
}

/** Whether a lesson is solved at this table. */
export interface LessonChecked {
  type: 'lesson_checked';
  id: string;
  lesson: string;
  solved: boolean;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
  id: string;
  revision: number;
}

/** An answer to the pending question, or an aside. Sent twice with one id, it counts once. */
export interface Submit {
  type: 'submit';
  id: string;
  revision: number;
  text: string;
  seat?: number | null;
}

/** Several answers, all or none, taken back as one. Only the last may bring chance or news. */
export interface Batch {
  type: 'batch';
  id: string;
  revision: number;
  texts: string[];
  seat?: number | null;
}

/** Take back the last answer of a person (and what bots did after it). */
export interface Undo {
  type: 'undo';
  id: string;
  revision: number;
}

/** Bring back what was taken back last. */
export interface Redo {
  type: 'redo';
  id: string;
  revision: number;
}

/** Take back the turn in progress, as far as the undo mode allows. */
export interface ResetTurn {
  type: 'reset_turn';
  id: string;
  revision: number;
}

/** Ask the others at a shared table to agree. */
export interface UndoRequest {
  type: 'undo_request';
  id: string;
  revision: number;
  what?: 'redo' | 'reset_turn' | 'undo';
}

/** Answer such a request; one no is enough to refuse it. The asker's own no withdraws it. */
export interface UndoVote {
  type: 'undo_vote';
  id: string;
  number: number;
  agree: boolean;
}

/** Ask what an answer may bring. */
export interface Preview {
  type: 'preview';
  id: string;
  text: string;
}

/** Ask why an action is not possible. */
export interface WhyNot {
  type: 'why_not';
  id: string;
  text: string;
}

/** Ask the game something about the position, as its port declares: sight, ways, a bonus. */
export interface Look {
  type: 'look';
  id: string;
  question: Record<string, unknown>;
}

/** Sit down at a seat that nobody holds; a bot there makes room. */
export interface TakeSeat {
  type: 'take_seat';
  id: string;
  seat: number;
  name?: string;
}

/** Give a seat up for others. The host may free the seat of somebody who has been away for a while. */
export interface LeaveSeat {
  type: 'leave_seat';
  id: string;
  seat: number;
}

/** Let a bot play a seat for now. The host may do so for others who have been away for a while; whoever is */
export interface GiveSeatToBot {
  type: 'give_seat_to_bot';
  id: string;
  seat: number;
  bot?: string;
}

/** Play an own seat again instead of the bot. */
export interface TakeBack {
  type: 'take_back';
  id: string;
  seat: number;
}

/** Change the name shown at an own seat. */
export interface Rename {
  type: 'rename';
  id: string;
  seat: number;
  name: string;
}

/** Say whether a bot may play an own seat, as the host has asked; the host's own no withdraws it. */
export interface AnswerHandover {
  type: 'answer_handover';
  id: string;
  seat: number;
  agree: boolean;
}

/** Say a short line to everybody at the table. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}

/** Point at a place of the board, by its number. */
export interface Point {
  type: 'point';
  id: string;
  place: number;
}

/** Remind somebody that the table waits for them. */
export interface Nudge {
  type: 'nudge';
  id: string;
  seat: number;
}

/** Be called when the table waits for you and its page is closed: what the browser gave for that. */
export interface CallMe {
  type: 'call_me';
  id: string;
  endpoint: string;
  point: string;
  auth: string;
  lang: string;
}

/** Be told no more, with this browser. */
export interface DontCall {
  type: 'dont_call';
  id: string;
  endpoint: string;
}

/** Ask for the log from an entry on. */
export interface EventsSince {
  type: 'events_since';
  id: string;
  entry: number;
}

/** Ask for the position after an earlier entry. */
export interface PositionAt {
  type: 'position_at';
  id: string;
  entry: number;
}

/** Ask whether what a lesson asks for is done. */
export interface CheckLesson {
  type: 'check_lesson';
  id: string;
  lesson: string;
}

/** Ask whether the server is there. */
export interface Ping {
  type: 'ping';
  id: string;
}

/** The body of every HTTP answer that is not a success. */
export interface Problem {
  error: Reason;
}

/** The games of this server, and what its tables may use. */
export interface GameList {
  games: GameInfo[];
  languages: string[];
  undo_modes: ('free' | 'none' | 'until-news')[];
  local: boolean;
  version: string;
  protocol: number;
}

/** A game, how it is drawn, and what may be chosen before it starts. */
export interface GameInfo {
  name: string;
  parent: string;
  page: string;
  mood: string;
  missions: number;
  schema: Schema;
  bots: string[];
}

/** All fields of a game. Every game has `seats`. */
export interface Schema {
  fields: Field[];
}

/** One question of the form. */
export interface Field {
  name: string;
  kind: string;
  usual: unknown;
  least: number;
  most: number;
  least_of: string;
  most_of: string;
  count_of: string;
  sum_of: string;
  by_mission: Record<string, [number, number]>;
  choices: Choice[];
  advanced: boolean;
}

/** One thing that may be chosen; `text` is the key of its words, `about` of a hint, if there is one. */
export interface Choice {
  name: string;
  text: string;
  about: string;
  ours: boolean;
  group: string;
  alone: boolean;
  needs: string;
}

export interface MissionList {
  missions: MissionInfo[];
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

export interface LessonList {
  lessons: LessonInfo[];
}

/** A position that teaches something; its words are `lesson-<id>`, `.task` and `.done`. */
export interface LessonInfo {
  id: string;
  rules: string[];
}

/** All messages of a language as Fluent source: `key = value` lines make one Fluent file. */
export interface TextCatalogue {
  lang: string;
  messages: Record<string, string>;
}

/** A new table. What is left open is asked at the table, or answered at once with `quick`. */
export interface CreateTable {
  game: string;
  mission: string;
  seats?: SeatRequest[];
  options?: Record<string, unknown>;
  quick?: boolean;
  undo?: 'free' | 'none' | 'until-news' | null;
  seed?: number | null;
}

/** A seat at a new table: the creator's own, one to be taken by link, or a bot's. */
export interface SeatRequest {
  kind?: 'bot' | 'human' | 'open';
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
  progress: Phrase;
  result: 'decided' | 'lost' | 'running' | 'won';
  ending: string;
  winners: number[];
  scores: number[];
  entries: number;
  created: number;
  updated: number;
  seats: SeatInfo[];
  role: 'host' | 'invite' | 'seat' | 'watch';
  yours: number[];
  waiting: number[];
  readable: boolean;
  token: string;
  tally: Record<string, number>;
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

/** Make the invite and watch links void; only the table's host may. Who has a seat keeps it. */
export interface Revoke {
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
  status: 'ok';
  version: string;
  engine: string;
  tables: number;
  connections: number;
  seconds: number;
}

export type ServerMessage =
  | Hello
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
  | AnswerHandover
  | Say
  | Point
  | Nudge
  | CallMe
  | DontCall
  | EventsSince
  | PositionAt
  | CheckLesson
  | Ping;
