/**
 * The browser says what the program says: `crates/words` has written down one
 * sentence for everything that happens, and is held to the list by a test of its
 * own. The test of each game says them again.
 */
import { expect, it } from "vitest";
import { actionSentence, callSeats, eventSentence, plain, promptSentence, refusalSentence, speak, stepName, type Part } from "$lib/words.ts";
import type { Tongue } from "$lib/tongue.ts";
import { read } from "./words-coverage.ts";

export interface Pair {
  game: string;
  edition: string | null;
  /** Whether Amon has the second seat. */
  amon: boolean;
  says: string;
  event?: { what: string };
  refusal?: { why: string };
  action?: string;
  offer?: { action: string; step: unknown };
  step?: unknown;
}

function sentenceOf({ event, refusal, action, offer, step }: Pair): Part[] {
  if (event) return eventSentence(event);
  if (refusal) return refusalSentence(refusal);
  if (action !== undefined) return actionSentence(action);
  return offer ? actionSentence(offer.action, stepName(offer.step)) : promptSentence(step);
}

/** Holds a game to the list: in which words it is said, and what a seat is called where that is not its number. */
export function sayTheSame(game: string, tongueOf: (pair: Pair) => Tongue, calls: (pair: Pair, seat: number) => string | null = () => null): void {
  it("says the same as the program", () => {
    const pairs = (JSON.parse(read("crates/words/tests/sentences.json")) as Pair[]).filter((pair) => pair.game === game);
    const differ = pairs.flatMap((pair) => {
      speak(tongueOf(pair));
      callSeats((seat) => calls(pair, seat) ?? `P${seat + 1}`);
      const said = plain(sentenceOf(pair)).trimEnd();
      return said === pair.says ? [] : [{ said, says: pair.says }];
    });
    expect(pairs.length).toBeGreaterThan(100);
    expect(differ).toEqual([]);
  });
}
