// The ground of the Strip: carpet, corridor, steel, lifts, the statue and what stands between the tables.
import { circle, furniture, rect, use } from '../board/draw';
import { type Place, UNIT } from '../board/geometry';
import type { TileInfo } from '../messages';
import type { FloorLook, RoomLook } from '../world.svelte';

const TILE = 30 * UNIT;

export const DEFS = `
<pattern id="p-carpet" width="48" height="48" patternUnits="userSpaceOnUse">
<path class="cp1" d="M24 2l22 22-22 22L2 24z"/><path class="cp2" d="M24 13l11 11-11 11-11-11z"/>
<circle class="cp3" cx="0" cy="0" r="5"/><circle class="cp3" cx="48" cy="0" r="5"/>
<circle class="cp3" cx="0" cy="48" r="5"/><circle class="cp3" cx="48" cy="48" r="5"/></pattern>
<pattern id="p-runner" width="40" height="44" patternUnits="userSpaceOnUse">
<path class="rn2" d="M0 22l20-16 20 16-20 16zM0 2h40M0 42h40"/></pattern>
<pattern id="p-steel" width="36" height="36" patternUnits="userSpaceOnUse">
<path class="st1" d="M0 0H36M0 0V36"/><circle class="st2" cx="6" cy="6" r="2"/>
<circle class="st2" cx="30" cy="30" r="2"/></pattern>
<pattern id="p-warn" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<path class="wn" d="M0 0h14v28H0z"/></pattern>`;

const floor = ({ x, y, w, h }: Place, cls: string, pattern: string): string =>
  rect(x, y, w, h, `floor ${cls}`) + (pattern ? rect(x, y, w, h, '', `fill="url(#${pattern})"`) : '');

export const FLOORS: Record<string, FloorLook> = {
  casino: (place) => floor(place, 'carpet', 'p-carpet'),
  corridor: (place) => floor(place, 'corridor', 'p-runner'),
  vault: (place) => floor(place, 'steel', 'p-steel'),
  trap: (place) =>
    floor(place, 'steel', 'p-warn') + rect(place.x + 14, place.y + 28, place.w - 28, place.h - 42, 'steel'),
  elevator: (place) =>
    floor(place, 'lift', '') + rect(place.x + 8, place.y + 8, place.w - 16, place.h - 16, 'lift2', 'rx="4"'),
  statue: ({ x, y, w, h, cx }) =>
    rect(x + 8, y + 8, w - 16, h - 16, 'plinth', 'rx="10"') +
    use('statue', cx - 40, y + 8, 80, 80, 'statuefig'),
};

/** What part of a tile is what. All tiles are ours. */
export const ROOMS: Record<string, string> = {
  'R1.A': 'diner',
  'R1.B': 'diner',
  'R1.C': 'counter',
  'R1.D': 'counter',
  'V1.A': 'pawnshop',
  'V1.B': 'garage',
  'R2.A': 'chapel',
  'R2.B': 'chapel',
  'R2.C': 'vestry',
  'V2.A': 'motel',
  'V2.B': 'motel',
  'V2.C': 'motel',
  'R3.A': 'showroom',
  'R3.B': 'showroom',
  'V3.A': 'gasstation',
  'V4.A': 'suite',
  'V4.B': 'suite',
  'V4.C': 'suite',
  'V4.D': 'linen',
  'V4.F': 'suite',
  'V5.A': 'suite',
  'V5.B': 'suite',
  'V5.C': 'suite',
  'V5.D': 'suite',
  'V5.E': 'suite',
  'V5.F': 'suite',
  'R6.A': 'cashcage',
  'R6.B': 'security',
  'R6.C': 'boilers',
  'V6.A': 'bus',
  'V7.A': 'lobby',
  'V7.B': 'reception',
  'R8.B': 'roof',
  'R8.C': 'roof',
  'R8.D': 'helipad',
};

