// Zpocalypse: squads on a growing map, by day and by night.
import { game } from '../../shell/page';
import { t } from '../../shell/text.svelte';
import icons from './icons.svg?raw';
import { Play } from './play.svelte';
import Replay from './Replay.svelte';
import Table from './Table.svelte';
import './zpocalypse.css';

document.body.insertAdjacentHTML('afterbegin', icons);

export const PAGE = game<Play>({
  begin: (store) => new Play(store),
  Table,
  Replay,
  log: { untold: new Set(), filters: [] },
  keys: () => [
    { keys: 'V', text: t('zpo-key-verb') },
    { keys: 'R', text: t('zpo-key-rotate') },
    { keys: 'E', text: t('zpo-key-end') },
    { keys: 'Tab, Enter', text: t('zpo-key-map') },
  ],
});
