// What a person is about to do in Zpocalypse: the verb in hand, the squares, edges and places that it leads to.
import type { OptionInfo, Place } from '../../shell/messages';
import type { Heading } from '../../shell/session.svelte';
import { has, t } from '../../shell/text.svelte';
import { type AnswerGroup, Answering } from '../../shell/answering.svelte';
import type { Naming } from '../../shell/speaker';
import { type Act, buildActs, turnActs } from './acts';
import { type Roll, rollsOf } from './dice';
import { Ground, type Lay, SIDE, cellSpot } from './geometry';
import type { Content, Glance, SquadView, TileRow, View } from './messages';

export type Sky = 'day' | 'dusk' | 'night';

/** Parts of a day, as the top bar shows them. */
const PHASES: [string, string][] = [
  ['scavenge', 'zp-ph-scavenge'],
  ['feed', 'zp-ph-feed'],
  ['fortify', 'zp-build'],
  ['something', 'zp-ph-event'],
  ['combat', 'zp-ph-night'],
];
/** The short game that has one night and no day. */
const DAY_ZERO = 'S3';
const SKIES: Record<string, Sky> = { fortify: 'dusk', something: 'dusk', combat: 'night', dusk: 'night' };
/** So many marks are drawn one by one; more make an area. */
const MANY = 16;
/** So many answers back, what was rolled last is still shown. */
const LATELY = 3;

const SIZE = SIDE * SIDE;
const LETTERS = 'abcdef';
const SIDES = ['north', 'east', 'south', 'west'];
const COLOURS = ['red', 'blue', 'green', 'white'];
const FACES = 24;
const CARD_ICONS: Record<string, string> = {
  firearm: 'zp-firearm',
  melee: 'zp-melee-skill',
  thrown: 'zp-melee-skill',
  explosive: 'zp-explosion',
  armour: 'zp-armor',
  meal: 'zp-dc-food',
  scrap: 'zp-scrap',
  ammo: 'zp-ammo',
  'first-aid': 'zp-first-aid',
};

/** A point of the map that answers lead to: `s12` a square, `e48` an edge, `p32640` a free place. */
export interface Target {
  id: string;
  kind: 'square' | 'edge' | 'place';
  number: number;
  options: OptionInfo[];
}

function targetOf(option: OptionInfo): { kind: Target['kind']; number: number } | null {
  const { square, figure, edge, place } = option.args as Record<string, number | undefined>;
  if (typeof square === 'number') return square > 0 ? { kind: 'square', number: square } : null;
  if (typeof figure === 'number') return figure >> 2 > 0 ? { kind: 'square', number: figure >> 2 } : null;
  if (typeof edge === 'number') return { kind: 'edge', number: edge };
  if (typeof place === 'number') return { kind: 'place', number: place };
  return null;
}

export class Play extends Answering {
  /** The verb whose targets the map shows, if the person has chosen one. */
  private wished = $state('');
  /** How the tile that is to be laid is turned. */
  turn = $state(0);
  /** The place over which the tile is held. */
  held = $state(-1);

  get view(): View | null {
    return (this.store.past ?? this.store.state)?.view as View | null;
  }
  get content(): Content | null {
    return (this.store.hello?.content ?? null) as Content | null;
  }
  readonly ground: Ground | null = $derived.by(() => {
    const { content, view } = this;
    return content && view ? new Ground(content, view) : null;
  });
  /** Whether all win or lose together: then nobody counts points. */
  get together(): boolean {
    return this.view?.scenario === DAY_ZERO;
  }
  readonly sky: Sky = $derived.by(() => SKIES[this.view?.phase ?? ''] ?? 'day');

  /** The squad that decides, or whose turn it is. */
  readonly activeSquad: number = $derived.by(() => {
    const asked = this.decision?.args['squad'];
    if (typeof asked === 'number') return asked;
    return this.view?.squads.find((it) => it.actions >= 0)?.seat ?? -1;
  });
  squad(seat: number): SquadView | undefined {
    return this.view?.squads.find((it) => it.seat === seat);
  }
  /** The squad that is looked at: the one that decides, if it is ours, else the first of ours. */
  readonly shown: SquadView | undefined = $derived.by(() => {
    const own = this.store.state?.yours ?? [];
    const mine = own.includes(this.activeSquad) ? this.activeSquad : own[0];
    return this.squad(this.looked >= 0 ? this.looked : (mine ?? this.activeSquad)) ?? this.view?.squads[0];
  });
  looked = $state(-1);

