// What a person is about to do at a table: the verb in hand, the place pointed at, the sentence under the board.
import type { EventInfo, OptionInfo } from '../../shell/messages';
import { type LogLine, placed } from '../../shell/log';
import { type Heading, type Hint, Session } from '../../shell/session.svelte';
import type { TableStore } from '../../shell/table.svelte';
import type { Naming as KindNames } from '../../shell/speaker';
import { has, t, tAny } from '../../shell/text.svelte';
import { neighbours, placesOf } from './board/geometry';
import { zoneNames } from './board/places';
import { CARDS, type Move, Playback, cutSteps, isWorthWatching, movesOf } from './dead/playback.svelte';
import type {
  AttackPreview,
  BlastPreview,
  BoardInfo,
  ChancePreview,
  PassagePreview,
  CardView,
  Content,
  Sight,
  SurvivorView,
  View,
} from './messages';
import {
  type GroupState,
  type VerbGroup,
  groupOptions,
  groupsOf,
  isTurn,
  markedZones,
  optionsAt,
} from './options';
import { type Walk, farZones } from './reach';
import { Kit } from './table/kit.svelte';
import { tidingsOf } from './table/tidings';
import { type Naming, isCompanion, survivorName } from './words';
import { figureOf, looks } from './world.svelte';

export type Odds = AttackPreview | BlastPreview | ChancePreview | PassagePreview | null;

/** Questions that are answered with the cards in front of you. */
const KIT_QUESTIONS = new Set(['ask-hands', 'ask-trade']);

/** Stands for a question that this page has just answered itself. */
const MINE = 'answered';

/** Answers that choose a person. */
const PERSONAL = new Set('activate wound surplus first pass consent refuse escape stay'.split(' '));

/** What is done with one card alone. */
const USES = new Set(['eat', 'reload', 'clip', 'inject', 'treat', 'lay']);

/** The facts of a card call its first pack by this number. */
const PACKS_FROM = 1;

/** Parts of the round, as the top bar shows them. */
const PHASES = [
  ['player', 'people'],
  ['zombie', 'walker'],
  ['end', 'end-turn'],
] as const;

/** What a die shows: a number, or the mark of a special die. */
export type Face = number | string;

export interface Roll {
  survivor: number;
  dice: Face[];
  hits: number;
  card: string;
  number: number;
}

export class Play extends Session {
  selected = $state('move');
  /** The ways to use a verb, or to go to a zone, that must be told apart. */
  narrowed: OptionInfo[] = $state.raw([]);
  inspect: number | null = $state(null);
  attack: OptionInfo | null = $state.raw(null);
  odds: Record<string, Odds> = $state.raw({});
  pointed: number | null = $state(null);
  seen: ReadonlySet<number> = $state.raw(new Set());
  distance = $state(-1);
  why: EventInfo | null = $state.raw(null);
  /** The card that somebody asked to see again. */
  card: EventInfo | null = $state.raw(null);
  focusZone = $state(-1);
  roll: Roll | null = $state.raw(null);
  /** What has just happened and must not be missed. */
  tidings: EventInfo[] = $state.raw([]);
  /** What must not be missed and has not been put away yet. */
  alerts: EventInfo[] = $state.raw([]);
  /** What is looked at before it is done: the answer whose effect is shown. */
  forecast: OptionInfo | null = $state.raw(null);
  /** Whether the game went on; going back, nothing arrives or falls. */
  forward = $state(true);
  readonly playback = new Playback();
  readonly kit: Kit = new Kit(this);

  constructor(store: TableStore) {
    super(store);
    store.stage = () => this.playback.view;
    store.onchange = ({ before, events, forward }) => {
      if (this.goTo) return;
      this.noteRolls(events);
      this.forward = forward;
      if (events.length) this.tidings = tidingsOf(events);
      this.noteAlerts(events, forward);
      if (forward) this.show(before, events);
      else this.playback.skip();
    };
  }

