import type { Deed } from "$lib/notation.ts";
import type { Outcome } from "$lib/wire.ts";
import { actionSentence, hasWords, listed, mark, plain, promptSentence, sentence, slug, stepName, stepWords, type Part, type Words } from "$lib/words.ts";

/** An action in words, as plain text: for buttons and screen readers. */
export function actionText(deed: Deed, step: string): string {
  return plain(actionSentence(deed.action, step));
}

/** What is expected of me. */
export function promptOf(step: unknown, special: string | null, more: Words): Part[] {
  return step === null ? sentence("play-your-choice") : promptSentence(step, special, more);
}

/** Whom the table waits for, and what for. */
export function waitingFor(step: unknown, awaited: readonly number[], outcome: Outcome | null): Part[] {
  if (outcome) return sentence("play-over");
  if (awaited.length === 0) return sentence("play-quiet");
  const id = `waiting-${slug(stepName(step ?? ""))}`;
  const seat = listed(awaited.map((one) => mark("seat", one)));
  return sentence(hasWords(id) ? id : "play-waiting", { ...stepWords(step ?? ""), seat });
}
