// Who and what stands in a zone, laid out so that crowded zones stay readable.
import type { Level } from '../words';
import type { Place } from './geometry';
import { figureOf, looks } from '../world.svelte';
import { escape, use } from './draw';

const n = (value: number): string => String(Math.round(value * 100) / 100);

/** A piece ready to be placed: its width, height and drawing. */
export type Piece = [w: number, h: number, svg: string];

export interface Standing {
  id: number;
  colour: number;
  initial: string;
  level: Level;
  wounds: number;
  active: boolean;
  done: boolean;
  companion?: boolean;
  /** A class of its game, by which it is drawn otherwise. */
  tone?: string;
}

/** Who sits on which kind of seat. */
export interface Rider extends Standing {
  place: string;
}

export interface Contents {
  dead: [kind: string, count: number][];
  living: Standing[];
  tokens: { icon: string; cls: string; count?: number; letter?: string; wide?: string }[];
  cars?: { kind: string; riders?: Rider[] }[];
  /** How many of each kind do nothing for now, and why. */
  idle?: { kind: string; count: number; status: string }[];
}

/** The drawing for a kind of zombie. */
export const silhouette = (kind: string): string => figureOf(kind).icon;

/** Drawings above this size stand for one of the great ones. */
const GREAT = 60;

export function sortDead(dead: Record<string, number>): [string, number][] {
  const order = Object.values(looks.now.figures);
  const rank = (kind: string): number => order.indexOf(figureOf(kind));
  return Object.entries(dead).sort((a, b) => rank(a[0]) - rank(b[0]));
}

/** At most three figures of a kind, those behind darker, and a count from two up. */
export function crowd(kind: string, count: number, s = 1, idle = ''): Piece {
  const { icon, ...size } = figureOf(kind);
  const w = size.w * s;
  const h = size.h * s;
  let W = w;
  let H = h;
  let o = '';
  if (count >= 3) {
    o +=
      use(icon, 0, 0, w * 0.9, h * 0.9, `z ${icon} behind`) +
      use(icon, w * 0.62, -h * 0.04, w * 0.9, h * 0.9, `z ${icon} behind`) +
      use(icon, w * 0.3, h * 0.14, w, h, `z ${icon}`);
    W = w * 1.55;
    H = h * 1.14;
  } else if (count === 2) {
    o +=
      use(icon, w * 0.42, -h * 0.02, w * 0.92, h * 0.92, `z ${icon} behind`) +
      use(icon, 0, h * 0.08, w, h, `z ${icon}`);
    W = w * 1.36;
    H = h * 1.08;
  } else o += use(icon, 0, 0, w, h, `z ${icon}`);
  if (count >= 2) {
    const badge = count < 10 ? 26 : 36;
    o +=
      `<g class="count" transform="translate(${n(W - badge + 5)} ${n(H - 20)})">` +
      `<rect width="${badge}" height="23" rx="11.5"/><text x="${badge / 2}" y="17.5" font-size="18">${count}` +
      `</text></g>`;
    H += 2;
  }
  return [W, H, `<g class="crowd${idle ? ' idle' : ''}">${o}${idle ? mark(idle, W, s) : ''}</g>`];
}

/** Glyph and number: for packed zones and small screens. */
export function crowdRow(kind: string, count: number, s = 1, idle = ''): Piece {
  const { icon, w: wide } = figureOf(kind);
  const w = 46 * s * (wide > GREAT ? 1.15 : 1);
  const font = Math.max(22, 37 * s);
  const asleep = idle ? mark(idle, w + 8, s) : '';
  if (count === 1)
    return [
      w,
      48 * s,
      `<g class="crowd${idle ? ' idle' : ''}">${use(icon, 0, 0, w, w, `z ${icon}`)}${asleep}</g>`,
    ];
  return [
    w + 3 + font * 0.62 * String(count).length,
    48 * s,
    `<g class="crowd${idle ? ' idle' : ''}">${use(icon, 0, 0, w, w, `z ${icon}`)}` +
      `<text class="bigcount" x="${n(w + 3)}" y="${n(w * 0.5 + font * 0.36)}" font-size="${n(font)}">` +
      `${count}</text>${asleep}</g>`,
  ];
}

