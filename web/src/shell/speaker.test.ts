import { beforeAll, describe, expect, it } from 'vitest';
import type { Kind, Wording } from './messages';
import { Speaker } from './speaker';
import { Language, speech } from './text.svelte';

const kind = (say: string, more: Partial<Kind> = {}): Kind => ({
  say,
  texts: [],
  rows: '',
  names: [],
  of: '',
  parts: {},
  beside: {},
  unlike: [],
  join: ', ',
  empty: '',
  split: '',
  field: '',
  values: {},
  select: {},
  forms: [],
  ...more,
});
const wording: Wording = {
  kinds: {
    number: kind('plain'),
    yes: kind('plain'),
    seat: kind('one-more'),
    secret: kind('hidden'),
    beast: kind('named', { texts: ['beast-*'], rows: 'beasts', empty: 'nobody' }),
    beasts: kind('list', { of: 'beast', join: ' and ', empty: 'nobody' }),
    herd: kind('counted', { texts: ['beast-*-count'], of: 'beast' }),
    trick: kind('named', { texts: ['trick-*'], rows: 'tricks', split: ': ' }),
    gate: kind('phrase', { texts: ['gate-between'], rows: 'gates', parts: { a: 'beast', b: 'beast' } }),
    walk: kind('phrase', {
      texts: ['herd-walks'],
      parts: { from: 'number', to: 'number', kind: 'beast', count: 'number' },
      unlike: ['from', 'to'],
    }),
    loud: kind('phrase', {
      texts: ['loud'],
      parts: { who: 'beast', din: 'number' },
      beside: { din: 'din' },
    }),
    hue: kind('named', { texts: ['hue-*'], names: ['red', 'blue'] }),
    task: kind('named', { texts: ['task-{mission}-*'] }),
    card: kind('named', {
      texts: ['card-*'],
      field: 'slug',
      select: { '-1': 'none' },
      values: { '0': 'nobody' },
    }),
  },
  rows: {
    beasts: { path: 'content.beasts', slug: 'slug', name: 'name' },
    tricks: { path: 'content.tricks', slug: 'slug', name: 'name' },
    gates: { path: 'board.gates', slug: 'name', name: 'name' },
  },
  args: {
    who: 'beast',
    all: 'beasts',
    trick: 'trick',
    gate: 'gate',
    walk: 'walk',
    by: 'loud',
    din: 'secret',
    hue: 'hue',
    task: 'task',
    card: 'card',
    seat: 'seat',
    done: 'yes',
    count: 'number',
  },
  special: { 'event-other': { who: 'number' } },
  made: { beasts: { kind: 'herd', of: ['who', 'count'] } },
  absent: ['who'],
  actor: 'who',
  untold: [],
  silent: [],
  why: [],
  big: [],
  passing: [],
};
const held = {
  content: {
    beasts: [
      { slug: 'cow', name: 'Cow' },
      { slug: 'ewe', name: 'Ewe' },
      { slug: 'yak', name: 'Great Yak' },
    ],
    tricks: { jump: { slug: 'jump', name: 'Jump' } },
  },
  board: { gates: [{ name: 'g', a: 0, b: 1 }] },
};
const speaker = new Speaker(wording, held, 'm1');

beforeAll(() => {
  const words = {
    nobody: 'nobody',
    'beast-cow': 'the cow',
    'beast-ewe': 'the ewe',
    'beast-cow-count': '{ $n } cows',
    'trick-jump': 'Leap',
    'gate-between': '{ $a } | { $b }',
    'herd-walks': '{ $kind }: { $from } to { $to }',
    loud: '{ $who } ({ $din })',
    'hue-blue': 'blue',
    'task-m1-dig': 'Dig here',
    'event-met': 'Met { $who }.',
    'event-herd': '{ $beasts } came.',
    'event-other': 'Number { $who }.',
    'event-lost': '{ $who ->\n    [none] Nobody is lost.\n   *[other] { $who } is lost.\n}',
  };
  (speech as unknown as { languages: Record<string, Language> }).languages = {
    en: new Language('en', words),
  };
});

describe('a sentence', () => {
  it('names what numbers, slugs and printed names stand for', () => {
    for (const value of [0, 'cow', 'Cow'])
      expect(speaker.message('event-met', { who: value })).toBe('Met the cow.');
    expect(speaker.message('event-met', { who: 2 })).toBe('Met Great Yak.');
    expect(speaker.message('event-met', { who: 9 })).toBe('Met nobody.');
  });
  it('knows where an argument is something else', () => {
    expect(speaker.message('event-other', { who: 7 })).toBe('Number 7.');
  });
  it('makes what is made of others, and says what is missing', () => {
    expect(speaker.message('event-herd', { who: 0, count: 3 })).toBe('3 cows came.');
    expect(speaker.message('event-herd', { who: 1, count: 2 })).toBe('2 × the ewe came.');
    expect(speaker.message('event-lost', {})).toBe('Nobody is lost.');
  });
  it('may be a name as it is printed', () => {
    expect(speaker.phrase({ key: 'Ana', args: {} })).toBe('Ana');
  });
});

describe('a value', () => {
  const said = (name: string, value: unknown, more: Record<string, unknown> = {}): unknown =>
    speaker.facts('event-any', { [name]: value, ...more })[name];
  it('is said by its kind', () => {
    expect(said('all', [0, 1])).toBe('the cow and the ewe');
    expect(said('all', [])).toBe('nobody');
    expect(said('trick', 'Jump: Jump')).toBe('Leap: Leap');
    expect(said('gate', 0)).toBe('the cow | the ewe');
    expect(said('walk', [1, 2, 0, 1])).toBe('the cow: 1 to 2');
    expect(said('walk', [1, 1, 0, 1])).toBe('');
    expect(said('by', 0, { din: { 0: 4 } })).toBe('the cow (4)');
    expect(said('din', { 0: 4 })).toBeUndefined();
    expect(said('hue', 1)).toBe('blue');
    expect(said('task', 'dig')).toBe('Dig here');
    expect(said('seat', 0)).toBe(1);
    expect(said('done', true)).toBe('true');
  });
  it('may be an object, a word to select by, or have a text of its own', () => {
    expect(said('card', { slug: 'axe' })).toBe('axe');
    expect(said('card', -1)).toBe('none');
    expect(said('card', 0)).toBe('nobody');
  });
  it('may be named by the page of the game', () => {
    const own = new Speaker(wording, held, 'm1', { beast: (value) => (value === 1 ? 'Dolly' : null) });
    expect(own.name('beast', 1)).toBe('Dolly');
    expect(own.name('beast', 0)).toBe('the cow');
  });
});
