// What a game gives the client. The shell knows games only by this.
import type { Component, Snippet } from 'svelte';
import type { LogLine, LogPlan } from './log';
import type { Figure, GameInfo, MissionInfo } from './messages';
import type { Session } from './session.svelte';
import type { Setup, Values } from './setup.svelte';
import type { TableStore } from './table.svelte';

/** A short hint at the right moment, for somebody's first evening; its words are `ui-lesson-<id>`. */
export interface Lesson<S extends Session = Session> {
  id: string;
  rule: string;
  /** Whoever does it has learned it. */
  verb?: string;
  when: (session: S) => boolean;
}

/** A game as the client draws it. `S` is what it keeps about one open table. */
export interface GamePage<S extends Session = Session> {
  begin(store: TableStore): S;
  /** What must have come before anybody plays: what belongs to this one of its games, by its mood. */
  prepare?(mood: string): Promise<void>;
  /** All of the table below the top bar. */
  Table: Component<TableProps<S>>;
  /** An earlier position, around the bar that winds a replay. */
  Replay: Component<ReplayProps<S>>;
  log: LogPlan;
  /** A figure, small, beside the name of a seat. */
  Figure?: Component<{ figure: Figure; name: string; size: number }>;
  /** How a line of the log looks; without it, its sentence and its rule. */
  LogLine?: Component<{ session: S; line: LogLine }>;
  /** What the mission asks for, and how far that is. */
  Goals?: Component<{ session: S }>;
  /** What the end screen tells besides winners and scores. */
  Score?: Component<{ session: S }>;
  /** Settings of this game alone. */
  Prefs?: Component;
  lessons?: readonly Lesson<S>[];
  keys?: () => KeyHint[];
  start?: Starting;
}

export interface TableProps<S extends Session = Session> {
  session: S;
  page: GamePage;
  /** The last answer that was seen on an earlier visit. */
  since: number;
  /** Whether the menu is open. */
  menu: boolean;
}

export interface ReplayProps<S extends Session = Session> {
  session: S;
  page: GamePage;
  /** The answer whose position is shown, and what it was, in words. */
  at: number;
  said: string;
  /** The buttons that wind the replay. */
  bar: Snippet;
}

export interface KeyHint {
  keys: string;
  text: string;
}

/** What a game adds to the start page. */
export interface Starting {
  /** The picture on top, and the light it stands in; other lights are seen from afar. */
  Hero?: Component;
  mood?: string;
  /** What the form proposes where the game's own page knows better than its declaration. */
  propose?: (game: GameInfo) => Values;
  /** Parts of the form that the game draws itself, and the fields that they stand for. */
  parts?: { fields: string[]; Part: Component<PartProps> }[];
  /** What a mission asks for, beside its name. */
  Facts?: Component<{ mission: MissionInfo }>;
  /** The mission that teaches the game. */
  tutorial?: string;
}

export interface PartProps {
  setup: Setup;
  game: GameInfo;
  mission: MissionInfo;
}

/** Takes a game's own kind of session for any session: the shell hands back only what `begin` made. */
export function game<S extends Session>(page: GamePage<S>): GamePage {
  return page as unknown as GamePage;
}
