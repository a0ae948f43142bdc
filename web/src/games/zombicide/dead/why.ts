// Why a crowd went where it went: marks for the board and facts for the four sentences.
import { looks } from '../world.svelte';
import type { EventInfo } from '../../../shell/messages';
import type { BoardInfo, View } from '../messages';
import { type Place, neighbours, pathPoints, shortestWay } from '../board/geometry';
import { use } from '../board/draw';
import { silhouette } from '../board/figures';
import type { Move } from './playback.svelte';

const list = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
const n = (value: number): string => String(Math.round(value * 10) / 10);

export interface Why {
  zone: number;
  sees: number[];
  /** The one Survivor they are after, whatever they see or hear; or -1. */
  after: number;
  noise: [zone: number, noise: number][];
  goals: number[];
  ways: number[];
  distance: number;
  /** Who goes which way, if the crowd splits: per way, per kind. */
  split: { way: number; mix: [kind: string, count: number][] }[];
}

export function explain(event: EventInfo, moves: Move[], kinds: string[]): Why {
  const noise = Object.entries((event.args['noise'] as Record<string, number> | undefined) ?? {}).map(
    ([zone, value]): [number, number] => [Number(zone), Number(value)],
  );
  noise.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const ways = list(event.args['ways']);
  const split = ways.map((way) => ({
    way,
    mix: moves
      .filter(([from, to]) => from === Number(event.args['zone']) && to === way)
      .map(([, , kind, count]): [string, number] => [kinds[kind] ?? 'walker', count]),
  }));
  const distances = Object.values((event.args['distances'] as Record<string, number> | undefined) ?? {}).map(
    Number,
  );
  return {
    zone: Number(event.args['zone']),
    sees: list(event.args['sees']),
    after: Number(event.args['after'] ?? -1),
    noise,
    goals: list(event.args['goals']),
    ways,
    distance: Math.min(...distances, Infinity),
    split,
  };
}

/** Rings for every noisy zone, the loudest filled; they lie under the figures. */
export function drawNoise(places: Place[], noise: [number, number][]): string {
  const top = noise[0]?.[1] ?? 0;
  return noise
    .map(([zone, value]) => {
      const p = places[zone];
      if (!p) return '';
      const loudest = value === top && top > 0;
      const rings = Array.from(
        { length: Math.min(value, 7) },
        (_, i) => `<circle cx="${n(p.cx)}" cy="${n(p.cy)}" r="${26 + 19 * (i + 1)}"/>`,
      ).join('');
      const glow = `<circle cx="${n(p.cx)}" cy="${n(p.cy)}" r="150" fill="url(#g-noise)" class="glowc"/>`;
      return `<g class="rings${loudest ? ' top' : ''}">${loudest ? glow : ''}${rings}</g>`;
    })
    .join('');
}

function badge(p: Place, value: number, top: boolean): string {
  return (
    `<g class="nbadge${top ? ' top' : ''}" transform="translate(${n(p.cx)} ${n(p.y)})">` +
    `<rect x="-31" y="-17" width="62" height="34" rx="17"/>${use('noise', -24, -11, 22, 22)}` +
    `<text x="14" y="7.5">${value}</text></g>`
  );
}

function tag(x: number, y: number, mix: [string, number][]): string {
  const w = 16 + 46 * mix.length;
  const inner = mix
    .map(
      ([kind, count], i) =>
        `${use(silhouette(kind), -w / 2 + 8 + i * 46, -13, 26, 26, 'tagz')}` +
        `<text x="${-w / 2 + 8 + i * 46 + 34}" y="6.5">${count}</text>`,
    )
    .join('');
  return (
    `<g class="tag" transform="translate(${n(x)} ${n(y)})">` +
    `<rect x="${-w / 2}" y="-18" width="${w}" height="36" rx="7"/>${inner}</g>`
  );
}