const { R, C } = furniture;
const pad = (w: number, h: number): string => {
  const [x, y] = [w / 2, h / 2 + 8];
  return (
    circle(x, y, Math.min(w, h) * 0.34, 'pad') +
    `<path class="pad" d="M${x - 16} ${y - 22}v44M${x + 16} ${y - 22}v44M${x - 16} ${y}h32"/>`
  );
};
export const LOOKS: Record<string, RoomLook> = {
  counter: ['check', (w, h) => R(8, h - 22, w - 16, 12, 5)],
  diner: ['check', (w, h) => C(w - 18, h - 16, 8) + R(8, h - 20, 16, 12)],
  pawnshop: ['tile', (w, h) => R(10, h - 20, w * 0.5, 11) + R(w - 24, 12, 13, h * 0.4)],
  chapel: ['plank', (w, h) => [0, 1].map((i) => R(8, h - 18 - i * 16, w - 16, 7, 2)).join('')],
  vestry: ['plank', (w, h) => R(w - 30, h - 18, 22, 10)],
  motel: ['plank', (w, h) => R(6, h - 46, w - 12, 36) + R(6, h - 46, w - 12, 9)],
  showroom: ['check', (w, h) => C(w / 2, h - 28, Math.min(18, w * 0.28))],
  gasstation: ['tile', (w) => R(w - 30, 10, 20, 12) + R(w - 56, 10, 20, 12)],
  suite: ['plank', (w, h) => R(w - 52, h - 50, 42, 40) + R(w - 52, h - 50, 42, 11) + R(10, h - 20, 26, 11)],
  linen: ['plank', (_w, h) => [0, 1, 2].map((i) => R(10 + i * 27, h - 24, 21, 15)).join('')],
  cashcage: ['tile', (w, h) => R(14, h - 22, w - 60, 11) + R(w - 38, h - 32, 28, 22)],
  security: [
    'tile',
    (w, h) => [0, 1, 2].map((i) => R(10 + i * 26, h - 26, 21, 15)).join('') + R(w - 22, 40, 12, 60),
  ],
  bus: ['plank', (w, h) => [0, 1, 2, 3].map((i) => R(4, h - 22 - i * 19, w - 8, 11, 2)).join('')],
  roof: ['', (w, h) => R(w - 36, h - 30, 26, 20)],
  helipad: ['', pad],
};

/** Between the tables of a casino: they part zones, though all are seen along. */
export function slotMachines(x: number, y: number, w: number, h: number): string {
  const upright = h > w;
  const length = upright ? h : w;
  const count = Math.max(2, Math.round(length / 22));
  const step = (length - 8) / count;
  let o = rect(x, y, w, h, 'bank', 'rx="4"');
  for (let i = 0; i < count; i++)
    o += upright
      ? rect(x + 4, y + 5 + i * step, w - 8, step - 4, 'reel', 'rx="2"')
      : rect(x + 5 + i * step, y + 4, step - 4, h - 8, 'reel', 'rx="2"');
  return `<g class="slotbank">${o}</g>`;
}

export const TILES: Record<string, (tile: TileInfo) => string> = {
  V8: ({ x, y }) => {
    const [cx, cy] = [x * UNIT + TILE / 2, y * UNIT + TILE / 2];
    return (
      rect(cx - 60, cy - 60, 120, 120, 'square', 'rx="10"') +
      circle(cx, cy, 46, 'basin') +
      circle(cx, cy, 30, 'water') +
      use('fountain', cx - 24, cy - 26, 48, 48, 'jet')
    );
  },
};

export const FITTINGS: Record<string, (open: boolean) => string> = {
  'vault-door': (open) =>
    open
      ? '<path class="jamb" d="M-23 -8V8M23 -8V8"/>' +
        `<g transform="translate(-34 16)">${use('vault-door', -15, -15, 30, 30, 'vd open')}</g>`
      : `<circle class="vd0" r="25"/>${use('vault-door', -21, -21, 42, 42, 'vd')}`,
};

/** The Taco Truck from above, in a box of 176 by 96. */
export const TRUCK =
  '<path class="body" d="M8 2h122l14 6h18c18 0 26 16 26 40s-8 40-26 40h-18l-14 6H8C2 94 0 90 0 86V10C0 5 2 2 8 2z"/>' +
  '<path class="glass" d="M150 18h14c10 14 10 46 0 60h-14c6-16 6-44 0-60z"/>' +
  '<path class="stripe" d="M10 8h112v7H10zM10 81h112v7H10z"/>';
