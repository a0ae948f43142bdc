// Sorting what can be done: verbs in fixed places, and the ways each can be used.
import type { DecisionInfo, OptionInfo, Reason } from '../../shell/messages';

export interface VerbGroup {
  id: string;
  icon: string;
  key: string;
  verbs: string[];
  /** Always shown, possible or not. */
  fixed: boolean;
}

export const GROUPS: VerbGroup[] = [
  { id: 'move', icon: 'move', key: 'm', verbs: ['move'], fixed: true },
  { id: 'search', icon: 'search', key: 's', verbs: ['search'], fixed: true },
  { id: 'open', icon: 'open-door', key: 'd', verbs: ['open'], fixed: true },
  { id: 'melee', icon: 'melee', key: 'f', verbs: ['melee', 'melee-both'], fixed: true },
  { id: 'ranged', icon: 'ranged', key: 'r', verbs: ['ranged', 'ranged-both'], fixed: true },
  { id: 'order', icon: 'trade', key: 't', verbs: ['reorganise', 'trade'], fixed: true },
  { id: 'take', icon: 'take', key: 'o', verbs: ['take', 'crate'], fixed: true },
  { id: 'noise', icon: 'noise', key: 'n', verbs: ['noise'], fixed: true },
  { id: 'slip', icon: 'route', key: 'l', verbs: ['slip'], fixed: false },
  { id: 'charge', icon: 'route', key: 'c', verbs: ['charge'], fixed: false },
  { id: 'jump', icon: 'route', key: 'j', verbs: ['jump'], fixed: false },
  { id: 'reload', icon: 'reload', key: 'b', verbs: ['reload'], fixed: false },
  { id: 'eat', icon: 'take', key: 'a', verbs: ['eat'], fixed: false },
  { id: 'mission', icon: 'objective', key: 'x', verbs: ['mission'], fixed: false },
  { id: 'lead', icon: 'people', key: 'g', verbs: ['lead'], fixed: false },
  { id: 'rescue', icon: 'people', key: 'v', verbs: ['rescue'], fixed: false },
  { id: 'shove', icon: 'route', key: 'h', verbs: ['shove'], fixed: false },
  { id: 'taunt', icon: 'noise', key: 'u', verbs: ['taunt'], fixed: false },
  {
    id: 'car',
    icon: 'car',
    key: 'i',
    verbs: ['get-in', 'get-out', 'change-seat', 'drive', 'drive-fast', 'search-car', 'shoot-car'],
    fixed: false,
  },
  { id: 'heal', icon: 'wound', key: 'w', verbs: ['heal', 'rally'], fixed: false },
  {
    id: 'blitz',
    icon: 'route',
    key: 'q',
    verbs: ['blitz', 'bloodlust-combat', 'bloodlust-melee', 'bloodlust-ranged', 'field-medic'],
    fixed: false,
  },
  {
    id: 'improvised',
    icon: 'melee',
    key: '',
    verbs: ['improvised-melee', 'improvised-ranged'],
    fixed: false,
  },
];

/** The groups of a game: those of the family with its own in front of theirs, and none that it cannot do at all. */
export function groupsOf(own: VerbGroup[], verbs: string[]): VerbGroup[] {
  const names = new Set(own.map((group) => group.id));
  const taken = new Set(own.flatMap((group) => group.verbs));
  const rest = GROUPS.filter((group) => !names.has(group.id))
    .map((group) => ({ ...group, verbs: group.verbs.filter((verb) => !taken.has(verb)) }))
    .filter((group) => group.verbs.length > 0);
  const can = (group: VerbGroup): boolean =>
    !verbs.length || !group.fixed || group.verbs.some((verb) => verbs.includes(verb));
  const all = [...rest, ...own].filter(can);
  return [...all.filter((it) => it.fixed), ...all.filter((it) => !it.fixed)];
}

export interface GroupState {
  group: VerbGroup;
  options: OptionInfo[];
  reasons: Reason[];
  /** The cheapest way, and whether others cost more. */
  cost: number;
  /** Whether it may be done but nothing would come of it. */
  idle: boolean;
}

export const isTurn = (decision: DecisionInfo | null): boolean =>
  decision?.question === 'ask-turn' || decision?.question === 'ask-bonus';

/** The action bar: every fixed verb in its place, the others only where they are offered. */
export function groupOptions(
  decision: DecisionInfo,
  isInVain: (option: OptionInfo) => boolean = () => false,
  all: VerbGroup[] = GROUPS,
): GroupState[] {
  const known = new Set(all.flatMap((group) => group.verbs));
  const groups = [...all];
  for (const option of decision.options) {
    if (known.has(option.verb) || option.verb === 'end') continue;
    known.add(option.verb);
    groups.push({ id: option.verb, icon: 'first', key: '', verbs: [option.verb], fixed: false });
  }
  const found: GroupState[] = [];
  for (const group of groups) {
    const options = decision.options.filter((option) => group.verbs.includes(option.verb));
    if (!options.length && !group.fixed) continue;
    const refused = group.verbs.flatMap((verb) => decision.refused.filter((it) => it.verb === verb));
    const reasons = options.length ? [] : (refused.find((it) => it.reasons.length)?.reasons ?? []);
    found.push({
      group,
      options,
      reasons,
      cost: Math.min(...options.map((option) => option.cost)),
      idle: options.length > 0 && options.every(isInVain),
    });
  }
  return found;
}

/** Options of a group that point at a zone; for doors, the zone on the other side. */
export function optionsAt(options: OptionInfo[], zone: number, own = -1): OptionInfo[] {
  return options.filter(
    (option) => option.places.includes(zone) && !(option.verb === 'open' && zone === own),
  );
}

/** Zones to mark: each with the cheapest option that leads there. */
export function markedZones(options: OptionInfo[], own = -1): Map<number, OptionInfo> {
  const marks = new Map<number, OptionInfo>();
  for (const option of options) {
    for (const zone of option.places) {
      if (zone === own && option.verb === 'open') continue;
      const before = marks.get(zone);
      if (!before || option.cost < before.cost) marks.set(zone, option);
    }
  }
  return marks;
}

/** The option that puts exactly these cards in hand, by what is printed on them. */
export function handsOption(options: OptionInfo[], slugs: string[]): OptionInfo | undefined {
  const wanted = [...slugs].sort().join('|');
  return options.find((option) => {
    const cards = (option.args['cards'] as { slug: string }[] | undefined) ?? [];
    return (
      cards
        .map((card) => card.slug)
        .filter(Boolean)
        .sort()
        .join('|') === wanted
    );
  });
}
