// Night of the Living Dead as the page draws it: film stock, grey until somebody trusts somebody.
import { t } from '../../../shell/text.svelte';
import type { View } from '../messages';
import type { World } from '../world.svelte';
import './night.css';
import Forecast from './Forecast.svelte';
import Flips from './Flips.svelte';
import KitPart from './KitPart.svelte';
import Modes from './Modes.svelte';
import Sides from './Sides.svelte';
import { DEFS, FITTINGS, FLOORS, LOOKS, ROOMS, carTop } from './ground';
import icons from './icons.svg?raw';
import { flipMarks, modeOf, nightOf } from './modes';

document.body.insertAdjacentHTML('afterbegin', icons);

const signOf = (view: View, who: number): { icon: string; cls: string; label: string } => {
  const mode = modeOf(view, who);
  return { icon: `mode-${mode}`, cls: `mk ${mode}`, label: t(`ui-mode-${mode}`) };
};

export const WORLD: Partial<World> = {
  figures: {
    relative: { icon: 'kin-karen', w: 54, h: 58 },
    fatty: { icon: 'ghoul-fatty', w: 47, h: 45 },
    breaker: { icon: 'breaker', w: 44, h: 44 },
    walker: { icon: 'ghoul', w: 42, h: 42 },
  },
  gear: {
    boards: 'boards',
    'claw-hammer': 'claw-hammer',
    'tire-iron': 'tire-iron',
    'table-leg': 'table-leg',
    torch: 'torch',
    'winchester-94': 'winchester',
    'scoped-winchester': 'scoped-winchester',
    scope: 'scope',
    'mason-jar': 'mason-jar',
    'flammable-fluid': 'fluid',
    'mas-shotgun': 'mas-shotgun',
    'ithaca-m37': 'shotgun',
    'sawed-off': 'sawedoff',
    'smith-and-wesson-model-10': 'pistol',
    uzi: 'smg',
    'baseball-bat': 'bat',
    'karen-poor-baby': 'poor-baby',
  },
  rooms: ROOMS,
  looks: LOOKS,
  floors: FLOORS,
  named: new Set(['corn', 'woods', 'open']),
  fittings: FITTINGS,
  fittingsOf: (view) => nightOf(view)?.fittings ?? [],
  town: false,
  noises: false,
  leaves: false,
  toneOf: (view, who) => (modeOf(view, who) === 'zombicide' ? 'col' : 'bw'),
  signOf,
  spawnText: (view, it) => {
    const at = nightOf(view)?.spawn_order.indexOf(it.token) ?? -1;
    const colour = t(`colour-${it.start ? 'white' : it.colour || 'red'}`);
    return (at < 0 ? colour : `${at + 1} ${colour}`).toUpperCase();
  },
  defs: DEFS,
  parts: { goals: Modes, skills: Sides, kit: KitPart },
  alerts: { keys: new Set(['side-changed']), Panel: Flips, marks: flipMarks },
  forecasts: {
    verbs: new Set(['open', 'close', 'build']),
    asks: new Set(['build']),
    Panel: Forecast,
  },
  decks: { house: 'deck-house', ranged: 'deck-ranged', melee: 'deck-melee' },
  verbs: [
    { id: 'door', icon: 'open-door', key: 'd', verbs: ['open', 'close'], fixed: true },
    { id: 'build', icon: 'barricade', key: 'b', verbs: ['build'], fixed: true },
    { id: 'combine', icon: 'combine', key: 'c', verbs: ['combine'], fixed: true },
    { id: 'charge', icon: 'route', key: 'h', verbs: ['charge'], fixed: false },
  ],
  vehicles: { 'pick-up': carTop('pickup-top'), johnny: carTop('pickup-top') },
};
