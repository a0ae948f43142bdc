import { expect, test } from 'vitest';
import { remember } from './memory';
import type { TableInfo } from './messages';

const table = (mission: string, result: string, updated: number, more: Partial<TableInfo> = {}): TableInfo =>
  ({
    game: 'g',
    mission,
    slug: mission,
    result,
    updated,
    readable: true,
    ending: '',
    tally: {},
    ...more,
  }) as TableInfo;
const won = (it: TableInfo): boolean => it.result === 'won';

test('finished games are summed up by mission and by how they were lost', () => {
  const found = remember(
    [
      table('b', 'lost', 3, { ending: 'ending-bitten', tally: { rounds: 4, felled: 9 } }),
      table('a', 'won', 2, { ending: 'ending-home', tally: { rounds: 8 } }),
      table('b', 'won', 1, { tally: { rounds: 6, felled: 1 } }),
      table('b', 'running', 9),
      table('c', 'lost', 9, { readable: false }),
    ],
    won,
  );
  expect(found.rows.map((row) => [row.mission, row.played, row.won])).toEqual([
    ['b', 2, 1],
    ['a', 1, 1],
  ]);
  expect(found.rows[0]?.tally).toEqual({ rounds: 10, felled: 10 });
  expect(found.games.map((it) => it.updated)).toEqual([1, 2, 3]);
  expect(found.defeats).toEqual([['ending-bitten', 1]]);
});
