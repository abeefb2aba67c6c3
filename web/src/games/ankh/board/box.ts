/** What the board takes from the box of the game and from the wire. */

export type * from "$generated/ankh.ts";
export { components } from "$generated/ankh-components.ts";
