// The map in drawing units, and the ways through it.
import type { BoardInfo, LinkInfo, ZoneInfo } from '../messages';

export const UNIT = 10;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Place extends Box {
  index: number;
  zone: ZoneInfo;
  street: boolean;
  cx: number;
  cy: number;
  rects: Box[];
}

/** The ground of a zone; figures and marks are laid out in the box around it. */
export function placesOf(board: BoardInfo): Place[] {
  return board.zones.map((zone) => {
    const rects = zone.rects.map(([x, y, w, h]) => ({ x: x * UNIT, y: y * UNIT, w: w * UNIT, h: h * UNIT }));
    const x = Math.min(...rects.map((r) => r.x));
    const y = Math.min(...rects.map((r) => r.y));
    const w = Math.max(...rects.map((r) => r.x + r.w)) - x;
    const h = Math.max(...rects.map((r) => r.y + r.h)) - y;
    return {
      index: zone.index,
      zone,
      street: !zone.indoor,
      x,
      y,
      w,
      h,
      cx: x + w / 2,
      cy: y + h / 2,
      rects,
    };
  });
}

export function isOpen(link: LinkInfo, open: ReadonlySet<number>): boolean {
  return link.kind !== 'door' || open.has(link.door);
}

/** For each zone, the zones one step away with these doors open. */
export function neighbours(board: BoardInfo, open: ReadonlySet<number>): number[][] {
  const ways = board.zones.map(() => new Set<number>());
  for (const link of board.links) {
    if (!isOpen(link, open)) continue;
    ways[link.a]?.add(link.b);
    ways[link.b]?.add(link.a);
  }
  return ways.map((set) => [...set].sort((a, b) => a - b));
}

export function distancesFrom(ways: number[][], start: number): number[] {
  const found = ways.map(() => -1);
  found[start] = 0;
  const queue = [start];
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at] as number;
    for (const next of ways[here] ?? []) {
      if (found[next] !== -1) continue;
      found[next] = (found[here] ?? 0) + 1;
      queue.push(next);
    }
  }
  return found;
}

/** One shortest way from a zone to a goal, both included; empty if there is none. */
export function shortestWay(ways: number[][], from: number, to: number): number[] {
  const far = distancesFrom(ways, to);
  if ((far[from] ?? -1) < 0) return [];
  const path = [from];
  let here = from;
  while (here !== to) {
    const next = (ways[here] ?? []).find((other) => far[other] === (far[here] ?? 0) - 1);
    if (next === undefined) return [];
    path.push(next);
    here = next;
  }
  return path;
}

export function linkBetween(board: BoardInfo, a: number, b: number): LinkInfo | undefined {
  return board.links.find((link) => (link.a === a && link.b === b) || (link.a === b && link.b === a));
}

/** Where a way through several zones runs: zone, threshold, zone, threshold, zone. */
export function pathPoints(board: BoardInfo, places: Place[], way: number[]): [number, number][] {
  const points: [number, number][] = [];
  way.forEach((zone, at) => {
    const place = places[zone];
    const before = way[at - 1];
    if (before !== undefined) {
      const link = linkBetween(board, before, zone);
      if (link) points.push([link.x * UNIT, link.y * UNIT]);
    }
    if (place) points.push([place.cx, place.cy]);
  });
  return points;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The zone that an arrow key leads to: along an open way first, else whatever lies that way. */
export function zoneTowards(places: Place[], ways: number[][], from: number, direction: Direction): number {
  const here = places[from];
  if (!here) return from;
  const sign = direction === 'up' || direction === 'left' ? -1 : 1;
  const vertical = direction === 'up' || direction === 'down';
  const score = (place: Place): number => {
    const along = sign * (vertical ? place.cy - here.cy : place.cx - here.cx);
    const aside = Math.abs(vertical ? place.cx - here.cx : place.cy - here.cy);
    return along <= 1 || aside > along * 2.2 ? Infinity : along + aside * 1.6;
  };
  const best = (candidates: Place[]): number => {
    let found = -1;
    let low = Infinity;
    for (const place of candidates) {
      const value = place.index === from ? Infinity : score(place);
      if (value < low) [low, found] = [value, place.index];
    }
    return found;
  };
  const near = best((ways[from] ?? []).flatMap((index) => places[index] ?? []));
  if (near >= 0) return near;
  const any = best(places);
  return any >= 0 ? any : from;
}

export function sharedEdge(a: Box, b: Box): { x0: number; y0: number; x1: number; y1: number } | null {
  if (a.x + a.w === b.x || b.x + b.w === a.x) {
    const x = a.x + a.w === b.x ? b.x : a.x;
    const y0 = Math.max(a.y, b.y);
    const y1 = Math.min(a.y + a.h, b.y + b.h);
    if (y1 > y0) return { x0: x, y0, x1: x, y1 };
  }
  if (a.y + a.h === b.y || b.y + b.h === a.y) {
    const y = a.y + a.h === b.y ? b.y : a.y;
    const x0 = Math.max(a.x, b.x);
    const x1 = Math.min(a.x + a.w, b.x + b.w);
    if (x1 > x0) return { x0, y0: y, x1, y1: y };
  }
  return null;
}
