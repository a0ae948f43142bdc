// Dice as they fell: which count, and their signs.
import type { EventInfo } from '../../shell/messages';

export interface Die {
  icon: string;
  /** Nothing where the number is all that counts. */
  hit: boolean | null;
  blue: boolean;
}

export interface Roll {
  squad: number;
  what: string;
  dice: Die[];
}

const Z = 6;
const DEFENDED = 5;
/** Rolls of which each die counts or does not. */
const CHECKS = new Set(['defence', 'scavenge', 'event', 'search']);
const STRIKES = new Set(['firearm', 'melee', 'unarmed']);

const iconOf = (face: number): string => (face >= Z ? 'zp-die-z' : `zp-die-${face}`);

/** What a roll needed: the successes that are told of it afterwards say so. */
function least(events: EventInfo[], at: number, what: string): number {
  if (CHECKS.has(what)) return DEFENDED;
  if (!STRIKES.has(what)) return 0;
  const told = events.slice(at + 1).find((it) => it.key === 'successes' || it.key === 'rolled');
  return told?.key === 'successes' ? Number(told.args['least']) : 0;
}

export function rollOf(events: EventInfo[], at: number): Roll | null {
  const event = events[at];
  const squad = Number(event?.args['squad'] ?? -1);
  if (event?.key === 'rolled') {
    const what = String(event.args['what']);
    const needed = least(events, at, what);
    const faces = (event.args['dice'] as (number | string)[]).map((it) => (it === 'z' ? Z : Number(it)));
    const dice = faces.map((face) => ({
      icon: iconOf(face),
      hit: needed ? face >= needed : null,
      blue: false,
    }));
    return { squad, what, dice };
  }
  if (event?.key === 'ammo-rolled') {
    const faces = event.args['ammo'] as string[];
    return {
      squad,
      what: 'ammo',
      dice: faces.map((it) => ({ icon: `zp-die-${it}`, hit: null, blue: true })),
    };
  }
  return null;
}

export const rollsOf = (events: EventInfo[]): Roll[] =>
  events.flatMap((_, at) => {
    const roll = rollOf(events, at);
    return roll?.dice.length ? [roll] : [];
  });
