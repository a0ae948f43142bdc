// Tables that were made in this browser: the links to give to others, and how they were set up.
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

export const keep = {
  of: (table: string): Kept | undefined => all()[table],
  add(made: TableCreated, request?: CreateTable): void {
    tokens.keep(made.table, made.token);
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ ...all(), [made.table]: { invite: made.invite, watch: made.watch, request } }),
      );
    } catch {
      // Links can be made again from the table.
    }
  },
};