  get view(): View | null {
    return this.store.view as View | null;
  }
  readonly board: BoardInfo | null = $derived.by(() => (this.store.board ?? null) as BoardInfo | null);
  readonly content: Content | null = $derived.by(() => (this.store.hello?.content ?? null) as Content | null);
  readonly kinds: string[] = $derived(this.content?.kinds.map((kind) => kind.slug) ?? []);
  readonly places = $derived.by(() => (this.board ? placesOf(this.board) : []));
  readonly zoneNames = $derived.by(() =>
    this.board ? zoneNames(this.places, this.board.width, this.board.height) : [],
  );
  private readonly zoneForms: Record<string, string[]> = $derived.by(() =>
    Object.fromEntries(
      (this.store.hello?.wording.kinds['zone']?.forms ?? []).map((form) => [
        form,
        this.board ? zoneNames(this.places, this.board.width, this.board.height, form) : [],
      ]),
    ),
  );
  protected override get naming(): KindNames {
    const zone = (value: unknown, form = ''): string | null =>
      (form ? this.zoneForms[form]?.[Number(value)] : this.zoneNames[Number(value)]) ?? null;
    return {
      zone,
      // How loud it is, the panel tells: the log stays short.
      'loud-zone': zone,
      phase: (value) => (has(`ui-phase-${String(value)}`) ? t(`ui-phase-${String(value)}`) : null),
    };
  }
  readonly names: Naming | null = $derived.by(() => {
    const { content, view, speaker } = this;
    return content && view && { speaker, content, zones: this.zoneNames, survivors: view.survivors };
  });

  // --- what the dead did, step by step

  override get staging(): boolean {
    return this.playback.active;
  }
  override cite(rule: string): string {
    return looks.cite(rule);
  }
  override get telling(): EventInfo | null {
    return this.why ?? this.playback.step?.event ?? null;
  }
  /** The decision of a crowd that is explained, and what came of it. */
  readonly whyEvent: EventInfo | null = $derived.by(() => {
    const event = this.playback.step?.event;
    return this.why ?? (event?.key === 'zombies-decide' ? event : null);
  });
  /** The card that brings the dead just now, or that was asked for. */
  readonly cardEvent: EventInfo | null = $derived.by(() => {
    const event = this.playback.step?.event;
    return this.card ?? (event && CARDS.has(event.key) && !this.why ? event : null);
  });
  readonly moves: Move[] = $derived.by(() =>
    this.why ? movesOf(this.store.entries, this.why) : (this.playback.step?.moves ?? []),
  );
  override show(before: unknown, events: EventInfo[]): void {
    if (!before || !isWorthWatching(events)) return;
    const last = this.playback.steps.at(-1)?.view;
    const steps = cutSteps(last ?? (before as View), events);
    if (this.playback.active) this.playback.steps = [...this.playback.steps, ...steps];
    else this.playback.start(steps);
  }
  override skip(): void {
    this.playback.skip();
    this.why = null;
    this.card = null;
    this.asked = -1;
  }
  override close(): void {
    this.playback.close();
  }
  askWhy(line: LogLine): void {
    if (!this.goTo) {
      this.why = this.why === line.event ? null : line.event;
      return;
    }
    void this.goTo(Math.max(0, line.entry - 1)).then(() => {
      this.asked = line.entry;
      this.why = line.event;
    });
  }

  /** What a game will not have missed stays until it is put away; what is taken back is void. */
  private noteAlerts(events: EventInfo[], forward: boolean): void {
    const keys = looks.now.alerts?.keys;
    if (!keys) return;
    const found = events.filter((event) => keys.has(event.key));
    if (!forward) this.alerts = [];
    else if (found.length) this.alerts = found;
  }

  private noteRolls(events: EventInfo[]): void {
    let card = '';
    for (const event of events) {
      if (event.key === 'attacks') card = String(event.args['card']);
      if (event.key === 'rolled') {
        this.roll = {
          survivor: Number(event.args['survivor']),
          dice: (event.args['dice'] as Face[] | undefined) ?? [],
          hits: Number(event.args['hits']),
          card,
          number: (this.roll?.number ?? 0) + 1,
        };
      }
    }
  }

