/**
 * Where an action finds its place on screen. The rules decide what is offered;
 * this only says what a person touches for it.
 */
export type Place =
  /** A zone or troop of the board. */
  | "zone"
  /** A space of my player board. */
  | "space"
  /** A tile in the market. */
  | "market"
  /** A tile I own. */
  | "tile"
  /** A battle card of mine, outside battle. */
  | "card"
  /** A Divine Intervention card of mine. */
  | "di"
  /** One of my pyramids. */
  | "pyramid"
  /** The war council, where several choices are made together. */
  | "council"
  /** A number. */
  | "count"
  /** One of a few things, shown large. */
  | "panel"
  /** A plain button. */
  | "button";

const VERBS: Record<Place, readonly string[]> = {
  zone: [
    "troop",
    "step",
    "teleport",
    "place",
    "worm",
    "attach",
    "strike",
    "collect",
    "fight",
    "shelter",
    "banish",
    "flee",
    "deploy",
    "gather",
  ],
  space: ["token", "silver", "gold", "resolve", "slot", "repeat"],
  market: ["take"],
  tile: ["golden", "use"],
  card: ["remove"],
  di: ["play", "wound", "discard", "mirage"],
  pyramid: ["build", "found", "no-pyramid", "leave-empty", "top", "retop", "raise"],
  council: ["play-card", "discard-card", "add", "hide", "declare"],
  count: ["carry", "carry-for", "veterans", "convert", "reinforce"],
  panel: ["god", "city", "position", "victim", "as", "loot", "draw-two", "exchange", "bring", "leave", "dismiss", "keep", "next", "rise", "name", "share"],
  button: ["storm", "hand-prayer", "hand-veterans", "end-turn", "decline", "done", "retreat", "recall", "stay", "double-game", "sacrifice"],
};

const PLACES = new Map<string, Place>(
  (Object.entries(VERBS) as [Place, readonly string[]][]).flatMap(([place, verbs]) =>
    verbs.map((verb) => [verb, place] as const),
  ),
);

/** An action of a later edition that nobody has placed yet is still a button. */
export function placeOf(verb: string): Place {
  return PLACES.get(verb) ?? "button";
}

/** Whether somebody has thought about where this action goes. */
export function isPlaced(verb: string): boolean {
  return PLACES.has(verb);
}
