/** For tests of stories: what the log says about these events, one sentence for each deed. */
import { chaptersOf, deedSentence, deedsIn } from "$lib/deeds.ts";
import { plain } from "$lib/words.ts";
import type { Entry } from "$lib/wire.ts";
import type { GameClient } from "./game.ts";

export function linesOf({ story, headings, watching }: Pick<GameClient, "story" | "headings" | "watching">, events: readonly object[], mine: readonly number[] = []): string[] {
  const log = events.map((event, at) => ({ version: at + 1, at: 0, count: at + 1, kind: { type: "acted", seat: 0, by: "bot", events: [event] } }) as Entry);
  return deedsIn(chaptersOf(log, new Set(), headings, story)).map((deed) => plain(deedSentence(deed, story, watching, mine)));
}
