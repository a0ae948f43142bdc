import { expect, test } from 'vitest';
import type { EntryInfo, EventInfo } from '../../../shell/messages';
import { tally } from './tally';

const event = (key: string, args: Record<string, unknown>): EventInfo => ({
  key,
  args,
  rule: '',
  place: null,
  scene: null,
});
const entry = (number: number, ...events: EventInfo[]): EntryInfo => ({
  entry: number,
  seat: 0,
  text: '',
  aside: false,
  revealed: false,
  joined: false,
  place: { path: [], turn: false },
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