/** Those who do nothing for now bear a sign: at rest, or bound. */
function mark(status: string, w: number, s: number): string {
  return (
    `<g class="idlemark ${status}" transform="translate(${n(w - 17 * s)} ${n(-8 * s)}) scale(${n(s)})">` +
    `<circle cx="9" cy="9" r="11"/>${use(looks.now.marks[status] ?? 'pause', 1, 1, 16, 16)}</g>`
  );
}

/** A crowd, those who do nothing for now apart from the others. */
export function parted({ dead, idle = [] }: Contents): [kind: string, count: number, idle: string][] {
  return dead.flatMap(([kind, count]) => {
    const asleep = idle.filter((it) => it.kind === kind);
    const awake = count - asleep.reduce((sum, it) => sum + it.count, 0);
    const rows = asleep.map((it): [string, number, string] => [kind, it.count, it.status]);
    return awake > 0 ? [[kind, awake, ''] as [string, number, string], ...rows] : rows;
  });
}

/** Last resort in a tiny packed zone: one glyph and the total. */
export function crowdTotal(dead: [string, number][], s = 1, idle: Contents['idle'] = []): Piece {
  const total = dead.reduce((sum, [, count]) => sum + count, 0);
  const icon = silhouette(dead[0]?.[0] ?? 'walker');
  const still = idle.reduce((sum, it) => sum + it.count, 0) === total ? (idle[0]?.status ?? '') : '';
  const w = 44 * s;
  const font = Math.max(22, 38 * s);
  if (total === 1) return crowdRow(dead[0]?.[0] ?? 'walker', 1, s * 0.9, still);
  return [
    w + 4 + font * 0.62 * String(total).length,
    w + 4,
    `${use(icon, 0, 0, w, w, `z ${icon}`)}${still ? mark(still, w + 6, s) : ''}<text class="bigcount" x="${n(w + 2)}"` +
      ` y="${n(w * 0.5 + font * 0.36)}" font-size="${n(font)}">${total}</text>`,
  ];
}

export function standee(who: Standing, s = 1, big = false, chevron = true): Piece {
  const k = s * (big ? 1.35 : 1) * (who.companion ? 0.84 : 1);
  const w = 44 * k;
  const h = 55 * k;
  let o = '';
  if (who.active)
    o +=
      `<ellipse class="halo" cx="${n(w / 2)}" cy="${n(h - 9 * k)}" rx="${n(w * 0.72)}" ry="${n(h * 0.24)}"/>` +
      (chevron
        ? `<path class="chev" d="M${n(w / 2 - 9 * k)} ${n(-17 * k)}h${n(18 * k)}l${n(-9 * k)} ${n(11 * k)}z"/>`
        : '');
  o +=
    `<g class="who-${who.colour}">${use('survivor', 0, 0, w, h, 's')}` +
    `<text class="initial" x="${n(w / 2)}" y="${n(h * 0.66)}" font-size="${n(20 * k)}">${escape(who.initial)}` +
    `</text></g>`;
  if (!who.companion)
    o += use(`level-${who.level}`, w - 13 * k, -3 * k, 17 * k, 17 * k, `lv lv-${who.level}`);
  for (let i = 0; i < who.wounds; i++) o += use('wound', -4 * k, 2 * k + i * 15 * k, 15 * k, 15 * k, 'wd');
  return [
    w,
    h,
    `<g class="standee${who.active ? ' active' : ''}${who.companion ? ' companion' : ''}` +
      `${who.tone ? ` ${who.tone}` : ''}" data-survivor="${who.id}">${o}</g>`,
  ];
}

/** A car from above, as wide as three tokens are high. */
export function car(kind: string, s = 1, riders: Rider[] = [], k = 1): Piece {
  const own = looks.now.vehicles[kind];
  if (own) {
    const size = 0.62 * k;
    let o = own.body;
    for (const [place, spots] of Object.entries(own.seats))
      spots.forEach(([x, y], at) => {
        const who = riders.filter((it) => it.place === place)[at];
        o += `<g transform="translate(${x} ${y})"><rect class="seat" width="30" height="30" rx="7"/>`;
        o += who
          ? `<g transform="translate(-4 -16)">${standee(who, 0.86, false, false)[2]}</g>`
          : use(`seat-${place}`, 6, 6, 18, 18, 'si');
        o += '</g>';
      });
    return [188 * size, 96 * size, `<g class="vehicle ${kind}" transform="scale(${n(size)})">${o}</g>`];
  }
  return [60 * s, 30 * s, `<g class="car ${kind}">${use('car-top', 0, 0, 60 * s, 30 * s)}</g>`];
}

