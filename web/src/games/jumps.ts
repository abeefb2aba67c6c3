/** Something that a replay may go on to besides turns. */
export interface Jump {
  /** As the table marks it. `jump-<kind>` are its words. */
  readonly kind: string;
  /** Its drawing, on a square of 24. */
  readonly shape: string;
  /** Drawn as lines only. */
  readonly hollow?: true;
  /** Only there in a game that has come to one. */
  readonly late?: true;
}

/** Battles are drawn alike in every game. */
export const BATTLE: Jump = { kind: "battle", shape: "M5 5l10 10M19 5 9 15M4 20l3-5 2 2zM20 20l-3-5-2 2z" };
