import type { Verb } from "../wire.ts";
import { rowOf, type Panel } from "./verbs.ts";

export function panelsFor(verbs: ReadonlySet<Verb>): Panel[] {
  return [...new Set([...verbs].flatMap((verb) => rowOf(verb).panel ?? []))];
}

/** Cards for a battle are asked for. */
export function asksForCards(verbs: ReadonlySet<Verb>): boolean {
  return verbs.has("play") || verbs.has("play-two");
}