export function token(icon: string, cls: string, count = 0, s = 1, letter = '', wide = ''): Piece {
  const d = 32 * s;
  let o =
    `<rect width="${n(d)}" height="${n(d)}" rx="${n(7 * s)}"/>` +
    (wide
      ? use(wide, d * 0.06, d * 0.28, d * 0.88, d * 0.44)
      : use(icon, d * 0.16, d * 0.16, d * 0.68, d * 0.68));
  const mark = count > 1 ? String(count) : letter;
  if (mark)
    o +=
      `<g class="count" transform="translate(${n(d - 15)} ${n(d - 14)})"><rect width="22" height="20" rx="10"/>` +
      `<text x="11" y="15.5" font-size="15">${escape(mark)}</text></g>`;
  return [d, d, `<g class="token ${cls}">${o}</g>`];
}

function pack(items: Piece[], width: number, gap: number, first = width): Piece[][] {
  const rows: Piece[][] = [];
  let row: Piece[] = [];
  let used = 0;
  for (const item of items) {
    if (row.length && used + gap + item[0] > (rows.length ? width : first)) {
      rows.push(row);
      row = [];
      used = 0;
    }
    used += item[0] + (row.length ? gap : 0);
    row.push(item);
  }
  if (row.length) rows.push(row);
  return rows;
}

/** Rows of about equal length instead of full ones and a rest. */
function balanced(rows: Piece[][], width: number, gap: number): Piece[][] {
  const items = rows.flat();
  const each = Math.ceil(items.length / Math.max(1, rows.length));
  const even = rows.map((_, at) => items.slice(at * each, (at + 1) * each)).filter((row) => row.length);
  return even.every((row) => wide(row, gap) <= width) ? even : rows;
}

const wide = (row: Piece[], gap: number): number =>
  row.reduce((sum, item) => sum + item[0], 0) + gap * (row.length - 1);
const high = (row: Piece[]): number => Math.max(0, ...row.map((item) => item[1]));

export interface Layout {
  svg: string;
  scale: number;
  mode: 'cluster' | 'rows' | 'total' | 'fan' | 'squeezed';
}

/** On screen, in pixels: whoever acts is never lower, and others only where there is no other way. */
const ACTIVE_LOW = 32;
const LIVING_LOW = 23;
const DEAD_LOW = 19;

/** A room so low that tokens and somebody do not stand one below the other. */
const LOW_ROOM = 90;

/** A packed zone on a small screen: the living stand behind each other like cards in a hand, whoever acts in
 *  front and larger; the dead with their number on the left, tokens on the right. */
