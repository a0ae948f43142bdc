// What rooms are and what streets are called: our own, the same on every table with the same tiles.
import type { Place } from './geometry';
import { UNIT } from './geometry';
import { has, t, tAny } from '../../../shell/text.svelte';
import { looks } from '../world.svelte';

const ROOMS: Record<string, string> = {
  '1R.A': 'flat',
  '1R.B': 'kitchen',
  '1R.C': 'bedroom',
  '1V.A': 'flat',
  '1V.B': 'bedroom',
  '1V.C': 'stairwell',
  '2R.A': 'storeroom',
  '2R.B': 'salon',
  '2R.C': 'cellar',
  '2V.A': 'backroom',
  '2V.B': 'pantry',
  '2V.C': 'diner',
  '3R.A': 'coldstore',
  '3R.B': 'grocery',
  '3V.A': 'cafe',
  '3V.B': 'workshop',
  '3V.C': 'archive',
  '3V.D': 'studio',
  '4R.A': 'storeroom',
  '4R.B': 'gym',
  '4V.A': 'studio',
  '4V.B': 'archive',
  '4V.C': 'boilers',
  '4V.D': 'bookshop',
  '5R.A': 'bedroom',
  '5R.B': 'kitchen',
  '5V.A': 'warehouse',
  '5V.B': 'garage',
  '5V.C': 'office',
  '5V.D': 'lobby',
  '6R.A': 'bar',
  '6R.B': 'cellar',
  '6V.A': 'warehouse',
  '6V.B': 'garage',
  '6V.C': 'reception',
  '6V.D': 'office',
  '7R.A': 'stockroom',
  '7R.B': 'pharmacy',
  '7V.A': 'livingroom',
  '7V.B': 'hallway',
  '7V.C': 'bedroom',
  '7V.D': 'kitchen',
  '7V.E': 'bathroom',
  '8R.A': 'stockroom',
  '8R.B': 'hardware',
  '8V.A': 'office',
  '8V.B': 'lobby',
  '8V.C': 'warehouse',
  '8V.D': 'garage',
  '9R.A': 'laundry',
  '9V.A': 'classroom',
  '9V.B': 'canteen',
  '9V.C': 'storeroom',
  '9V.D': 'hallway',
};
const LIT = ['flat', 'office', 'kitchen', 'lobby'];
const DARK = ['storeroom', 'cellar', 'archive', 'bedroom'];

export function shortPart(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** What kind of room it is: decides its name, its floor and its furniture. */
export function roomKind(place: Place): string {
  const part = shortPart(place.zone.name);
  const { named, rooms } = looks.now;
  const own = rooms[part];
  if (own) return own;
  if (named.has(place.zone.kind)) return place.zone.kind;
  const known = ROOMS[part];
  if (known) return known;
  let sum = 0;
  for (const sign of place.zone.name) sum += sign.charCodeAt(0);
  const list = place.zone.dark ? DARK : LIT;
  return list[sum % list.length] as string;
}

export interface StreetName {
  /** Which avenue (west to east) and which street (north to south) it lies on; -1 for none. */
  avenue: number;
  street: number;
}

export function streetOf(place: Place, width: number, height: number): StreetName {
  const tile = 30 * UNIT;
  const half = 9 * UNIT;
  const line = (low: number, size: number): number => {
    const near = Math.round((low + size / 2) / tile);
    return low >= near * tile - half && low + size <= near * tile + half ? near : -1;
  };
  let street = line(place.x, place.w);
  let avenue = line(place.y, place.h);
  if (street >= 0 && avenue >= 0) {
    const edgeX = street === 0 || street * tile >= width * UNIT;
    const edgeY = avenue === 0 || avenue * tile >= height * UNIT;
    if (edgeX && !edgeY) street = -1;
    else if (edgeY && !edgeX) avenue = -1;
  }
  return { avenue, street };
}

/** A name for every zone, unique on its board. */
export function zoneNames(places: Place[], width: number, height: number, form = ''): string[] {
  /** A name in the form that a sentence asks for; without one of its own, as any name is put. */
  const say = (key: string, args = {}): string => {
    if (!form) return t(key, args);
    return has(`${key}.${form}`) ? t(`${key}.${form}`, args) : t(`form-${form}`, { name: t(key, args) });
  };
  const short = (key: string): string => t(form && has(`${key}.gen`) ? `${key}.gen` : `${key}.short`);
  const first = places.map((place) => {
    const { named: kinds, rooms } = looks.now;
    if (!place.street || kinds.has(place.zone.kind) || shortPart(place.zone.name) in rooms)
      return say(`ui-room-${roomKind(place)}`);
    if (!place.rects.length) return form ? t(`form-${form}`, { name: place.zone.label }) : place.zone.label;
    const { avenue, street } = streetOf(place, width, height);
    if (avenue >= 0 && street >= 0)
      return say('ui-street-corner', {
        avenue: short(`ui-avenue-${avenue % 5}`),
        street: short(`ui-street-${street % 5}`),
      });
    if (avenue >= 0) return say(`ui-avenue-${avenue % 5}`);
    if (street >= 0) return say(`ui-street-${street % 5}`);
    return say('ui-street-plain');
  });
  const order = [...places].sort((a, b) => a.y - b.y || a.x - b.x);
  const total = new Map<string, number>();
  for (const name of first) total.set(name, (total.get(name) ?? 0) + 1);
  const used = new Map<string, number>();
  const named = [...first];
  for (const place of order) {
    const name = first[place.index] ?? '';
    if ((total.get(name) ?? 0) < 2) continue;
    const number = (used.get(name) ?? 0) + 1;
    used.set(name, number);
    named[place.index] = `${name} ${number}`;
  }
  return named;
}

/** What kind of ground a place is, in a word. */
export function kindOfPlace(place: Place): string {
  const usual = place.street ? 'ui-kind-street' : place.zone.dark ? 'ui-kind-dark' : 'ui-kind-lit';
  return tAny([`ui-kind-${place.zone.dark ? 'dark' : place.zone.kind}`, usual]);
}