  // --- answers on the map

  readonly located: OptionInfo[] = $derived.by(() => this.options.filter((it) => targetOf(it)));
  /** The verbs whose answers lie on the map. */
  readonly mapVerbs: string[] = $derived.by(() => [...new Set(this.located.map((it) => it.verb))]);
  readonly mapVerb: string = $derived.by(() =>
    this.mapVerbs.includes(this.wished) ? this.wished : (this.mapVerbs[0] ?? ''),
  );
  choose(verb: string): void {
    this.wished = verb;
  }
  readonly targets: Target[] = $derived.by(() => {
    const found = new Map<string, Target>();
    for (const option of this.located) {
      if (option.verb !== this.mapVerb) continue;
      const at = targetOf(option);
      if (!at) continue;
      const id = `${at.kind[0]}${at.number}`;
      const target = found.get(id) ?? { id, ...at, options: [] };
      target.options.push(option);
      found.set(id, target);
    }
    return [...found.values()];
  });
  /** Whether the marks are so many that they are drawn as an area. */
  readonly wide: boolean = $derived.by(() => this.targets.filter((it) => it.kind !== 'place').length > MANY);
  /** A mark, or a verb, of which one of several answers is to be chosen. */
  opened: { id: string; options: OptionInfo[] } | null = $state.raw(null);
  /** The mark that is pointed at. */
  pointed: Target | null = $state.raw(null);
  /** Counts up when the keyboard wants to be on the map. */
  wanted = $state(0);
  /** The structure for which a place is sought; -1 for none. */
  readonly planned: number = $derived.by(() => {
    const asked = this.mine ? this.decision?.args['structure'] : undefined;
    return typeof asked === 'number' ? asked : -1;
  });

  // --- what can be done, as tiles

  readonly acts: Act[] = $derived.by(() => {
    const { decision, content } = this;
    if (!this.mine || !decision) return [];
    const squad = this.squad(this.activeSquad);
    if (decision.question === 'ask-turn' || decision.question === 'ask-step')
      return turnActs(
        this.options,
        (verb) => decision.refused.find((it) => it.verb === verb)?.reasons[0] ?? null,
      );
    if (decision.question === 'ask-build' && content && squad) return buildActs(this.options, content, squad);
    return [];
  });
  /** What a tile does: it answers, marks the map, opens its answers, or says why not. */
  act(act: Act, byKey = false): void {
    const [first] = act.options;
    if (!first) {
      if (act.reason) this.refuse(`${act.name}?`, [act.reason]);
    } else if (targetOf(first)) {
      this.opened = null;
      this.choose(act.id);
      if (byKey) this.wanted += 1;
    } else if (act.options.length === 1) void this.commit(first);
    else this.opened = { id: act.id, options: act.options };
  }
  isOn(act: Act): boolean {
    return this.opened?.id === act.id || (!this.opened && act.options.length > 0 && this.mapVerb === act.id);
  }

  /** The dice of the last answers that rolled any, as they fell. */
  readonly rolls: Roll[] = $derived.by(() => {
    const { entries } = this.store;
    const last = entries.at(-1);
    if (!last || this.store.past) return [];
    for (const entry of entries.slice(-LATELY).reverse()) {
      const found = rollsOf(entry.events);
      if (found.length) return found;
    }
    return [];
  });

  /** What a click on a target does: the one answer there is, or the choice among several. */
  aim(target: Target, touch: boolean): void {
    if (target.kind === 'place') {
      const turns = this.turnsAt(target.number);
      if (this.held !== target.number || !turns.includes(this.turn)) {
        this.held = target.number;
        if (!turns.includes(this.turn)) this.turn = turns[0] ?? 0;
        if (touch || turns.length > 1) return;
      }
      const option = this.placing(target.number, this.turn);
      if (option) void this.commit(option);
      return;
    }
    if (target.options.length > 1) this.opened = { id: target.id, options: target.options };
    else if (target.options[0]) this.take(target.options[0], touch);
  }
  turnsAt(place: number): number[] {
    return this.located
      .filter((it) => it.args['place'] === place)
      .map((it) => Number(it.args['turn']))
      .sort((a, b) => a - b);
  }
  placing(place: number, turn: number): OptionInfo | undefined {
    return this.located.find((it) => it.args['place'] === place && it.args['turn'] === turn);
  }
  /** Turn the tile in hand to the next way in which it may lie there. */
  rotate(): void {
    const turns = this.turnsAt(this.held);
    if (turns.length) this.turn = turns[(turns.indexOf(this.turn) + 1) % turns.length] ?? 0;
    else this.turn = (this.turn + 1) % 4;
  }
  /** The tile in hand, as it would lie. */
  readonly ghost: Lay | null = $derived.by(() => {
    const view = this.view;
    if (!view || view.insight.tile < 0 || this.held < 0 || !this.mapVerbs.includes('place')) return null;
    return { tile: view.insight.tile, ...cellSpot(this.held), turn: this.turn };
  });