function fan({ x, y, w, h }: Place, contents: Contents, top: number, pad: number, unit: number): Layout {
  const share = (pixels: number, most: number): number => Math.min(pixels / unit, h * most);
  const token1 = Math.min(share(15, 0.24) / 32, 0.8);
  const tokens = contents.tokens.map((it) => token(it.icon, it.cls, it.count, token1, it.letter, it.wide));
  const cars = (contents.cars ?? []).map((it) => car(it.kind, token1, it.riders, token1));
  const width = w - 2 * pad;
  const ds = share(DEAD_LOW + 4, 0.34) / 48;
  const taken = wide([...tokens, ...cars], 3);
  const rows = parted(contents).map(([kind, count, idle]) => crowdRow(kind, count, ds, idle));
  const dead =
    wide(rows, 4) + Math.max(0, taken) <= width
      ? rows
      : contents.dead.length
        ? [crowdTotal(contents.dead, ds, contents.idle)]
        : [];
  let o = '';
  const put = (piece: Piece, px: number, py: number): void => {
    o += `<g transform="translate(${n(px)} ${n(py)})">${piece[2]}</g>`;
  };
  let right = x + w - pad;
  for (const piece of [...cars, ...tokens].reverse()) {
    right -= piece[0];
    put(piece, right, y + top - 3);
    right -= 3;
  }
  let left = x + pad;
  for (const piece of dead) {
    put(piece, left, y + top - 4);
    left += piece[0] + 4;
  }
  const calm = contents.living.filter((who) => !who.active);
  const active = contents.living.find((who) => who.active);
  const low = share(LIVING_LOW, 0.36) / 55;
  const tall = share(ACTIVE_LOW + 1, 0.52) / 55;
  const others = calm.map((who) => standee({ ...who, wounds: 0 }, low));
  const front = active ? standee(active, tall, false, !dead.length && !tokens.length) : null;
  const floor = y + h - pad + 2;
  const each = others[0]?.[0] ?? 0;
  const free = width - (front ? front[0] * 0.8 : 0) - each;
  const step = others.length > 1 ? Math.min(each + 2, free / (others.length - 1)) : 0;
  const whole =
    (others.length ? each + step * (others.length - 1) : 0) +
    (front ? front[0] * (others.length ? 0.8 : 1) : 0);
  let at = x + pad + Math.max(0, (width - whole) / 2);
  others.forEach((piece, i) => put(piece, at + step * i, floor - piece[1]));
  at += others.length ? each + step * (others.length - 1) - (front ? front[0] * 0.2 : 0) : 0;
  if (front) put(front, at, floor - front[1]);
  return { svg: o, scale: low, mode: 'fan' };
}

/** Tokens top right (first the room that a sign needs), the dead in the middle, the living below; low wide rooms
 *  use one row. Clusters first, then glyph and number, then only the total. Survivors are never merged. */
