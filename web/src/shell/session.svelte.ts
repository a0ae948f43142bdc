// What a person is about to do at a table: the question, the answers that are theirs, the sentence below.
import type {
  DecisionInfo,
  EntryInfo,
  EventInfo,
  OptionInfo,
  Panel,
  Phrase,
  Place,
  Reason,
  Wording,
} from './messages';
import { placed } from './log';
import { type Naming, Speaker } from './speaker';
import type { TableStore } from './table.svelte';
import { has, t, tAny } from './text.svelte';

export interface Hint {
  title: string;
  text: string;
  rule: string;
}

/** What stands in the top bar: where in the game we are, and whose decision it is. */
export interface Heading {
  caption: string;
  /** The parts that come round again and again, one of them now. */
  steps: { id: string; icon: string; name: string; now: boolean }[];
  sub: string;
  /** The figure that decides, for its colour; -1 for none. */
  figure: number;
}

const NO_WORDING: Wording = {
  kinds: {},
  rows: {},
  args: {},
  special: {},
  made: {},
  absent: [],
  actor: '',
  untold: [],
  silent: [],
  why: [],
  big: [],
  passing: [],
};

/** One open table or replay. A game with a page of its own derives from it. */
export class Session {
  hint: Hint | null = $state.raw(null);
  /** On touch: pointed at once, waiting for the second tap. */
  chosen: OptionInfo | null = $state.raw(null);
  /** Whether the mission is being read: its story, goals and rules. */
  reading = $state(false);
  /** In a replay, goes to an answer. */
  goTo: ((entry: number) => Promise<void>) | null = null;
  /** The answer that somebody asked about, while the position before it is shown; or -1. */
  asked = $state(-1);

  constructor(readonly store: TableStore) {}

  /** Whether something is still shown before the position as it stands. */
  get staging(): boolean {
    return false;
  }
  /** The id that the game on the table gives a rule which it shares with others. */
  cite(rule: string): string {
    return rule;
  }
  /** The event that is being shown or explained. */
  get telling(): EventInfo | null {
    return null;
  }

  readonly decision: DecisionInfo | null = $derived.by(() =>
    this.staging || this.store.past ? null : (this.store.state?.decision ?? null),
  );
  readonly mine: boolean = $derived(Boolean(this.decision?.mine));
  /** Only what this browser's seats may answer. */
  readonly options: OptionInfo[] = $derived.by(() => {
    const decision = this.decision;
    if (!decision?.mine) return [];
    return decision.options.filter((option) => this.isMine(option));
  });
  readonly waitingNames: string = $derived.by(() =>
    (this.store.state?.waiting ?? []).map((seat) => this.store.seatName(seat)).join(', '),
  );
  readonly over: boolean = $derived.by(() => (this.store.state?.result ?? 'running') !== 'running');

  /** Whether an answer is for one of this browser's seats to give. */
  isMine(option: OptionInfo): boolean {
    return (this.store.state?.yours ?? []).some((seat) => option.seats & (1 << seat));
  }
  /** Whether what may be done at any moment has a place on this game's table. */
  hasPlace(_aside: OptionInfo): boolean {
    return false;
  }
  /** Whose decision it is about, if it is about one figure. */
  get figure(): number {
    return -1;
  }
  /** The figures that this browser's seats play. */
  readonly ownFigures: ReadonlySet<number> = $derived.by(() => {
    const state = this.store.state;
    const own = state?.seats.filter((seat) => state.yours.includes(seat.seat)) ?? [];
    return new Set(own.flatMap((seat) => seat.figures.map((it) => it.number)));
  });

  /** Answers as numbered buttons. */
  get choices(): OptionInfo[] {
    return this.options;
  }
  /** The number on the button of an answer, from 1 on; some games keep a number for a person. */
  numberOf(option: OptionInfo): number {
    return this.choices.indexOf(option) + 1;
  }

  clear(): void {
    this.chosen = null;
    this.hint = null;
  }
  /** After every change of the position: what was half chosen is void. */
  renew(): void {
    this.clear();
  }
  close(): void {}
  /** One step back from what is looked at: what Escape does. */
  back(): void {
    if (this.reading) this.reading = false;
    else this.clear();
  }

  async commit(option: OptionInfo): Promise<void> {
    await this.store.submit(option.text);
  }
  /** One click with a mouse; on touch the first tap explains, the second commits. */
  take(option: OptionInfo, touch: boolean): void {
    if (!touch || this.chosen?.text === option.text) {
      void this.commit(option);
      return;
    }
    this.chosen = option;
    this.hint = { title: t('ui-tap-again'), text: this.explain(option), rule: '' };
  }
  async rewind(what: 'undo' | 'redo' | 'reset_turn'): Promise<void> {
    await this.store.rewind(what);
  }
  refuse(title: string, reasons: Reason[]): void {
    const reason = reasons[0];
    this.hint = reason
      ? { title, text: this.reasonText(reason), rule: reason.rule }
      : { title, text: t('ui-refused'), rule: '' };
  }

