// Zombicide and the games of its family, as the client draws them.
import { game } from '../../shell/page';
import { t } from '../../shell/text.svelte';
import icons from './icons.svg?raw';
import { LOG } from './log';
import { groupsOf } from './options';
import { Play, groupName } from './play.svelte';
import { STARTING } from './start/starting';
import './styles/tokens.css';
import './styles/signs.css';
import './styles/board.css';
import './styles/table.css';
import './styles/small.css';
import './styles/start.css';
import Figure from './table/Figure.svelte';
import LogLine from './table/LogLine.svelte';
import MissionGoals from './table/MissionGoals.svelte';
import Prefs from './table/Prefs.svelte';
import Replay from './table/Replay.svelte';
import Score from './table/Score.svelte';
import Table from './table/Table.svelte';
import { LESSONS } from './tutorial';
import { looks } from './world.svelte';

document.body.insertAdjacentHTML('afterbegin', icons);

export const PAGE = game<Play>({
  begin: (store) => new Play(store),
  prepare: (mood) => looks.wear(mood),
  Table,
  Replay,
  Figure,
  LogLine,
  Goals: MissionGoals,
  Score,
  Prefs,
  log: LOG,
  lessons: LESSONS,
  keys: () => [
    ...groupsOf(looks.now.verbs, looks.verbs)
      .filter((it) => it.fixed && it.key)
      .map((it) => ({ keys: it.key.toUpperCase(), text: groupName(it.id) })),
    { keys: '.', text: t('ui-key-again') },
    { keys: 'E', text: t('ui-key-end') },
    { keys: '↑ ↓ ← →', text: t('ui-key-board') },
    { keys: t('ui-key-point-how'), text: t('ui-key-point') },
    { keys: 'P → K', text: t('ui-key-phase') },
  ],
  start: STARTING,
});
