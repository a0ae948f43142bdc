import { expect, test } from 'vitest';
import type { Choice, Field, GameInfo, MissionInfo } from './messages';
import { Setup, fixedOn, offered } from './setup.svelte';

const choice = (name: string, more: Partial<Choice> = {}): Choice => ({
  name,
  text: `choice-${name}`,
  about: '',
  ours: false,
  group: '',
  alone: false,
  needs: '',
  ...more,
});
const field = (name: string, kind: Field['kind'], usual: unknown, more: Partial<Field> = {}): Field => ({
  name,
  kind,
  usual,
  least: 0,
  most: 0,
  least_of: '',
  most_of: '',
  count_of: '',
  sum_of: '',
  by_mission: {},
  choices: [],
  advanced: false,
  ...more,
});
const fests = [choice('fest', { group: 'fest' }), choice('fest-2', { group: 'fest' })];
const modes = field('modes', 'many', [], {
  choices: [...fests, choice('wild', { needs: 'cars' }), choice('cars')],
});
const decks = field('decks', 'many', ['easy', 'hard'], {
  least: 1,
  choices: [choice('easy'), choice('hard')],
});
const guests = field('guests', 'many', [], {
  choices: [choice('A'), choice('B'), choice('none', { alone: true })],
});
const fields = [
  field('seats', 'number', 1, { least: 1, most: 6 }),
  field('team', 'number', 6, { least: 1, most: 6, least_of: 'seats', by_mission: { M3: [2, 4] } }),
  modes,
  decks,
  guests,
];
const game = { name: 'g', schema: { fields } } as unknown as GameInfo;
const plain = { id: 'M1', modes: [] as string[] } as unknown as MissionInfo;
const driven = { id: 'M3', modes: ['cars'] } as unknown as MissionInfo;
const begin = (): Setup => {
  const setup = new Setup();
  setup.begin(game);
  return setup;
};

test('what needs pieces of its own is offered only where the mission has them', () => {
  expect(offered(modes, plain).map((it) => it.name)).toEqual(['fest', 'fest-2', 'cars']);
  expect(offered(modes, driven).map((it) => it.name)).toEqual(['fest', 'fest-2', 'wild']);
  expect(fixedOn(modes, driven).map((it) => it.name)).toEqual(['cars']);
});

test('of a group only one is taken, and what stands alone stands alone', () => {
  const setup = begin();
  for (const it of fests) setup.toggle(modes, it, plain);
  expect(setup.names('modes')).toEqual(['fest-2']);
  setup.toggle(modes, fests[1] as Choice, plain);
  expect(setup.names('modes')).toEqual([]);
  for (const it of guests.choices) setup.toggle(guests, it, plain);
  expect(setup.names('guests')).toEqual(['none']);
  setup.toggle(guests, guests.choices[1] as Choice, plain);
  expect(setup.names('guests')).toEqual(['B']);
});

test('no fewer are kept than the form says', () => {
  const setup = begin();
  for (const it of decks.choices) setup.toggle(decks, it, plain);
  expect(setup.names('decks')).toEqual(['hard']);
});

test('limits follow the mission and other fields', () => {
  const setup = begin();
  const team = fields[1] as Field;
  expect(setup.limits(team, plain)).toEqual([1, 6]);
  expect(setup.limits(team, driven)).toEqual([2, 4]);
  for (let seat = 0; seat < 2; seat++) setup.addSeat('open');
  expect(setup.limits(team, plain)).toEqual([3, 6]);
});

test('only what was changed is sent, and only where it means something', () => {
  const setup = begin();
  setup.set('team', 4);
  setup.set('modes', ['wild']);
  expect(setup.request(game, plain, 'Ana', true).options).toEqual({ team: 4 });
  expect(setup.request(game, driven, 'Ana', true).options).toEqual({ team: 4, modes: ['wild'] });
  expect(setup.changed([modes, decks])).toBe(1);
});

test('a table with a seat for others is more careful with undo, until somebody chooses', () => {
  const setup = begin();
  expect(setup.undo).toBe('free');
  setup.addSeat('open');
  expect(setup.undo).toBe('until-news');
  setup.undo = 'none';
  expect(setup.request(game, plain, 'Ana', true)).toMatchObject({
    undo: 'none',
    seats: [{ kind: 'human', name: 'Ana' }, { kind: 'open' }],
  });
});
