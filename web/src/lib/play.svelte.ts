// What a person is about to do at a table: the verb in hand, the place pointed at, the sentence under the board.
import type {
  AttackPreview,
  BlastPreview,
  CardView,
  DecisionInfo,
  EventInfo,
  OptionInfo,
  Reason,
  SurvivorView,
} from './messages';
import { placesOf } from './geometry';
import { type GroupState, groupOptions, isAttack, isTravel, isTurn, markedZones, optionsAt } from './options';
import { zoneNames } from './places';
import { type Naming, optionText, reasonText, survivorName } from './words';
import { t, tAny } from './text.svelte';
import type { TableStore } from './table.svelte';

export interface Hint {
  title: string;
  text: string;
  rule: string;
}

export type Odds = AttackPreview | BlastPreview | null;

/** Questions that are answered with the cards in front of you. */
const KIT_QUESTIONS = new Set(['ask-hands', 'ask-trade']);

export class Play {
  selected = $state('move');
  /** On touch: pointed at once, waiting for the second tap. */
  chosen: OptionInfo | null = $state.raw(null);
  /** The ways to use a verb, or to go to a zone, that must be told apart. */
  narrowed: OptionInfo[] = $state.raw([]);
  inspect: number | null = $state(null);
  attack: OptionInfo | null = $state.raw(null);
  odds: Record<string, Odds> = $state.raw({});
  hint: Hint | null = $state.raw(null);
  pointed: number | null = $state(null);
  seen: ReadonlySet<number> = $state.raw(new Set());
  distance = $state(-1);
  why: EventInfo | null = $state.raw(null);
  focusZone = $state(-1);

  constructor(readonly store: TableStore) {}

  readonly places = $derived.by(() => (this.store.hello ? placesOf(this.store.hello.board) : []));
  readonly zoneNames = $derived.by(() => {
    const board = this.store.hello?.board;
    return board ? zoneNames(this.places, board.width, board.height) : [];
  });
  readonly naming: Naming | null = $derived.by(() => {
    const hello = this.store.hello;
    const view = this.store.view;
    if (!hello || !view) return null;
    return {
      content: hello.content,
      zones: this.zoneNames,
      doors: hello.board.doors,
      survivors: view.survivors,
      mission: hello.mission.slug,
    };
  });

