// What a game of the family looks like where it differs from the first: figures, gear, floors, signs. A game is
// known by its light (`Port.mood`), and what it alone needs is fetched with it.
import type { Component } from 'svelte';
import type { Place } from './board/geometry';
import type { BoardInfo, SpawnView, TileInfo, View } from './messages';
import type { VerbGroup } from './options';
import type { Play } from './play.svelte';

/** The drawing of a kind of zombie and its size on the board. */
export interface FigureLook {
  icon: string;
  w: number;
  h: number;
}

/** A floor of a kind of its own, drawn into its place. */
export type FloorLook = (place: Place) => string;

/** A floor pattern, and the furniture of a room of this width and height. */
export type RoomLook = [floor: string, furniture: (w: number, h: number) => string];

/** How a question is asked that needs more than buttons. */
export interface Stand {
  /** Beside the board: all there is to know. */
  Panel: Component<{ play: Play }>;
  /** Answers that are given in them; others stand in the bar. */
  verbs: string[];
  /** Under the board: what is on the table. */
  Tray: Component<{ play: Play; small?: boolean }>;
}

/** A part of the page that a game adds to one of the family's; `small` on a phone. */
export type Part = Component<{ play: Play; small?: boolean }>;

export interface World {
  /** By the slug of the kind; the first ones stand in front. */
  figures: Record<string, FigureLook>;
  /** Pictures of cards by their slug. */
  gear: Record<string, string>;
  /** What kind of room each printed part of a tile is. */
  rooms: Record<string, string>;
  looks: Record<string, RoomLook>;
  /** Kinds of zones with a floor of their own. */
  floors: Record<string, FloorLook>;
  /** Kinds of zones and of rooms that are parted from their like by a line on the floor, not by a wall. */
  halls: ReadonlySet<string>;
  /** What stands between two zones of such a hall without a way. */
  bank: ((x: number, y: number, w: number, h: number) => string) | null;
  /** Kinds of zones with a name of their own. */
  named: ReadonlySet<string>;
  /** What is drawn on a tile besides its zones, in a box of one tile. */
  tiles: Record<string, (tile: TileInfo) => string>;
  /** Things that can be open or shut, by what is printed there. */
  fittings: Record<string, (open: boolean) => string>;
  /** What stands in each passage now, where that changes in play. */
  fittingsOf: ((view: View, board: BoardInfo) => string[]) | null;
  /** Whether the ground outside is a town's: asphalt, kerbs, crosswalks, lamps, lit windows. */
  town: boolean;
  /** Whether a noise means anything. */
  noises: boolean;
  /** How somebody is drawn: a class for its figure, its row, its zone. */
  toneOf: ((view: View, who: number) => string) | null;
  /** A sign beside a name, and what it says. */
  signOf: ((view: View, who: number) => { icon: string; cls: string; label: string } | null) | null;
  /** What a Spawn zone is called on its sign. */
  spawnText: ((view: View, spawn: SpawnView) => string) | null;
  /** Below the goals; in place of the list of skills; below what is carried. */
  parts: { goals?: Part; skills?: Part; kit?: Part };
  /** What must be seen before it is put away: events by their key, and the panel that tells them. */
  alerts: {
    keys: ReadonlySet<string>;
    Panel: Part;
    /** The same on the board. */
    marks: (play: Play, places: Place[]) => string;
  } | null;
  /** Verbs whose effect can be shown beforehand, those that always show it first, and the panel that does so. */
  forecasts: { verbs: ReadonlySet<string>; asks: ReadonlySet<string>; Panel: Part } | null;
  /** Pictures for decks to draw from. */
  decks: Record<string, string>;
  /** Whether the Noise token is the only one, so that its waves are always shown. */
  wave: boolean;
  /** Whether open doors have a leaf that stands in the street. */
  leaves: boolean;
  /** Patterns and gradients. */
  defs: string;
  /** What is counted in a zone for all to see, as tokens. */
  tokens: Record<string, string>;
  /** Signs for those who do nothing for now, by what holds them. */
  marks: Record<string, string>;
  /** Spawn zones with a sign of their own, by colour. */
  spawns: Record<string, string>;
  /** Further things to do, beside those of all games of the family. */
  verbs: VerbGroup[];
  /** Signs for what people are good at. */
  traits: Record<string, string>;
  /** The same by the slugs that cards and questions use. */
  specialties: Record<string, string>;
  /** Signs for cards that bring the dead, by their deck. */
  cards: Record<string, string>;
  /** The sign for what one survivor alone is to do. */
  ownGoal: string;
  /** Questions with a panel and a tray of their own. */
  questions: Record<string, Stand>;
  /** Vehicles that show who sits where: where each kind of seat is, in a box of 176 by 96. */
  vehicles: Record<string, { body: string; seats: Record<string, [x: number, y: number][]> }>;
  /** Cards that are spent by an answer about another card, by the verb. */
  spends: Record<string, string>;
}

export const PLAIN: World = {
  figures: {
    abomination: { icon: 'abomination', w: 80, h: 80 },
    walker: { icon: 'walker', w: 42, h: 42 },
    fatty: { icon: 'fatty', w: 47, h: 45 },
    runner: { icon: 'runner', w: 45, h: 43 },
  },
  gear: {},
  rooms: {},
  looks: {},
  floors: {},
  halls: new Set(),
  bank: null,
  named: new Set(),
  tiles: {},
  fittings: {},
  fittingsOf: null,
  town: true,
  noises: true,
  toneOf: null,
  signOf: null,
  spawnText: null,
  parts: {},
  alerts: null,
  forecasts: null,
  decks: {},
  wave: false,
  leaves: true,
  defs: '',
  tokens: {},
  marks: {},
  spawns: {},
  verbs: [],
  traits: {},
  specialties: {},
  cards: {},
  ownGoal: 'people',
  questions: {},
  vehicles: {},
  spends: {},
};

const WORLDS: Record<string, () => Promise<{ WORLD: Partial<World> }>> = {
  army: () => import('./army/army'),
  night: () => import('./night/night'),
};

class Looks {
  now: World = $state.raw(PLAIN);
  /** By which of its own ids the game cites the rules that it shares. */
  cites: Record<string, string[]> = $state.raw({});
  /** What can be done at all in the game on the table. */
  verbs: string[] = $state.raw([]);
  private mood = '';

  /** The id of a rule in the game on the table; nothing if it has no such rule. */
  cite(rule: string): string {
    return rule in this.cites ? (this.cites[rule]?.[0] ?? '') : rule;
  }

  /** Puts on the look of a game, and what can be done on its board besides; no table is shown before. */
  async wear(mood: string): Promise<void> {
    if (mood === this.mood) return;
    const own = await WORLDS[mood]?.();
    this.mood = mood;
    this.now = { ...PLAIN, ...own?.WORLD };
  }
}

export const looks = new Looks();

/** How somebody is drawn, as classes. */
export const toneOf = (view: View | null, who: number): string =>
  view && looks.now.toneOf ? looks.now.toneOf(view, who) : '';

/** The drawing for a kind of zombie; those that a game does not draw are abominations. */
export function figureOf(kind: string): FigureLook {
  const { figures } = looks.now;
  return figures[kind] ?? (figures['abomination'] as FigureLook);
}
