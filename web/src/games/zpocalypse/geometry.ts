// Where squares, edges and free places lie on the drawn map, and how a tile looks that is turned.
import type { Content, SideRow, View } from './messages';

/** A tile has so many squares on a side. */
export const SIDE = 6;
const SIZE = SIDE * SIDE;
/** A square has so many units on a side. */
export const UNIT = 38;
const ORIGIN = 128;

export const enum Mark {
  blocked = 1,
  yield = 2,
  biohazard = 4,
  radiation = 8,
  tunnel = 16,
  entrance = 32,
  armory = 64,
  food = 128,
  items = 256,
  void = 512,
}

export interface Spot {
  x: number;
  y: number;
}

/** A tile as it lies: its number, where, how often it was turned clockwise. */
export interface Lay extends Spot {
  tile: number;
  turn: number;
}

export function layOf(packed: number): Lay {
  return { tile: packed >> 18, ...cellSpot((packed >> 2) & 0xffff), turn: packed & 3 };
}

/** A place for a tile, in tiles east and south of the first one. */
export function cellSpot(cell: number): Spot {
  return { x: (cell & 255) - ORIGIN, y: (cell >> 8) - ORIGIN };
}

/** Where a printed place comes to lie on a tile that is turned clockwise. */
export function turned(place: number, turn: number): number {
  const column = place % SIDE;
  const row = Math.floor(place / SIDE);
  if (turn === 1) return column * SIDE + SIDE - 1 - row;
  if (turn === 2) return SIZE - 1 - place;
  if (turn === 3) return (SIDE - 1 - column) * SIDE + row;
  return place;
}

/** One square as it lies on a turned tile: what it is made of, what is printed on it, its red lines by side. */
export interface Cell {
  floor: string;
  mark: number;
  lines: number;
}

export function cellsOf(side: SideRow, turn: number): Cell[] {
  const cells: Cell[] = Array.from({ length: SIZE }, () => ({ floor: '.', mark: 0, lines: 0 }));
  for (let place = 0; place < SIZE; place += 1) {
    const cell = cells[turned(place, turn)];
    if (!cell) continue;
    cell.floor = side.floor[place] ?? '.';
    cell.mark = side.marks[place] ?? 0;
  }
  for (const line of side.lines) {
    const cell = cells[turned(line >> 2, turn)];
    if (cell) cell.lines |= 1 << (((line & 3) + turn) & 3);
  }
  return cells;
}

/** The map as it lies now. */
export class Ground {
  readonly lays: Lay[];
  private readonly byTile = new Map<number, Lay>();

  constructor(
    readonly content: Content,
    readonly view: View,
  ) {
    this.lays = view.layout.map(layOf);
    for (const lay of this.lays) this.byTile.set(lay.tile, lay);
  }
  side(tile: number): SideRow | undefined {
    return this.content.tiles[tile]?.sides[this.view.side];
  }
  /** The upper left corner of a square, in units; nothing for the bunker. */
  spot(square: number): Spot | null {
    const lay = square > 0 ? this.byTile.get(Math.floor((square - 1) / SIZE)) : undefined;
    if (!lay) return null;
    const place = (square - 1) % SIZE;
    return {
      x: (lay.x * SIDE + (place % SIDE)) * UNIT,
      y: (lay.y * SIDE + Math.floor(place / SIDE)) * UNIT,
    };
  }
  /** All that is to be seen, with room around it for tiles to come. */
  frame(more: Spot[] = []): { x: number; y: number; w: number; h: number } {
    const spots = [...this.lays, ...more];
    if (!spots.length) return { x: 0, y: 0, w: SIDE * UNIT, h: SIDE * UNIT };
    const xs = spots.map((it) => it.x);
    const ys = spots.map((it) => it.y);
    const tile = SIDE * UNIT;
    const margin = UNIT;
    const x = Math.min(...xs) * tile - margin;
    const y = Math.min(...ys) * tile - margin;
    return {
      x,
      y,
      w: (Math.max(...xs) + 1) * tile + margin - x,
      h: (Math.max(...ys) + 1) * tile + margin - y,
    };
  }
}

/** The two ends of an edge, in units from the upper left corner of its square. */
export function ends(side: number): [Spot, Spot] {
  if (side === 0)
    return [
      { x: 0, y: 0 },
      { x: UNIT, y: 0 },
    ];
  if (side === 1)
    return [
      { x: UNIT, y: 0 },
      { x: UNIT, y: UNIT },
    ];
  if (side === 2)
    return [
      { x: 0, y: UNIT },
      { x: UNIT, y: UNIT },
    ];
  return [
    { x: 0, y: 0 },
    { x: 0, y: UNIT },
  ];
}
