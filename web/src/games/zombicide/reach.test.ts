import { expect, test } from 'vitest';
import { farZones } from './reach';

const row = [[1], [0, 2], [1, 3], [2, 4], [3]];
const nobody = (): number => 0;

test('as far as the actions go, a free step first', () => {
  expect([...farZones(row, 0, 2, 0, nobody).keys()]).toEqual([2]);
  expect([...farZones(row, 0, 2, 1, nobody).entries()]).toEqual([
    [2, { path: [1, 2], cost: 1 }],
    [3, { path: [1, 2, 3], cost: 2 }],
  ]);
});

test('not past the dead, and leaving them costs more', () => {
  const dead = (zone: number): number => (zone === 2 ? 1 : 0);
  expect([...farZones(row, 0, 9, 0, dead).keys()]).toEqual([2]);
  const here = (zone: number): number => (zone === 0 ? 2 : 0);
  expect(farZones(row, 0, 4, 0, here).get(2)).toEqual({ path: [1, 2], cost: 4 });
  expect(farZones(row, 0, 3, 0, here).size).toBe(0);
});
