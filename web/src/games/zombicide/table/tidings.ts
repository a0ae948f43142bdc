// What has just happened and must not be missed: told in the strip at once, kept by the log.
import type { EventInfo } from '../../../shell/messages';
import { isWorthWatching } from '../dead/playback.svelte';

const TOLD = new Set([
  'card-drawn',
  'card-fetched',
  'finds-in-remains',
  'alarm',
  'building-opened',
  'zombies-placed',
  'reserve-empty',
  'shortage-activation',
  'extra-activation',
  'killed',
  'hit-lost',
  'wounded',
  'wound-ignored',
  'wound-shielded',
  'eliminated',
  'skill-gained',
  'escaped',
  'card-given',
  'mission-rule',
  'spawn-activated',
  'sleepers-woken',
  'sleepers-eliminated',
  'sleepers-roll',
  'out-of-ammo',
  'explosion',
  'zeus-arrives',
  'helmet-broken',
  'vault-card',
  'challenge-won',
  'challenge-failed',
  'vault-opened',
  'personal-achieved',
  'kill-counted',
  'token-dropped',
  'won',
  'lost',
]);
const MOST = 4;

/** The surprises among what came of an answer; what the dead do is shown step by step instead. */
export function tidingsOf(events: EventInfo[]): EventInfo[] {
  const from = events.findIndex((event) => isWorthWatching([event]));
  const now = from < 0 ? events : events.slice(0, from);
  return now.filter((event) => TOLD.has(event.key)).slice(0, MOST);
}

/** The card that came up last, unless it is asked about and shown with the question. */
export function cardOf(events: EventInfo[], asked: boolean): { card: string; event: EventInfo } | null {
  const alarm = events.some((event) => event.key === 'alarm');
  const found = events.findLast((event) => event.key === 'card-drawn' || event.key === 'card-fetched');
  return found && (!asked || alarm) ? { card: String(found.args['card']), event: found } : null;
}
