// A game that is about to begin: who sits where, and what was chosen in the form that the game declares.
import type { Choice, CreateTable, Field, GameInfo, MissionInfo, SeatRequest } from './messages';

export type UndoMode = NonNullable<CreateTable['undo']>;
export type SeatKind = NonNullable<SeatRequest['kind']>;
export type Values = Record<string, unknown>;

/** The field that every game has: how many play. The list of seats stands for it. */
const SEATS = 'seats';

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What may be chosen on a mission: a choice that needs what the mission lacks would do nothing there. */
export function offered(field: Field, mission: MissionInfo): Choice[] {
  const fixed = fixedOn(field, mission);
  return field.choices.filter(
    (choice) => !fixed.includes(choice) && (!choice.needs || mission.modes.includes(choice.needs)),
  );
}

/** What a mission brings of its own accord. */
export function fixedOn(field: Field, mission: MissionInfo): Choice[] {
  return field.choices.filter((choice) => mission.modes.includes(choice.name));
}

export class Setup {
  fields: Field[] = $state.raw([]);
  /** What a game's own page proposes instead of what the form says. */
  private proposed: Values = $state.raw({});
  private chosen: Values = $state.raw({});
  /** The first seat is always the one of whoever makes the table. */
  others: SeatRequest[] = $state([]);
  /** What the server said about a field, in words. */
  problems: Record<string, string> = $state.raw({});
  private wanted: UndoMode | null = $state(null);

  readonly shared = $derived(this.others.some((seat) => seat.kind === 'open'));

  get undo(): UndoMode {
    return this.wanted ?? (this.shared ? 'until-news' : 'free');
  }
  set undo(mode: UndoMode) {
    this.wanted = mode;
  }

  begin(game: GameInfo, proposed: Values = {}, bot = ''): void {
    this.fields = game.schema.fields;
    this.proposed = proposed;
    this.chosen = {};
    this.problems = {};
    const least = this.fields.find((field) => field.name === SEATS)?.least ?? 1;
    const seat: SeatRequest = bot ? { kind: 'bot', name: '', bot } : { kind: 'open', name: '' };
    this.others = Array.from({ length: Math.max(0, least - 1) }, () => ({ ...seat }));
  }

  value(name: string): unknown {
    if (name === SEATS) return this.others.length + 1;
    const field = this.fields.find((it) => it.name === name);
    return this.chosen[name] ?? this.proposed[name] ?? field?.usual;
  }
  number(name: string): number {
    return Number(this.value(name) ?? 0);
  }
  names(name: string): string[] {
    return list(this.value(name)).map(String);
  }
  set(name: string, value: unknown): void {
    this.chosen = { ...this.chosen, [name]: value };
    this.problems = { ...this.problems, [name]: '' };
  }
  /** How many of these fields are not as the form, or the game's page, proposes. */
  changed(fields: Field[]): number {
    const usual = (field: Field): unknown => this.proposed[field.name] ?? field.usual;
    return fields.filter((field) => !same(this.value(field.name), usual(field))).length;
  }

  /** The least and the most of a field now, on a mission, with what other fields say. */
  limits(field: Field, mission: MissionInfo): [least: number, most: number] {
    let [least, most] = field.by_mission[mission.id] ?? [field.least, field.most];
    if (field.least_of) least = Math.max(least, this.number(field.least_of));
    if (field.most_of) most = most ? Math.min(most, this.number(field.most_of)) : this.number(field.most_of);
    return [least, most];
  }

  /** Take a choice, or give it back; of a group one, with one that stands alone nothing else. */
  toggle(field: Field, choice: Choice, mission: MissionInfo): void {
    const now = this.names(field.name);
    const [least, most] = this.limits(field, mission);
    if (now.includes(choice.name)) {
      if (now.length > least) this.set(field.name, without(now, choice.name));
      return;
    }
    const clash = (name: string): boolean => {
      const other = field.choices.find((it) => it.name === name);
      return choice.alone || Boolean(other?.alone) || Boolean(choice.group && other?.group === choice.group);
    };
    const kept = now.filter((name) => !clash(name));
    if (most && kept.length >= most) return;
    const order = field.choices.map((it) => it.name);
    this.set(
      field.name,
      [...kept, choice.name].sort((a, b) => order.indexOf(a) - order.indexOf(b)),
    );
  }

  addSeat(kind: SeatKind, bot = ''): void {
    this.others = [...this.others, { kind, name: '', bot }];
  }
  setSeat(at: number, kind: SeatKind, bot = ''): void {
    this.others = this.others.map((seat, i) => (i === at ? { kind, name: seat.name ?? '', bot } : seat));
  }
  nameSeat(at: number, name: string): void {
    this.others = this.others.map((seat, i) => (i === at ? { ...seat, name } : seat));
  }
  dropSeat(at: number): void {
    this.others = this.others.filter((_, i) => i !== at);
  }
  readonly fewest = $derived(this.fields.find((field) => field.name === SEATS)?.least ?? 1);
  readonly most = $derived(this.fields.find((field) => field.name === SEATS)?.most ?? 1);

  request(game: GameInfo, mission: MissionInfo, you: string, quick: boolean): CreateTable {
    const options: Values = {};
    for (const field of this.fields) {
      if (field.name === SEATS) continue;
      let value = this.value(field.name);
      if (field.kind === 'many') {
        const known = offered(field, mission).map((choice) => choice.name);
        value = this.names(field.name).filter((name) => known.includes(name));
      }
      if (!same(value, field.usual)) options[field.name] = value;
    }
    return {
      game: game.name,
      mission: mission.id,
      seats: [{ kind: 'human', name: you }, ...$state.snapshot(this.others)],
      options,
      quick,
      undo: this.undo,
    };
  }
}

const without = (names: string[], name: string): string[] => names.filter((it) => it !== name);
