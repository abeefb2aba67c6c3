// Written by `cargo xtask types`. Change the Rust types instead.

/** Who is looking. */
export type Eye = "Spectator" | { "Seat": Seat } | "Archive";

/** The end of a game: who won, how the others stand, and why it ended. */
export type Outcome = {
  /** Everybody who won: one seat, a team, or nobody. */
  winners: Array<Seat>;
  /**
   * The place of each seat, 1 for the best; equals share a place. Where the
   * game itself has beaten everybody, the best has place 2.
   */
  places: Array<number>;
  /** Why the game ended: a short key that scripts may rely on. */
  reason: string;
};

/**
 * The reasons why nobody may act so that need no rule. A game has them among
 * its own refusals, flat: nobody who reads one can tell where it comes from.
 */
export type Refused =
  | { "why": "game_over" }
  | { "why": "stranger", seat: Seat }
  | { "why": "not_awaited", seat: Seat }
  | { "why": "not_now", action: string };

/**
 * One place at the table. Seats are numbered from 0; people read them from 1.
 *
 * Reading one from outside refuses numbers past [`MAX_SEATS`], so that a game
 * may use it as an index.
 */
export type Seat = number;
