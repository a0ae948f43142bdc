// A table that is being opened: first its greeting, then the page of its game.
import { onDestroy, untrack } from 'svelte';
import { wear } from './mood';
import type { GamePage } from './page';
import { loadPage } from './registry';
import type { Session } from './session.svelte';
import { TableStore } from './table.svelte';
import { speech } from './text.svelte';

export interface Opened {
  page: GamePage;
  session: Session;
}

export class Opening {
  readonly store: TableStore;
  ready: Opened | null = $state.raw(null);
  failed = $state(false);

  constructor(table: string, token: string) {
    const store = new TableStore(table, token);
    this.store = store;
    let asked = false;
    $effect(() => {
      const hello = store.hello;
      if (!hello || asked) return;
      asked = true;
      wear(hello.mood);
      Promise.all([this.load(hello.page, hello.mood), speech.enter(hello.game)]).then(
        ([page]) => untrack(() => (this.ready = { page, session: page.begin(store) })),
        () => (this.failed = true),
      );
    });
    onDestroy(() => {
      store.close();
      this.ready?.session.close();
    });
  }

  /** Nobody plays on half a page: a click would mean something else there. */
  private async load(name: string, mood: string): Promise<GamePage> {
    const page = await loadPage(name);
    await page.prepare?.(mood);
    return page;
  }
}