/** What lies under the figures: what the crowd sees, and the way ahead. */
export function drawSight(board: BoardInfo, places: Place[], view: View, why: Why): string {
  const here = places[why.zone];
  if (!here) return '';
  let o = '';
  const open = neighbours(board, new Set(view.open_doors));
  const shape = (points: [number, number][]): string =>
    `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;
  for (const way of why.ways) {
    if (way === why.zone) continue;
    const best = why.goals
      .map((goal) => shortestWay(open, way, goal))
      .filter((path) => path.length)
      .sort((a, b) => a.length - b.length)[0];
    if (best && best.length > 1) {
      const points = pathPoints(board, places, best);
      o += `<g class="ghost"><path class="under" d="${shape(points)}"/><path d="${shape(points)}"/></g>`;
    }
  }
  const drawnWays = new Set<string>();
  const farFirst = [...why.sees].sort((a, b) => far(places[b], here) - far(places[a], here));
  for (const zone of farFirst) {
    const p = places[zone];
    if (!p || zone === why.zone) continue;
    const side = `${Math.sign(Math.round((p.cx - here.cx) / 40))} ${Math.sign(Math.round((p.cy - here.cy) / 40))}`;
    if (drawnWays.has(side)) continue;
    drawnWays.add(side);
    const path = shortestWay(open, why.zone, zone);
    const points =
      path.length > 1
        ? pathPoints(board, places, path)
        : [
            [here.cx, here.cy],
            [p.cx, p.cy],
          ];
    const [a, b] = [points[0] as [number, number], points[points.length - 1] as [number, number]];
    const straight = Math.abs(a[0] - b[0]) < 40 || Math.abs(a[1] - b[1]) < 40;
    const d = straight ? shape([a, b]) : shape(points as [number, number][]);
    o += `<g class="sightline"><path class="under" d="${d}"/><path d="${d}" marker-end="url(#m-sight)"/></g>`;
    o +=
      `<g class="eyechip" transform="translate(${n(a[0] + (b[0] - a[0]) * 0.3)}` +
      ` ${n(a[1] + (b[1] - a[1]) * 0.3)})"><circle r="15"/>${use('eye', -10, -10, 20, 20)}</g>`;
  }
  return o;
}

const far = (place: Place | undefined, here: Place): number =>
  place ? Math.abs(place.cx - here.cx) + Math.abs(place.cy - here.cy) : 0;

/** What lies over them: this move, the noise, the split; other crowds get a short arrow. */
export function drawWhy(board: BoardInfo, places: Place[], why: Why, others: Move[]): string {
  const here = places[why.zone];
  if (!here) return '';
  let o =
    `<rect class="focusbox" x="${here.x + 6}" y="${here.y + 6}" width="${here.w - 12}"` +
    ` height="${here.h - 12}" rx="8"/>`;
  const arrow = (from: Place, to: Place, quiet: boolean): string => {
    const link = pathPoints(board, places, [from.index, to.index]);
    const mid = link[1] ?? [to.cx, to.cy];
    const dx = Math.sign(Math.round(mid[0] - from.cx));
    const dy = Math.sign(Math.round(mid[1] - from.cy));
    const flat = Math.abs(mid[0] - from.cx) > Math.abs(mid[1] - from.cy);
    const reach = quiet ? 26 : 40;
    const [sx, sy] = [mid[0] - (flat ? dx * reach : 0), mid[1] - (flat ? 0 : dy * reach)];
    const [ex, ey] = [mid[0] + (flat ? dx * reach * 0.8 : 0), mid[1] + (flat ? 0 : dy * reach * 0.8)];
    const d = `M${n(sx)} ${n(sy)}L${n(ex)} ${n(ey)}`;
    return (
      `<g class="route${quiet ? ' quiet' : ''}"><path class="under" d="${d}"/>` +
      `<path d="${d}" marker-end="url(#m-route)"/></g>`
    );
  };
  const drawn = new Set<string>();
  for (const [from, to] of others) {
    const key = `${from}-${to}`;
    const a = places[from];
    const b = places[to];
    if (from === why.zone || from === to || drawn.has(key) || !a || !b) continue;
    drawn.add(key);
    o += arrow(a, b, true);
  }
  for (const way of why.ways) {
    const to = places[way];
    if (!to || way === why.zone) continue;
    o += arrow(here, to, false);
  }
  const top = why.noise[0]?.[1] ?? 0;
  for (const [zone, value] of looks.now.noises ? why.noise : []) {
    const p = places[zone];
    if (p) o += badge(p, value, value === top);
  }
  if (why.ways.length > 1) {
    for (const { way, mix } of why.split) {
      const to = places[way];
      if (!to || !mix.length) continue;
      const mid = pathPoints(board, places, [why.zone, way])[1] ?? [to.cx, to.cy];
      o += tag(mid[0] + (to.cx - mid[0]) * 0.62, mid[1] + (to.cy - mid[1]) * 0.62, mix);
    }
    o +=
      `<g class="splitchip" transform="translate(${here.x + 20} ${here.y + here.h - 20})">` +
      `<circle r="21"/>${use('split', -13, -13, 26, 26)}</g>`;
  }
  return o;
}
