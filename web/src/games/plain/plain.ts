import { game } from '../../shell/page';
import { Session } from '../../shell/session.svelte';
import Table from './Table.svelte';
import Replay from './Replay.svelte';

export const PAGE = game<Session>({
  begin: (store) => new Session(store),
  Table,
  Replay,
  log: { untold: new Set(), filters: [] },
});
