import { expect, test } from 'vitest';
import { chapterStarts, groupLog } from './log';
import type { EntryInfo, EventInfo, Place } from './messages';

const place = (path: string[], whose = -1): Place => ({
  path: [
    ...path.map((key) => ({ key, args: {} })),
    ...(whose < 0 ? [] : [{ key: 'turn', args: { who: whose } }]),
  ],
  turn: whose >= 0,
});
const event = (key: string, where: Place | null = null): EventInfo => ({
  key,
  args: {},
  rule: '',
  place: where,
  scene: null,
});
const entry = (number: number, where: Place, ...events: EventInfo[]): EntryInfo => ({
  entry: number,
  seat: 0,
  text: '',
  aside: false,
  revealed: false,
  joined: false,
  place: where,
  events,
});
const headings = (where: Place): string[] => where.path.filter((it) => it.key !== 'turn').map((it) => it.key);
const turnOf = (where: Place): number => (where.turn ? Number(where.path.at(-1)?.args['who']) : -1);

const entries = [
  entry(0, place(['setup']), event('dealt')),
  entry(1, place(['day 1', 'work'], 2), event('moved'), event('bitten', place(['day 1', 'night']))),
  entry(2, place(['day 1', 'night']), event('moved'), event('dawn', place(['day 2']))),
  entry(3, place(['day 2', 'work'], 0), event('moved')),
];

test('the newest part comes first, and each event stands where it belongs', () => {
  const parts = groupLog(entries, headings, turnOf, () => true);
  expect(parts.map((part) => part.path)).toEqual([
    ['day 2', 'work'],
    ['day 2'],
    ['day 1', 'night'],
    ['day 1', 'work'],
    ['setup'],
  ]);
  expect(parts[2]?.turns[0]?.lines.map((line) => [line.entry, line.event.key])).toEqual([
    [1, 'bitten'],
    [2, 'moved'],
  ]);
  expect(parts[3]?.turns[0]?.turn).toBe(2);
});

test('what nobody asks for is left out', () => {
  const parts = groupLog(entries, headings, turnOf, (it, turn) => it.key === 'moved' && turn >= 0);
  expect(parts.map((part) => part.turns.map((turn) => turn.turn))).toEqual([[0], [2]]);
});

test('chapters begin where the outermost heading changes', () => {
  expect(chapterStarts(entries)).toEqual([0, 1, 2]);
});
