// Names for the game's things, and which pictures stand for them.
import type { OptionInfo, Reason } from '../../shell/messages';
import type { Speaker } from '../../shell/speaker';
import { type Words, t, tAny } from '../../shell/text.svelte';
import type { Content, SurvivorView } from './messages';
import { looks } from './world.svelte';

export type Level = 'blue' | 'yellow' | 'orange' | 'red';
export const LEVELS: Level[] = ['blue', 'yellow', 'orange', 'red'];
export const LEVEL_AT: Record<Level, number> = { blue: 0, yellow: 7, orange: 19, red: 43 };

/** What is needed to name things: the components, the zones' names, who is in the team. */
export interface Naming {
  speaker: Speaker;
  content: Content;
  zones: string[];
  survivors: SurvivorView[];
}

export const zoneName = (naming: Naming, zone: number): string => naming.zones[zone] ?? '';
export const cardName = (slug: string): string => (slug ? t(`equipment-${slug}`) : t('bare-hands'));
export const kindName = (naming: Naming, kind: unknown): string => naming.speaker.name('dead', kind);
export const kindCount = (naming: Naming, kind: unknown, count: number): string =>
  naming.speaker.name('crowd', [kind, count]);
export const skillName = (naming: Naming, skill: unknown): string => naming.speaker.name('skill', skill);
export const survivorName = (naming: Naming, id: number): string => naming.speaker.name('figure', id);

const PLAYED = -1;

/** Companions stand on the board too, but nobody plays them. */
export const isCompanion = (who: SurvivorView): boolean => who.leader !== PLAYED;

/** Whom a Companion follows. */
export function leadText(naming: Naming, who: SurvivorView): string {
  return who.leader >= 0 ? t('ui-led-by', { name: survivorName(naming, who.leader) }) : t('ui-not-rallied');
}

/** A name as it stands among others in a zone. */
export function personText(naming: Naming, who: SurvivorView): string {
  const name = survivorName(naming, who.id);
  return isCompanion(who) ? t('ui-companion-name', { name }) : name;
}

/** The numbers of a weapon in one short line; nothing for other cards. */
export function cardStat(content: Content, slug: string): string {
  const card = content.cards[slug];
  const mode = card?.ranged ?? card?.melee;
  return mode
    ? t('ui-card-stat', { dice: mode.dice, hit: mode.accuracy, damage: mode.damage, range: mode.far })
    : '';
}

/** Two words for a button that cannot be pressed. */
export function reasonShort(reason: Reason | undefined): string {
  return reason ? tAny([`ui-short-${reason.key}`, 'ui-short-refused'], reason.args as Words) : '';
}

/** What stands before a goal that comes later, unless its own words say so. */
export function thenWord(text: string): string {
  const word = t('ui-then');
  return text.toLowerCase().startsWith(word.replace(':', '').toLowerCase()) ? '' : `${word} `;
}

export interface OptionCard {
  card: number;
  slug: string;
}

export const optionCards = (option: OptionInfo): OptionCard[] =>
  (option.args['cards'] as OptionCard[] | undefined) ?? [];

export function initialOf(name: string): string {
  return [...name][0]?.toUpperCase() ?? '?';
}

const GEAR: Record<string, string> = {
  'baseball-bat': 'bat',
  nailbat: 'bat',
  crowbar: 'crowbar',
  'fire-axe': 'axe',
  pistol: 'pistol',
  'evil-twins': 'pistol',
  shotgun: 'shotgun',
  'automatic-shotgun': 'shotgun',
  'mas-shotgun': 'sawedoff',
  'sawed-off': 'sawedoff',
  'sub-mg': 'smg',
  'golden-ak-47': 'smg',
  'sniper-rifle': 'sniper',
  'army-sniper-rifle': 'sniper',
  katana: 'katana',
  zantetsuken: 'katana',
  gunblade: 'katana',
  machete: 'machete',
  kukri: 'kukri',
  'golden-kukri': 'kukri',
  chainsaw: 'chainsaw',
  molotov: 'molotov',
  moloturbo: 'molotov',
  flashlight: 'flashlight',
  aaahh: 'walker',
  'plenty-of-bullets': 'bullets',
  'plenty-of-shells': 'shells',
  'canned-food': 'can',
  water: 'water',
  'bag-of-rice': 'rice',
};

export function gearIcon(slug: string): string {
  return looks.now.gear[slug] ?? GEAR[slug] ?? 'can';
}
