// What the log leaves out, and what of it can be shown alone.
import type { LogPlan } from '../../shell/log';

const DICE = new Set(['attacks', 'rolled', 'killed', 'hit-lost', 'friendly-fire']);

export const LOG: LogPlan = {
  untold: new Set([
    'cite',
    'round',
    'phase',
    'turn',
    'turn-ended',
    'spawn-zone',
    'spawn-room',
    'rerolled',
    'noise-removed',
    'next-seat',
    'reorganises',
    'searched',
    'card-drawn',
    'zombies-moved',
  ]),
  filters: [{ id: 'dice', keeps: (event) => DICE.has(event.key) }],
};
