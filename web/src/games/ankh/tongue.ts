import { isIcon, type IconName } from "$lib/icons.ts";
import type { Looks } from "$lib/looks.ts";
import type { Reference } from "$lib/reference.ts";
import type { Tongue } from "$lib/tongue.ts";
import book from "$locales/ankh.json";
import { factsOf } from "./facts.ts";
import { liveryOf } from "./gods.ts";
import { TERM_ICONS } from "./legend.ts";
import { components } from "./wire.ts";

const words = import.meta.glob<string>("../../../../locales/*/{ankh,ankh-table,ankh-lesson,ankh-story}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const terrains = new Map(components.hexes.map(({ id, terrain }) => [id, terrain]));

/** Hexes, sides and regions are too many for a name each: they are called by where they are. */
function wordsFor({ kind, id }: Reference) {
  if (kind === "region") return { id: "region", words: { id: Number(id) } };
  if (kind !== "hex" && kind !== "side") return null;
  const [hex = id, direction] = id.split("-");
  const name = hex.toUpperCase();
  if (direction !== undefined) return { id: "side", words: { hex: name, direction } };
  return { id: `hex-${terrains.get(hex) ?? "desert"}`, words: { hex: name } };
}

/** The icon that stands for a thing in a chip or on a card. */
export function iconOf({ kind, id }: Reference): IconName | null {
  if (kind === "term") return TERM_ICONS[id as keyof typeof TERM_ICONS] ?? null;
  const name = `${kind}-${id}`;
  return isIcon(name) ? name : null;
}

function looksOf(thing: Reference): Looks {
  if (thing.kind === "god") return { livery: liveryOf(thing.id) };
  return { icon: iconOf(thing) };
}

/** What sentences must know of Ankh. */
export const tongue: Tongue = {
  words,
  book,
  // Sides are pointed at on the board; no sentence of the rules names one. Terms are for the page.
  kinds: new Set([...book.things, "side", "term"]),
  wordsFor,
  looksOf,
  factsOf,
  currency: "follower",
};
