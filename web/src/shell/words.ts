// What is said without knowing any game.
import type { MissionInfo, Reason } from './messages';
import { type Words, has, t, tAny } from './text.svelte';

export const missionName = (mission: Pick<MissionInfo, 'slug'>, game?: string): string =>
  t(`mission-${mission.slug}-name`, {}, game);
export const gameName = (game: string): string =>
  has(`game-${game}`, game) ? t(`game-${game}`, {}, game) : game;

/** Why something was refused, before anything is known of a game. */
export function reasonText(reason: Reason): string {
  const words: Words = {};
  for (const [name, value] of Object.entries(reason.args))
    words[name] = typeof value === 'number' ? value : String(value);
  return tAny([reason.key, `ui-${reason.key}`, 'ui-refused'], words);
}
