// What a squad can do, as tiles with a sign, a price and a key: always in the same places, refused ones too.
import type { OptionInfo, Reason } from '../../shell/messages';
import { has, t } from '../../shell/text.svelte';
import type { Content, SquadView } from './messages';

export interface Act {
  id: string;
  icon: string;
  name: string;
  key: string;
  options: OptionInfo[];
  /** Why it is not possible, in two words and in a sentence. */
  no: string;
  reason: Reason | null;
  /** Whether it takes one of the two actions of a turn. */
  action: boolean;
  price: { workers: number; scrap: number; vp: number } | null;
  /** Whether it ends something: it stands apart from the others. */
  last: boolean;
}

interface Row {
  id: string;
  icon: string;
  key: string;
  /** Whether it keeps its place when it is not possible. */
  stays?: boolean;
  action?: boolean;
  last?: boolean;
}

const TURN: Row[] = [
  { id: 'attack', icon: 'zp-firearm', key: 'a', stays: true, action: true },
  { id: 'move', icon: 'zp-move', key: 'm', stays: true, action: true },
  { id: 'heal', icon: 'zp-heal', key: 'h', stays: true, action: true },
  { id: 'search', icon: 'zp-search', key: 's', stays: true, action: true },
  { id: 'stomp', icon: 'zp-stomp', key: 't', stays: true, action: true },
  { id: 'loot', icon: 'zp-death', key: 'l', action: true },
  { id: 'jump', icon: 'zp-lookout', key: 'j', action: true },
  { id: 'walk-off', icon: 'zp-tile-new', key: 'w', action: true },
  { id: 'reload', icon: 'reload', key: 'o', stays: true },
  { id: 'trade', icon: 'zp-trade', key: 'b', stays: true },
  { id: 'rearrange', icon: 'zp-dc-item', key: 'c' },
  { id: 'use', icon: 'people', key: 'u' },
  { id: 'reveal', icon: 'zp-goal-card', key: 'g' },
  { id: 'stop', icon: 'end-turn', key: 'e', last: true },
  { id: 'end', icon: 'end-turn', key: 'e', last: true },
];
const BUILD: Row[] = [
  { id: 'sandbags', icon: 'zp-sandbags', key: 's' },
  { id: 'trap', icon: 'zp-trap', key: 't' },
  { id: 'wall', icon: 'zp-wall', key: 'w' },
  { id: 'gate', icon: 'zp-gate', key: 'g' },
  { id: 'lookout', icon: 'zp-lookout', key: 'l' },
];
const REST: Row[] = [
  { id: 'use', icon: 'people', key: 'u' },
  { id: 'reveal', icon: 'zp-goal-card', key: 'o' },
  { id: 'done', icon: 'end-turn', key: 'e', last: true },
];

const short = (reason: Reason | null): string => {
  const key = `zpo-short-${reason?.key.replace('refused-', '') ?? ''}`;
  return reason ? t(has(key) ? key : 'zpo-short') : '';
};
const base = (row: Row): Omit<Act, 'name' | 'options' | 'no' | 'reason' | 'price'> => ({
  id: row.id,
  icon: row.icon,
  key: row.key,
  action: row.action ?? false,
  last: row.last ?? false,
});

/** What can be done in a turn of the night, and what usually can. */
export function turnActs(options: OptionInfo[], why: (verb: string) => Reason | null): Act[] {
  return TURN.flatMap((row) => {
    const own = options.filter((it) => it.verb === row.id);
    const reason = own.length ? null : why(row.id);
    if (!own.length && !(row.stays && reason)) return [];
    return [
      { ...base(row), name: t(`zpo-act-${row.id}`), options: own, no: short(reason), reason, price: null },
    ];
  });
}

/** What can be built, at which price. */
export function buildActs(options: OptionInfo[], content: Content, squad: SquadView): Act[] {
  const built = BUILD.map((row): Act => {
    const number = content.structures.findIndex((it) => it.slug === row.id);
    const plan = content.structures[number];
    const own = options.filter((it) => it.verb === 'build' && it.args['structure'] === number);
    const scrap = squad.prices[number] ?? plan?.scrap ?? 0;
    const workers = plan?.workers ?? 0;
    const price = { workers, scrap, vp: plan?.vp ?? 0 };
    const [hands, metal] = [workers - squad.workers, scrap - squad.scrap];
    const dear = hands > 0 || metal > 0;
    const no = own.length
      ? ''
      : hands > 0
        ? t('zpo-short-hands', { n: hands })
        : metal > 0
          ? t('zpo-short-scrap', { n: metal })
          : t('zpo-short-no-place');
    const reason: Reason | null = own.length
      ? null
      : dear
        ? { key: 'refused-cannot-afford', rule: 'ZP-FORT-02', args: { workers, scrap } }
        : { key: 'refused-no-place', rule: 'ZP-FORT-06', args: {} };
    return { ...base(row), name: t(`zpo-act-${row.id}`), options: own, no, reason, price };
  });
  const rest = REST.flatMap((row): Act[] => {
    const own = options.filter((it) => it.verb === row.id);
    return own.length
      ? [{ ...base(row), name: t(`zpo-act-${row.id}`), options: own, no: '', reason: null, price: null }]
      : [];
  });
  return [...built, ...rest];
}
