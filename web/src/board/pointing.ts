/** Pointing things on the board out to those one plays together with. */
export interface Pointing {
  /** Where somebody points at this moment. */
  readonly rings: readonly { readonly serial: number; readonly seat: number; readonly at: string }[];
  /** One may point oneself. */
  readonly allowed: boolean;
  /** The next place that is chosen is pointed at. */
  readonly aiming: boolean;
  point(place: string): void;
  /** Back to choosing. */
  cancel(): void;
}

/** How long a finger must rest on a place to point at it, in ms. */
export const LONG_PRESS = 550;