  // --- answers as buttons: all but those on the map

  override readonly groups: AnswerGroup[] = $derived.by(() => {
    const located = new Set(this.located);
    const rest = this.opened
      ? this.opened.options
      : this.acts.length
        ? []
        : this.options.filter((it) => !located.has(it));
    const verbs = [...new Set(rest.map((it) => it.verb))];
    const groups: AnswerGroup[] = [];
    let first = 0;
    const several =
      rest.length > 8 ? verbs.filter((verb) => rest.filter((it) => it.verb === verb).length > 2) : [];
    const alone = rest.filter((it) => !several.includes(it.verb));
    if (alone.length) groups.push({ verb: '', title: '', options: alone, first: 0 });
    for (const verb of several)
      groups.push({
        verb,
        title: this.verbName(verb),
        options: rest.filter((it) => it.verb === verb),
        first: 0,
      });
    for (const group of groups) {
      group.first = first;
      first += group.options.length;
    }
    return groups;
  });
  override get choices(): OptionInfo[] {
    return this.groups.flatMap((group) => group.options);
  }

  override renew(): void {
    super.renew();
    this.opened = null;
    this.held = -1;
    this.looked = -1;
    this.pointed = null;
    this.traced = null;
  }
  override back(): void {
    if (this.opened) this.opened = null;
    else if (this.held >= 0) this.held = -1;
    else super.back();
  }
  override key(key: string): boolean {
    if (key === 'r' && this.held >= 0) {
      this.rotate();
      return true;
    }
    const act = this.opened ? undefined : this.acts.find((it) => it.key === key);
    if (act) {
      this.act(act, true);
      return true;
    }
    if (key === 'l' && this.ghost) {
      const option = this.placing(this.held, this.turn);
      if (option) void this.commit(option);
      return Boolean(option);
    }
    if (key === 'm' && this.targets.length) {
      this.wanted += 1;
      return true;
    }
    if (key === 'e') {
      const end = this.options.find((it) => it.verb === 'end' || it.verb === 'done' || it.verb === 'stop');
      if (end) void this.commit(end);
      return Boolean(end);
    }
    if (key === 'v' && this.mapVerbs.length > 1) {
      const at = this.mapVerbs.indexOf(this.mapVerb);
      this.choose(this.mapVerbs[(at + 1) % this.mapVerbs.length] ?? '');
      return true;
    }
    return false;
  }

  // --- names

  /** A square by its tile, column and row: `Rose garden c2`. */
  squareName(square: number): string {
    if (square === 0) return t('square-bunker');
    const place = (square - 1) % SIZE;
    return `${this.tileName(Math.floor((square - 1) / SIZE))} ${LETTERS[place % SIDE]}${Math.floor(place / SIDE) + 1}`;
  }
  protected override get naming(): Naming {
    const number = (value: unknown): number => (typeof value === 'number' ? value : -1);
    return {
      'free-place': (value) => this.placeName(number(value)),
      tile: (value) => this.tileName(number(value)) || null,
      square: (value) => (number(value) < 0 ? null : this.squareName(number(value))),
      figure: (value) => (number(value) < 0 ? null : this.squareName(number(value) >> 2)),
      edge: (value) =>
        number(value) < 0
          ? null
          : `${this.squareName(number(value) >> 2)} ${t(`zpo-side-${SIDES[number(value) & 3]}`)}`,
    };
  }

