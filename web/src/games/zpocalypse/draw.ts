// The drawn map: tiles, what stands on them, who is there. All of it is our own drawing.
import { type Cell, type Ground, type Lay, Mark, SIDE, type Spot, UNIT, cellsOf, ends } from './geometry';
import type { DeadView, SideRow, View } from './messages';
import { doorways, ground as grass, nameSpot, paint, rubble, stain } from './scenery';

const TILE = SIDE * UNIT;
const HALF = UNIT / 2;

/** What an icon on a square says. */
const SIGNS: [number, string, string][] = [
  [Mark.yield, 'hz-yield', 'y'],
  [Mark.biohazard, 'hz-bio', 'b'],
  [Mark.radiation, 'hz-radiation', 'r'],
];
const SEARCH: [number, string][] = [
  [Mark.armory, 'dc-armory'],
  [Mark.food, 'dc-food'],
  [Mark.items, 'dc-item'],
];

export const use = (icon: string, x: number, y: number, size: number, cls = ''): string =>
  `<use href="#zp-${icon}" x="${x}" y="${y}" width="${size}" height="${size}" class="${cls}"/>`;

const rect = (x: number, y: number, w: number, h: number, cls: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" class="${cls}" ${more}/>`;

const circle = (x: number, y: number, r: number, cls: string): string =>
  `<circle class="${cls}" cx="${x}" cy="${y}" r="${r}"/>`;

const group = (cls: string, inner: string, more = ''): string => `<g class="${cls}" ${more}>${inner}</g>`;

const FLOOR: Record<string, string> = { _: 'sl', ',': 'ro', '.': '' };

function square(cell: Cell, x: number, y: number, place: Spot, mark: string): string {
  const floor = FLOOR[cell.floor] ?? '';
  const odd = (place.x + place.y) % 2 !== 0;
  let drawn = floor ? rect(x, y, UNIT, UNIT, floor) : odd ? rect(x, y, UNIT, UNIT, 'gr2') : '';
  if (floor === 'sl') drawn += rect(x, y, UNIT, UNIT, 'planks', `fill="url(#${mark}-wood)"`);
  if (!floor && !cell.mark) drawn += grass(x, y, place);
  if (cell.mark & Mark.blocked)
    drawn +=
      rect(x + 1.5, y + 1.5, UNIT - 3, UNIT - 3, 'bl', 'rx="5"') +
      rubble(x, y, place) +
      use('blocked', x + 11, y + 11, 16, 'no');
  for (const [bit, icon, cls] of SIGNS)
    if (cell.mark & bit)
      drawn += group(`hz ${cls}`, (cls === 'y' ? '' : stain(x, y)) + use(icon, x + 8, y + 8, 22));
  for (const [bit, icon] of SEARCH)
    if (cell.mark & bit)
      drawn += group(
        'srch',
        rect(x + 5, y + 5, UNIT - 10, UNIT - 10, '', 'rx="6"') + use(icon, x + 9, y + 9, 20),
      );
  if (cell.mark & Mark.tunnel)
    drawn += `<g class="tun"><circle cx="${x + HALF}" cy="${y + HALF}" r="16"/>${use('tunnel', x + 7, y + 7, 24)}</g>`;
  return drawn;
}

/** The red lines of a tile: ink with a rust core. */
function walls(cells: Cell[]): string {
  let d = '';
  cells.forEach((cell, place) => {
    const x = (place % SIDE) * UNIT;
    const y = Math.floor(place / SIDE) * UNIT;
    for (let side = 0; side < 4; side += 1) {
      if (!(cell.lines & (1 << side))) continue;
      const [a, b] = ends(side);
      d += `M${x + a.x} ${y + a.y}L${x + b.x} ${y + b.y}`;
    }
  });
  if (!d) return '';
  const shadow = `<path class="wsh" d="${d}" transform="translate(4 5)"/>`;
  return `${shadow}<path class="red0" d="${d}"/><path class="red" d="${d}"/>${doorways(cells)}`;
}

/** A tile as it lies; `mark` says which floors on the page it uses. */
export function drawTile(side: SideRow, turn: number, at: Spot, cls = '', name = '', mark = 'zp'): string {
  const cells = cellsOf(side, turn);
  const squares = cells
    .map((cell, place) => {
      const column = place % SIDE;
      const row = Math.floor(place / SIDE);
      const where = { x: at.x * SIDE + column, y: at.y * SIDE + row };
      return square(cell, column * UNIT, row * UNIT, where, mark);
    })
    .join('');
  let grid = '';
  for (let line = 1; line < SIDE; line += 1) grid += `M${line * UNIT} 0V${TILE}M0 ${line * UNIT}H${TILE}`;
  const spot = nameSpot(cells, name.length);
  const label = name
    ? `<text class="tile-name${spot.end ? ' end' : ''}" x="${spot.x}" y="${spot.y}">${name}</text>`
    : '';
  const move = `transform="translate(${at.x * TILE} ${at.y * TILE})"`;
  const frame = rect(1, 1, TILE - 2, TILE - 2, 'edge');
  const lines = `<path class="grid" d="${grid}"/>`;
  return group(
    `tile ${cls}`,
    rect(0, 0, TILE, TILE, 'gr') + squares + paint(cells) + lines + frame + walls(cells) + label,
    move,
  );
}

/** All tiles as they lie, with their names. */
export function drawGround(ground: Ground, names: (lay: Lay) => string): string {
  const shadows = ground.lays.map(({ x, y }) => rect(x * TILE + 6, y * TILE + 8, TILE, TILE, 'tsh')).join('');
  const tiles = ground.lays.map((lay) => {
    const side = ground.side(lay.tile);
    return side ? drawTile(side, lay.turn, lay, '', names(lay)) : '';
  });
  return shadows + tiles.join('');
}

export function drawEntrance(ground: Ground, view: View): string {
  const at = ground.spot(view.entrance);
  if (!at) return '';
  const plate = rect(at.x + 2, at.y + 2, UNIT - 4, UNIT - 4, '', 'rx="7"');
  const glow = `<circle class="entglow" cx="${at.x + HALF}" cy="${at.y + HALF}" r="92" fill="url(#zp-hatchway)"/>`;
  return glow + group('ent', plate + use('bunker', at.x + 6, at.y + 6, 26));
}

const SANDBAGS = 1;
const WALL = 2;
const GATE = 3;

export function drawEdge(at: Spot, side: number, kind: number, cls = ''): string {
  const [a, b] = ends(side);
  const x = at.x + (a.x + b.x) / 2;
  const y = at.y + (a.y + b.y) / 2;
  const turn = side % 2 ? ' rotate(90)' : '';
  let drawn = '<rect class="under" x="-21" y="-9" width="42" height="18" rx="4"/>';
  if (kind === SANDBAGS)
    for (const [bx, by] of [
      [-19, 0],
      [-6, 0],
      [7, 0],
      [-13, -8],
      [0, -8],
    ] as const)
      drawn += `<rect class="bag" x="${bx}" y="${by}" width="12" height="8" rx="4"/>`;
  if (kind === WALL)
    drawn +=
      '<rect class="brick" x="-18" y="-6" width="36" height="12"/>' +
      '<path class="mortar" d="M-18 0H18M-6-6V0M7-6V0M-12 0V6M1 0V6M12 0V6"/>';
  if (kind === GATE) drawn += '<path class="bars" d="M-17-7V7M17-7V7M-17-5H17M-17 5H17M-8-5V5M0-5V5M8-5V5"/>';
  return `<g class="fort ${cls}" transform="translate(${x} ${y})${turn}">${drawn}</g>`;
}

const TRAPS = [1, 2];
const FLIPPED = 2;
const PUSHED = 4;

export function drawSite(at: Spot, kind: number, cls = ''): string {
  const pit = rect(at.x + 3, at.y + 3, UNIT - 6, UNIT - 6, 'pit', 'rx="5"');
  if (!TRAPS.includes(kind))
    return group(
      `fort lookout ${kind === PUSHED ? 'pushed' : ''} ${cls}`,
      pit + use('lookout', at.x - 3, at.y - 6, 44, 'tower'),
    );
  const left = kind === FLIPPED ? 1 : 2;
  const wire = use('trap', at.x + 3, at.y + 3, 32);
  return group(`fort trap ${cls}`, pit + wire + count(at.x + 20, at.y + 19, String(left)));
}

function count(x: number, y: number, text: string, cls = ''): string {
  return (
    `<g class="zcount ${cls}" transform="translate(${x} ${y})">` +
    `<rect width="20" height="19" rx="9"/><text x="10" y="14.500">${text}</text>` +
    `</g>`
  );
}

export function drawWorks(ground: Ground, view: View): string {
  const edges = view.edges.map((packed) => {
    const at = ground.spot(packed >> 4);
    return at ? drawEdge(at, (packed >> 2) & 3, packed & 3) : '';
  });
  const sites = view.sites.map((packed) => {
    const at = ground.spot(packed >> 3);
    return at ? drawSite(at, packed & 7) : '';
  });
  return edges.join('') + sites.join('');
}

const NO_TOKEN = 0x7fff;

/** Search tokens: a number, or a cross where nothing is left. */
export function drawTokens(ground: Ground, view: View, numbers: (token: number) => string): string {
  return view.tokens
    .map((packed) => {
      const at = ground.spot(packed >> 16);
      if (!at) return '';
      const exhausted = packed & 1;
      const token = (packed >> 1) & NO_TOKEN;
      const text = exhausted || token === NO_TOKEN ? '×' : numbers(token);
      return (
        `<g class="stok ${exhausted ? 'x' : ''}"><circle cx="${at.x + 29}" cy="${at.y + 9}" r="9"/>` +
        `<text x="${at.x + 29}" y="${at.y + 14}">${text}</text>` +
        `</g>`
      );
    })
    .join('');
}

const DOUBLE = 2;

export function drawDead(ground: Ground, dead: DeadView[], enraged: boolean): string {
  return dead
    .map((figure) => {
      const at = ground.spot(figure.square);
      if (!at) return '';
      const lying = figure.lying ? ` transform="rotate(90 ${at.x + HALF} ${at.y + HALF})"` : '';
      const double = figure.kind === DOUBLE;
      const body = double
        ? use('z-double', at.x - 4, at.y - 5, 46, 'z z-double')
        : use('z-single', at.x, at.y - 1, UNIT, 'z z-single');
      const state = `dead${enraged ? ' enraged' : ''}${figure.lying ? ' lying' : ''}`;
      return (
        group(state, body, lying) +
        (double ? count(at.x + 22, at.y + 20, '2', 'two') : '') +
        (figure.marked ? circle(at.x + 8, at.y + 8, 6, 'bagmark') : '')
      );
    })
    .join('');
}

/** Heaps of dropped cards, each with its number. */
export function drawHeaps(ground: Ground, view: View): string {
  return view.heaps
    .map(([square = 0, , ...cards]) => {
      const at = ground.spot(square);
      return at
        ? group(
            'heap',
            use('death', at.x + 2, at.y + 18, 18) + count(at.x + 15, at.y + 20, String(cards.length)),
          )
        : '';
    })
    .join('');
}

export function drawSquad(at: Spot, number: number, initial: string, active: boolean): string {
  const { x, y } = at;
  const halo = active
    ? `<ellipse class="halo" cx="${x + HALF}" cy="${y + 31}" rx="25" ry="10"/>` +
      `<path class="chev" d="M${x + 10} ${y - 20}h18l-9 11z"/>`
    : '';
  const body = use('squad', x - 3, y - 8, 44, 's') + letter(x + HALF, y + 27, initial);
  return group(`pawn who-${number + 1}${active ? ' active' : ''}`, halo + body);
}

const letter = (x: number, y: number, text: string, cls = 'initial'): string =>
  `<text class="${cls}" x="${x}" y="${y}">${text}</text>`;

const SEAT = 24;

/** Who is in the bunker: a plate below its entrance, with squads by colour and initial, and how many dead. */
export function drawInside(at: Spot, people: { number: number; initial: string }[], dead: number): string {
  const width = SEAT * (people.length + (dead ? 1 : 0)) + 10;
  const pawns = people.map(
    ({ number, initial }, n) =>
      circle(17 + n * SEAT, 14, 9.5, `s who-${number + 1}`) + letter(17 + n * SEAT, 19, initial),
  );
  const bodies = dead ? letter(17 + people.length * SEAT, 20, String(dead), 'deadin') : '';
  const move = `transform="translate(${at.x + HALF - width / 2} ${at.y + UNIT + 5})"`;
  return group('inbunk', rect(0, 0, width, 28, '', 'rx="8"') + pawns.join('') + bodies, move);
}

/** The light that squads carry at night. */
export const drawTorch = (at: Spot): string =>
  `<circle class="torch" cx="${at.x + HALF}" cy="${at.y + HALF}" r="120" fill="url(#zp-torch)"/>`;

/** A plate with words on the map: points that come, how far it is. */
export function chip(x: number, y: number, text: string, cls = '', icon = ''): string {
  const wide = text.length * 9 + (icon ? 42 : 22);
  const sign = icon ? use(icon, -wide / 2 + 9, -10, 20) : '';
  return (
    `<g class="chip ${cls}" transform="translate(${x} ${y})">` +
    `<rect x="${-wide / 2}" y="-15" width="${wide}" height="30" rx="15"/>` +
    `${sign}<text x="${icon ? 13 : 0}" y="6">${text}</text></g>`
  );
}

/** Lamp brackets at the corners of a square. */
export function corners(x: number, y: number, size: number, arm: number): string {
  const r = x + size;
  const b = y + size;
  return (
    `M${x} ${y + arm}V${y}H${x + arm}M${r - arm} ${y}H${r}V${y + arm}` +
    `M${r} ${b - arm}V${b}H${r - arm}M${x + arm} ${b}H${x}V${b - arm}`
  );
}
