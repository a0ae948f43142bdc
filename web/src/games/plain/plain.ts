// The plain table: plays any game that has no page of its own.
import { game } from '../../shell/page';
import './plain.css';
import { Plain } from './plain.svelte';
import Replay from './Replay.svelte';
import Table from './Table.svelte';

export const PAGE = game<Plain>({
  begin: (store) => new Plain(store),
  Table,
  Replay,
  log: { untold: new Set(), filters: [] },
});
