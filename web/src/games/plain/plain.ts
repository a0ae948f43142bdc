// The plain table: plays any game that has no page of its own.
import { game } from '../../shell/page';
import './plain.css';
import { Answering } from '../../shell/answering.svelte';
import Replay from './Replay.svelte';
import Table from './Table.svelte';

export const PAGE = game<Answering>({
  begin: (store) => new Answering(store),
  Table,
  Replay,
  log: { untold: new Set(), filters: [] },
});
