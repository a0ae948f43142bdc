// What the start page shows of this game: the city, the team with its skills, what a mission is about.
import type { Starting } from '../../../shell/page';
import Abominations from './Abominations.svelte';
import Facts from './Facts.svelte';
import Skyline from './Skyline.svelte';
import Team from './Team.svelte';

/** Those who stand on the box. */
const FIRST_SIX = ['amy', 'doug', 'elle', 'josh', 'ned', 'wanda'];

export const STARTING: Starting = {
  Hero: Skyline,
  mood: 'zombicide',
  propose(game) {
    const field = game.schema.fields.find((it) => it.name === 'survivors');
    const found = FIRST_SIX.flatMap(
      (slug) => field?.choices.find((it) => it.text === `survivor-${slug}`) ?? [],
    );
    const six = found.length ? found : (field?.choices.slice(0, FIRST_SIX.length) ?? []);
    return six.length ? { survivors: six.map((choice) => choice.name), party: six.length } : {};
  },
  parts: [
    { fields: ['survivors', 'party', 'shares'], Part: Team },
    { fields: ['abominations'], Part: Abominations },
  ],
  Facts,
  tutorial: 'M0',
};