  /** A key that only this game knows; whether it was used. */
  key(_key: string): boolean {
    return false;
  }
  /** In a replay: show what happened on the way to a position, before the position itself. */
  show(_before: unknown, _events: EventInfo[]): void {}
  /** In a replay: leave out what is being shown. */
  skip(): void {}

  // --- in words

  get heading(): Heading {
    const at = this.store.past ?? this.store.state;
    return { caption: at ? this.say(at.progress) : '', steps: [], sub: this.subText, figure: -1 };
  }
  /** What the page of this game says in words of its own, all other games in common ones; empty if nobody does. */
  ownWords(key: string): string {
    const found = [`${this.store.hello?.page}-${key}`, `ui-${key}`].find((it) => has(it));
    return found ? t(found) : '';
  }
  /** How it ended: for everybody alike, or with the names of those who won. */
  get resultText(): string {
    const state = this.store.state;
    if (state?.result !== 'decided') return this.ownWords(`result-${state?.result}`);
    const names = state.winners.map((seat) => this.store.seatName(seat));
    return t('ui-winners', { n: names.length, names: names.join(', ') });
  }
  /** Whose decision it is, or how it ended. */
  get subText(): string {
    const state = this.store.state;
    if (!state) return '';
    if (this.over) return this.resultText;
    return this.mine ? t('ui-your-choice') : t('ui-waits-for', { names: this.waitingNames });
  }
  /** How the game's page names things itself, by their kinds. */
  protected get naming(): Naming {
    return {};
  }
  readonly speaker: Speaker = $derived.by(() => {
    const { hello, board, view } = this.store;
    const wording = hello?.wording ?? NO_WORDING;
    return new Speaker(wording, { content: hello?.content, board, view }, hello?.mission.slug, this.naming);
  });
  readonly panels: Panel[] = $derived.by(() => (this.store.past ?? this.store.state)?.panels ?? []);
  say(phrase: Phrase): string {
    return this.speaker.phrase(phrase);
  }
  get questionText(): string {
    const decision = this.decision;
    return decision ? this.speaker.message(`question-${decision.question}`, decision.args) : '';
  }
  optionText(option: OptionInfo): string {
    return this.speaker.message(`option-${option.verb}`, option.args);
  }
  explain(option: OptionInfo): string {
    return this.optionText(option);
  }
  eventText(event: EventInfo): string {
    const key = `event-${event.key}`;
    return this.speaker.message(key, event.args, [`ui-log-${event.key}`]);
  }
  /** Why something is not possible; what the server refuses may have words of the page. */
  reasonText(reason: Reason): string {
    return tAny([reason.key, `ui-${reason.key}`, 'ui-refused'], this.speaker.facts(reason.key, reason.args));
  }
  /** What a figure is called that a seat plays. */
  figureName(number: number): string {
    const figures = this.store.state?.seats.flatMap((seat) => seat.figures) ?? [];
    const figure = figures.find((it) => it.number === number);
    return figure ? this.say(figure.name) : '';
  }
  /** Whose turn a place in the game is; -1 if it is nobody's. */
  turnOf(place: Place): number {
    const actor = this.store.hello?.wording.actor ?? '';
    const who = place.turn ? place.path.at(-1)?.args[actor] : undefined;
    return typeof who === 'number' ? who : -1;
  }
  /** Whether the game's clock has marked anything yet: what lies before is the setup. */
  private readonly marked: boolean = $derived.by(() => {
    const entry = this.store.entries.at(-1);
    return Boolean(entry && (placed(entry).at(-1)?.place ?? entry.place).path.length);
  });
  /** The headings of a place in the game, the outermost first, without whose turn it is. */
  headings(place: Place): string[] {
    if (!place.path.length) return this.marked ? [t('progress-setup')] : [];
    const path = this.turnOf(place) >= 0 ? place.path.slice(0, -1) : place.path;
    return path.map((phrase) => this.say(phrase));
  }
  /** What an answer was and what came of it, in a sentence or two. */
  entryText(entry: EntryInfo, untold: ReadonlySet<string>): string {
    const told = entry.events.filter((event) => !untold.has(event.key));
    const [first, second] = told.length ? told : entry.events;
    if (!first) return '';
    const said = [first, ...(second && told.length ? [second] : [])]
      .map((event) => this.eventText(event))
      .filter(Boolean)
      .join(' ');
    const who = this.figureName(this.turnOf(first.place ?? entry.place));
    return who && !said.startsWith(who) ? `${who}: ${said}` : said;
  }

  /** The line under the board or the question. */
  get line(): Hint | null {
    const refusal = this.store.refusal[0];
    if (refusal) return { title: t('ui-not-possible'), text: this.reasonText(refusal), rule: refusal.rule };
    if (this.hint) return this.hint;
    if (!this.decision) return this.over ? { title: this.resultText, text: '', rule: '' } : null;
    if (!this.mine)
      return { title: t('ui-wait'), text: t('ui-wait-text', { names: this.waitingNames }), rule: '' };
    return { title: this.questionText, text: '', rule: this.decision.rule };
  }
}
