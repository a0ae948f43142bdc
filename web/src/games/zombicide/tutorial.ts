// Short hints at the right moments, for somebody's first evening.
import type { Lesson } from '../../shell/page';
import { ARMY_LESSONS } from './army/lessons';
import { NIGHT_LESSONS } from './night/lessons';
import type { Play } from './play.svelte';

const question = (play: Play, name: string): boolean => play.mine && play.decision?.question === name;
const inTurn = (play: Play): boolean => play.mine && play.turn;
const can = (play: Play, verb: string): boolean =>
  inTurn(play) && play.options.some((option) => option.verb === verb);
const zombiesHere = (play: Play): number =>
  Object.values(play.view?.zones.find((it) => it.zone === play.own)?.zombies ?? {}).reduce(
    (sum, n) => sum + n,
    0,
  );

export const LESSONS: Lesson<Play>[] = [
  ...ARMY_LESSONS,
  ...NIGHT_LESSONS,
  { id: 'hands', rule: 'Z2-INV-06', verb: 'hands', when: (play) => question(play, 'ask-hands') },
  { id: 'who', rule: 'Z2-ROUND-02', verb: 'activate', when: (play) => question(play, 'ask-who') },
  { id: 'wound', rule: 'Z2-ZATK-03', when: (play) => question(play, 'ask-wound') },
  { id: 'route', rule: 'Z2-ZMOVE-09', when: (play) => question(play, 'ask-route') },
  { id: 'keep', rule: 'Z2-SEARCH-02', when: (play) => question(play, 'ask-keep') },
  { id: 'escape', rule: 'Z2-WIN-06', when: (play) => question(play, 'ask-escape') },
  { id: 'phase', rule: 'Z2-ZMOVE-01', when: (play) => play.playback.active },
  { id: 'surcharge', rule: 'Z2-MOVE-06', when: (play) => inTurn(play) && zombiesHere(play) > 0 },
  { id: 'move', rule: 'Z2-MOVE-05', verb: 'move', when: (play) => can(play, 'move') },
  { id: 'objective', rule: 'Z2-OBJ-01', verb: 'take', when: (play) => can(play, 'take') },
  { id: 'search', rule: 'Z2-SEARCH-01', verb: 'search', when: (play) => can(play, 'search') },
  { id: 'door', rule: 'Z2-DOOR-01', verb: 'open', when: (play) => can(play, 'open') },
  { id: 'ranged', rule: 'Z2-TARGET-01', verb: 'ranged', when: (play) => can(play, 'ranged') },
  { id: 'melee', rule: 'Z2-MELEE-01', verb: 'melee', when: (play) => can(play, 'melee') },
  {
    id: 'undo',
    rule: '',
    when: (play) =>
      inTurn(play) && (play.store.state?.entry ?? 0) > 6 && play.store.state?.can_undo === 'yes',
  },
];