  readonly decision: DecisionInfo | null = $derived.by(() =>
    this.store.playback.active || this.store.past ? null : (this.store.state?.decision ?? null),
  );
  readonly mine = $derived(Boolean(this.decision?.mine));
  /** Only what this browser's seats may answer. */
  readonly options: OptionInfo[] = $derived.by(() => {
    const decision = this.decision;
    if (!decision?.mine) return [];
    const mask = (this.store.state?.yours ?? []).reduce((sum, seat) => sum | (1 << seat), 0);
    return decision.options.filter((option) => option.seats & mask);
  });
  readonly turn = $derived(isTurn(this.decision));
  readonly groups: GroupState[] = $derived.by(() =>
    this.decision && this.turn
      ? groupOptions(this.mine ? this.decision : { ...this.decision, options: [] })
      : [],
  );
  readonly endOption = $derived(this.turn ? this.options.find((option) => option.verb === 'end') : undefined);
  /** Whose decision it is about, if it is about one survivor. */
  readonly active = $derived.by((): number => {
    const who = this.decision?.args['survivor'];
    return typeof who === 'number' ? who : -1;
  });
  readonly own = $derived.by((): number => this.store.view?.survivors[this.active]?.zone ?? -1);
  readonly shown: SurvivorView | null = $derived.by(() => {
    const survivors = this.store.view?.survivors ?? [];
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

  readonly group = $derived(this.groups.find((it) => it.group.id === this.selected));
  /** What the marks on the board stand for. */
  readonly live: OptionInfo[] = $derived.by(() => {
    if (!this.mine) return [];
    if (!this.turn) return this.options;
    return this.group?.options ?? [];
  });
  readonly attacks: OptionInfo[] = $derived(this.turn ? this.options.filter(isAttack) : []);
  /** Every way to use the kind of attack that is looked at. */
  readonly like: OptionInfo[] = $derived.by(() => {
    const kind = this.attack?.verb.split('-')[0];
    return kind ? this.attacks.filter((it) => it.verb.split('-')[0] === kind) : [];
  });
  /** While aiming, empty zones are not worth a mark; they can still be clicked. */
  readonly marks = $derived.by(() => {
    if (!this.attack) return markedZones(this.live, this.own);
    const dead = new Set(
      this.store.view?.zones.filter((it) => Object.keys(it.zombies).length).map((it) => it.zone),
    );
    return markedZones(
      this.like.filter((it) => it === this.attack || it.zones.some((zone) => dead.has(zone))),
    );
  });
  readonly targets = $derived(new Set(this.attack ? this.attack.zones : []));
  /** Answers as buttons: of a question, or of a verb that can be used in several ways. */
  readonly choices: OptionInfo[] = $derived.by(() => {
    if (!this.mine || this.kitQuestion) return [];
    if (this.narrowed.length) return this.narrowed;
    if (!this.turn) return this.options;
    const options = this.group?.options ?? [];
    return options.length > 1 && !options.every(isTravel) && !options.every(isAttack) ? options : [];
  });

  clear(): void {
    this.chosen = null;
    this.narrowed = [];
    this.attack = null;
    this.hint = null;
  }

  /** After every change of the position: start again with the verb that moves. */
  renew(): void {
    this.clear();
    this.odds = {};
    this.inspect = null;
    this.selected = 'move';
  }

  async commit(option: OptionInfo): Promise<void> {
    if (this.store.busy) return;
    await this.store.submit(option.text);
  }

  /** One click with a mouse; on touch the first tap explains, the second commits. */
  private take(option: OptionInfo, touch: boolean): void {
    if (!touch || this.chosen?.text === option.text) {
      void this.commit(option);
      return;
    }
    this.chosen = option;
    if (this.naming) this.hint = { title: t('ui-tap-again'), text: this.explain(option), rule: '' };
  }

  explain(option: OptionInfo): string {
    if (!this.naming) return '';
    const text = optionText(this.naming, option);
    return this.turn && option.verb !== 'end' ? t('ui-with-cost', { text, cost: option.cost }) : text;
  }

  pickGroup(state: GroupState, touch: boolean): void {
    const { group, options, reasons } = state;
    this.narrowed = [];
    this.attack = null;
    this.inspect = null;
    if (!options.length) {
      this.chosen = null;
      this.refuse(tAny([`ui-verb-${group.id}`, `verb-${group.id}`]), reasons);
      return;
    }
    const same = this.selected === group.id;
    this.selected = group.id;
    this.hint = null;
    if (options.every(isAttack)) {
      this.openAttack(this.bestAttack(options));
    } else if (options.length === 1 && !options.every(isTravel)) {
      this.take(options[0] as OptionInfo, touch && !(same && this.chosen));
    } else this.chosen = null;
  }

  refuse(title: string, reasons: Reason[]): void {
    const reason = reasons[0];
    this.hint = reason
      ? { title, text: reasonText(this.naming, reason), rule: reason.rule }
      : { title, text: t('ui-refused'), rule: '' };
  }

  /** The attack to look at first: where most of the dead and none of the living stand. */
  private bestAttack(options: OptionInfo[]): OptionInfo {
    const view = this.store.view;
    const worth = (option: OptionInfo): number => {
      const zone = option.zones[0] ?? -1;
      const dead = Object.values(view?.zones.find((it) => it.zone === zone)?.zombies ?? {}).reduce(
        (sum, n) => sum + n,
        0,
      );
      const friends = view?.survivors.filter((it) => it.zone === zone && it.id !== this.active).length ?? 0;
      return (dead ? 100 + dead : 0) - (option.verb.startsWith('ranged') ? friends * 30 : 0);
    };
    return [...options].sort((a, b) => worth(b) - worth(a))[0] as OptionInfo;
  }

  openAttack(option: OptionInfo): void {
    this.attack = option;
    this.selected = option.verb.split('-')[0] ?? 'melee';
    const wanted = this.attacks.filter((it) => !(it.text in this.odds));
    void Promise.all(wanted.map(async (it) => [it.text, await this.store.preview(it.text)] as const)).then(
      (rows) => {
        this.odds = { ...this.odds, ...Object.fromEntries(rows) };
      },
    );
  }

  async pickZone(zone: number, touch: boolean): Promise<void> {
    if (this.store.playback.active) return;
    const decision = this.decision;
    if (!decision || !this.mine || this.kitQuestion) return;
    const here = this.attack ? optionsAt(this.like, zone) : optionsAt(this.live, zone, this.own);
    if (here.length && here.every(isAttack)) return this.openAttack(this.bestAttack(here));
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
      if (elsewhere.every(isAttack)) {
        this.narrowed = [];
        this.openAttack(first);
      }
      return;
    }
    await this.askWhyNot(zone);
  }

  /** A place that cannot be gone to says why. */
  async askWhyNot(zone: number): Promise<void> {
    const who = this.store.view?.survivors[this.active];
    const name = this.store.hello?.board.zones[zone]?.name;
    if (!who || !name || zone === who.zone) return;
    const reply = await this.store.send({ type: 'why_not', text: `${who.name} move ${name}` });
    if (reply.type === 'reasons') this.refuse(this.zoneNames[zone] ?? '', reply.reasons);
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
    const sight = await this.store.look(zone);
    if (this.pointed !== zone || !sight) return;
    this.seen = new Set(sight.seen.map((it) => it.zone).filter((it) => it !== zone));
    this.distance = this.own >= 0 ? (sight.distances[this.own] ?? -1) : -1;
  }

  /** The line under the board. */
  readonly line: Hint | null = $derived.by(() => {
    const decision = this.decision;
    const naming = this.naming;
    if (!naming) return null;
    const refusal = this.store.refusal[0];
    if (refusal)
      return { title: t('ui-not-possible'), text: reasonText(naming, refusal), rule: refusal.rule };
    if (this.hint) return this.hint;
    if (!decision)
      return this.store.state && this.store.state.result !== 'running'
        ? { title: t(`ui-result-${this.store.state.result}`), text: '', rule: '' }
        : null;
    if (!this.mine)
      return { title: t('ui-wait'), text: t('ui-wait-text', { names: this.waitingNames }), rule: '' };
    if (this.narrowed.length) return { title: t('ui-which'), text: '', rule: '' };
    if (this.kitQuestion === 'ask-trade')
      return { title: t('ui-trade-title'), text: '', rule: decision.rule };
    if (!this.turn) return { title: this.questionText, text: '', rule: decision.rule };
    const cost = this.group?.cost ?? 1;
    if (this.selected === 'move' && this.group?.options.length)
      return {
        title: t('ui-verb-move'),
        text: t('ui-move-hint', { cost }),
        rule: cost > 1 ? 'Z2-MOVE-06' : 'Z2-MOVE-05',
      };
    if (this.group?.options.length)
      return {
        title: tAny([`ui-verb-${this.group.group.id}`, `verb-${this.group.group.id}`]),
        text: t('ui-choose-hint'),
        rule: '',
      };
    return { title: survivorName(naming, this.active), text: t('ui-turn-hint'), rule: '' };
  });

  readonly questionText: string = $derived.by(() => {
    const decision = this.decision;
    const naming = this.naming;
    if (!decision || !naming) return '';
    const words: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(decision.args)) {
      if (key === 'survivor') words[key] = survivorName(naming, value);
      else if (key === 'zone') words[key] = naming.zones[Number(value)] ?? '';
      else if (key === 'kind')
        words[key] = t(`zombie-${naming.content.kinds[Number(value)]?.slug ?? 'walker'}`);
      else if (key === 'dice' && Array.isArray(value)) words[key] = value.join(' ');
      else if (typeof value === 'number' || typeof value === 'string') words[key] = value;
    }
    return t(`question-${decision.question}`, words);
  });

  readonly waitingNames: string = $derived.by(() => {
    const state = this.store.state;
    if (!state) return '';
    return state.waiting.map((seat) => this.seatName(seat)).join(', ');
  });

  seatName(seat: number): string {
    const info = this.store.state?.seats.find((it) => it.seat === seat);
    if (!info) return t('ui-seat', { n: seat + 1 });
    if (info.bot) return t('ui-bot', { n: seat + 1 });
    return info.name || t('ui-seat', { n: seat + 1 });
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

  useOf(card: CardView): OptionInfo[] {
    return this.turn
      ? this.options.filter(
          (it) =>
            (it.verb === 'eat' || it.verb === 'reload') &&
            (it.args['cards'] as { slug: string }[] | undefined)?.[0]?.slug === card.slug,
        )
      : [];
  }
}
