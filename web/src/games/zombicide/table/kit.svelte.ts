// Cards in front of somebody while they are put in order or change owners: nothing counts until it is confirmed.
import type { OptionInfo } from '../../../shell/messages';
import type { Card, CardView, Content, SurvivorView } from '../messages';
import { handsOption } from '../options';
import type { Play } from '../play.svelte';
import { capacity, fits, offeredCards, tradeAnswers } from './trade';

export const HANDS = 2;
const SIDES = 6;
/** Answers that ask for cards to be put in order, and can be taken back as long as nothing has come of them. */
const WILLED = /\b(?:reorganise|trade)\b/;
/** A trade of all that two people can carry has fewer questions. */
const MOST_QUESTIONS = 16;

/** What a card is worth in hand, roughly: the hits it makes, and that it opens doors. */
export function worth(card: Card | undefined): number {
  if (!card) return 0;
  const hits = [card.melee, card.ranged].map((mode) =>
    mode ? (mode.dice * (SIDES + 1 - mode.accuracy) * mode.damage) / SIDES : 0,
  );
  return Math.max(...hits) + (card.opens_doors ? 0.5 : 0);
}

/** What a good player would take in hand: what is there stays, empty hands take the best of the backpack. */
export function propose(who: SurvivorView, content: Content): { hand: CardView[]; pack: CardView[] } {
  const hand = [...who.hand];
  const twin = (card: CardView): number =>
    hand.some((it) => it.slug === card.slug) && content.cards[card.slug]?.dual ? 1 : 0;
  const score = (card: CardView): number => worth(content.cards[card.slug]) * (1 + twin(card));
  let pack = [...who.backpack];
  while (hand.length < HANDS) {
    const best = [...pack].sort((a, b) => score(b) - score(a))[0];
    if (!best || !score(best)) break;
    hand.push(best);
    pack = pack.filter((it) => it !== best);
  }
  return { hand, pack };
}

export class Kit {
  hand: CardView[] = $state([]);
  pack: CardView[] = $state([]);
  /** The card that was tapped and waits for its place. */
  picked: number | null = $state(null);
  /** In a trade: the cards that change owners. */
  given: number[] = $state([]);
  following = $state(false);

  constructor(private readonly play: Play) {}

  /** Whose cards are put in order. */
  readonly who: SurvivorView | null = $derived.by(() => this.play.view?.survivors[this.play.active] ?? null);
  /** Start from what a good player would do. */
  begin(): void {
    this.picked = null;
    this.given = [...this.offered];
    const { who } = this;
    const { content } = this.play;
    if (this.play.kitQuestion !== 'ask-hands' || !who || !content) return;
    const idea = propose(who, content);
    const slugs = idea.hand.map((card) => card.slug);
    const allowed = handsOption(this.play.options, slugs);
    this.hand = allowed ? idea.hand : [...who.hand];
    this.pack = allowed ? idea.pack : [...who.backpack];
  }
  readonly option: OptionInfo | undefined = $derived.by(() =>
    handsOption(
      this.play.options,
      this.hand.map((card) => card.slug),
    ),
  );
  /** Whether nothing would change. */
  readonly same: boolean = $derived.by(() => numbers(this.hand) === numbers(this.who?.hand ?? []));

  /** Who trades with whom. */
  readonly pair: [SurvivorView, SurvivorView] | null = $derived.by(() => {
    const survivors = this.play.view?.survivors ?? [];
    for (const entry of [...this.play.store.entries].reverse()) {
      const event = entry.events.findLast((it) => it.key === 'trades');
      if (!event) continue;
      const me = survivors[Number(event.args['survivor'])];
      const other = survivors[Number(event.args['partner'])];
      return me && other ? [me, other] : null;
    }
    return null;
  });
  /** What the other player has put into the trade already: that stays as it was said. */
  readonly offered: ReadonlySet<number> = $derived.by(() => {
    const { entries } = this.play.store;
    const from = entries.findLastIndex((entry) => entry.events.some((it) => it.key === 'trades'));
    if (this.play.kitQuestion !== 'ask-trade' || from < 0 || !this.pair) return new Set();
    return new Set(
      offeredCards(
        this.pair,
        entries.slice(from).map((entry) => entry.text),
      ),
    );
  });
  readonly fits: boolean = $derived.by(() =>
    this.pair ? fits(this.pair[0], this.pair[1], new Set(this.given), capacity) : false,
  );
  toggle(card: number): void {
    if (this.offered.has(card)) return;
    this.given = this.given.includes(card) ? this.given.filter((it) => it !== card) : [...this.given, card];
  }
  /** A card dropped on the other side changes owners; dropped on its own side, it stays. */
  drop(card: number, side: number): void {
    const owner = this.pair?.findIndex((who) =>
      [...who.hand, ...who.backpack].some((it) => it.card === card),
    );
    if (owner === undefined || owner < 0 || this.offered.has(card)) return;
    this.given = this.given.filter((it) => it !== card);
    if (owner !== side) this.given = [...this.given, card];
  }

  readonly ready: boolean = $derived.by(() =>
    this.play.kitQuestion === 'ask-trade' ? this.fits : Boolean(this.option),
  );
  async confirm(): Promise<void> {
    if (this.play.kitQuestion === 'ask-trade') await this.trade();
    else if (this.option) await this.play.commit(this.option);
  }
  /** Whether the player has asked for this, and may think better of it. */
  readonly mayCancel: boolean = $derived.by(() => {
    const { entries, state } = this.play.store;
    return state?.can_undo === 'yes' && WILLED.test(entries.at(-1)?.text ?? '');
  });
  async cancel(): Promise<void> {
    if (this.mayCancel) await this.play.rewind('undo');
  }

  private async trade(): Promise<void> {
    if (!this.pair) return;
    const { store } = this.play;
    const given = [...this.given];
    if (await store.batch(tradeAnswers(this.pair[0], this.pair[1], new Set(given), capacity))) return;
    if (!store.online) return;
    this.following = true;
    store.refusal = [];
    await this.follow(given);
    this.following = false;
  }
  /** If the table would not take the whole plan at once, answer question by question. */
  private async follow(given: number[]): Promise<void> {
    const { play } = this;
    for (let guard = 0; guard < MOST_QUESTIONS && play.decision?.question === 'ask-trade'; guard++) {
      const card = (play.options[0]?.args['cards'] as { card: number }[] | undefined)?.[0]?.card ?? -1;
      const verb = given.includes(card) ? 'give' : 'keep';
      const option = play.options.find((it) => it.verb === verb) ?? play.options[0];
      if (!option || !(await play.store.submit(option.text))) break;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

const numbers = (cards: CardView[]): string =>
  cards
    .map((it) => it.card)
    .sort()
    .join();
