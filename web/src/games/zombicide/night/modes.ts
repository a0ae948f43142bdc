// What only this game lays on the table, as the page reads it: sides, decks, the Extra supply, what can be built.
import { t } from '../../../shell/text.svelte';
import { escape, use } from '../board/draw';
import type { Place } from '../board/geometry';
import type { View } from '../messages';
import type { Play } from '../play.svelte';

export type Mode = 'romero' | 'zombicide';

/** The two sides of an identity card, and which one counts. */
export interface SidesView {
  /** The one that counts while no Relative is on the board. */
  kept: Mode;
  in_force: Mode;
  romero: string[];
  zombicide: string[];
}

export interface SupplyRow {
  slug: string;
  left: number;
  made_of: string[];
  keeps: string[];
}

export interface NightView {
  haunted: boolean;
  sides: SidesView[];
  fittings: string[];
  building: { passages: number[]; card: string; experience: number; limit: number; built: number } | null;
  search: { forbidden: boolean; zones: Record<string, number[]>; romero: string[] };
  extra: SupplyRow[];
  spawn_order: number[];
}

export const nightOf = (view: View | null): NightView | null =>
  view && 'sides' in view.own ? (view.own as unknown as NightView) : null;

export const modeOf = (view: View | null, who: number): Mode =>
  nightOf(view)?.sides[who]?.in_force ?? 'romero';

export const MODES: Mode[] = ['romero', 'zombicide'];

/** On the board: where the cards have been turned. */
export function flipMarks(play: Play, places: Place[]): string {
  const zones = new Map<number, Mode>();
  for (const event of play.alerts) {
    const who = Number(event.args['survivor']);
    zones.set(play.view?.survivors[who]?.zone ?? -1, modeOf(play.view, who));
  }
  return [...zones]
    .map(([zone, mode]) => {
      const place = places[zone];
      if (!place) return '';
      const text = t(`ui-mode-${mode}`);
      const w = 34 + text.length * 7.4;
      return (
        `<g class="flipmark" transform="translate(${place.cx - w / 2} ${place.y + place.h - 26})">` +
        `<rect width="${w}" height="24" rx="12"/>${use('flip', 7, 5, 14, 14)}` +
        `<text x="${w / 2 + 9}" y="17">${escape(text)}</text></g>`
      );
    })
    .join('');
}
