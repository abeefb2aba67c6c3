import { rowOf, type Panel } from "./verbs.ts";

export function panelsFor(verbs: ReadonlySet<string>): Panel[] {
  return [...new Set([...verbs].flatMap((verb) => rowOf(verb).panel ?? []))];
}

/** Cards for a battle are asked for. */
export function asksForCards(verbs: ReadonlySet<string>): boolean {
  return verbs.has("play") || verbs.has("play-two");
}