  // --- what may be done

  private readonly traits: Map<string, string[]> = $derived(
    new Map(this.content?.verbs.map((verb) => [verb.name, verb.traits])),
  );
  /** What the game says of a verb, such as that it is a ranged attack. */
  is(option: OptionInfo, trait: string): boolean {
    return this.traits.get(option.verb)?.includes(trait) ?? false;
  }
  /** Attacks whose odds can be told. */
  readonly isAttack = (option: OptionInfo): boolean => this.is(option, 'at-zone');
  /** An attack on a zone without any of the dead. */
  private isInVain(option: OptionInfo): boolean {
    return this.isAttack(option) && !option.places.some((zone) => this.deadAt(zone));
  }
  private deadAt(zone: number): number {
    const row = this.view?.zones.find((it) => it.zone === zone);
    return Object.values(row?.zombies ?? {}).reduce((sum, n) => sum + n, 0);
  }
  readonly isTravel = (option: OptionInfo): boolean => this.is(option, 'travel');

  /** All that can be done in this game, in its places on the bar. */
  readonly allGroups: VerbGroup[] = $derived(
    groupsOf(looks.now.verbs, this.content?.verbs.map((verb) => verb.name) ?? []),
  );
  readonly turn = $derived(isTurn(this.decision));
  readonly groups: GroupState[] = $derived.by(() =>
    this.decision && this.turn
      ? groupOptions(
          this.mine ? this.decision : { ...this.decision, options: [] },
          (option) => this.isInVain(option),
          this.allGroups,
        )
      : [],
  );
  readonly endOption = $derived(this.turn ? this.options.find((option) => option.verb === 'end') : undefined);
  /** Whose decision it is about, if it is about one survivor. */
  readonly active = $derived.by((): number => {
    const who = this.decision?.args['survivor'];
    return typeof who === 'number' ? who : -1;
  });
  readonly own = $derived.by((): number => this.view?.survivors[this.active]?.zone ?? -1);
  readonly shown: SurvivorView | null = $derived.by(() => {
    const survivors = this.view?.survivors ?? [];
    const yours = this.store.state?.yours ?? [];
    return (
      survivors[this.inspect ?? this.active] ??
      survivors.find((it) => yours.includes(it.seat)) ??
      survivors[0] ??
      null
    );
  });
  readonly kitQuestion = $derived(
    this.mine && KIT_QUESTIONS.has(this.decision?.question ?? '') ? (this.decision?.question ?? '') : '',
  );

  /** The card that somebody has just found and may keep, by its slug; or nothing. */
  readonly found: string = $derived.by(() => {
    if (!this.mine || this.decision?.question !== 'ask-keep') return '';
    const cards = this.options[0]?.args['cards'] as { slug: string }[] | undefined;
    return cards?.[0]?.slug ?? '';
  });
  /** The cards that each answer would bring, where the choice is between printed sets of them. */
  readonly packs: { option: OptionInfo; cards: string[] }[] = $derived.by(() => {
    if (this.decision?.question !== 'ask-pack' || !this.mine) return [];
    const who = this.view?.survivors[this.active];
    const facts = this.content?.characters.find((it) => it.slug === who?.slug)?.facts ?? {};
    const bySheet = Object.values(this.content?.cards ?? {});
    return this.options.map((option) => {
      const names = facts[`pack-${Number(option.args['pack']) + PACKS_FROM}`];
      const cards = (Array.isArray(names) ? names : []).flatMap(
        (name) => bySheet.find((it) => it.name === name)?.slug ?? [],
      );
      return { option, cards };
    });
  });
  /** The answer that most people give to a question about cards; it stands out and Enter gives it. */
  readonly likely: OptionInfo | undefined = $derived(
    this.found ? this.options.find((option) => option.verb === 'keep') : undefined,
  );

