// The farm: grass, corn and woods, rooms of an old house, planks in its windows.
import { furniture, rect, use } from '../board/draw';
import type { Place } from '../board/geometry';
import type { FloorLook, RoomLook } from '../world.svelte';

export const DEFS = `
<pattern id="p-stone" width="34" height="22" patternUnits="userSpaceOnUse">
<path class="floorline" d="M0 .5H34M0 11.5H34M12 0V11M28 11V22"/></pattern>`;

/** Signs along the edges of a place, so that whoever stands in it stays in sight. */
function hedge({ x, y, w, h }: Place, icon: string, size: number, cls: string): string {
  const along = (length: number): number => Math.max(2, Math.floor((length - 8) / (size + 8)));
  const [columns, rows] = [along(w), along(h)];
  const [dx, dy] = [(w - 12 - size) / (columns - 1), (h - 12 - size) / (rows - 1)];
  let o = '';
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++)
      if (i === 0 || j === 0 || i === columns - 1 || j === rows - 1)
        if (!(j === rows - 1 && i > 0 && i < columns - 1))
          o += use(icon, x + 6 + i * dx, y + 6 + j * dy, size, size, cls);
  return o;
}

function tufts({ x, y, w, h, index }: Place): string {
  let o = '';
  for (let i = 0; i < Math.max(2, Math.round((w * h) / 6000)); i++) {
    const [tx, ty] = [
      x + 18 + ((i * 83 + index * 37) % (w - 36)),
      y + 24 + ((i * 57 + index * 71) % (h - 40)),
    ];
    o += `<path class="tuft" d="M${tx} ${ty}l3 -9 3 9 3 -7 3 7"/>`;
  }
  return o;
}

export const FLOORS: Record<string, FloorLook> = {
  open: (place) => rect(place.x, place.y, place.w, place.h, 'grassf') + tufts(place),
  corn: (place) => rect(place.x, place.y, place.w, place.h, 'cornf') + hedge(place, 'corn', 26, 'cornp'),
  woods: (place) => rect(place.x, place.y, place.w, place.h, 'woodsf') + hedge(place, 'woods', 30, 'woodp'),
};

/** What part of a tile is what. All tiles are ours. */
export const ROOMS: Record<string, string> = {
  '1R.A': 'farmkitchen',
  '1R.B': 'dining',
  '1R.C': 'parlour',
  '1R.O1': 'yard',
  '1R.O2': 'northyard',
  '1R.O3': 'northyard',
  '1R.O4': 'westyard',
  '1R.O5': 'yard',
  '1R.O6': 'southyard',
  '1R.O7': 'southyard',
  '1V.O1': 'lane',
  '1V.O2': 'lane',
  '1V.O3': 'lane',
  '2R.A': 'hall',
  '2R.B': 'livingroom',
  '2R.C': 'den',
  '2R.O1': 'northyard',
  '2R.O2': 'northyard',
  '2R.O3': 'yard',
  '2R.O4': 'eastyard',
  '2R.O5': 'southyard',
  '2R.O6': 'southyard',
  '2R.O7': 'yard',
  '2V.O1': 'meadow',
  '2V.O2': 'meadow',
  '2V.O3': 'meadow',
  '3R.A': 'bedroom',
  '3R.B': 'landing',
  '3R.C': 'boxroom',
  '3R.D': 'cellarstairs',
  '3R.E': 'farmcellar',
  '3V.A': 'chapelofrest',
  '3V.O1': 'graves',
  '3V.O2': 'graves',
  '3V.O3': 'graves',
  '3V.O4': 'graves',
  '3V.O5': 'gate',
  '3V.O6': 'graves',
  '4R.A': 'barn',
  '4R.B': 'stable',
  '4R.O1': 'barnyard',
  '4R.O2': 'barnyard',
  '4R.O3': 'barnyard',
  '4R.O4': 'barnyard',
  '4V.O1': 'track',
  '4V.O2': 'track',
  '4V.O3': 'track',
  '5R.A': 'shed',
  '5R.O1': 'forecourt',
  '5R.O2': 'forecourt',
  '5R.O6': 'pump',
  '5R.O3': 'countyroad',
  '5R.O4': 'countyroad',
  '5R.O5': 'countyroad',
  '5V.O1': 'meadow',
  '5V.O2': 'meadow',
  '5V.O3': 'countyroad',
  '5V.O4': 'countyroad',
  '5V.O5': 'countyroad',
  '6R.A': 'cottage',
  '6R.B': 'cottage',
  '6R.O1': 'garden',
  '6R.O2': 'garden',
  '6R.O3': 'garden',
  '6R.O4': 'garden',
  '6V.O1': 'clearing',
  '6V.O2': 'clearing',
  '6V.O3': 'clearing',
  '6V.O4': 'clearing',
  '6V.O5': 'clearing',
};