export function fillZone(
  place: Place,
  contents: Contents,
  small = false,
  inset: [number, number] = [0, 0],
  sign = 0,
  unit = 1,
): Layout {
  const { x, y, w, h } = place;
  if (!contents.dead.length && !contents.living.length && !contents.tokens.length && !contents.cars?.length)
    return { svg: '', scale: 1, mode: 'cluster' };
  const pad = w <= 100 ? 8 : 12;
  const top = (place.street ? 12 : small ? 14 : 27) + inset[0];
  const bottom = pad + inset[1];
  const room = h - top - bottom;
  const grown = !small && w >= 180 && h >= 180 ? [1.34, 1.22] : [];
  const attempts: [Layout['mode'], number][] = [
    ...(small
      ? []
      : [...grown, 1.12, 1, 0.92, 0.84, 0.76, 0.68].map((s): [Layout['mode'], number] => ['cluster', s])),
    ...[1.12, 1, 0.84, 0.72, 0.6, 0.5].map((s): [Layout['mode'], number] => ['rows', s]),
    ...[1, 0.8, 0.64, 0.5].map((s): [Layout['mode'], number] => ['total', s]),
    ['squeezed', 0.42],
  ];
  const packed =
    contents.living.length + contents.dead.length > 1 || (contents.tokens.length > 1 && h < LOW_ROOM);
  /** Whether figures of a size can still be read on this screen. */
  const isLegible = (mode: Layout['mode'], s: number): boolean => {
    const living = contents.living.map(
      (who) => 55 * Math.max(s, who.active ? 0.6 : 0) * unit >= (who.active ? ACTIVE_LOW : LIVING_LOW),
    );
    const glyph = (mode === 'cluster' ? 42 : 46) * s * unit;
    return living.every(Boolean) && (!contents.dead.length || glyph >= DEAD_LOW);
  };
  for (const [mode, s] of attempts) {
    if (!small && packed && contents.living.length && !isLegible(mode, s))
      return fan(place, contents, top, pad, unit);
    const k = (small ? 1.15 : 1) * (s <= 0.6 ? 0.66 : s < 0.8 ? 0.8 : 1);
    const toks: Piece[] = [
      ...(sign ? [[sign, sign, ''] as Piece] : []),
      ...contents.tokens.map((it) => token(it.icon, it.cls, it.count, k, it.letter, it.wide)),
      ...(contents.cars ?? []).map((it) => car(it.kind, k, it.riders, small ? k * 0.8 : k)),
    ];
    const dead =
      mode === 'cluster'
        ? parted(contents).map(([kind, count, idle]) => crowd(kind, count, s, idle))
        : mode === 'rows'
          ? parted(contents).map(([kind, count, idle]) => crowdRow(kind, count, s * (small ? 1.1 : 1), idle))
          : contents.dead.length
            ? [crowdTotal(contents.dead, s, contents.idle)]
            : [];
    const living = contents.living.map((who) =>
      standee(small ? { ...who, wounds: 0 } : who, Math.max(s, who.active ? 0.6 : 0), small && s >= 0.7),
    );
    const gap = 8 * s;
    const column = w >= 1.3 * h && toks.reduce((sum, item) => sum + item[1] + 4, 0) <= h - top - 4;
    const rows = column ? toks.map((item) => [item]) : pack(toks, w - 2 * pad, 5);
    let tokenHeight = rows.reduce((sum, row) => sum + high(row) + 4, 0);
    const tokenWidth = Math.max(0, ...rows.map((row) => wide(row, 5)));
    const one = [...dead, ...living];
    const last = mode === 'squeezed';
    let o = '';
    let ty = y + top - (place.street ? 2 : -2);
    for (const row of rows) {
      let cx = x + w - pad - wide(row, 5);
      for (const item of row) {
        o += `<g transform="translate(${n(cx)} ${n(ty)})">${item[2]}</g>`;
        cx += item[0] + 5;
      }
      ty += high(row) + 4;
    }
    const put = (row: Piece[], cy: number, g: number, width: number): number => {
      let cx = x + pad + (width - wide(row, g)) / 2;
      const rh = high(row);
      for (const item of row) {
        o += `<g transform="translate(${n(cx)} ${n(cy + rh - item[1])})">${item[2]}</g>`;
        cx += item[0] + g;
      }
      return cy + rh;
    };
    const aside = tokenWidth ? tokenWidth + 8 : 0;
    if (one.length && w >= 1.3 * h && wide(one, gap + 6) <= w - 2 * pad - aside && high(one) <= room - 2) {
      put(one, y + top + Math.max(0, (room - high(one)) / 2) + 2, gap + 6, w - 2 * pad - aside);
      return { svg: o, scale: s, mode };
    }
    const beside = rows.length === 1 && dead.length > 0 && (dead[0]?.[0] ?? 0) <= w - 2 * pad - aside;
    if (beside || (column && rows.length > 0)) tokenHeight = 0;
    const narrow = w - 2 * pad - (beside || column ? aside : 0);
    const deadRows = pack(dead, column ? narrow : w - 2 * pad, gap, narrow);
    const beat = s < 0.9 ? gap * 0.7 : gap + 4;
    const livingRows = balanced(
      pack(living, column ? narrow : w - 2 * pad, beat),
      column ? narrow : w - 2 * pad,
      beat,
    );
    const all = [...deadRows, ...livingRows];
    const need = all.reduce((sum, row) => sum + high(row) + gap, 0) - (all.length ? gap : 0);
    const fits = need + tokenHeight <= room + 6 && all.every((row) => wide(row, gap) <= w - 2 * pad + 4);
    if (!fits && !last) continue;
    let cy = y + top + tokenHeight + Math.max(0, (room - tokenHeight - need) / 2);
    deadRows.forEach((row, i) => (cy = put(row, cy, gap, i === 0 || column ? narrow : w - 2 * pad) + gap));
    livingRows.forEach((row) => (cy = put(row, cy, beat, column ? narrow : w - 2 * pad) + gap));
    return { svg: o, scale: s, mode };
  }
  return { svg: '', scale: 1, mode: 'cluster' };
}

/** Lamp brackets round a legal zone. */
export function brackets(place: Place): string {
  const i = 7;
  const l = Math.min(20, place.w / 4, place.h / 4);
  const [x0, y0, x1, y1] = [place.x + i, place.y + i, place.x + place.w - i, place.y + place.h - i];
  return (
    `M${x0} ${y0 + l}V${y0}H${x0 + l}M${x1 - l} ${y0}H${x1}V${y0 + l}M${x1}` +
    ` ${y1 - l}V${y1}H${x1 - l}M${x0 + l} ${y1}H${x0}V${y1 - l}`
  );
}
