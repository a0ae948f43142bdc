// Short hints for what Army of the Dead adds; each waits for its moment.
import type { Lesson } from '../../../shell/page';
import type { Play } from '../play.svelte';

const inTurn = (play: Play): boolean => play.mine && play.turn;
const can = (play: Play, verb: string): boolean =>
  inTurn(play) && play.options.some((option) => option.verb === verb);
const sleepers = (play: Play): number =>
  play.view?.counters.find((row) => row.name === 'sleepers')?.numbers[play.own] ?? 0;
const holds = (play: Play, empty: boolean): boolean =>
  inTurn(play) &&
  (play.view?.survivors[play.active]?.hand ?? []).some(
    (card) => card.empty === empty && Number(play.content?.cards[card.slug]?.facts['ammo'] ?? 0) > 0,
  );

export const ARMY_LESSONS: Lesson<Play>[] = [
  {
    id: 'pack',
    rule: 'AD-SETUP-07',
    verb: 'pack',
    when: (play) => play.mine && play.decision?.question === 'ask-pack',
  },
  { id: 'vault', rule: 'AD-VAULT-05', verb: 'challenge', when: (play) => can(play, 'challenge') },
  { id: 'truck', rule: 'AD-TRUCK-02', verb: 'get-in', when: (play) => can(play, 'get-in') },
  { id: 'clip', rule: 'AD-AMMO-04', verb: 'clip', when: (play) => can(play, 'clip') },
  { id: 'empty', rule: 'AD-AMMO-03', when: (play) => holds(play, true) },
  { id: 'eliminate', rule: 'AD-SLEEPER-14', verb: 'eliminate', when: (play) => can(play, 'eliminate') },
  { id: 'sleepers', rule: 'AD-SLEEPER-02', when: (play) => inTurn(play) && sleepers(play) > 0 },
  { id: 'explosive', rule: 'AD-EXPLO-02', verb: 'throw', when: (play) => can(play, 'throw') },
  { id: 'ammo', rule: 'AD-AMMO-02', when: (play) => can(play, 'ranged') && holds(play, false) },
  {
    id: 'one-noise',
    rule: 'AD-NOISE-01',
    when: (play) =>
      inTurn(play) && play.content?.cited_as['Z2-NOISE-01'] !== undefined && play.view?.round === 2,
  },
];
