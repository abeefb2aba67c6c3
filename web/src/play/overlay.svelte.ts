/** Something that lies over the board, such as a battle: it can be put aside, and steps aside by itself. */
export class Overlay {
  minimised = $state(false);
  /** Something is being played here, one thing after the other. */
  performing = $state(false);
  /** Minimised for a question about the board, not by the person. */
  #aside = false;

  /** In full sight, for something new. */
  unfold(): void {
    this.minimised = false;
    this.#aside = false;
  }

  /**
   * Steps aside while a place on the board is asked for, and comes back after
   * it; where people are `reading`, they themselves turn to the board.
   */
  makeWay(asked: boolean, reading = false): void {
    if (asked === this.#aside || (asked && reading)) return;
    this.#aside = asked;
    this.minimised = asked;
  }

  /** Nobody wants to wait for it. */
  skip(): void {
    this.performing = false;
  }

  /** The person has read and turns to the board. */
  stepAside(): void {
    this.#aside = true;
    this.minimised = true;
  }
}