  readonly group = $derived(this.groups.find((it) => it.group.id === this.selected));
  /** What the marks on the board stand for. */
  readonly live: OptionInfo[] = $derived.by(() => {
    if (!this.mine) return [];
    if (!this.turn) return this.options;
    return this.group?.options ?? [];
  });
  readonly attacks: OptionInfo[] = $derived(this.turn ? this.options.filter(this.isAttack) : []);
  /** Every way to use the kind of attack that is looked at. */
  readonly like: OptionInfo[] = $derived.by(() => {
    const kind = this.attack?.verb.split('-')[0];
    return kind ? this.attacks.filter((it) => it.verb.split('-')[0] === kind) : [];
  });
  /** While aiming, empty zones are not worth a mark; they can still be clicked. */
  readonly marks = $derived.by(() => {
    if (!this.attack) return markedZones(this.live, this.own);
    return markedZones(this.like.filter((it) => it === this.attack || !this.isInVain(it)));
  });
  /** Zones further away that can be walked to at once, while the verb in hand is to move. */
  readonly far: Map<number, Walk> = $derived.by(() => {
    const who = this.view?.survivors[this.active];
    const none = new Map<number, Walk>();
    const walks = this.turn && this.mine && this.selected === 'move' && !this.narrowed.length && !this.attack;
    if (!walks || !who || !this.board || who.car >= 0 || !this.live.length) return none;
    const far = farZones(
      neighbours(this.board, new Set(this.view?.open_doors)),
      who.zone,
      who.actions_left,
      Object.entries(who.free).find(([kind]) => kind.endsWith('move'))?.[1] ?? 0,
      (zone) => this.deadAt(zone),
    );
    for (const option of this.live) for (const zone of option.places) far.delete(zone);
    return far;
  });
  /** On touch: the far zone that was pointed at once. */
  farChosen = $state(-1);
  /** Go there step by step, in one go, as long as nothing new comes up on the way; it is taken back in one go too. */
  async walk(zone: number, touch: boolean): Promise<void> {
    const walk = this.far.get(zone);
    const who = this.view?.survivors[this.active];
    if (!walk || !who) return;
    if (touch && this.farChosen !== zone) {
      this.farChosen = zone;
      const text = t('ui-walk', { zone: this.zoneNames[zone] ?? '', cost: walk.cost });
      this.hint = { title: t('ui-tap-again'), text, rule: 'Z2-MOVE-05' };
      return;
    }
    this.roll = null;
    this.asking = MINE;
    const steps = walk.path.map((at) => `${who.name} move ${this.board?.zones[at]?.name ?? ''}`);
    if (await this.store.batch(steps)) return;
    if (!this.store.online) return;
    this.store.refusal = [];
    await this.store.submit(steps[0] ?? '');
  }
  /** The attack that was made last, as long as it can be made again. */
  private lastAttack = $state('');
  readonly again: OptionInfo | undefined = $derived(
    this.attacks.find((option) => option.text === this.lastAttack && !this.isInVain(option)),
  );
  /** The same attack once more; one that may hurt a friend is looked at first. */
  async attackAgain(): Promise<void> {
    const option = this.again;
    if (!option) return;
    await this.fetchOdds([option]);
    const odds = this.odds[option.text];
    if (harm(odds)) this.openAttack(option);
    else await this.commit(option);
  }
  readonly targets = $derived(new Set(this.attack ? this.attack.places : []));
  /** Answers as buttons: of a question, or of a verb that can be used in several ways. */
  private readonly ways: OptionInfo[] = $derived.by(() => {
    if (!this.mine || this.kitQuestion) return [];
    if (this.narrowed.length) return this.narrowed;
    if (!this.turn) return this.options;
    const options = this.group?.options ?? [];
    return options.length > 1 && !options.every(this.isTravel) && !options.every(this.isAttack)
      ? options
      : [];
  });

  override get choices(): OptionInfo[] {
    return this.ways;
  }

