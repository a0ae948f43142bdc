// Short hints for what Night of the Living Dead adds; each waits for its moment.
import type { Lesson } from '../../../shell/page';
import type { Play } from '../play.svelte';

const inTurn = (play: Play): boolean => play.mine && play.turn;
const can = (play: Play, verb: string): boolean =>
  inTurn(play) && play.options.some((option) => option.verb === verb);
const about = (play: Play, kind: string): boolean =>
  inTurn(play) && (play.view?.zones ?? []).some((zone) => (zone.zombies[kind] ?? 0) > 0);
const hasSides = (play: Play): boolean =>
  (play.content?.characters ?? []).some((card) => card.other_sides.length > 0);

export const NIGHT_LESSONS: Lesson<Play>[] = [
  { id: 'relative', rule: 'NL-RELATIVE-02', when: (play) => about(play, 'relative') },
  { id: 'breaker', rule: 'NL-BREAKER-04', when: (play) => about(play, 'breaker') },
  { id: 'combine', rule: 'NL-COMBINE-02', verb: 'combine', when: (play) => can(play, 'combine') },
  { id: 'build', rule: 'NL-BARRICADE-02', verb: 'build', when: (play) => can(play, 'build') },
  { id: 'close', rule: 'NL-BARRICADE-04', verb: 'close', when: (play) => can(play, 'close') },
  { id: 'sides', rule: 'NL-MODE-01', when: (play) => inTurn(play) && hasSides(play) },
];
