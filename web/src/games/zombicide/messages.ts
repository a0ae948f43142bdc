// Generated from the messages of the server and of the games' ports. Do not edit.
// python -m shamble.server.typescript

/** A mission with its goals and tiles. */
export interface Mission {
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
  goals: GoalInfo[][];
  tiles: string[];
  facts: Record<string, boolean | number | string | string[]>;
}

/** One thing to be done; `text` is a text key. */
export interface GoalInfo {
  name: string;
  text: string;
}

/** The position. Decks are counts; facedown objectives have the colour `hidden`. */
export interface View {
  mission: string;
  round: number;
  result: 'decided' | 'lost' | 'running' | 'won';
  ending: string;
  first: number;
  seat: number;
  survivors: SurvivorView[];
  zones: ZoneView[];
  idle: IdleView[];
  open_doors: number[];
  opened_buildings: number[];
  objectives: ObjectiveView[];
  crates: TokenView[];
  spawns: SpawnView[];
  cars: CarView[];
  laid: LaidView[];
  exits: number[];
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  reserve: Record<string, number>;
  counters: CounterView[];
  goals: GoalView[][];
  defeats: string[];
  own: Record<string, unknown>;
}

/** One survivor's dashboard. A zone below 0: escaped (-1), eliminated (-2), aside (-3). */
export interface SurvivorView {
  id: number;
  name: string;
  slug: string;
  traits: string[];
  side: number;
  seat: number;
  zone: number;
  wounds: number;
  health: number;
  adrenaline: number;
  level: 'blue' | 'orange' | 'red' | 'yellow';
  actions: number;
  actions_left: number;
  free: Record<string, number>;
  done: boolean;
  leader: number;
  car: number;
  drives: boolean;
  place: string;
  hand: CardView[];
  backpack: CardView[];
  tokens: number;
  kept: string[];
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

/** Zombies of a zone that do nothing for now, by slug; they are among those that stand there. */
export interface IdleView {
  status: string;
  zone: number;
  zombies: Record<string, number>;
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
  seats: string[];
}

/** A card that lies open in a zone, and who has laid it. */
export interface LaidView {
  card: number;
  slug: string;
  zone: number;
  survivor: number;
}

/** What a game of its own counts, as tokens on the table: for the table, or for each zone or survivor. */
export interface CounterView {
  name: string;
  per: string;
  numbers: number[];
}

/** A goal and how far it is; `text` is a text key, `owner` a survivor or -1 for the whole team. */
export interface GoalView {
  name: string;
  text: string;
  progress: number;
  target: number;
  owner: number;
}

/** The component lists of a game. */
export interface Content {
  cards: Record<string, Card>;
  skills: Record<string, SkillInfo>;
  kinds: ZombieKind[];
  characters: Character[];
  verbs: VerbInfo[];
  zombie_cards: ZombieCard[];
  cited_as: Record<string, string[]>;
}

/** A card by its printed face; `modes` are its other attacks, by their kind. */
export interface Card {
  slug: string;
  name: string;
  melee: WeaponMode | null;
  ranged: WeaponMode | null;
  modes: Record<string, WeaponMode>;
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
  ours: boolean;
  facts: Record<string, boolean | number | string | string[]>;
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
  facts: Record<string, boolean | number | string | string[]>;
}

/** Somebody who can be played; `name` is what actions call them. */
export interface Character {
  index: number;
  slug: string;
  name: string;
  traits: string[];
  levels: Record<'blue' | 'orange' | 'red' | 'yellow', string[]>;
  ours: boolean;
  facts: Record<string, boolean | number | string | string[]>;
  other_sides: (Record<'blue' | 'orange' | 'red' | 'yellow', string[]>)[];
}

/** Something a survivor can do in its turn, the rule that says how, and what can be said of it. */
export interface VerbInfo {
  name: string;
  rule: string;
  traits: string[];
}

/** A card that brings zombies: of each kind or type how many at each danger level, and what it orders. */
export interface ZombieCard {
  number: number;
  deck: string;
  spawns: Record<string, number[]>;
  rush: boolean;
  facts: Record<string, boolean | number | string | string[]>;
}

/** The compiled map, in cells; further floors lie beside the first one. */
export interface BoardInfo {
  name: string;
  width: number;
  height: number;
  zones: ZoneInfo[];
  doors: DoorInfo[];
  links: LinkInfo[];
  tiles: TileInfo[];
  buildings: number[][];
  floors: FloorInfo[];
}

/** A room, a stretch of street, or what else the game's board has; `indoor` ones lie in a building. */
export interface ZoneInfo {
  index: number;
  name: string;
  label: string;
  kind: string;
  indoor: boolean;
  dark: boolean;
  building: number;
  parts: string[];
  rects: Rect[];
  floor: number;
}

/** A rectangle in board cells. */
export type Rect = [x: number, y: number, width: number, height: number];

/** A door, or what else can be open or shut; `vertical` where its wall runs from north to south. */
export interface DoorInfo {
  index: number;
  name: string;
  a: number;
  b: number;
  x: number;
  y: number;
  vertical: boolean;
  fitting: string;
}

/** A way between two zones; low to high is where they touch along their common edge, 0 if nowhere. */
export interface LinkInfo {
  a: number;
  b: number;
  kind: 'door' | 'opening' | 'street';
  door: number;
  x: number;
  y: number;
  low: number;
  high: number;
  vertical: boolean;
  blind: boolean;
}

/** A tile as it lies in the layout. */
export interface TileInfo {
  name: string;
  row: number;
  col: number;
  rotation: number;
  x: number;
  y: number;
}

/** A storey of the map, in board cells; the one that all others are reached from has no name. */
export interface FloorInfo {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An attack with dice. `order`: the kinds that hits would take; -1 for hits that are lost. */
export interface AttackPreview {
  kind: 'dice';
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

/** An attack on everybody in a zone. `damage`: 0 if it destroys all; `kills`: the kinds that fall. */
export interface BlastPreview {
  kind: 'blast';
  zone: number;
  survivors: number[];
  zombies: number;
  noise: number;
  damage: number;
  kills: number[];
}

/** How likely it is that what is tried succeeds after this answer, if all that follows is done well. */
export interface ChancePreview {
  kind: 'chance';
  chance: number;
}

/** What a passage changes that stands otherwise: zones seen from the own one, ways of the dead. */
export interface PassagePreview {
  kind: 'passage';
  door: number;
  seen_now: number[];
  seen_after: number[];
  crowds: CrowdChange[];
}

/** The dead of a zone, by slug, whose way would be another one. */
export interface CrowdChange {
  zone: number;
  zombies: Record<string, number>;
  now: CrowdWay;
  after: CrowdWay;
}

/** Where some of the dead would go: goals, steps to the nearest by open ways (-1: there is none), the next */
export interface CrowdWay {
  goals: number[];
  steps: number;
  ways: number[];
  held: boolean;
}

/** What a page asks of the board: what is seen from a zone, and how far everything is. */
export interface Glance {
  zone: number;
}

/** What a zone sees and how many steps it is to every zone (-1: no way), with the doors as they are. */
export interface Sight {
  zone: number;
  seen: SightInfo[];
  distances: number[];
}

/** A zone that can be seen, and how far away it is. */
export interface SightInfo {
  zone: number;
  range: number;
}
