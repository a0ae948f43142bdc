// Army of the Dead as the page draws it: neon, carpet and steel.
import type { World } from '../world.svelte';
import './army.css';
import { DEFS, FITTINGS, FLOORS, LOOKS, ROOMS, TILES, TRUCK, slotMachines } from './floors';
import VaultPanel from './VaultPanel.svelte';
import VaultTray from './VaultTray.svelte';
import icons from './icons.svg?raw';

const VAULT_VERBS = ['reserve', 'roll', 'bonus', 'no', 'change'];

document.body.insertAdjacentHTML('afterbegin', icons);

export const WORLD: Partial<World> = {
  figures: {
    'mounted-zeus': { icon: 'zeus-mounted', w: 88, h: 86 },
    'helmeted-zeus': { icon: 'zeus-helmet', w: 84, h: 84 },
    zeus: { icon: 'zeus', w: 80, h: 84 },
    queen: { icon: 'queen', w: 78, h: 82 },
    valentine: { icon: 'valentine', w: 84, h: 74 },
    abomination: { icon: 'zeus', w: 80, h: 84 },
    alpha: { icon: 'alpha', w: 43, h: 44 },
    shambler: { icon: 'shambler', w: 41, h: 42 },
  },
  gear: {
    aaahh: 'aaahh',
    'adrenaline-shot': 'syringe',
    'ammo-clip': 'bullets',
    'army-knife': 'army-knife',
    'army-sniper-rifle': 'sniper',
    'bola-gun': 'bola',
    'booby-trap': 'booby-trap',
    'combat-shotgun': 'shotgun',
    crowbar: 'crowbar',
    'desert-eagle': 'desert-pistol',
    'first-aid-kit': 'first-aid',
    'golden-ak-47': 'assault-rifle',
    grenade: 'grenade',
    'grenade-launcher': 'launcher',
    'heavy-machine-gun': 'lmg',
    'machine-gun': 'lmg',
    'jerry-can': 'jerrycan',
    katana: 'katana',
    machete: 'machete',
    revolver: 'revolver',
    'ring-saw': 'ring-saw',
    'rocket-launcher': 'launcher',
    'scotts-military-rifle': 'assault-rifle',
    'semi-automatic-pistol': 'pistol',
    'semi-automatic-rifle': 'assault-rifle',
    silencer: 'silencer',
    'spiked-baseball-bat': 'spiked-bat',
    'submachine-gun': 'smg',
    tnt: 'tnt',
  },
  rooms: ROOMS,
  looks: LOOKS,
  floors: FLOORS,
  halls: new Set(['casino', 'corridor', 'diner', 'counter', 'chapel', 'showroom', 'roof']),
  bank: slotMachines,
  named: new Set(['casino', 'corridor', 'elevator', 'trap', 'vault', 'statue']),
  tiles: TILES,
  fittings: FITTINGS,
  wave: true,
  leaves: false,
  defs: DEFS,
  tokens: { sleepers: 'sleeper', loads: 'safe' },
  marks: { resting: 'sleeper', trapped: 'bola-mark', 'trapped next': 'bola-mark' },
  spawns: { zeus: 'zeus-order' },
  verbs: [
    { id: 'eliminate', icon: 'kill-sleeper', key: 'l', verbs: ['eliminate'], fixed: true },
    { id: 'explosive', icon: 'explosion', key: 'k', verbs: ['throw', 'lay'], fixed: true },
    {
      id: 'concentrate',
      icon: 'concentrate',
      key: 'c',
      verbs: ['concentrate-melee', 'concentrate-ranged'],
      fixed: false,
    },
    { id: 'clip', icon: 'reload', key: 'b', verbs: ['clip'], fixed: false },
    { id: 'use', icon: 'take', key: 'a', verbs: ['inject', 'treat'], fixed: false },
    { id: 'challenge', icon: 'trap-zone', key: 'd', verbs: ['challenge'], fixed: false },
    { id: 'open-vault', icon: 'vault-door', key: 'd', verbs: ['open-vault'], fixed: false },
    { id: 'personal', icon: 'personal-goal', key: 'p', verbs: ['personal'], fixed: false },
    { id: 'sprint', icon: 'route', key: 'j', verbs: ['sprint'], fixed: false },
    { id: 'rally', icon: 'companion', key: 'w', verbs: ['rally'], fixed: false },
    {
      id: 'car',
      icon: 'taco-truck',
      key: 'i',
      verbs: ['get-in', 'get-out', 'change-seat', 'drive'],
      fixed: false,
    },
  ],
  ownGoal: 'personal-goal',
  questions: {
    'ask-reserve': { Panel: VaultPanel, Tray: VaultTray, verbs: VAULT_VERBS },
    'ask-change': { Panel: VaultPanel, Tray: VaultTray, verbs: VAULT_VERBS },
  },
  spends: { clip: 'ammo-clip' },
  vehicles: {
    'taco-truck': {
      body: TRUCK,
      seats: {
        driver: [[104, 10]],
        gunner: [[64, 33]],
        passenger: [
          [24, 10],
          [24, 56],
        ],
      },
    },
  },
  traits: {
    Bruiser: 'spec-bruiser',
    'Vault Expert': 'spec-vault-expert',
    Stealthy: 'spec-stealthy',
    Pilot: 'spec-pilot',
    Mechanic: 'spec-mechanic',
  },
  specialties: {
    bruiser: 'spec-bruiser',
    'vault-expert': 'spec-vault-expert',
    stealthy: 'spec-stealthy',
    pilot: 'spec-pilot',
    mechanic: 'spec-mechanic',
  },
  cards: { orders: 'zeus-order' },
};
