// Short hints at the right moments, for somebody's first evening: Day Zero first, the days after it.
import type { Lesson } from '../../shell/page';
import type { Play } from './play.svelte';

const question = (play: Play, name: string): boolean => play.mine && play.decision?.question === name;
const can = (play: Play, verb: string): boolean =>
  question(play, 'ask-turn') && play.options.some((option) => option.verb === verb);
const zero = (play: Play): boolean => play.together;

export const LESSONS: Lesson<Play>[] = [
  { id: 'zp-spare', rule: 'ZP-FIREARM-04', verb: 'kill', when: (play) => question(play, 'ask-kill') },
  { id: 'zp-arm', rule: 'ZP-ACTION-06', verb: 'arm', when: (play) => question(play, 'ask-arm') },
  { id: 'zp-hold', rule: 'ZP-DEFENCE-04', verb: 'hold-off', when: (play) => question(play, 'ask-hold-off') },
  { id: 'zp-loss', rule: 'ZP-DEATH-01', verb: 'lose', when: (play) => question(play, 'ask-loss') },
  { id: 'zp-put', rule: 'ZP-TILE-06', verb: 'put', when: (play) => question(play, 'ask-put') },
  { id: 'zp-tile', rule: 'ZP-TILE-01', verb: 'place', when: (play) => question(play, 'ask-tile') },
  { id: 'zp-step', rule: 'ZP-MOVE-01', verb: 'stop', when: (play) => question(play, 'ask-step') },
  { id: 'zp-feed', rule: 'ZP-FEED-02', verb: 'eat', when: (play) => question(play, 'ask-feed') },
  { id: 'zp-build', rule: 'ZP-FORT-02', verb: 'build', when: (play) => question(play, 'ask-build') },
  { id: 'zp-goal', rule: 'ZP-DAY-11', verb: 'reveal', when: (play) => can(play, 'reveal') },
  { id: 'zp-attack', rule: 'ZP-ACTION-06', verb: 'attack', when: (play) => can(play, 'attack') },
  { id: 'zp-search', rule: 'ZP-SEARCH-01', verb: 'search', when: (play) => can(play, 'search') },
  { id: 'zp-heal', rule: 'ZP-FIRSTAID-01', verb: 'heal', when: (play) => can(play, 'heal') },
  {
    id: 'zp-off',
    rule: 'ZP-DAYZERO-06',
    verb: 'walk-off',
    when: (play) => zero(play) && can(play, 'walk-off'),
  },
  { id: 'zp-zero', rule: 'ZP-DAYZERO-01', verb: 'move', when: (play) => zero(play) && can(play, 'move') },
  { id: 'zp-move', rule: 'ZP-MOVE-01', verb: 'move', when: (play) => !zero(play) && can(play, 'move') },
  {
    id: 'zp-dead',
    rule: 'ZP-ZMOVE-01',
    when: (play) => question(play, 'ask-turn') && Boolean(play.view?.dead.length),
  },
];
