/** What is asked in a panel of its own, by the verb that is offered. */
export type Panel = "gods" | "summon" | "facing" | "powers" | "swap" | "build" | "bid" | "trap" | "release";

const PANEL_OF_VERB: Record<string, Panel> = {
  god: "gods",
  summon: "summon",
  ransom: "summon",
  face: "facing",
  unlock: "powers",
  swap: "swap",
  build: "build",
  bid: "bid",
  trap: "trap",
  release: "release",
};

export function panelsFor(verbs: ReadonlySet<string>): Panel[] {
  return [...new Set([...verbs].flatMap((verb) => PANEL_OF_VERB[verb] ?? []))];
}

/** Cards for a battle are asked for. */
export function asksForCards(verbs: ReadonlySet<string>): boolean {
  return verbs.has("play") || verbs.has("play-two");
}
