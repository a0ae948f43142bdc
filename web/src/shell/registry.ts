// Every game that has a page of its own, by the name its port gives; all others are played on the plain table.
import type { Component } from 'svelte';
import type { GamePage } from './page';

const PLAIN = 'plain';
const PAGES: Record<string, () => Promise<{ PAGE: GamePage }>> = {
  [PLAIN]: () => import('../games/plain/plain'),
  zombicide: () => import('../games/zombicide/zombicide'),
  zpocalypse: () => import('../games/zpocalypse/zpocalypse'),
};

/** The page of a game, fetched when it is first needed. */
export async function loadPage(name: string): Promise<GamePage> {
  const load = PAGES[name] ?? (PAGES[PLAIN] as () => Promise<{ PAGE: GamePage }>);
  return (await load()).PAGE;
}

/** A game seen from afar, by its mood; for lists of games, and where a game's page has no picture of its own. */
export async function loadScene(): Promise<Component<{ mood: string; wide?: boolean }>> {
  return (await import('../games/moods/Scene.svelte')).default;
}
