// Zpocalypse: squads on a growing map, by day and by night.
import { game } from '../../shell/page';
import { t } from '../../shell/text.svelte';
import icons from './icons.svg?raw';
import Facts from './Facts.svelte';
import { LESSONS } from './lessons';
import LogLine from './LogLine.svelte';
import Mission from './Mission.svelte';
import { Play } from './play.svelte';
import Replay from './Replay.svelte';
import Table from './Table.svelte';
import './map.css';
import './zpocalypse.css';

document.body.insertAdjacentHTML('afterbegin', icons);

export const PAGE = game<Play>({
  begin: (store) => new Play(store),
  Table,
  Replay,
  LogLine,
  Goals: Mission,
  log: {
    untold: new Set(['phase', 'day', 'round', 'turn']),
    filters: [{ id: 'dice', keeps: (event) => event.key === 'rolled' || event.key === 'ammo-rolled' }],
  },
  lessons: LESSONS,
  start: { Facts, tutorial: 'S3' },
  keys: () => [
    { keys: 'A M H S T', text: t('zpo-key-acts') },
    { keys: '↑ ↓ ← →', text: t('zpo-key-arrows') },
    { keys: 'V', text: t('zpo-key-verb') },
    { keys: 'R, L', text: t('zpo-key-rotate') },
    { keys: 'E', text: t('zpo-key-end') },
    { keys: 'Tab, Enter', text: t('zpo-key-map') },
  ],
});
