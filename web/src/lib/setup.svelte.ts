// A game that is about to begin: who plays whom, with what, on which map.
import type { Character, CreateTable, GameInfo, MissionInfo, SeatRequest } from './messages';

export type UndoMode = NonNullable<CreateTable['undo']>;
export type SeatKind = NonNullable<SeatRequest['kind']>;

const FIRST_SIX = ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda'];
const MOST = 6;
/** What is sent where no Abomination may come at all. */
const NO_ABOMINATIONS = ['none'];
const KID = 'Kid';

/** Modes that need pieces of their own on the map: where a mission lacks them they would do nothing. */
const NEEDS: Record<string, string> = {
  cars: 'cars',
  companions: 'companions',
  pairs: 'pairs',
  'exploding-cars': 'cars',
};

export const isKid = (it: Character): boolean => it.traits.includes(KID);

/** Modes that may be added to a mission; what it has anyway is not among them. */
export function modesFor(game: GameInfo, mission: MissionInfo): string[] {
  return game.modes.filter(
    (mode) => !mission.modes.includes(mode) && (!NEEDS[mode] || mission.modes.includes(NEEDS[mode])),
  );
}

/** Variants of one mode, `fest` and `fest-2`, exclude each other. */
const family = (mode: string): string => mode.replace(/-\d+$/, '');

export class Setup {
  team: string[] = $state([]);
  /** The first seat is always the one of whoever makes the table. */
  others: SeatRequest[] = $state([]);
  modes: string[] = $state([]);
  tiers: string[] = $state([]);
  abominations: string[] = $state([]);
  private wanted: UndoMode | null = $state(null);

  readonly shared = $derived(this.others.some((seat) => seat.kind === 'open'));

  get undo(): UndoMode {
    return this.wanted ?? (this.shared ? 'until-news' : 'free');
  }
  set undo(mode: UndoMode) {
    this.wanted = mode;
  }

  begin(game: GameInfo, characters: Character[]): void {
    this.team = FIRST_SIX.filter((slug) => characters.some((it) => it.slug === slug));
    for (const it of characters)
      if (this.team.length < MOST && !this.team.includes(it.slug) && !isKid(it)) this.team.push(it.slug);
    this.others = [];
    this.modes = [];
    this.tiers = [...game.tiers];
    this.abominations = [...game.abominations];
  }

  member(slug: string): void {
    if (this.team.includes(slug)) this.team = this.team.filter((it) => it !== slug);
    else if (this.team.length < MOST) this.team = [...this.team, slug];
  }

  addSeat(kind: SeatKind, bot = ''): void {
    if (this.others.length + 1 < MOST) this.others = [...this.others, { kind, name: '', bot }];
  }
  setSeat(at: number, kind: SeatKind, bot = ''): void {
    this.others = this.others.map((seat, i) => (i === at ? { kind, name: seat.name ?? '', bot } : seat));
  }
  dropSeat(at: number): void {
    this.others = this.others.filter((_, i) => i !== at);
  }

  toggleMode(mode: string): void {
    const rest = this.modes.filter((it) => family(it) !== family(mode));
    this.modes = this.modes.includes(mode) ? rest : [...rest, mode];
  }
  /** At least one kind of card stays in the deck. */
  toggleTier(name: string): void {
    if (!this.tiers.includes(name)) this.tiers = [...this.tiers, name];
    else if (this.tiers.length > 1) this.tiers = this.tiers.filter((it) => it !== name);
  }
  toggleAbomination(name: string): void {
    this.abominations = this.abominations.includes(name)
      ? this.abominations.filter((it) => it !== name)
      : [...this.abominations, name];
  }

  /** Whether everybody at the table gets somebody to play. */
  readonly enough = $derived(this.team.length > this.others.length);

  request(
    game: GameInfo,
    mission: MissionInfo,
    characters: Character[],
    you: string,
    quick: boolean,
  ): CreateTable {
    const modes = modesFor(game, mission);
    return {
      game: game.name,
      mission: mission.id,
      seats: [{ kind: 'human', name: you }, ...$state.snapshot(this.others)],
      survivors: this.team.map((slug) => characters.find((it) => it.slug === slug)?.name ?? slug),
      party: this.team.length,
      quick,
      modes: this.modes.filter((mode) => modes.includes(mode)),
      tiers: game.tiers.filter((name) => this.tiers.includes(name)),
      abominations: !this.abominations.length
        ? NO_ABOMINATIONS
        : this.abominations.length === game.abominations.length
          ? []
          : [...this.abominations],
      undo: this.undo,
    };
  }
}
