// What a tile looks like beside what it says: floors, grass and cracks, rubble, doorways, the land around.
import { type Cell, SIDE, type Spot, UNIT, ends } from './geometry';

const TILE = SIDE * UNIT;
const KINDS = 9;

/** A number of a place that is the same in every drawing. */
export const rough = (x: number, y: number, most: number): number =>
  (((x * 73856093) ^ (y * 19349663) ^ ((x + y) * 83492791)) >>> 0) % most;

/** What the map's floors and lights are made of; `mark` keeps two drawings on a page apart. */
export const patterns = (mark: string): string =>
  `<defs><pattern id="${mark}-wood" width="152" height="38" patternUnits="userSpaceOnUse">` +
  '<path class="plank" d="M0 .5H152M0 13H152M0 25.5H152M54 0V13M128 25.5V38M92 13V25.5"/></pattern>' +
  `<pattern id="${mark}-hatch" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
  '<path class="hatch" d="M0 0V16"/></pattern>' +
  `<radialGradient id="${mark}-hatchway"><stop offset="0" class="s-bunker" stop-opacity=".5"/>` +
  '<stop offset="1" class="s-bunker" stop-opacity="0"/></radialGradient>' +
  `<radialGradient id="${mark}-torch"><stop offset="0" class="s-torch" stop-opacity=".6"/>` +
  '<stop offset=".5" class="s-torch" stop-opacity=".25"/>' +
  '<stop offset="1" class="s-torch" stop-opacity="0"/></radialGradient>' +
  `<marker id="${mark}-head" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="5" markerHeight="5" orient="auto">` +
  '<path class="head" d="M0 0L10 5L0 10z"/></marker></defs>';

/** Grass, cracks and pebbles of an open square. */
export function ground(x: number, y: number, seed: Spot): string {
  const kind = rough(seed.x, seed.y, KINDS);
  if (kind === 0)
    return `<path class="tuft" d="M${x + 10} ${y + 30}l-3-9M${x + 13} ${y + 30}v-11M${x + 16} ${y + 30}l4-8"/>`;
  if (kind === 4) return `<path class="crack" d="M${x + 6} ${y + 9}l9 6 3 9 10 3"/>`;
  if (kind === 6) return `<path class="pebble" d="M${x + 24} ${y + 10}h5v4h-5zM${x + 9} ${y + 25}h4v3h-4z"/>`;
  return '';
}

/** What lies on a blocked square. */
export function rubble(x: number, y: number, seed: Spot): string {
  const turn = 90 * rough(seed.x, seed.y, 4);
  return (
    `<g class="rubble" transform="rotate(${turn} ${x + 19} ${y + 19})">` +
    `<path d="M${x + 5} ${y + 17}l8-9 8 3 2 8-7 7-9-1z` +
    `M${x + 22} ${y + 8}l9 1 2 9-6 3-6-5zM${x + 15} ${y + 27}l8-7 9 4-2 9-11 1z"/></g>`
  );
}

/** A spill below a hazard. */
export const stain = (x: number, y: number): string =>
  `<path class="stain" d="M${x + 6} ${y + 20}c-1-9 5-14 13-14s14 5 13 13-5 13-14 13-11-5-12-12z"/>`;

/** The painted middle of a road that is two squares wide. */
export function paint(cells: Cell[]): string {
  const road = (column: number, row: number): boolean =>
    column >= 0 && column < SIDE && row >= 0 && row < SIDE && cells[row * SIDE + column]?.floor === ',';
  let d = '';
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE - 1; column += 1) {
      if (road(column, row) && road(column + 1, row) && !road(column - 1, row) && !road(column + 2, row))
        d += `M${(column + 1) * UNIT} ${row * UNIT + 9}v20`;
      if (road(row, column) && road(row, column + 1) && !road(row, column - 1) && !road(row, column + 2))
        d += `M${row * UNIT + 9} ${(column + 1) * UNIT}h20`;
    }
  return d ? `<path class="paint" d="${d}"/>` : '';
}

interface Run {
  level: boolean;
  at: number;
  from: number;
  to: number;
}

