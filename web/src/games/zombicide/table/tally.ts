// What a game came to: who felled how many, who was bitten, how the dice fell.
import type { EntryInfo } from '../../../shell/messages';

export interface Tally {
  kills: Map<number, number>;
  wounds: Map<number, number>;
  dice: number;
  hits: number;
  felled: number;
}

export function tally(entries: EntryInfo[]): Tally {
  const sum: Tally = { kills: new Map(), wounds: new Map(), dice: 0, hits: 0, felled: 0 };
  const add = (map: Map<number, number>, key: number, by: number): void =>
    void map.set(key, (map.get(key) ?? 0) + by);
  for (const { events } of entries) {
    for (const { key, args } of events) {
      if (key === 'rolled') {
        sum.dice += (args['dice'] as number[] | undefined)?.length ?? 0;
        sum.hits += Number(args['hits'] ?? 0);
      } else if (key === 'killed') {
        sum.felled += Number(args['count'] ?? 1);
        if ('survivor' in args) add(sum.kills, Number(args['survivor']), Number(args['count'] ?? 1));
      } else if (key === 'wounded') add(sum.wounds, Number(args['survivor']), 1);
    }
  }
  return sum;
}
