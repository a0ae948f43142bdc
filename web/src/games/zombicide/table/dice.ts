// Dice as they fell: numbers, and the marks of special dice.
import type { Face } from '../play.svelte';

/** How good a face is; a mark without a number is never good. */
const worth = (face: Face): number => Number(face) || 0;

export interface Fallen {
  face: Face;
  hit: boolean;
  icon: string;
  special: boolean;
}

export const iconOf = (face: Face): string => (typeof face === 'number' ? `die-${face}` : `die-ammo-${face}`);

/** Which of the dice hit, in the order in which they fell: the best ones, as many as there were hits. */
export function fallen(dice: Face[], hits: number): Fallen[] {
  const order = dice.map((face, at) => [face, at] as const).sort((a, b) => worth(b[0]) - worth(a[0]));
  const good = new Set(order.slice(0, hits).map(([, at]) => at));
  return dice.map((face, at) => ({
    face,
    hit: good.has(at),
    icon: iconOf(face),
    special: typeof face !== 'number',
  }));
}
