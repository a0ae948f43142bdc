import { describe, expect, it } from 'vitest';
import type { SurvivorView } from '../messages';
import { fits, offeredCards, tradeAnswers } from './trade';

describe('a trade', () => {
  const who = (name: string, cards: [number, string][]): SurvivorView =>
    ({
      name,
      hand: cards.map(([card, it]) => ({ card, slug: it, name: it, empty: false })),
      backpack: [],
    }) as unknown as SurvivorView;
  const amy = who('Amy', [
    [9, 'Pistol'],
    [3, 'Pistol'],
  ]);
  const doug = who('Doug', [[4, 'Axe']]);
  it('is answered card by card in the order of their numbers', () => {
    expect(tradeAnswers(amy, doug, new Set([9, 4]), () => 5)).toEqual([
      'Amy keep Pistol',
      'Amy give Pistol 2',
      'Doug give Axe',
    ]);
  });
  it('shows the partner what has been offered', () => {
    const answers = ['Amy trade Doug', 'Amy keep Pistol', 'Amy give Pistol 2'];
    expect(offeredCards([amy, doug], answers)).toEqual([9]);
  });
  it('must fit what both can carry', () => {
    expect(fits(amy, doug, new Set([9, 3]), () => 2)).toBe(false);
    expect(fits(amy, doug, new Set([9]), () => 2)).toBe(true);
  });
});
