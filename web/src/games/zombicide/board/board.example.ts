// A small board for tests.
import type { BoardInfo } from '../messages';

/** Two streets side by side, a room south of the first one behind a door. */
export const board: BoardInfo = {
  name: 'test',
  width: 24,
  height: 24,
  zones: [
    {
      index: 0,
      name: 'r0c0:X.S1',
      label: 'S1',
      kind: 'street',
      indoor: false,
      dark: false,
      building: -1,
      parts: [],
      rects: [[0, 0, 12, 12]],
      floor: 0,
    },
    {
      index: 1,
      name: 'r0c0:X.S2',
      label: 'S2',
      kind: 'street',
      indoor: false,
      dark: false,
      building: -1,
      parts: [],
      rects: [[12, 0, 12, 12]],
      floor: 0,
    },
    {
      index: 2,
      name: 'r0c0:1V.A',
      label: 'R1',
      kind: 'room',
      indoor: true,
      dark: false,
      building: 0,
      parts: [],
      rects: [[0, 12, 12, 12]],
      floor: 0,
    },
  ],
  doors: [{ index: 0, name: 'd', a: 2, b: 0, x: 6, y: 12, vertical: false, fitting: 'door' }],
  links: [
    { a: 0, b: 1, kind: 'street', door: -1, x: 12, y: 6, low: 0, high: 12, vertical: true, blind: false },
    { a: 2, b: 0, kind: 'door', door: 0, x: 6, y: 12, low: 0, high: 12, vertical: false, blind: false },
  ],
  tiles: [],
  buildings: [[2]],
  floors: [{ name: '', x: 0, y: 0, width: 24, height: 24 }],
};
