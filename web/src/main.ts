import { mount } from 'svelte';
import App from './App.svelte';
import icons from './art/icons.svg?raw';
import { settings } from './lib/settings.svelte';
import { speech } from './lib/text.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/board.css';
import './styles/table.css';
import './styles/small.css';
import './styles/replay.css';
import './styles/start.css';
import './styles/rules.css';

settings.apply();
document.body.insertAdjacentHTML('afterbegin', icons);
void speech.use(settings.lang).finally(() => mount(App, { target: document.body }));
