// Which printed card an event speaks of.
import type { EventInfo } from '../../../shell/messages';
import type { ZombieCard } from '../messages';

/** Cards are told by their own numbers; those of another deck are counted within it. */
const DECKS: Record<string, string> = { 'order-drawn': 'orders' };

export function cardOf(cards: ZombieCard[], event: EventInfo): ZombieCard | undefined {
  const number = Number(event.args['card']);
  const deck = DECKS[event.key];
  if (!deck) return cards.find((card) => card.number === number);
  return cards.filter((card) => card.deck === deck).sort((a, b) => a.number - b.number)[number - 1];
}
