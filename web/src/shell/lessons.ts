// Which hint comes next, and which need not be given any more.
import type { Lesson } from './page';
import type { Session } from './session.svelte';

export function nextLesson(
  lessons: readonly Lesson[],
  session: Session,
  done: readonly string[],
): Lesson | undefined {
  return lessons.find((lesson) => !done.includes(lesson.id) && lesson.when(session));
}

/** Lessons that an answer shows to be learned. */
export function learned(lessons: readonly Lesson[], answer: string): string[] {
  return lessons
    .filter((lesson) => lesson.verb && ` ${answer} `.includes(` ${lesson.verb} `))
    .map((lesson) => lesson.id);
}