const { R, C } = furniture;
export const LOOKS: Record<string, RoomLook> = {
  farmkitchen: ['tile', (w, h) => R(w - 24, 30, 14, h - 44) + R(10, h - 22, 44, 12)],
  dining: ['plank', (w, h) => R(w / 2 + 4, h - 28, 44, 18) + C(w / 2 - 8, h - 19, 6)],
  parlour: ['plank', (w, h) => R(w - 22, h * 0.4, 12, h * 0.4, 5) + C(20, h - 22, 10)],
  hall: ['tile', (w, h) => R(w - 20, h * 0.45, 11, h * 0.35)],
  livingroom: ['plank', (w, h) => R(w - 56, h - 24, 44, 14, 6)],
  den: ['plank', (w, h) => R(12, h - 22, 40, 12) + C(w - 20, h - 20, 9)],
  landing: ['plank', (w, h) => R(w - 18, h - 60, 10, 50)],
  boxroom: ['plank', (w, h) => R(10, h - 34, 26, 24) + R(w - 32, h - 28, 22, 18)],
  cellarstairs: ['stone', (w, h) => [0, 1, 2, 3].map((i) => R(w - 34, h - 50 + i * 10, 26, 9, 1)).join('')],
  farmcellar: ['stone', (w, h) => R(w - 70, h - 26, 58, 16) + C(22, h - 22, 12) + R(12, 34, 12, h * 0.3)],
  chapelofrest: ['stone', (w, h) => [0, 1].map((i) => R(14, h - 22 - i * 18, w - 28, 8, 2)).join('')],
  barn: ['plank', (w, h) => R(8, h - 44, w - 16, 14) + R(8, h - 24, w - 16, 14)],
  stable: ['plank', (w, h) => R(w - 18, 40, 10, h - 60)],
  shed: ['tile', (w, h) => R(10, h - 20, w * 0.5, 11)],
  cottage: ['plank', (w, h) => R(8, h - 46, 30, 36) + R(8, h - 46, 30, 9)],
};

const NAILS = [
  [-22, -5],
  [22, -2],
  [-22, 4],
  [22, 6],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6"/>`)
  .join('');
const SHUT =
  '<rect class="pl0" x="-30" y="-13" width="60" height="26" rx="3"/><path class="pl" ' +
  'd="M-29 -9L29 -4v6L-29 -3zM-29 9L29 4v5.500L-29 13z"/><path class="pl2" d="M-29 1.500L29 -2v6L-29 7.500z"/>' +
  `<g class="nl">${NAILS}</g>`;
const HANGING =
  '<path class="jamb" d="M-24 -8V8M24 -8V8"/><path class="pl" d="M-34 -8l17 4v6l-17-4zM34 2l-17 5v6l17-5z"/>' +
  '<path class="pl2" d="M-6 14l20 5-1.500 5-20-5z"/>';
const WINDOW = '<path class="jamb" d="M-24 -8V8M24 -8V8"/><path class="glass" d="M-22 0H22"/>';
const DOORWAY = '<path class="jamb" d="M-23 -6V6M23 -6V6"/><path class="threshold" d="M-17 0H17"/>';
const SLAB =
  '<rect class="door-slab" x="-24" y="-8" width="48" height="16" rx="2.5"/>' +
  '<path class="door-line" d="M-18 0H18M-12 -4.5V4.500M12 -4.5V4.5"/>';
const AJAR =
  '<rect class="doorway" x="-23" y="-6" width="46" height="12"/><path class="jamb" d="M-23 -8V8M23 -8V8"/>' +
  '<path class="door-arc" d="M21 2A42 42 0 0 1 -21 42"/><rect class="door-leaf" x="-26" y="2" width="8" ' +
  'height="40" rx="2"/>';
const STEPS = (open: boolean): string =>
  `<g class="stairtag${open ? '' : ' shut'}"><rect x="-26" y="-15" width="52" height="30" rx="6"/>` +
  `${use('stairs', -21, -11, 22, 22)}</g>${open ? '' : `<g transform="scale(.8 .7)">${SHUT}</g>`}`;

/** What stands in a passage: those that lead out of the house are windows where nothing stands in them. */
export const FITTINGS: Record<string, (open: boolean) => string> = {
  barricade: (open) => (open ? HANGING : SHUT),
  door: (open) => (open ? AJAR : SLAB),
  stairs: STEPS,
  gap: () => DOORWAY,
  'outer-gap': () => WINDOW,
};

/** A car from above, in a box of 176 by 96; the driver sits in front on the left. */
export function carTop(icon: string): { body: string; seats: Record<string, [x: number, y: number][]> } {
  return {
    body: `<g class="cartop">${use(icon, 0, 4, 176, 88, 'pk')}</g>`,
    seats: {
      driver: [[96, 14]],
      passenger: [
        [96, 52],
        [52, 14],
        [52, 52],
        [14, 14],
        [14, 52],
      ],
    },
  };
}
