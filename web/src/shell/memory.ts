// What one's finished games came to, by mission: kept with the tables, counted here.
import type { TableInfo } from './messages';

export interface MissionRow {
  game: string;
  mission: string;
  slug: string;
  played: number;
  won: number;
  /** Sums of what the games count, by name. */
  tally: Record<string, number>;
}

export interface Memory {
  rows: MissionRow[];
  /** Finished games in the order in which they ended. */
  games: TableInfo[];
  /** How often games ended which way when they were lost, the most frequent first. */
  defeats: [ending: string, count: number][];
}

export function remember(tables: TableInfo[], isWon: (table: TableInfo) => boolean): Memory {
  const games = tables
    .filter((it) => it.readable && it.result !== 'running')
    .sort((a, b) => a.updated - b.updated);
  const rows = new Map<string, MissionRow>();
  const defeats = new Map<string, number>();
  for (const it of games) {
    const key = `${it.game}/${it.mission}`;
    const row = rows.get(key) ?? {
      game: it.game,
      mission: it.mission,
      slug: it.slug,
      played: 0,
      won: 0,
      tally: {},
    };
    row.played++;
    if (isWon(it)) row.won++;
    else if (it.ending) defeats.set(it.ending, (defeats.get(it.ending) ?? 0) + 1);
    for (const [name, count] of Object.entries(it.tally)) row.tally[name] = (row.tally[name] ?? 0) + count;
    rows.set(key, row);
  }
  return {
    rows: [...rows.values()].sort((a, b) => b.played - a.played),
    games,
    defeats: [...defeats].sort((a, b) => b[1] - a[1]),
  };
}
