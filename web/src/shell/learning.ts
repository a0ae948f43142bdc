// Starting a lesson: a table of its own, remembered as one that teaches.
import { startLesson } from './api';
import { keep } from './links';
import { go } from './route.svelte';
import { lesson } from './settings.svelte';

export async function learn(game: string, id: string): Promise<void> {
  const made = await startLesson(game, id);
  keep.add(made);
  lesson.hold(made.table, id);
  go(`/table/${made.table}`);
}
