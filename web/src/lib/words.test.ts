import { describe, expect, it } from 'vitest';
import type { SurvivorView } from './messages';
import { Language } from './text.svelte';
import { fits, tradeAnswers } from './trade';
import { layoutFor } from './layout.svelte';
import english from '../../../src/shamble/text/en/client.ftl?raw';
import polish from '../../../src/shamble/text/pl/client.ftl?raw';

const SOURCES: Record<string, string> = { en: english, pl: polish };
function read(lang: string): Record<string, string> {
  const found: Record<string, string> = {};
  let key = '';
  for (const line of (SOURCES[lang] ?? '').split('\n')) {
    const start = /^([a-zA-Z][\w-]*) = ?(.*)$/.exec(line);
    if (start) found[(key = start[1] as string)] = start[2] as string;
    else if (key && /^[\s}]/.test(line)) found[key] += `\n${line}`;
    else key = '';
  }
  return found;
}

describe('words', () => {
  it('exist in both languages under the same keys', () => {
    expect(Object.keys(read('pl'))).toEqual(Object.keys(read('en')));
  });
  it('bend in Polish', () => {
    const language = new Language('pl', read('pl'));
    expect([1, 2, 5].map((n) => language.say('ui-cost', { n }))).toEqual(['1 Akcja', '2 Akcje', '5 Akcji']);
    expect(language.say('ui-avenue-1.paint', {})).toBe('JESIONOWA');
  });
  it('are never empty', () => {
    for (const lang of ['en', 'pl']) {
      const language = new Language(lang, read(lang));
      for (const key of Object.keys(read(lang)))
        expect(
          language.say(key, {
            n: 2,
            cost: 2,
            of: 3,
            because: 'sees',
            wounds: 2,
            hits: 2,
            dice: 2,
            actions: 2,
          }),
          `${lang} ${key}`,
        ).toBeTruthy();
    }
  });
});

describe('layouts', () => {
  it('go by the window', () => {
    expect(layoutFor(390, 844)).toBe('phone');
    expect(layoutFor(360, 640)).toBe('phone');
    expect(layoutFor(844, 390)).toBe('phone');
    expect(layoutFor(900, 540)).toBe('tablet');
    expect(layoutFor(1024, 768)).toBe('tablet');
    expect(layoutFor(1440, 900)).toBe('laptop');
    expect(layoutFor(1920, 1080)).toBe('wide');
  });
});

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
  it('must fit what both can carry', () => {
    expect(fits(amy, doug, new Set([9, 3]), () => 2)).toBe(false);
    expect(fits(amy, doug, new Set([9]), () => 2)).toBe(true);
  });
});
