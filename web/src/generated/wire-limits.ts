// Written by `cargo xtask types`. Change the Rust types instead.

/** How many moments can be asked for at once. */
export const MOST_MOMENTS = 60;

/** How many entries come with a fresh view, and with one answer to `log`. */
export const MOST_ENTRIES = 300;

/** How long a line of chat may be, in characters. */
export const LONGEST_CHAT = 500;

/** How long the name of what somebody points at may be. */
export const LONGEST_POINT = 32;

/** How many of those who look on are named. */
export const MOST_GUESTS = 40;

/** How long a report may be, in characters. */
export const LONGEST_REPORT = 500;

/** How long private notes may be, in characters. */
export const LONGEST_NOTES = 10000;

/** How long a name, a label of a seat or of a token may be, in characters. */
export const LONGEST_NAME = 24;

/** How long the name of an account must be. */
export const SHORTEST_ACCOUNT = 3;

/** How long it may be. */
export const LONGEST_ACCOUNT = 24;

/** How long a password must be, in characters. */
export const SHORTEST_PASSWORD = 8;

/** How long it may be, in bytes. */
export const LONGEST_PASSWORD = 256;

/** How long the id of a wish may be, in characters. */
export const LONGEST_ID = 64;

/** How many options an advice has. */
export const MOST_ADVISED = 4;

/** A bot that made fewer simulations than this did not search: the shares of its attention say nothing. */
export const A_SEARCH = 100;
