import { word } from "$lib/words.ts";
import type { Lesson } from "./game.ts";

/** What a lesson is called: by its own title, or by its game where that has only one. */
export const lessonTitle = (game: string, { title }: Lesson): string => word(title ?? `${game}-title`);
