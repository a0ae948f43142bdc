import { mount } from 'svelte';
import App from './shell/App.svelte';
import icons from './shell/icons.svg?raw';
import { settings } from './shell/settings.svelte';
import { speech } from './shell/text.svelte';
import './shell/styles/tokens.css';
import './shell/styles/base.css';
import './shell/styles/table.css';
import './shell/styles/small.css';
import './shell/styles/start.css';
import './games/moods/moods.css';

settings.apply();
document.body.insertAdjacentHTML('afterbegin', icons);
void speech.use(settings.lang).finally(() => mount(App, { target: document.body }));
