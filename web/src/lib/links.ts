// The links of tables that were made in this browser: what to give to others.
import type { TableCreated } from './messages';
import { tokens } from './settings.svelte';

const KEY = 'shamble.links';
interface Links {
  invite: string;
  watch: string;
}

function all(): Record<string, Links> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Links>;
  } catch {
    return {};
  }
}

export const keep = {
  of: (table: string): Links | undefined => all()[table],
  add(made: TableCreated): void {
    tokens.keep(made.table, made.token);
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...all(), [made.table]: { invite: made.invite, watch: made.watch } }));
    } catch {
      // Links can be made again from the table.
    }
  },
};
