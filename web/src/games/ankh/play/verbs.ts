/**
 * Where an action finds its place on screen. The rules decide what is offered;
 * this only says what a person touches for it.
 */
export type Place =
  /** A hex of the board. */
  | "hex"
  /** A side between two hexes. */
  | "side"
  /** One of a few things, shown large. */
  | "panel"
  /** A number, with a stepper in its panel. */
  | "count"
  /** A plain button. */
  | "button";

const VERBS: Record<Place, readonly string[]> = {
  hex: ["move", "to", "push", "control", "token", "save", "rise", "dismiss"],
  side: ["camel"],
  panel: ["god", "do", "face", "summon", "ransom", "unlock", "swap", "play", "play-two", "build", "trap", "release"],
  count: ["bid"],
  button: ["sun", "two-cards", "break-tie", "worship", "done", "decline"],
};

const PLACES = new Map<string, Place>(
  (Object.entries(VERBS) as [Place, readonly string[]][]).flatMap(([place, verbs]) =>
    verbs.map((verb) => [verb, place] as const),
  ),
);

/** An action that nobody has placed yet is still a button. */
export function placeOf(verb: string): Place {
  return PLACES.get(verb) ?? "button";
}

/** Whether somebody has thought about where this action goes. */
export function isPlaced(verb: string): boolean {
  return PLACES.has(verb);
}
