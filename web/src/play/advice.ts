import { A_SEARCH, type Advice, type Advised } from "$lib/wire.ts";
import { argumentsOf, type Deed } from "$lib/notation.ts";
import { explanationOf, hasWords, mark, sentence, type Part } from "$lib/words.ts";

/** How sure a bot is of its first choice. */
export type Sureness = "sure" | "fairly" | "close";

export function sureness({ options, simulations }: Advice): Sureness {
  const [first, second] = options;
  if (first === undefined || second === undefined) return "sure";
  // Without a search the distance to the next says how sure it is.
  if (simulations >= A_SEARCH) return first.share >= 0.75 ? "sure" : first.share >= 0.45 ? "fairly" : "close";
  const ahead = (first.chance ?? 0) - (second.chance ?? 0);
  return ahead >= 0.05 ? "sure" : ahead >= 0.015 ? "fairly" : "close";
}

/** The best reason for an option that the game has words for: what gets better for `seat`, or worse for somebody else. */
export function reasonOf({ because = [] }: Advised, seat: number): Part[] | null {
  const told = because.find(({ what }) => hasWords(`reason-${what}`));
  if (told === undefined) return null;
  return told.seat === seat ? sentence(`reason-${told.what}`) : sentence(`reason-${told.what}.other`, { seat: mark("seat", told.seat) });
}

/** What an action is about, in the words of the game: the tile that is taken, the space a token goes to. */
export function meaningOf(deed: Deed): Part[] | null {
  const told = argumentsOf(deed).map(({ kind, value }) => explanationOf({ kind, id: value }));
  return told.find((one) => one !== null) ?? null;
}

/** Where an action can be taken off the board: its button, and whatever marked thing it is about. */
export function selectorsOf(deed: Deed, marked: readonly string[]): string[] {
  const things = argumentsOf(deed).filter(({ kind }) => marked.includes(kind));
  return [
    `[data-action=${JSON.stringify(deed.action)}]`,
    ...things.map(({ kind, value }) => `[data-${kind}=${JSON.stringify(value)}]`),
  ];
}