  /** A free place by how far it is from the entrance, or as one beyond the rim. */
  private placeName(place: number): string {
    const far = this.view?.insight.places.find((it) => it.place === place);
    return far && far.squares >= 0 ? t('zpo-place-far', { n: far.squares }) : t('zpo-place-new');
  }
  /** Which of the four colours a squad has. */
  colour(squad: SquadView | undefined): number {
    return Math.max(0, COLOURS.indexOf(squad?.slug ?? ''));
  }
  private named(kind: string, slug: string | undefined, name: string): string {
    const key = `${kind}-${slug ?? ''}`;
    return slug && has(key) ? t(key) : name;
  }
  squadName(seat: number): string {
    const squad = this.squad(seat);
    return this.named('squad', squad?.slug, squad?.name ?? '');
  }
  personName(person: number): string {
    const row = this.content?.people[person];
    return this.named('person', row?.slug, row?.name ?? '');
  }
  cardName(card: number): string {
    const row = this.content?.cards[card];
    return this.named('zpo-card', row?.slug, row?.name ?? '');
  }
  goalName(goal: number): string {
    const row = this.content?.goals[goal];
    return this.named('zpo-goal', row?.slug, row?.name ?? '');
  }
  tileName(tile: number): string {
    const row = this.content?.tiles[tile];
    const side = row?.sides[this.view?.side ?? 0];
    return this.named('tile-side', side?.slug, side?.name ?? '');
  }
  abilityText(person: number): string {
    const row = this.content?.people[person];
    const key = `person-${row?.slug ?? ''}-ability`;
    return has(key) ? t(key) : '';
  }
  face(person: number): string {
    return `zp-face-z${String((person % FACES) + 1).padStart(2, '0')}`;
  }
  cardIcon(card: number): string {
    return CARD_ICONS[this.content?.cards[card]?.kind ?? ''] ?? 'zp-dc-item';
  }
  goalText(goal: number, half: 'goal' | 'challenge'): string {
    const key = `zpo-goal-${this.content?.goals[goal]?.slug ?? ''}-${half}`;
    return has(key) ? t(key) : '';
  }
  tileRow(tile: number): TileRow | undefined {
    return this.content?.tiles[tile];
  }
  /** What a mark on the map stands for, in the line below it. */
  point(target: Target): void {
    const option = target.options[0];
    if (!option) return;
    this.pointed = target;
    const way = this.view?.insight.reach.find(
      (it) => target.kind === 'square' && it.square === target.number,
    );
    const text =
      way && target.options[0]?.verb === 'move' ? t('zpo-way', { points: way.points, hp: way.hp }) : '';
    this.hint = { title: this.optionText(option), text, rule: '' };
  }
  leave(): void {
    this.pointed = null;
    if (!this.chosen) this.hint = null;
  }
  /** The way of the figure that somebody has asked about. */
  traced: Glance | null = $state.raw(null);
  private async trace(square: number): Promise<void> {
    if (this.traced?.square === square || this.store.past) return;
    const found = (await this.store.look({ walk: square })) as Glance | null;
    if (found) this.traced = found;
  }
  /** Why one of the dead goes where it goes, for whoever points at it. */
  why(square: number): void {
    const aim = this.view?.insight.aims.find((it) => it.square === square);
    if (!aim) return;
    void this.trace(square);
    const squads = (aim.attacks.length ? aim.attacks : aim.squads).map((it) => this.squadName(it)).join(', ');
    const key = aim.attacks.length ? 'attacks' : aim.why;
    this.hint = {
      title: t('zpo-aim', { square: this.squareName(square) }),
      text: t(`zpo-aim-${key}`, { squads, steps: aim.steps }),
      rule: '',
    };
  }

  /** A round is told without the rounds before it, where there are no days around it. */
  override headings(place: Place): string[] {
    const at = place.path.map((it) => it.key).lastIndexOf('place-round');
    return super.headings(this.together && at > 0 ? { ...place, path: place.path.slice(at) } : place);
  }
  override get heading(): Heading {
    const { view } = this;
    const heading = super.heading;
    const figure = this.activeSquad;
    const name = figure >= 0 && !this.over ? this.squadName(figure) : '';
    const round = view?.phase === 'combat' ? view.round : 0;
    const who = name && round ? t('zpo-who-round', { squad: name, round }) : name;
    const sub = this.over ? '' : who || heading.sub;
    if (!view || view.phase === 'dawn' || view.scenario === DAY_ZERO)
      return { ...heading, sub: this.over ? '' : name || heading.sub, figure };
    const night = view.phase === 'combat' || view.phase === 'dusk';
    const caption = t(night ? 'zpo-night' : 'place-day', { day: view.day });
    const steps = PHASES.map(([id, icon]) => ({
      id,
      icon,
      name: t(`zpo-phase-${id}`),
      now: id === view.phase,
    }));
    return { caption, steps, sub, figure };
  }
}
