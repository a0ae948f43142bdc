import { expect, test } from 'vitest';
import type { Character, GameInfo, MissionInfo } from './messages';
import { Setup, modesFor } from './setup.svelte';

const game = {
  name: 'g',
  tiers: ['easy', 'hard'],
  abominations: ['A', 'B'],
  modes: ['fest', 'fest-2', 'cars', 'exploding-cars'],
  max_seats: 6,
} as unknown as GameInfo;
const plain = { id: 'M1', modes: [] as string[] } as MissionInfo;
const driven = { id: 'M3', modes: ['cars'] } as unknown as MissionInfo;
const people = ['amy', 'doug', 'elle'].map((slug, index) => ({
  slug,
  index,
  name: slug.toUpperCase(),
  traits: slug === 'elle' ? ['Kid'] : [],
})) as unknown as Character[];

test('modes that need pieces are offered only where the mission has them', () => {
  expect(modesFor(game, plain)).toEqual(['fest', 'fest-2']);
  expect(modesFor(game, driven)).toEqual(['fest', 'fest-2', 'exploding-cars']);
});

test('variants of a mode exclude each other', () => {
  const setup = new Setup();
  setup.begin(game, people);
  setup.toggleMode('fest');
  setup.toggleMode('fest-2');
  expect(setup.modes).toEqual(['fest-2']);
  setup.toggleMode('fest-2');
  expect(setup.modes).toEqual([]);
});

test('a table with a seat for others is more careful with undo, until somebody chooses', () => {
  const setup = new Setup();
  setup.begin(game, people);
  expect(setup.undo).toBe('free');
  setup.addSeat('open');
  expect(setup.undo).toBe('until-news');
  setup.undo = 'none';
  expect(setup.request(game, plain, people, 'Ana', true)).toMatchObject({
    undo: 'none',
    party: setup.team.length,
    seats: [{ kind: 'human', name: 'Ana' }, { kind: 'open' }],
  });
});

test('one kind of card always stays, and abominations may all stay away', () => {
  const setup = new Setup();
  setup.begin(game, people);
  setup.toggleTier('easy');
  setup.toggleTier('hard');
  expect(setup.tiers).toEqual(['hard']);
  expect(setup.request(game, plain, people, '', true).abominations).toEqual([]);
  setup.toggleAbomination('A');
  setup.toggleAbomination('B');
  expect(setup.request(game, plain, people, '', true).abominations).toEqual(['none']);
});