  /** Whom an answer is about, where people are chosen. */
  personOf(option: OptionInfo): number {
    const other = option.args['other'];
    if (typeof other === 'number') return other;
    return PERSONAL.has(option.verb) ? Number(option.args['survivor'] ?? -1) : -1;
  }
  /** The answers of a question about people, by whom they choose; none if it asks for something else too. */
  readonly people: Map<number, OptionInfo> = $derived.by(() => {
    const people = new Map<number, OptionInfo>();
    if (this.turn || this.kitQuestion) return people;
    for (const option of this.ways) {
      const who = this.personOf(option);
      if (who < 0) continue;
      if (people.has(who)) return new Map();
      people.set(who, option);
    }
    return people;
  });
  /** A number stays with a person, whoever is left to choose from. */
  override numberOf(option: OptionInfo): number {
    const who = this.personOf(option);
    return this.people.get(who) === option && this.people.size === this.ways.length
      ? who + 1
      : super.numberOf(option);
  }
  /** A face or a figure: whoever is asked about is chosen, all others are looked at. */
  pickPerson(who: number, touch = false): boolean {
    const option = this.people.get(who);
    if (option) this.take(option, touch);
    else this.inspect = who;
    return Boolean(option);
  }

  override clear(): void {
    super.clear();
    this.farChosen = -1;
    this.narrowed = [];
    this.attack = null;
    this.forecast = null;
    this.considered = '';
  }
  override back(): void {
    if (this.reading) this.reading = false;
    else if (this.alerts.length && !this.forecast) this.alerts = [];
    else if (this.card) this.card = null;
    else if (this.why) this.why = null;
    else if (this.goTo) this.inspect = null;
    else if (this.kitQuestion && this.inspect !== null) this.inspect = null;
    else if (this.kitQuestion) void this.kit.cancel();
    else {
      this.clear();
      this.selected = 'move';
    }
  }
  /** What I am asked; while it stays the same, what I was about to do stays too. */
  private asking = '';
  /** After every change of the position: start again with the verb that moves, unless others acted meanwhile. */
  override renew(): void {
    this.odds = {};
    this.underway.clear();
    this.card = null;
    const { decision } = this;
    const asking = this.mine ? JSON.stringify([decision?.question, decision?.args, this.options]) : '';
    const same = asking === this.asking;
    const own = this.asking !== '';
    this.asking = asking;
    if (same) return;
    super.renew();
    if (own) this.inspect = null;
    this.selected = 'move';
    this.kit.begin();
  }

  override async commit(option: OptionInfo): Promise<void> {
    if (!this.store.busy) this.roll = null;
    this.asking = MINE;
    if (this.isAttack(option)) this.lastAttack = option.text;
    await super.commit(option);
  }
  override async rewind(what: 'undo' | 'redo' | 'reset_turn'): Promise<void> {
    this.roll = null;
    this.tidings = [];
    this.asking = MINE;
    this.playback.skip();
    await super.rewind(what);
  }

  /** Ways to use doors and the like, by the passage. */
  readonly passages: Map<number, OptionInfo[]> = $derived.by(() => {
    const found = new Map<number, OptionInfo[]>();
    if (!this.turn || !this.mine || this.attack) return found;
    for (const option of this.options) {
      const at = option.args['door'];
      if (typeof at === 'number') found.set(at, [...(found.get(at) ?? []), option]);
    }
    return found;
  });
  /** Those that the verb in hand is about. */
  readonly ready: ReadonlySet<number> = $derived(
    new Set(
      [...this.passages]
        .filter(([, ways]) => ways.some((way) => this.group?.options.includes(way)))
        .map(([door]) => door),
    ),
  );
  /** A door that the mouse is over. */
  peek(door: number | null): void {
    this.foresee(door === null ? null : (this.passages.get(door)?.[0] ?? null));
  }
  /** A door or window on the board: what can be done with it. */
  pickPassage(door: number, touch: boolean): void {
    const ways = this.passages.get(door) ?? [];
    const first = ways[0];
    if (!first || this.playback.active) return;
    if (ways.length > 1) this.narrowed = ways;
    else this.take(first, touch);
  }
  /** What an answer would change is shown beforehand, where the game can tell. */
  foresee(option: OptionInfo | null): void {
    const told = option && looks.now.forecasts?.verbs.has(option.verb) ? option : null;
    if (told?.text === this.forecast?.text || (!option && this.considered)) return;
    this.forecast = told;
  }
  /** Some things are looked at before they are done, as attacks are; by touch all that can be. */
  override take(option: OptionInfo, touch: boolean): void {
    const { forecasts } = looks.now;
    const told = forecasts?.verbs.has(option.verb) ?? false;
    if (told && (touch || forecasts?.asks.has(option.verb)) && !this.meant(option)) {
      this.considered = option.text;
      this.foresee(option);
    } else super.take(option, touch && !told);
  }
  /** Whether an answer was clicked and is looked at before it is given. */
  meant(option: OptionInfo): boolean {
    return this.considered === option.text;
  }
  /** What was looked at with a click and waits to be meant. */
  private considered = $state('');

