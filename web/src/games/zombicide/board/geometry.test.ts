import { describe, expect, it } from 'vitest';
import { board } from './board.example';
import {
  distancesFrom,
  neighbours,
  pathPoints,
  placesOf,
  sharedEdge,
  shortestWay,
  zoneTowards,
} from './geometry';
import { cut, merge } from './draw';

describe('ways', () => {
  const places = placesOf(board);
  it('go through open doors only', () => {
    expect(neighbours(board, new Set())).toEqual([[1], [0], []]);
    expect(neighbours(board, new Set([0]))).toEqual([[1, 2], [0], [0]]);
  });
  it('are shortest', () => {
    const ways = neighbours(board, new Set([0]));
    expect(distancesFrom(ways, 2)).toEqual([1, 2, 0]);
    expect(shortestWay(ways, 1, 2)).toEqual([1, 0, 2]);
    expect(shortestWay(neighbours(board, new Set()), 1, 2)).toEqual([]);
  });
  it('cross thresholds', () => {
    expect(pathPoints(board, places, [1, 0])).toEqual([
      [180, 60],
      [120, 60],
      [60, 60],
    ]);
  });
  it('follow arrow keys, through walls only if there is nothing else', () => {
    const closed = neighbours(board, new Set());
    expect(zoneTowards(places, closed, 0, 'right')).toBe(1);
    expect(zoneTowards(places, closed, 0, 'down')).toBe(2);
    expect(zoneTowards(places, closed, 0, 'left')).toBe(0);
  });
});

describe('walls', () => {
  it('share edges, not corners', () => {
    expect(sharedEdge({ x: 0, y: 0, w: 10, h: 10 }, { x: 10, y: 5, w: 10, h: 10 })).toEqual({
      x0: 10,
      y0: 5,
      x1: 10,
      y1: 10,
    });
    expect(sharedEdge({ x: 0, y: 0, w: 10, h: 10 }, { x: 10, y: 10, w: 10, h: 10 })).toBeNull();
  });
  it('are joined and cut at doors', () => {
    expect(
      merge([
        [5, 9],
        [0, 5],
        [20, 30],
      ]),
    ).toEqual([
      [0, 9],
      [20, 30],
    ]);
    expect(cut([[0, 10]], [[4, 6]])).toEqual([
      [0, 4],
      [6, 10],
    ]);
  });
});
