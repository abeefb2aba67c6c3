import type { Holder } from "$lib/wire.ts";

/** Whether somebody is there: the id of the words, and whether it worries. */
export function presence(holder: Holder | null): { words: string; here: boolean } {
  if (holder === null) return { words: "play-offline", here: false };
  // As in an uploaded game: nobody is missed there.
  if (holder.type === "open") return { words: "play-recorded", here: true };
  if (holder.type === "bot") return { words: "play-bot", here: true };
  if (holder.away === "resigned") return { words: "play-resigned", here: false };
  if (holder.away !== null) return { words: "play-bot-plays", here: false };
  return holder.online ? { words: "play-online", here: true } : { words: "play-offline", here: false };
}
