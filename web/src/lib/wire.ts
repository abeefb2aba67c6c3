/** What goes over the wire, and what the game itself says: the types come from Rust. */
export type * from "$generated/index.ts";
