// Facts of the engine, said in words: names for numbers, sentences for keys.
import type { Content, EventInfo, OptionInfo, Reason, SurvivorView } from './messages';
import { type Words, has, t, tAny } from './text.svelte';

export type Level = 'blue' | 'yellow' | 'orange' | 'red';
export const LEVELS: Level[] = ['blue', 'yellow', 'orange', 'red'];
export const LEVEL_AT: Record<Level, number> = { blue: 0, yellow: 7, orange: 19, red: 43 };
const COLOURS = ['red', 'blue', 'green'];
const PLACES = ['', 'driver', 'passenger'];

/** What is needed to name things: the components, the zones' names, who is in the team. */
export interface Naming {
  content: Content;
  zones: string[];
  doors: { a: number; b: number }[];
  survivors: SurvivorView[];
  mission: string;
}

const num = (value: unknown): number => (typeof value === 'number' ? value : Number(value));
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export function zoneName(naming: Naming, zone: unknown): string {
  return naming.zones[num(zone)] ?? '';
}

export function cardName(slug: string): string {
  return slug ? t(`equipment-${slug}`) : t('bare-hands');
}

/** Events name cards as printed; people read them in their language. */
function printedCard(naming: Naming, name: unknown): string {
  const card = Object.values(naming.content.cards).find((row) => row.name === name);
  return card ? cardName(card.slug) : String(name);
}

export function kindName(naming: Naming, kind: unknown): string {
  const row =
    typeof kind === 'string'
      ? naming.content.kinds.find((it) => it.slug === kind || it.name === kind)
      : naming.content.kinds[num(kind)];
  const slug = row?.slug ?? String(kind).toLowerCase();
  return tAny([`zombie-${slug}`, `abomination-${slug}`, 'zombie-abomination']);
}

export function kindCount(naming: Naming, kind: unknown, count: number): string {
  const row =
    typeof kind === 'string'
      ? naming.content.kinds.find((it) => it.slug === kind)
      : naming.content.kinds[num(kind)];
  const slug = row?.slug ?? String(kind);
  if (has(`zombie-${slug}-count`)) return t(`zombie-${slug}-count`, { n: count });
  const name = kindName(naming, kind);
  return count === 1 ? name : `${count} × ${name}`;
}

export function skillName(naming: Naming, skill: unknown): string {
  const text = String(skill);
  const row =
    naming.content.skills[text] ?? Object.values(naming.content.skills).find((it) => it.name === text);
  const key = `skill-${row?.slug ?? text}-name`;
  if (has(key)) return t(key);
  const [whole = '', shared] = (row?.name ?? text).split(': ');
  return shared ? `${skillName(naming, whole)}: ${skillName(naming, shared)}` : (row?.name ?? text);
}

export function survivorName(naming: Naming, id: unknown): string {
  const who = naming.survivors[num(id)];
  return who ? tAny([`survivor-${who.slug}`]) : t('nobody');
}

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

export function missionName(slug: string): string {
  return t(`mission-${slug}-name`);
}

const levelName = (value: unknown): string =>
  t(`level-${typeof value === 'number' ? (LEVELS[value] ?? 'blue') : String(value)}`);
const joined = (parts: string[]): string => parts.join(', ') || t('nobody');