/** Red lines as long strokes: whether they lie level, where, from and to. */
function runs(cells: Cell[]): Run[] {
  const found: Run[] = [];
  for (const level of [true, false])
    for (let at = 0; at <= SIDE; at += 1) {
      let open: Run | null = null;
      for (let along = 0; along < SIDE; along += 1) {
        const [column, row] = level ? [along, at] : [at, along];
        const here = at < SIDE ? cells[row * SIDE + column] : undefined;
        const before =
          at > 0 ? (level ? cells[(row - 1) * SIDE + column] : cells[row * SIDE + column - 1]) : undefined;
        const [near, far] = level ? [1, 4] : [8, 2];
        const line = Boolean((here?.lines ?? 0) & near) || Boolean((before?.lines ?? 0) & far);
        if (!line) open = null;
        else if (open) open.to = along + 1;
        else found.push((open = { level, at, from: along, to: along + 1 }));
      }
    }
  return found;
}

/** Doorways: gaps of a square or two in a red line, with a post on each side. */
export function doorways(cells: Cell[]): string {
  const WIDE = 2;
  const all = runs(cells);
  let posts = '';
  let sills = '';
  all.forEach((run, n) => {
    const next = all[n + 1];
    if (!next || next.level !== run.level || next.at !== run.at || next.from - run.to > WIDE) return;
    const [a, b, c] = [run.at * UNIT, run.to * UNIT, next.from * UNIT];
    posts += run.level ? `M${b} ${a - 7}v14M${c} ${a - 7}v14` : `M${a - 7} ${b}h14M${a - 7} ${c}h14`;
    sills += run.level ? `M${b + 6} ${a}H${c - 6}` : `M${a} ${b + 6}V${c - 6}`;
  });
  return posts
    ? `<path class="sill" d="${sills}"/><path class="post0" d="${posts}"/><path class="post" d="${posts}"/>`
    : '';
}

/** A corner of the tile where its name covers nothing. */
export function nameSpot(cells: Cell[], wide: number): { x: number; y: number; end: boolean } {
  const free = (column: number, row: number): boolean => !cells[row * SIDE + column]?.mark;
  const many = Math.min(SIDE, Math.ceil((wide * 8 + 14) / UNIT));
  for (const row of [SIDE - 1, 0])
    for (const end of [false, true]) {
      const from = end ? SIDE - many : 0;
      if (Array.from({ length: many }, (_, n) => free(from + n, row)).every(Boolean))
        return { x: end ? TILE - 9 : 9, y: row ? TILE - 9 : 20, end };
    }
  return { x: 9, y: TILE - 9, end: false };
}

/** Height lines of the land that nobody has walked yet. */
export function contours(frame: { x: number; y: number; w: number; h: number }): string {
  const STEP = 52;
  const POINTS = 20;
  const hills: [number, number, number, number][] = [
    [0.02, 0.12, 60, 6],
    [0.96, 0.06, 40, 5],
    [0.98, 0.82, 70, 6],
    [0.1, 0.97, 50, 5],
    [0.55, 1.08, 90, 4],
  ];
  const round = (value: number): string => value.toFixed(0);
  const lines = hills.flatMap(([px, py, r0, rings]) => {
    const cx = frame.x + frame.w * px;
    const cy = frame.y + frame.h * py;
    return Array.from({ length: rings }, (_, ring) => {
      const r = r0 + ring * STEP;
      const at = (n: number): Spot => {
        const angle = (Math.PI * 2 * n) / POINTS;
        const wave =
          r * (1 + 0.13 * Math.sin(3 * angle + px * 40) + 0.07 * Math.cos(5 * angle + ring * 0.6 + py * 40));
        return { x: cx + wave * 1.15 * Math.cos(angle), y: cy + wave * Math.sin(angle) };
      };
      let d = '';
      for (let n = 0; n <= POINTS; n += 1) {
        const [a, b] = [at(n), at(n + 1)];
        const middle = `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
        d += n ? `Q${round(a.x)} ${round(a.y)} ${middle}` : `M${middle}`;
      }
      return `<path d="${d}"${ring % 3 === 0 ? ' class="bold"' : ''}/>`;
    });
  });
  return `<g class="contours">${lines.join('')}</g>`;
}

/** The outline of many squares: where one of them borders on none. */
export function outline(spots: Spot[]): string {
  const known = new Set(spots.map((it) => `${it.x} ${it.y}`));
  const NEXT: [number, number][] = [
    [0, -UNIT],
    [UNIT, 0],
    [0, UNIT],
    [-UNIT, 0],
  ];
  let d = '';
  for (const { x, y } of spots)
    NEXT.forEach(([dx, dy], side) => {
      if (known.has(`${x + dx} ${y + dy}`)) return;
      const [a, b] = ends(side);
      d += `M${x + a.x} ${y + a.y}L${x + b.x} ${y + b.y}`;
    });
  return d;
}
