import { describe, expect, it } from 'vitest';
import type { EntryInfo, EventInfo } from '../../../shell/messages';
import type { SurvivorView, View } from '../messages';
import { cutSteps, isWorthWatching, movesOf } from './playback.svelte';
import { explain } from './why';

const KINDS = ['walker', 'fatty', 'runner'];
const event = (key: string, args: Record<string, unknown>, scene?: Partial<View>): EventInfo => ({
  key,
  args,
  rule: 'Z2-ZMOVE-01',
  place: null,
  scene,
});
const at = (zone: number, zombies: Record<string, number>) => ({ zone, zombies, noise: 0, tokens: 0 });
const view = {
  survivors: [{ id: 0, zone: 2, wounds: 0 } as SurvivorView],
  zones: [{ zone: 0, zombies: { walker: 4 }, noise: 0, tokens: 0 }],
} as unknown as View;
const decide = event('zombies-decide', {
  zone: 0,
  sees: [],
  noise: { 2: 3, 1: 1 },
  goals: [2],
  ways: [1, 3],
  distances: { 2: 2 },
});
const moves = [
  [0, 1, 0, 2],
  [0, 3, 0, 2],
];
const moved = event('zombies-moved', { moves }, {
  zones: [at(1, { walker: 2 }), at(3, { walker: 2 })],
} as Partial<View>);

describe('playback', () => {
  it('makes one step of each crowd, attack and card, with the positions that the table sent', () => {
    const wounded = { survivors: [{ id: 0, zone: 2, wounds: 1 }] } as Partial<View>;
    const events = [
      event('zombies-attack', { zone: 2, wounds: 1 }),
      event('wounded', { survivor: 0, wounds: 1, source: 0 }, wounded),
      decide,
      moved,
      event('spawn-zone', { zone: 5 }),
      event('zombie-card', { zone: 5, card: 1 }),
      event('zombies-placed', { zone: 5, kind: 1, count: 2 }, {
        zones: [at(1, { walker: 2 }), at(3, { walker: 2 }), at(5, { fatty: 2 })],
      } as Partial<View>),
    ];
    const steps = cutSteps(view, events);
    expect(steps.map((step) => step.stage)).toEqual(['attacks', 'moves', 'spawn']);
    expect(steps[0]?.view.survivors[0]?.wounds).toBe(1);
    expect(steps[1]?.moves).toHaveLength(2);
    expect(steps[1]?.before.zones).toEqual(view.zones);
    expect(steps[1]?.view.zones.map((it) => it.zone)).toEqual([1, 3]);
    expect(steps[1]?.view.survivors[0]?.wounds).toBe(1);
    expect(steps[2]?.view.zones.find((it) => it.zone === 5)?.zombies).toEqual({ fatty: 2 });
    expect(view.zones[0]?.zombies).toEqual({ walker: 4 });
  });
  it('shows all crowds where they decided until everybody steps at once', () => {
    const other = event('zombies-decide', { zone: 1, goals: [2], ways: [2] });
    const both = event('zombies-moved', { moves: [...moves, [1, 2, 0, 1]] }, {
      zones: [at(2, { walker: 5 })],
    } as Partial<View>);
    const steps = cutSteps(view, [decide, other, both]);
    expect(steps.map((step) => step.moves.length)).toEqual([2, 1]);
    expect(steps[0]?.view.zones).toEqual(view.zones);
    expect(steps[1]?.view.zones).toEqual([at(2, { walker: 5 })]);
  });
  it('is for the dead, not for every click', () => {
    expect(isWorthWatching([event('moved', {})])).toBe(false);
    expect(isWorthWatching([decide])).toBe(true);
  });
});

describe('why', () => {
  it('tells what was heard and who goes where', () => {
    const why = explain(
      decide,
      [
        [0, 1, 0, 2],
        [0, 3, 0, 2],
      ],
      KINDS,
    );
    expect(why.noise).toEqual([
      [2, 3],
      [1, 1],
    ]);
    expect(why.split).toEqual([
      { way: 1, mix: [['walker', 2]] },
      { way: 3, mix: [['walker', 2]] },
    ]);
  });
  it('finds the moves that came of a decision, also where an answer lay between', () => {
    const entry = (number: number, events: EventInfo[]): EntryInfo =>
      ({ entry: number, events }) as unknown as EntryInfo;
    expect(movesOf([entry(1, [decide]), entry(2, [moved])], decide)).toHaveLength(2);
    expect(movesOf([entry(1, [decide])], decide)).toEqual([]);
  });
});