/** The arguments of an event or a reason, with a name for every number. */
export function namedFacts(naming: Naming, args: Record<string, unknown>): Words {
  const words: Words = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === 'zone' || key === 'from' || (key === 'to' && !('card' in args)))
      words[key] = zoneName(naming, value);
    else if (
      key === 'survivor' ||
      key === 'partner' ||
      key === 'other' ||
      key === 'by' ||
      key === 'after' ||
      key === 'to'
    )
      words[key] = survivorName(naming, value);
    else if (key === 'kind') words[key] = kindName(naming, value);
    else if (key === 'type') words['kind'] = kindName(naming, value);
    else if (key === 'source') words[key] = num(value) < 0 ? 'friend' : kindName(naming, value);
    else if (key === 'skill') words[key] = skillName(naming, value);
    else if (key === 'level') words[key] = levelName(value);
    else if (key === 'colour')
      words[key] = t(`colour-${typeof value === 'number' ? (COLOURS[value] ?? 'red') : String(value)}`);
    else if (key === 'phase') words[key] = t(`phase-${String(value)}`);
    else if (key === 'mission') words[key] = missionName(naming.mission);
    else if (key === 'card') words[key] = typeof value === 'string' ? printedCard(naming, value) : num(value);
    else if (key === 'hands')
      words[key] =
        list(value)
          .map((name) => printedCard(naming, name))
          .join(', ') || t('nothing-in-hand');
    else if (key === 'dice' || key === 'cards')
      words[key] = Array.isArray(value) ? value.join(' ') : num(value);
    else if (key === 'seat') words[key] = num(value) + 1;
    else if (key === 'car') words[key] = `${t('token-car')} ${num(value) + 1}`;
    else if (key === 'place')
      words[key] = t(`seat-${typeof value === 'string' ? value : (PLACES[num(value)] ?? 'passenger')}`);
    else if (key === 'character') words[key] = tAny([`survivor-${String(value)}`]);
    else if (key === 'sees' || key === 'goals' || key === 'ways')
      words[key] = joined(list(value).map((zone) => zoneName(naming, zone)));
    else if (key === 'door') {
      const door = naming.doors[num(value)];
      words[key] = door ? t('ui-between', { a: zoneName(naming, door.a), b: zoneName(naming, door.b) }) : '';
    } else if (key === 'action')
      words[key] = tAny([`action-${naming.mission}-${String(value)}`, 'verb-mission']);
    else if (key === 'moves') {
      words[key] = list(value)
        .map((move) => {
          const [from, to, kind, count] = list(move);
          return t('ui-move-part', {
            zombies: kindCount(naming, kind, num(count)),
            from: zoneName(naming, from),
            to: zoneName(naming, to),
          });
        })
        .join('; ');
    } else if (typeof value === 'boolean') words[key] = value ? 'true' : 'false';
    else if (typeof value === 'number' || typeof value === 'string') words[key] = value;
  }
  if ('kind' in args && 'count' in args)
    words['zombies'] = kindCount(naming, args['kind'], num(args['count']));
  if (!('survivor' in args)) words['survivor'] = 'none';
  return words;
}

/** Why a crowd goes where it goes, in one word. */
export function because(event: EventInfo): 'taunted' | 'sees' | 'hears' | 'stays' | 'stuck' {
  const { ways, goals, sees, zone } = event.args;
  if (list(ways).length) return 'after' in event.args ? 'taunted' : list(sees).length ? 'sees' : 'hears';
  return list(goals).length === 1 && num(list(goals)[0]) === num(zone) ? 'stays' : 'stuck';
}

export function eventText(naming: Naming, event: EventInfo): string {
  const words = namedFacts(naming, event.args);
  if (event.key === 'zombies-decide') words['because'] = because(event);
  return tAny([`ui-log-${event.key}`, `event-${event.key}`], words);
}

export function reasonText(naming: Naming | null, reason: Reason): string {
  const words = naming ? namedFacts(naming, reason.args) : {};
  return tAny([reason.key, `ui-${reason.key}`, 'ui-refused'], words);
}

/** Two words for a button that cannot be pressed. */
export function reasonShort(reason: Reason | undefined): string {
  return reason ? tAny([`ui-short-${reason.key}`, 'ui-short-refused'], reason.args as Words) : '';
}

export interface OptionCard {
  card: number;
  slug: string;
}

export const optionCards = (option: OptionInfo): OptionCard[] => list(option.args['cards']) as OptionCard[];

export function optionText(naming: Naming, option: OptionInfo): string {
  const { cards: _cards, card: _card, ...rest } = option.args;
  const words = namedFacts(naming, rest);
  const cards = optionCards(option);
  words['card'] = cards.length ? cardName(cards[0]?.slug ?? '') : '';
  words['cards'] =
    cards
      .filter((it) => it.slug)
      .map((it) => cardName(it.slug))
      .join(', ') || t('nothing-in-hand');
  if (option.verb === 'assign') words['card'] = num(option.args['zombie_card']);
  words['zones'] = option.zones.map((zone) => zoneName(naming, zone)).join(' → ');
  if (option.verb === 'mission') {
    const name = option.text.slice(option.text.indexOf(' mission ') + 9);
    words['action'] = tAny([`action-${naming.mission}-${name}`, 'verb-mission']);
  }
  if (!('zone' in words)) {
    const own = num(option.args['survivor']);
    const here = naming.survivors[own]?.zone;
    const other = option.zones.find((zone) => zone !== here);
    words['zone'] = other === undefined ? '' : zoneName(naming, other);
  }
  return t(`option-${option.verb}`, words);
}

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
  'plenty-of-bullets': 'bullets',
  'plenty-of-shells': 'shells',
  'canned-food': 'can',
  water: 'water',
  'bag-of-rice': 'rice',
};

export function gearIcon(slug: string): string {
  return GEAR[slug] ?? 'can';
}
