import type { Hint, Update } from "./wire.ts";

/** What a lesson says last: from there on the learner plays freely. */
export const LESSON_END = "lesson-free";

export const isLessonEnd = (hint: Hint | null): boolean => hint?.words === LESSON_END;

/** What is told while nobody waits for the learner: it stays until it was read. Null where there is nothing of the kind. */
export function toBeRead({ lesson }: Pick<Update, "lesson">): string | null {
  return lesson === null || lesson.action !== null || isLessonEnd(lesson) ? null : lesson.words;
}

/** How far a lesson is: decisions taken, of all there are. */
export function progressOf(hint: Hint): { done: number; all: number } {
  return { done: isLessonEnd(hint) ? hint.steps : hint.step - 1, all: hint.steps };
}
