import { describe, expect, it } from 'vitest';
import { type Contents, type Standing, crowd, fillZone, sortDead } from './figures';
import { placesOf } from './geometry';
import { board } from './board.example';

const person = (id: number, active = false): Standing => ({
  id,
  colour: 1,
  initial: 'A',
  level: 'blue',
  wounds: 0,
  active,
  done: false,
});
const place = placesOf(board)[0]!;
const of = (dead: Contents['dead'], living = 0): Contents => ({
  dead,
  living: Array.from({ length: living }, (_, i) => person(i, i === 0)),
  tokens: [],
});
const figures = (svg: string): number => (svg.match(/class="z /g) ?? []).length;

describe('crowds', () => {
  it('show at most three figures and the number from two up', () => {
    expect(figures(crowd('walker', 1)[2])).toBe(1);
    expect(crowd('walker', 1)[2]).not.toContain('count');
    expect(figures(crowd('walker', 12)[2])).toBe(3);
    expect(crowd('walker', 12)[2]).toContain('>12<');
  });
  it('put the abomination first', () => {
    expect(sortDead({ runner: 1, walker: 2, hobomination: 1 }).map(([kind]) => kind)).toEqual([
      'hobomination',
      'walker',
      'runner',
    ]);
  });
  it('step down from clusters to numbers to a total as it gets full', () => {
    expect(fillZone(place, of([['walker', 1]])).mode).toBe('cluster');
    const many: Contents['dead'] = [
      ['abomination', 1],
      ['walker', 12],
      ['fatty', 9],
      ['runner', 18],
    ];
    const full = fillZone(place, of(many, 3));
    expect(['rows', 'total']).toContain(full.mode);
    const packed = fillZone({ ...place, w: 90, h: 90 }, of(many, 4));
    expect(packed.mode === 'total' || packed.mode === 'squeezed').toBe(true);
    expect(packed.svg).toContain('>40<');
  });
  it('never merge survivors', () => {
    for (const living of [1, 3, 6]) {
      const { svg } = fillZone(place, of([['walker', 40]], living));
      expect((svg.match(/data-survivor/g) ?? []).length).toBe(living);
    }
  });
  it('draw nothing in an empty zone', () => {
    expect(fillZone(place, of([])).svg).toBe('');
  });
});
