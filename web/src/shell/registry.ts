// Every game that has a page of its own, by the name its port gives; all others are played on the plain table.
import type { GamePage } from './page';

const PLAIN = 'plain';
const PAGES: Record<string, () => Promise<{ PAGE: GamePage }>> = {
  [PLAIN]: () => import('../games/plain/plain'),
  zombicide: () => import('../games/zombicide/zombicide'),
};

/** The page of a game, fetched when it is first needed. */
export async function loadPage(name: string): Promise<GamePage> {
  const load = PAGES[name] ?? (PAGES[PLAIN] as () => Promise<{ PAGE: GamePage }>);
  return (await load()).PAGE;
}