  pickGroup(state: GroupState, touch: boolean): void {
    const { group, options, reasons } = state;
    this.narrowed = [];
    this.attack = null;
    this.inspect = null;
    if (!options.length) {
      this.chosen = null;
      this.refuse(groupName(group.id), reasons);
      return;
    }
    const same = this.selected === group.id;
    this.selected = group.id;
    this.hint = null;
    if (state.idle && !(same && this.warned === group.id)) {
      this.warned = group.id;
      this.hint = { title: groupName(group.id), text: t('ui-nobody-in-range'), rule: '' };
      return;
    }
    this.warned = '';
    if (options.every(this.isAttack)) {
      void this.openBest(options);
    } else if (options.length === 1 && !options.every(this.isTravel)) {
      this.take(options[0] as OptionInfo, touch && !(same && this.chosen));
    } else this.chosen = null;
  }
  /** The verb that was pressed although it hits nobody: pressed again, it is meant. */
  private warned = '';

  /** The attack to look at first: the one that fells most and harms nobody, by its odds. */
  private async openBest(options: OptionInfo[]): Promise<void> {
    const { revision } = this.store.state ?? {};
    await this.fetchOdds(options);
    if (revision !== this.store.state?.revision) return;
    const worth = (option: OptionInfo): number => promise(this.odds[option.text]) - option.cost / 1000;
    const best = [...options].sort((a, b) => worth(b) - worth(a))[0];
    if (best) this.openAttack(best);
  }
  async fetchOdds(options: OptionInfo[]): Promise<void> {
    const wanted = options.filter((it) => !(it.text in this.odds));
    const fresh = wanted.filter((it) => !this.underway.has(it.text));
    const answer = fresh.length ? this.askOdds(fresh) : undefined;
    for (const it of fresh) if (answer) this.underway.set(it.text, answer);
    await Promise.all(new Set(wanted.map((it) => this.underway.get(it.text))));
  }
  private async askOdds(options: OptionInfo[]): Promise<void> {
    const { revision } = this.store.state ?? {};
    const rows = await Promise.all(
      options.map(async ({ text }) => [text, (await this.store.preview(text)) as Odds | undefined] as const),
    );
    if (revision !== this.store.state?.revision) return;
    for (const [text] of rows) this.underway.delete(text);
    const told = rows.filter(([, odds]) => odds !== undefined);
    if (told.length) this.odds = { ...this.odds, ...(Object.fromEntries(told) as Record<string, Odds>) };
  }
  /** Odds on their way, so that nothing is asked twice at a time. */
  private readonly underway = new Map<string, Promise<void>>();
  /** What is looked at and has odds that are not known; what got lost on its way is asked again. */
  askForLooked(): void {
    const looked = this.attack ? this.attacks : this.forecast ? [this.forecast] : [];
    if (this.store.online && looked.some((it) => !(it.text in this.odds))) void this.fetchOdds(looked);
  }

  openAttack(option: OptionInfo): void {
    this.attack = option;
    this.selected = option.verb.split('-')[0] ?? 'melee';
  }

