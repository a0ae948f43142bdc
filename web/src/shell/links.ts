// Tables that were made in this browser: the links to give to others, and how they were set up.
import { SvelteMap } from 'svelte/reactivity';
import type { CreateTable, TableCreated } from './messages';
import { tokens } from './settings.svelte';

const KEY = 'shamble.links';
interface Kept {
  invite: string;
  watch: string;
  request?: CreateTable;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

/** How often the links of a table have changed, so that whoever shows them shows the new ones. */
const changes = new SvelteMap<string, number>();

export const keep = {
  of(table: string): Kept | undefined {
    changes.get(table);
    return all()[table];
  },
  add(made: TableCreated, request?: CreateTable): void {
    tokens.keep(made.table, made.token);
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ ...all(), [made.table]: { invite: made.invite, watch: made.watch, request } }),
      );
      changes.set(made.table, (changes.get(made.table) ?? 0) + 1);
    } catch {
      // Links can be made again from the table.
    }
  },
};
