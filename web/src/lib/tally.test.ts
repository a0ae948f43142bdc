import { expect, test } from 'vitest';
import type { EntryInfo, EventInfo } from './messages';
import { roundStarts } from './log';
import { tally } from './tally';

const event = (key: string, args: Record<string, unknown>, round = 1): EventInfo => ({
  round,
  phase: 'player',
  turn: 0,
  key,
  args,
  rule: '',
});
const entry = (number: number, ...events: EventInfo[]): EntryInfo => ({
  entry: number,
  seat: 0,
  text: '',
  aside: false,
  revealed: false,
  events,
});

test('a game is summed up by who felled whom and how the dice fell', () => {
  const sum = tally([
    entry(
      1,
      event('rolled', { survivor: 0, dice: [6, 2, 4], hits: 2 }),
      event('killed', { survivor: 0, zone: 1, kind: 0, count: 2 }),
    ),
    entry(2, event('killed', { zone: 1, kind: 0, count: 1 }), event('wounded', { survivor: 1, wounds: 1 })),
  ]);
  expect(sum.kills.get(0)).toBe(2);
  expect(sum.felled).toBe(3);
  expect(sum.wounds.get(1)).toBe(1);
  expect([sum.hits, sum.dice]).toEqual([2, 3]);
});

test('rounds begin where the number of the round rises', () => {
  const entries = [
    entry(0, event('round', {}, 1)),
    entry(1, event('moved', {}, 1)),
    entry(2, event('ended', {}, 1), event('round', {}, 2)),
    entry(3, event('moved', {}, 2)),
  ];
  expect(roundStarts(entries)).toEqual([
    { round: 1, entry: 0 },
    { round: 2, entry: 2 },
  ]);
});