  async pickZone(zone: number, touch: boolean): Promise<void> {
    if (this.playback.active) return;
    const decision = this.decision;
    if (!decision || !this.mine || this.kitQuestion) return;
    const here = this.attack ? optionsAt(this.like, zone) : optionsAt(this.live, zone, this.own);
    if (here.length && here.every(this.isAttack)) return this.openBest(here);
    if (here.length === 1) return this.take(here[0] as OptionInfo, touch);
    if (here.length > 1) {
      this.narrowed = here;
      return;
    }
    if (!this.turn) return;
    const elsewhere = optionsAt(this.options, zone, this.own);
    const first = elsewhere[0];
    if (first) {
      const groups = this.groups.filter((it) => it.options.some((option) => elsewhere.includes(option)));
      this.narrowed = elsewhere;
      if (groups.length === 1 && groups[0]) this.selected = groups[0].group.id;
      if (elsewhere.every(this.isAttack)) {
        this.narrowed = [];
        await this.openBest(elsewhere);
      }
      return;
    }
    if (this.far.has(zone)) return this.walk(zone, touch);
    await this.askWhyNot(zone);
  }

  /** A place that cannot be gone to says why. */
  async askWhyNot(zone: number): Promise<void> {
    const who = this.view?.survivors[this.active];
    const name = this.board?.zones[zone]?.name;
    if (!who || !name || zone === who.zone) return;
    const reply = await this.store.send({ type: 'why_not', text: `${who.name} move ${name}` });
    if (reply?.type === 'reasons') this.refuse(this.zoneNames[zone] ?? '', reply.reasons);
  }

