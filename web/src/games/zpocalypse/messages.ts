// Generated from the messages of the server and of the games' ports. Do not edit.
// python -m shamble.server.typescript

/** The table as a seat may know it. */
export interface View {
  scenario: string;
  phase: string;
  day: number;
  round: number;
  order: number[];
  speed: number;
  tonight: number;
  breached: boolean;
  enraged: boolean;
  quiet: number;
  squads: SquadView[];
  dead: DeadView[];
  layout: number[];
  side: number;
  entrance: number;
  edges: number[];
  sites: number[];
  tokens: number[];
  heaps: number[][];
  pile: number[];
  pool: number;
  seen: number[];
  aside: number;
  empty: number[];
  removed: number[];
  gone: number[];
  decks: Record<string, number>;
  discards: Record<string, number[]>;
  insight: Insight;
}

/** A squad: public but for its goals, which only its owner sees. */
export interface SquadView {
  seat: number;
  slug: string;
  name: string;
  at: number;
  place: string;
  hp: number;
  max: number;
  armor: number;
  firearm: number;
  melee: number;
  levels: number[];
  movement: number;
  smarts: number;
  vp: number;
  people: PersonView[];
  goals: number[];
  goal_count: number;
  waiting: boolean;
  stunned: boolean;
  owl: number;
  actions: number;
  free_action: boolean;
  workers: number;
  scrap: number;
  prices: number[];
}

/** A survivor of a squad with the cards that it carries. */
export interface PersonView {
  person: number;
  active: boolean;
  radiated: boolean;
  used: boolean;
  cards: number[];
}

/** A figure of the dead. */
export interface DeadView {
  square: number;
  place: string;
  kind: number;
  lying: boolean;
  marked: boolean;
}

/** All of it for one position. */
export interface Insight {
  tile: number;
  places: PlaceView[];
  reach: ReachView[];
  aims: AimView[];
}

/** A place where the tile that is asked about may go. */
export interface PlaceView {
  place: number;
  name: string;
  x: number;
  y: number;
  turns: number[];
  squares: number;
  nearest: boolean;
}

/** A square where a leg of the acting squad may end. */
export interface ReachView {
  square: number;
  points: number;
  hp: number;
}

/** What a figure of the dead makes for now, and why. */
export interface AimView {
  square: number;
  kind: number;
  squads: number[];
  bunker: boolean;
  why: string;
  steps: number;
  manner: string;
  attacks: number[];
  edge: string;
  presses: boolean;
}

/** What lies in the box, for pages and sentence-makers. */
export interface Content {
  cards: CardRow[];
  people: PersonRow[];
  goals: GoalRow[];
  scavenge: NamedRow[];
  something: NamedRow[];
  tiles: TileRow[];
  glows: NamedRow[];
  structures: StructureRow[];
  search: [boolean, number][];
}

/** A card that is carried. */
export interface CardRow {
  slug: string;
  name: string;
  kind: string;
  dice: number[];
  range: number;
  distance: number;
  damage: number;
  ammo: boolean;
  knockdown: number;
  duel_wield: number;
  armor: number;
  vp: number;
  portions: number;
  radioactive: boolean;
}

/** A Survivor card. */
export interface PersonRow {
  slug: string;
  name: string;
  hp: number;
  armor: number;
  firearm: number;
  melee: number;
  movement: number;
  smarts: number;
  when: string;
  per: string;
  effects: [string, number][];
}

/** A Daily Goal card: the points of its goal and of its challenge. */
export interface GoalRow {
  slug: string;
  name: string;
  vp: number;
  challenge: number;
}

/** Anything else that has a name: cards of the day, tiles, base sets. */
export interface NamedRow {
  slug: string;
  name: string;
}

/** A tile with its two sides. */
export interface TileRow {
  slug: string;
  name: string;
  sides: SideRow[];
}

/** A printed side of a tile: what it is called and shows, row by row, and its red lines. */
export interface SideRow {
  name: string;
  slug: string;
  kind: string;
  glow: number;
  floor: string;
  marks: number[];
  lines: number[];
}

/** A structure with its price and its points. */
export interface StructureRow {
  slug: string;
  edge: boolean;
  workers: number;
  scrap: number;
  vp: number;
}

/** What is in sight from a square, or where the walk of the figure there may end. */
export interface Glance {
  square: number;
  squares: number[];
  ways: number[][];
}
