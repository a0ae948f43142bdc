// The city as SVG text: everything that does not answer to a pointer. Colours are tokens, set by classes.
import type { BoardInfo, LinkInfo } from '../messages';
import { type Box, type Place, UNIT, sharedEdge } from './geometry';
import { looks } from '../world.svelte';
import { roomKind, shortPart, streetOf } from './places';

export const escape = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );
const n = (value: number): string => String(Math.round(value * 100) / 100);

export const rect = (x: number, y: number, w: number, h: number, cls = '', extra = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${cls ? ` class="${cls}"` : ''} ${extra}/>`;
export const use = (icon: string, x: number, y: number, w: number, h: number, cls = ''): string =>
  `<use href="#${icon}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${cls ? ` class="${cls}"` : ''}/>`;

export const circle = (x: number, y: number, r: number, cls: string): string =>
  `<circle class="${cls}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;

export const DEFS = `
<pattern id="p-asphalt" width="46" height="46" patternUnits="userSpaceOnUse"><g class="speck">
<circle cx="5" cy="8" r="1"/><circle cx="21" cy="3" r=".7"/><circle cx="33" cy="17" r="1.1"/>
<circle cx="12" cy="27" r=".8"/><circle cx="41" cy="36" r=".9"/><circle cx="25" cy="41" r="1"/>
<circle cx="3" cy="40" r=".6"/></g></pattern>
<pattern id="p-plank" width="60" height="24" patternUnits="userSpaceOnUse">
<path class="floorline" d="M0 .5H60M0 12.500H60M22 0V12M52 12V24"/></pattern>
<pattern id="p-tile" width="20" height="20" patternUnits="userSpaceOnUse">
<path class="floorline" d="M0 .5H20M.5 0V20"/></pattern>
<pattern id="p-check" width="24" height="24" patternUnits="userSpaceOnUse">
<path class="floorfill" d="M0 0h12v12H0zM12 12h12v12H12z"/></pattern>
<pattern id="p-dark" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<path class="darkline" d="M0 0V14"/></pattern>
<radialGradient id="g-lit"><stop offset="0" class="s-glow" stop-opacity=".55"/>
<stop offset=".55" class="s-lit2" stop-opacity=".5"/>
<stop offset="1" class="s-lit2" stop-opacity="0"/></radialGradient>
<radialGradient id="g-lamp"><stop offset="0" class="s-street" stop-opacity=".32"/>
<stop offset=".35" class="s-street" stop-opacity=".12"/>
<stop offset="1" class="s-street" stop-opacity="0"/></radialGradient>
<radialGradient id="g-spawn"><stop offset="0" class="s-spawn" stop-opacity=".5"/>
<stop offset="1" class="s-spawn" stop-opacity="0"/></radialGradient>
<radialGradient id="g-exit"><stop offset="0" class="s-exit" stop-opacity=".42"/>
<stop offset="1" class="s-exit" stop-opacity="0"/></radialGradient>
<radialGradient id="g-noise"><stop offset="0" class="s-noise" stop-opacity=".42"/>
<stop offset="1" class="s-noise" stop-opacity="0"/></radialGradient>
${['d 0 0 0 1', 'u 0 1 0 0', 'r 0 0 1 0', 'l 1 0 0 0']
  .map((row) => {
    const [side, x1, y1, x2, y2] = row.split(' ');
    const at = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    return (
      `<linearGradient id="g-spill-${side}" ${at}><stop offset="0" class="s-glow" stop-opacity=".75"/>` +
      `<stop offset="1" class="s-glow" stop-opacity="0"/></linearGradient>` +
      `<linearGradient id="g-fade-${side}" ${at}><stop offset="0" class="s-night" stop-opacity="0"/>` +
      `<stop offset="1" class="s-night" stop-opacity="1"/></linearGradient>`
    );
  })
  .join('')}
<marker id="m-route" viewBox="0 0 12 12" refX="8" refY="6" markerWidth="3.2" markerHeight="3.2"
 orient="auto-start-reverse">
<path class="mk-route" d="M1 1l10 5-10 5z"/></marker>
<marker id="m-aim" viewBox="0 0 12 12" refX="5" refY="6" markerWidth="3.6" markerHeight="3.6" orient="auto">
<path class="mk-aim" d="M1 1l10 5-10 5z"/></marker>
<marker id="m-sight" viewBox="0 0 12 12" refX="9" refY="6" markerWidth="5" markerHeight="5" orient="auto">
<path class="mk-sight" d="M1 1l10 5-10 5 3-5z"/></marker>`;

// --- furniture: quiet shapes along the walls, within 2:1 of their floor

const R = (x: number, y: number, w: number, h: number, r = 3): string =>
  rect(x, y, w, h, 'f', `rx="${r}"`) +
  rect(x + 2.5, y + 2.5, Math.max(1, w - 5), Math.max(1, h - 5), 'ft', `rx="${Math.max(1, r - 1)}"`);
const C = (x: number, y: number, r: number): string =>
  `<circle class="f" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>` +
  `<circle class="ft" cx="${n(x)}" cy="${n(y)}" r="${n(r - 2.5)}"/>`;

/** For rooms that only one game has. */
export const furniture = { R, C };

type Recipe = (w: number, h: number) => string;
const shelves: Recipe = (w, h) => R(10, h - 20, w * 0.45, 11) + R(w - 22, 30, 12, h * 0.4);
const boxes: Recipe = (w, h) => R(10, h - 34, 26, 24) + R(38, h - 26, 18, 16) + R(w - 30, h - 30, 20, 20);
const RECIPES: Record<string, [string, Recipe]> = {
  flat: ['plank', (w, h) => R(10, h - 34, 26, 24) + R(w - 46, h - 22, 36, 13) + C(w - 20, 26, 10)],
  livingroom: ['plank', (w, h) => R(10, h - 24, 44, 14, 5) + C(w - 24, h - 24, 11)],
  bedroom: ['plank', (w, h) => R(8, h - 50, 36, 42) + R(8, h - 50, 36, 12)],
  kitchen: ['check', (w, h) => R(w - 20, 28, 12, h * 0.5) + R(8, h - 22, 20, 14)],
  stairwell: [
    'plank',
    (_w, h) => Array.from({ length: 7 }, (_, i) => R(8, Math.max(30, h - 76) + i * 9, 34, 9, 1)).join(''),
  ],
  hallway: ['plank', (w, h) => R(8, h - 18, 26, 10) + R(w - 16, 34, 8, 36)],
  bathroom: ['tile', (w, h) => R(8, h - 28, 38, 20, 9) + C(w - 18, h - 18, 9)],
  storeroom: ['tile', boxes],
  stockroom: ['tile', shelves],
  backroom: ['plank', boxes],
  warehouse: ['tile', (w, h) => boxes(w, h) + R(10, 40, 24, 20)],
  pantry: ['tile', shelves],
  coldstore: ['tile', (w, h) => R(8, h - 36, w * 0.44, 28) + R(w - 32, h - 28, 24, 20)],
  cellar: ['tile', (w, h) => C(20, h - 22, 12) + C(44, h - 18, 11) + C(w - 20, 36, 11)],
  boilers: ['tile', (w, h) => C(26, h - 30, 16) + R(w - 30, h - 34, 22, 26)],
  workshop: ['tile', (w, h) => R(8, h - 22, w * 0.5, 13) + R(w - 24, h - 40, 15, 30)],
  garage: ['tile', (w, h) => use('car-top', w - 66, h - 40, 58, 30, 'f carf')],
  diner: [
    'check',
    (w, h) =>
      R(10, 28, 16, 20) +
      R(36, 28, 16, 20) +
      R(w - 30, 28, 20, h - 44, 6) +
      C(w - 38, 38, 5) +
      C(w - 38, 58, 5),
  ],
  cafe: ['check', (w, h) => C(24, h - 22, 10) + C(w - 24, h - 22, 10)],
  canteen: ['check', (w, h) => R(10, h - 22, w * 0.4, 12) + R(w * 0.55, h - 22, w * 0.35, 12)],
  bar: ['plank', (w, h) => R(w - 20, 26, 12, 42) + C(24, h - 20, 10) + C(w - 28, h - 20, 10)],
  grocery: [
    'check',
    (w, h) =>
      [0, 1, 2].map((i) => R(w * 0.56 + i * 26, Math.max(30, h - 58), 13, 46)).join('') +
      R(10, h - 28, 20, 18),
  ],
  pharmacy: ['tile', (w, h) => R(10, h - 24, w * 0.55, 14) + R(10, 28, 13, h * 0.42)],
  hardware: ['tile', (w, h) => R(10, 30, 13, h * 0.42) + R(w - 24, 30, 13, h * 0.42)],
  bookshop: ['plank', (w, h) => R(w - 24, h - 38, 13, 28) + R(12, h - 20, w * 0.5, 10)],
  archive: ['tile', (_w, h) => [0, 1, 2].map((i) => R(12 + i * 24, h - 44, 12, 34)).join('')],
  studio: ['plank', (w, h) => R(w - 36, h - 40, 26, 30) + C(22, h - 24, 11)],
  gym: ['plank', (w, h) => R(12, h - 26, 36, 14, 6) + R(w - 40, h - 26, 28, 14, 6) + C(w - 24, 40, 9)],
  salon: ['check', (w, h) => C(22, h - 22, 9) + C(48, h - 22, 9) + R(w - 18, 28, 9, h * 0.45)],
  office: ['tile', (w, h) => R(w - 44, Math.max(10, h - 30), 34, 15) + R(10, h - 24, 28, 15)],
  lobby: ['check', (w, h) => R(w - 54, h - 26, 42, 15)],
  reception: ['check', (w, h) => R(12, h - 26, 46, 15, 6)],
  laundry: [
    'tile',
    (_w, h) =>
      [0, 1, 2]
        .map((i) => R(8, 28 + i * 22, 20, 20) + C(18, 38 + i * 22, 7))
        .slice(0, h > 100 ? 3 : 2)
        .join(''),
  ],
  classroom: ['plank', (w, h) => [0, 1, 2].map((i) => R(12 + i * 30, h - 24, 20, 12)).join('')],
};

// --- ground

/** A class for places that are drawn otherwise, and what stands in each passage. */
export interface Tones {
  of(zone: number): string;
  fittings: string[];
}
const PLAIN_TONES: Tones = { of: () => '', fittings: [] };

/** Asphalt, walks, crosswalk lines (they are the borders of street zones), lamps and litter. */
export function drawGround(
  board: BoardInfo,
  places: Place[],
  names: (key: string) => string,
  rich = true,
  tones: Tones = PLAIN_TONES,
): string {
  const W = board.width * UNIT;
  const H = board.height * UNIT;
  const rooms = places.filter((place) => !place.street);
  const streets = places.filter((place) => place.street);
  const { floors, tiles, town } = looks.now;
  let o = '';
  if (board.floors.length > 1 || streets.length < places.length)
    for (const it of board.floors)
      if (rich || board.floors.length > 1)
        o += rect(it.x * UNIT, it.y * UNIT, it.width * UNIT, it.height * UNIT, 'plate');
  if (rich && town) {
    for (const s of streets) {
      if (s.x === 0) o += rect(-90, s.y, 91, s.h, 'street');
      if (s.x + s.w === W) o += rect(W - 1, s.y, 91, s.h, 'street');
      if (s.y === 0) o += rect(s.x, -90, s.w, 91, 'street');
      if (s.y + s.h === H) o += rect(s.x, H - 1, s.w, 91, 'street');
      const [left, right, top, bottom] = [s.x === 0, s.x + s.w === W, s.y === 0, s.y + s.h === H];
      if ((left || right) && (top || bottom))
        o += rect(left ? -90 : W - 1, top ? -90 : H - 1, 91, 91, 'street');
    }
    o +=
      rect(-90, -90, 90, H + 180, '', 'fill="url(#g-fade-l)"') +
      rect(W, -90, 90, H + 180, '', 'fill="url(#g-fade-r)"');
    o +=
      rect(-90, -90, W + 180, 90, '', 'fill="url(#g-fade-u)"') +
      rect(-90, H, W + 180, 90, '', 'fill="url(#g-fade-d)"');
  }
  for (const s of streets) for (const r of s.rects) o += rect(r.x, r.y, r.w, r.h, 'street');
  if (!town) return o + countryside(board, streets, tones);
  if (rich)
    for (const s of streets)
      for (const r of s.rects) o += rect(r.x, r.y, r.w, r.h, '', 'fill="url(#p-asphalt)"');
  for (const room of rooms) o += rect(room.x - 13, room.y - 13, room.w + 26, room.h + 26, 'curb', 'rx="8"');
  for (const room of rooms) o += rect(room.x - 11, room.y - 11, room.w + 22, room.h + 22, 'walk', 'rx="7"');
  const border = (value: number): boolean => value === 0 || value === W || value === H;
  for (const link of board.links) {
    if (link.kind !== 'street' || isOwn(places[link.a]) || isOwn(places[link.b])) continue;
    const low = link.low * UNIT + (border(link.low * UNIT) ? 4 : 15);
    const high = link.high * UNIT - (border(link.high * UNIT) ? 4 : 15);
    const count = Math.max(2, Math.round((high - low) / 15));
    const step = (high - low) / count;
    for (let k = 0; k < count; k++) {
      const at = low + k * step + step * 0.22;
      o += link.vertical
        ? rect(link.x * UNIT - 7, at, 14, step * 0.56, 'zebra', 'rx="1.5"')
        : rect(at, link.y * UNIT - 7, step * 0.56, 14, 'zebra', 'rx="1.5"');
    }
  }
  for (const s of streets) o += floors[s.zone.kind]?.(s) ?? '';
  for (const tile of board.tiles) o += tiles[tile.name]?.(tile) ?? '';
  if (!rich) return o;
  let seed = 7;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (const s of streets) {
    if (s.w === 120 && s.h === 180) o += `<path class="lane" d="M${s.x + 18} ${s.cy}H${s.x + s.w - 18}"/>`;
    if (s.w === 180 && s.h === 120) o += `<path class="lane" d="M${s.cx} ${s.y + 18}V${s.y + s.h - 18}"/>`;
    const px = Math.round(s.x + (0.25 + random() * 0.5) * s.w);
    const py = Math.round(s.y + (0.2 + random() * 0.16) * s.h);
    const kind = Math.floor(random() * 5);
    if (s.w * s.h < 15000) continue;
    if (kind < 2)
      o +=
        `<g class="puddle"><ellipse cx="${px}" cy="${py}" rx="${18 + kind * 9}" ry="${8 + kind * 2}"/>` +
        `<path d="M${px - 12} ${py - 3}h14M${px - 4} ${py + 2}h12"/></g>`;
    else if (kind === 2)
      o += `<path class="crack" d="M${px} ${py}l9 6 4 11 12 3 5 9M${px + 13} ${py + 17}l-8 8"/>`;
    else if (kind === 3)
      o += `<path class="paper" d="M${px} ${py}l11 -3 3 10 -11 3zM${px + 30} ${py + 16}l8 3 -3 8 -8 -3z"/>`;
    else
      o +=
        `<g class="manhole"><circle cx="${px}" cy="${py + 8}" r="13"/>` +
        `<path d="M${px - 8} ${py + 4}h16M${px - 8} ${py + 12}h16M${px - 4} ${py}v16M${px + 4} ${py}v16"/></g>`;
  }
  const painted = new Map<string, number>();
  for (const s of streets) {
    const { avenue, street } = streetOf(s, board.width, board.height);
    if (avenue < 0 || street >= 0 || s.w < 110 || s.h < 150) continue;
    const key = `a${avenue}`;
    painted.set(key, (painted.get(key) ?? 0) + 1);
    if ((painted.get(key) ?? 0) % 2 === 0) continue;
    const words = names(`ui-avenue-${avenue % 5}.paint`).split(' ');
    words.forEach(
      (word, i) =>
        (o +=
          `<text class="street-name" x="${s.cx}" y="${s.cy - 18 + i * 20 + (words.length === 1 ? 18 : 0)}"` +
          ` text-anchor="middle"${word.length > 6 ? ' textLength="96" lengthAdjust="spacingAndGlyphs"' : ''}>` +
          `${escape(word)}</text>`),
    );
  }
  for (const [x, y] of corners(rooms, streets))
    o += `<circle class="lamplight" cx="${x}" cy="${y}" r="92" fill="url(#g-lamp)"/>`;
  return o;
}

/** Open land: each stretch as its game draws it, parted by dotted lines. */
function countryside(board: BoardInfo, places: Place[], tones: Tones): string {
  const { floors } = looks.now;
  let o = '';
  for (const s of places) o += `<g class="${tones.of(s.index)}">${floors[s.zone.kind]?.(s) ?? ''}</g>`;
  let lines = '';
  for (const link of board.links) {
    if (link.kind !== 'street' || link.low === link.high) continue;
    const [low, high] = [link.low * UNIT + 6, link.high * UNIT - 6];
    lines += link.vertical
      ? `M${n(link.x * UNIT)} ${n(low)}V${n(high)}`
      : `M${n(low)} ${n(link.y * UNIT)}H${n(high)}`;
  }
  return `${o}<path class="zoneline" d="${lines}"/>`;
}

/** Whether a place has ground of its own, like a statue's. */
const isOwn = (place: Place | undefined): boolean => Boolean(place && looks.now.floors[place.zone.kind]);

/** Whether two places are parts of one hall or one room: then a line on the floor parts them. */
function isOneRoom(a: Place | undefined, b: Place | undefined): boolean {
  if (!a || !b || a.street || b.street || a.zone.kind !== b.zone.kind) return false;
  if (looks.now.halls.has(a.zone.kind)) return true;
  const own = looks.now.rooms[shortPart(a.zone.name)] ?? '';
  return looks.now.halls.has(own) && own === looks.now.rooms[shortPart(b.zone.name)];
}

/** Street lamps stand at corners of buildings where an intersection begins. */
function corners(rooms: Place[], streets: Place[]): [number, number][] {
  const found: [number, number][] = [];
  for (const s of streets) {
    if (s.w < 150 || s.h < 150) continue;
    for (const [x, y] of [
      [s.x, s.y],
      [s.x + s.w, s.y],
      [s.x, s.y + s.h],
      [s.x + s.w, s.y + s.h],
    ] as const) {
      const at = rooms.some((r) => (x === r.x || x === r.x + r.w) && (y === r.y || y === r.y + r.h));
      if (at && !found.some(([a, b]) => a === x && b === y))
        found.push([x + (x === s.x ? 9 : -9), y + (y === s.y ? 9 : -9)]);
    }
  }
  return found;
}

function spill(
  x: number,
  y: number,
  flat: boolean,
  street: Box,
  half: number,
  depth: number,
  flare: number,
  cls: string,
): string {
  const cx = street.x + street.w / 2;
  const cy = street.y + street.h / 2;
  const sign = flat ? (cy > y ? 1 : -1) : cx > x ? 1 : -1;
  const side = flat ? (sign > 0 ? 'd' : 'u') : sign > 0 ? 'r' : 'l';
  const points = flat
    ? [
        [x - half, y],
        [x + half, y],
        [x + half + flare, y + sign * depth],
        [x - half - flare, y + sign * depth],
      ]
    : [
        [x, y - half],
        [x, y + half],
        [x + sign * depth, y + half + flare],
        [x + sign * depth, y - half - flare],
      ];
  return `<path class="${cls}" fill="url(#g-spill-${side})" d="M${points.map((p) => p.map(n).join(' ')).join('L')}Z"/>`;
}

/** Rooms with their floors, walls, windows and doors. */
export function drawBuildings(
  board: BoardInfo,
  places: Place[],
  open: ReadonlySet<number>,
  opened: ReadonlySet<number>,
  names: string[],
  rich = true,
  tones: Tones = PLAIN_TONES,
): string {
  const rooms = places.filter((place) => !place.street);
  const streets = places.filter((place) => place.street);
  const world = looks.now;
  let o = '';
  if (rich) {
    for (const link of board.links) {
      if (link.kind !== 'door' || !open.has(link.door)) continue;
      const a = places[link.a];
      const b = places[link.b];
      const room = a?.street ? b : a;
      const street = a?.street ? a : b;
      if (!room || !street?.street || room.zone.dark) continue;
      if (!world.town && !tones.of(room.index)) continue;
      o += spill(link.x * UNIT, link.y * UNIT, !link.vertical, street, 22, 78, 30, 'spill');
    }
  }
  o += `<g class="shadow">${rooms.map((r) => rect(r.x + 9, r.y + 11, r.w, r.h)).join('')}</g>`;
  for (const room of rooms) {
    const kind = roomKind(room);
    const [floor, recipe] = world.looks[kind] ?? RECIPES[kind] ?? ['plank', boxes];
    const own = world.floors[room.zone.kind];
    const lit = !room.zone.dark;
    const sealed = world.town && lit && !opened.has(room.zone.building);
    const tone = tones.of(room.index);
    o += `<g class="room ${lit ? 'lit' : 'dark'}${sealed ? ' sealed' : ''} of-${kind}${tone ? ` ${tone}` : ''}">`;
    if (own) {
      o += `${own(room)}</g>`;
      continue;
    }
    o += rect(room.x, room.y, room.w, room.h, 'floor');
    if (rich) {
      if (floor || !lit)
        o += rect(room.x, room.y, room.w, room.h, '', `fill="url(#p-${lit ? floor : 'dark'})"`);
      if (lit && (world.town || tone))
        o +=
          `<svg x="${room.x}" y="${room.y}" width="${room.w}" height="${room.h}">` +
          `<ellipse class="glow" cx="${room.w / 2}" cy="${room.h / 2}" rx="${n(room.w * 0.72)}"` +
          ` ry="${n(room.h * 0.72)}" fill="url(#g-lit)"/></svg>`;
      o += `<g class="furniture" transform="translate(${room.x} ${room.y})">${recipe(room.w, room.h)}</g>`;
      if (sealed) o += rect(room.x, room.y, room.w, room.h, 'veil');
    }
    o += '</g>';
  }
  const gaps = new Map<string, [number, number][]>();
  let parted = '';
  for (const link of board.links) {
    if (link.kind === 'street' || link.blind || isFlight(link, places)) continue;
    if (link.kind === 'opening' && isOneRoom(places[link.a], places[link.b])) {
      const [low, high] = [link.low * UNIT, link.high * UNIT];
      const key = link.vertical ? `v${Math.round(link.x * UNIT)}` : `h${Math.round(link.y * UNIT)}`;
      gaps.set(key, [...(gaps.get(key) ?? []), [low, high]]);
      parted += link.vertical
        ? `M${n(link.x * UNIT)} ${n(low + 8)}V${n(high - 8)}`
        : `M${n(low + 8)} ${n(link.y * UNIT)}H${n(high - 8)}`;
      continue;
    }
    const key = link.vertical ? `v${Math.round(link.x * UNIT)}` : `h${Math.round(link.y * UNIT)}`;
    const at = (link.vertical ? link.y : link.x) * UNIT;
    gaps.set(key, [...(gaps.get(key) ?? []), [at - 23, at + 23]]);
  }
  const lines = new Map<string, [number, number][]>();
  const add = (key: string, low: number, high: number): void =>
    void lines.set(key, [...(lines.get(key) ?? []), [low, high]]);
  for (const r of rooms) {
    add(`h${r.y}`, r.x, r.x + r.w);
    add(`h${r.y + r.h}`, r.x, r.x + r.w);
    add(`v${r.x}`, r.y, r.y + r.h);
    add(`v${r.x + r.w}`, r.y, r.y + r.h);
  }
  let d = '';
  for (const [key, spans] of lines) {
    const at = Number(key.slice(1));
    for (const [low, high] of cut(merge(spans), gaps.get(key) ?? []))
      d += key.startsWith('h') ? `M${n(low)} ${at}H${n(high)}` : `M${at} ${n(low)}V${n(high)}`;
  }
  o += `<path class="wall" d="${d}"/><path class="wall-top" d="${d}"/><path class="zoneline" d="${parted}"/>`;
  if (world.bank) o += banks(board, rooms);
  if (rich && world.town) {
    for (const room of rooms) {
      if (room.zone.dark || world.floors[room.zone.kind]) continue;
      const sealed = !opened.has(room.zone.building);
      for (const street of streets) {
        const edge = sharedEdge(room, street);
        if (!edge) continue;
        const flat = edge.y0 === edge.y1;
        const [low, high] = flat ? [edge.x0, edge.x1] : [edge.y0, edge.y1];
        const count = Math.max(1, Math.floor((high - low) / 50));
        for (let k = 0; k < count; k++) {
          const at = low + ((high - low) * (k + 0.5)) / count;
          const key = flat ? `h${edge.y0}` : `v${edge.x0}`;
          if ((gaps.get(key) ?? []).some(([a, b]) => a - 14 < at && at < b + 14)) continue;
          const x = flat ? at : edge.x0;
          const y = flat ? edge.y0 : at;
          o += spill(x, y, flat, street, 11, 26, 8, `winlight${sealed ? ' sealed' : ''}`);
          o += flat ? rect(x - 11, y - 2, 22, 4, 'window') : rect(x - 2, y - 11, 4, 22, 'window');
        }
      }
    }
  }
  for (const link of board.links) {
    if (link.kind === 'street') continue;
    if (link.blind) {
      if (rich) o += lift(places[link.a]) + lift(places[link.b]);
      continue;
    }
    if (isFlight(link, places)) {
      o += stairs(board, link, places, tones, open);
      continue;
    }
    if (link.kind === 'opening' && isOneRoom(places[link.a], places[link.b])) continue;
    const x = link.x * UNIT;
    const y = link.y * UNIT;
    const standing = tones.fittings[link.door] ?? board.doors[link.door]?.fitting ?? '';
    const out = Boolean(places[link.a]?.street || places[link.b]?.street);
    const fitting =
      world.fittings[out && `outer-${standing}` in world.fittings ? `outer-${standing}` : standing];
    const hot = tones.of(link.a) || tones.of(link.b);
    const turn = link.vertical ? ' rotate(90)' : '';
    const start = `<g class="opening ${hot}" transform="translate(${n(x)} ${n(y)})${turn}">`;
    if (fitting) o += `${start}${fitting(open.has(link.door))}</g>`;
    else if (link.kind === 'opening' || (open.has(link.door) && !world.leaves))
      o += `${start}<path class="jamb" d="M-23 -6V6M23 -6V6"/><path class="threshold" d="M-17 0H17"/></g>`;
    else if (open.has(link.door)) {
      const street = places[link.b]?.street ? places[link.b] : places[link.a];
      const side = link.vertical ? ((street?.cx ?? 0) > x ? -1 : 1) : (street?.cy ?? 0) > y ? 1 : -1;
      o +=
        `${start}<rect class="doorway" x="-23" y="-6" width="46" height="12"/>` +
        `<path class="jamb" d="M-23 -8V8M23 -8V8"/><g transform="scale(1 ${side})">` +
        `<path class="door-arc" d="M21 2A42 42 0 0 1 -21 42"/>` +
        `<rect class="door-leaf" x="-26" y="2" width="8" height="40" rx="2"/></g></g>`;
    } else
      o +=
        `${start}<rect class="door-slab" x="-24" y="-8" width="48" height="16" rx="2.5"/>` +
        `<path class="door-line" d="M-18 0H18M-12 -4.5V4.500M12 -4.5V4.5"/></g>`;
  }
  if (rich) {
    for (const room of rooms)
      o += roomName(room, names[room.index] ?? '', isCrossed(board, room), tones.of(room.index));
    if (!world.town) for (const s of streets) o += outName(s, names[s.index] ?? '');
    for (const [x, y] of world.town ? corners(rooms, streets) : [])
      o += `<g class="post"><circle cx="${x}" cy="${y}" r="5"/></g>`;
  }
  return o;
}

/** As large as its room allows; along the wall of a narrow one, and without its number where that helps. */
function roomName(room: Place, name: string, crossed: boolean, tone: string): string {
  const cls = `room-name${room.zone.dark ? ' dark' : ''}${tone ? ` ${tone}` : ''}`;
  const plain = name.replace(/ \d+$/, '');
  for (const text of [name, plain]) {
    const along = (length: number): number => (length - 18) / (text.length * 0.53);
    const size = Math.min(15, along(room.w));
    const y = crossed ? room.y + room.h - 10 : room.y + (room.h < 70 ? 18 : 23);
    if (size >= SMALLEST_NAME)
      return (
        `<text class="${cls}" x="${room.x + (room.w < 100 ? 9 : 14)}" y="${y}"` +
        ` font-size="${n(size)}">${escape(text)}</text>`
      );
    if (room.w >= 55 && room.h > room.w * 1.6 && along(room.h) >= SMALLEST_NAME)
      return (
        `<text class="${cls}" transform="translate(${room.x + 17} ${room.y + room.h - 10}) rotate(-90)"` +
        ` font-size="${n(Math.min(13, along(room.h)))}">${escape(text)}</text>`
      );
  }
  return '';
}
/** Open land says what it is in its corner, as rooms do. */
function outName(place: Place, name: string): string {
  const size = Math.min(14, (place.w - 12) / (name.length * 0.53));
  return (
    `<text class="out-name" x="${n(place.x + 8)}" y="${n(place.y + 17)}" font-size="${n(size)}">` +
    `${escape(name)}</text>`
  );
}
/** Whether something stands in the wall above a room, where its name would be. */
const isCrossed = (board: BoardInfo, room: Place): boolean =>
  board.doors.some(
    (door) =>
      door.fitting in looks.now.fittings &&
      (door.a === room.index || door.b === room.index) &&
      Math.abs(door.y * UNIT - room.y) < 4,
  );
/** Below this size of letters a name is left out; it stands in the list of the zone. */
const SMALLEST_NAME = 10.5;

/** Whether a way leads from floor to floor, in sight of each other. */
const isFlight = (link: LinkInfo, places: Place[]): boolean =>
  !link.blind && link.low === link.high && places[link.a]?.zone.floor !== places[link.b]?.zone.floor;
/** Where the stairs of a room are. */
export const stairSpot = (place: Place): { x: number; y: number } => ({
  x: place.x + place.w - 32,
  y: place.y + place.h - 21,
});
/** Both ends of a flight of stairs bear the same letter. */
function stairs(
  board: BoardInfo,
  link: LinkInfo,
  places: Place[],
  tones: Tones,
  open: ReadonlySet<number>,
): string {
  const letter = String.fromCharCode(
    'A'.charCodeAt(0) + board.links.filter((it) => isFlight(it, places)).indexOf(link),
  );
  const standing = tones.fittings[link.door] ?? '';
  const draw = looks.now.fittings[standing === 'gap' || !standing ? 'stairs' : standing];
  const isOpen = link.door < 0 || open.has(link.door);
  let o = '';
  for (const zone of [link.a, link.b]) {
    const place = places[zone];
    if (!place) continue;
    const { x, y } = stairSpot(place);
    o +=
      `<g class="opening ${tones.of(zone)}" transform="translate(${n(x)} ${n(y)})">${draw?.(isOpen) ?? ''}` +
      `<text class="stairletter" x="11" y="6">${letter}</text></g>`;
  }
  return o;
}

/** Where a lift stops. */
function lift(place: Place | undefined): string {
  if (!place) return '';
  return (
    `<g class="lifttag" transform="translate(${n(place.x + place.w - 24)} ${n(place.y + place.h - 22)})">` +
    `<rect x="-17" y="-15" width="34" height="30" rx="6"/>${use('elevator', -11, -11, 22, 22)}</g>`
  );
}

/** What stands between two parts of a hall that have no way to each other. */
function banks(board: BoardInfo, rooms: Place[]): string {
  const halls = rooms.filter((room) => looks.now.halls.has(room.zone.kind));
  const linked = new Set(board.links.map((link) => `${link.a} ${link.b}`));
  let o = '';
  for (const a of halls)
    for (const b of halls) {
      if (a.index >= b.index || a.zone.kind !== b.zone.kind) continue;
      if (linked.has(`${a.index} ${b.index}`) || linked.has(`${b.index} ${a.index}`)) continue;
      const edge = sharedEdge(a, b);
      if (!edge) continue;
      const flat = edge.y0 === edge.y1;
      o +=
        looks.now.bank?.(
          edge.x0 - (flat ? -4 : 11),
          edge.y0 - (flat ? 11 : -4),
          flat ? edge.x1 - edge.x0 - 8 : 22,
          flat ? 22 : edge.y1 - edge.y0 - 8,
        ) ?? '';
    }
  return o;
}

export function merge(spans: [number, number][]): [number, number][] {
  const out: [number, number][] = [];
  for (const [low, high] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = out[out.length - 1];
    if (last && low <= last[1]) last[1] = Math.max(last[1], high);
    else out.push([low, high]);
  }
  return out;
}

export function cut(spans: [number, number][], gaps: [number, number][]): [number, number][] {
  let parts = spans;
  for (const [low, high] of gaps) {
    parts = parts.flatMap(([a, b]): [number, number][] => {
      if (high <= a || low >= b) return [[a, b]];
      const rest: [number, number][] = [];
      if (low > a) rest.push([a, low]);
      if (high < b) rest.push([high, b]);
      return rest;
    });
  }
  return parts;
}

/** A small drawn board for lists. */
export function drawMini(board: BoardInfo, places: Place[]): string {
  return (
    drawGround(board, places, () => '', false) +
    drawBuildings(board, places, new Set(), new Set(places.map((p) => p.zone.building)), [], false)
  );
}
