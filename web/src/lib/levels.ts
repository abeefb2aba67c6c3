import { hasWords, word } from "./words.ts";

/** Where nobody chose one: fun for a beginner. */
export const USUAL_LEVEL = "scribe";
/** Whose advice is worth having. */
export const ADVISERS = ["scribe", "priest", "pharaoh"] as const;

/** One sentence on how a bot plays; empty for one that nobody has described. */
export function levelHint(bot: string): string {
  const id = `ui-bot-${bot}-hint`;
  return hasWords(id) ? word(id) : "";
}

/** The usual level if there is such a bot, else the first. */
export function firstLevel(bots: readonly string[]): string {
  return bots.find((bot) => bot === USUAL_LEVEL) ?? bots[0] ?? "";
}