  /** Looking at a zone: what it sees, how far it is. */
  async lookAt(zone: number | null): Promise<void> {
    this.pointed = zone;
    if (zone === null) {
      this.seen = new Set();
      this.distance = -1;
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 160));
    if (this.pointed !== zone) return;
    const sight = (await this.store.look({ zone })) as Sight | null;
    if (this.pointed !== zone || !sight) return;
    this.seen = new Set(sight.seen.map((it) => it.zone).filter((it) => it !== zone));
    this.distance = this.own >= 0 ? (sight.distances[this.own] ?? -1) : -1;
  }

  // --- in words

  override get heading(): Heading {
    const phase = this.staging ? 'zombie' : this.phase;
    return {
      caption: t('ui-round', { n: this.view?.round ?? 0 }),
      steps: PHASES.map(([id, icon]) => ({
        id,
        icon: id === 'zombie' ? figureOf(this.kinds[0] ?? icon).icon : icon,
        name: t(`ui-phase-${id}`),
        now: id === phase,
      })),
      sub: this.subText,
      figure: this.mine ? this.active : -1,
    };
  }
  /** The part of the round that the last event belongs to. */
  private readonly phase: string = $derived.by(() => {
    const entry = this.store.entries.at(-1);
    const path = entry ? (placed(entry).at(-1)?.place ?? entry.place).path : [];
    return String(path.find((it) => 'phase' in it.args)?.args['phase'] ?? 'player');
  });
  override get figure(): number {
    return this.active;
  }
  override hasPlace(aside: OptionInfo): boolean {
    return aside.verb === 'discard';
  }
  override get subText(): string {
    if (this.over || !this.names) return super.subText;
    if (this.staging) return t('ui-step-of', { n: this.playback.at + 1, of: this.playback.steps.length });
    if (!this.mine || this.active < 0) return super.subText;
    const name = survivorName(this.names, this.active);
    if (!this.turn) return name;
    const all = this.view?.survivors.filter((who) => who.zone >= 0 && !isCompanion(who)) ?? [];
    return t('ui-nth-of', { name, n: all.filter((who) => who.done).length + 1, of: all.length });
  }
  override explain(option: OptionInfo): string {
    const text = this.optionText(option);
    return this.turn && option.verb !== 'end' ? t('ui-with-cost', { text, cost: option.cost }) : text;
  }
  /** The line under the board. */
  override get line(): Hint | null {
    if (this.store.refusal.length || this.hint || !this.mine) return super.line;
    const hint = (title: string, text = '', rule = ''): Hint => ({ title, text, rule });
    if (this.narrowed.length) return hint(t('ui-which'));
    if (this.kitQuestion === 'ask-trade') return hint(t('ui-trade-title'), '', this.decision?.rule);
    if (!this.turn) return super.line;
    const group = this.group;
    const cost = group?.cost ?? 1;
    if (group?.options.length && this.selected === 'move')
      return hint(
        t('ui-verb-move'),
        t('ui-move-hint', { cost }),
        looks.cite(cost > 1 ? 'Z2-MOVE-06' : 'Z2-MOVE-05'),
      );
    if (group?.options.length) return hint(groupName(group.group.id), t('ui-choose-hint'));
    return hint(this.figureName(this.active), t('ui-turn-hint'));
  }

  /** Cards that can be thrown away at any time. */
  discardOf(who: SurvivorView, card: CardView): OptionInfo | undefined {
    return this.decision?.asides.find(
      (it) =>
        it.verb === 'discard' &&
        it.args['survivor'] === who.id &&
        (it.args['cards'] as { slug: string }[] | undefined)?.[0]?.slug === card.slug,
    );
  }

  /** The kinds of attack that can be made with a card in hand. */
  attackGroups(card: CardView): GroupState[] {
    const mode = this.content?.cards[card.slug];
    return this.groups.filter(
      (it) =>
        it.options.length > 0 &&
        ((it.group.id === 'melee' && Boolean(mode?.melee)) ||
          (it.group.id === 'ranged' && Boolean(mode?.ranged))),
    );
  }
  /** Putting cards in order, if that can be done now. */
  get orders(): GroupState | undefined {
    return this.mine ? this.groups.find((it) => it.group.id === 'order' && it.options.length) : undefined;
  }

  useOf(card: CardView): OptionInfo[] {
    return this.turn
      ? this.options.filter(
          (it) =>
            USES.has(it.verb) &&
            ((it.args['cards'] as { slug: string }[] | undefined)?.[0]?.slug === card.slug ||
              looks.now.spends[it.verb] === card.slug),
        )
      : [];
  }

  // --- keys

  override key(key: string): boolean {
    const playback = this.playback;
    if (playback.active) {
      if (key === 'arrowright' || key === '.') playback.stepOn();
      else if (key === 'arrowleft' || key === ',') playback.back();
      else if (key === 'p') playback.toggle();
      else if (key === 'k') playback.skip();
      else return false;
      return true;
    }
    if (!this.turn || this.goTo) return false;
    if (key === 'e' && this.endOption) {
      void this.commit(this.endOption);
      return true;
    }
    if (key === '.' && this.again) {
      void this.attackAgain();
      return true;
    }
    const state = this.groups.find((it) => it.group.key === key);
    if (!key || !state) return false;
    const again = this.selected === state.group.id && document.activeElement?.closest('.zone');
    if (!again) this.pickGroup(state, false);
    if (state.options.length && state.options.every(this.isTravel)) nextZone();
    return true;
  }
}

/** How many friends an attack may hurt. */
export function harm(odds: Odds | undefined): number {
  if (odds?.kind === 'dice') return odds.friends.length;
  return odds?.kind === 'blast' ? odds.survivors.length : 0;
}

/** What an attack promises: the dead that it fells, less the friends that it may hurt. */
export function promise(odds: Odds | undefined): number {
  if (!odds) return 0;
  if (odds.kind === 'chance') return odds.chance;
  if (odds.kind === 'passage') return 0;
  if (odds.kind === 'blast') return odds.zombies - 4 * odds.survivors.length;
  return odds.rows.reduce((sum, row) => sum + row.chance * (row.kills.length - 2 * row.friend_wounds), 0);
}

export const groupName = (id: string): string => tAny([`ui-verb-${id}`, `verb-${id}`]);

/** The key of a verb goes round the zones it leads to. */
function nextZone(): void {
  const zones = [...document.querySelectorAll<SVGGElement>('.zone.can')];
  const at = zones.findIndex((zone) => zone === document.activeElement);
  zones[(at + 1) % zones.length]?.focus();
}
