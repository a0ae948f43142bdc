import { describe, expect, it } from 'vitest';
import { Language } from './text.svelte';
import { layoutFor } from './layout.svelte';
const FILES = import.meta.glob<string>('../../../src/shamble/{text,family/text}/*/{client,page}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What the pages need, those of the games too. */
function read(lang: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const path of Object.keys(FILES).filter((it) => it.includes(`/${lang}/`))) {
    let key = '';
    for (const line of (FILES[path] ?? '').split('\n')) {
      const start = /^([a-zA-Z][\w-]*) = ?(.*)$/.exec(line);
      if (start) found[(key = start[1] as string)] = start[2] as string;
      else if (key && /^[\s}]/.test(line)) found[key] += `\n${line}`;
      else key = '';
    }
  }
  return found;
}

describe('words', () => {
  it('exist in both languages under the same keys', () => {
    expect(Object.keys(read('en')).length).toBeGreaterThan(300);
    expect(Object.keys(read('pl')).sort()).toEqual(Object.keys(read('en')).sort());
  });
  it('bend in Polish', () => {
    const language = new Language('pl', read('pl'));
    const rules = [1, 2, 5].map((n) => language.say('ui-rules-found', { n }));
    expect(rules).toEqual(['1 zasada', '2 zasady', '5 zasad']);
    expect(language.say('game-nothing', {})).toBeNull();
  });
  it('know what hangs on a message', () => {
    const raw = { 'a-street': 'Ash Avenue\n    .paint = ASH AVE' };
    const language = new Language('en', raw);
    expect([language.say('a-street.paint', {}), language.knows('a-street.other')]).toEqual([
      'ASH AVE',
      false,
    ]);
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
