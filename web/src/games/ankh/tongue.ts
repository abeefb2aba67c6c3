import { isIcon, type IconName } from "$lib/icons.ts";
import type { Looks } from "$lib/looks.ts";
import type { Reference } from "$lib/reference.ts";
import type { Tongue } from "$lib/tongue.ts";
import { factsOf } from "./facts.ts";
import { liveryOf } from "./gods.ts";
import { FIELDS } from "./notation.ts";
import { components } from "./wire.ts";

const words = import.meta.glob<string>("../../../../locales/*/{ankh,ankh-table,ankh-lesson}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const KINDS = ["hex", "side", "region", "god", "deed", "figure", "power", "card", "monument", "occasion"] as const;

/** Fields that hold the same wherever they stand. */
const KIND_OF_FIELD: Record<string, string> = {
  seat: "seat",
  seats: "seat",
  owner: "seat",
  higher: "seat",
  lower: "seat",
  winners: "seat",
  hex: "hex",
  god: "god",
  deed: "deed",
  after: "deed",
  figure: "figure",
  guardian: "figure",
  guardians: "figure",
  power: "power",
  card: "card",
  cards: "card",
  monument: "monument",
  event: "occasion",
  region: "region",
};

/** Fields whose number is a region. */
const REGIONS: Record<string, readonly string[]> = {
  token_laid: ["number"],
  tokens_swapped: ["one", "other"],
};

function kindOf(field: string, value: string | number, record: object): string | null {
  const what = "what" in record ? String(record.what) : "";
  if (REGIONS[what]?.includes(field)) return "region";
  // A way leads from hex to hex, a monument and a ransom from player to player, devotion from space to space.
  if (field === "from" || field === "to") {
    if (typeof value === "string") return "hex";
    return what === "monument_taken" || what === "ransomed" ? "seat" : null;
  }
  return KIND_OF_FIELD[field] ?? null;
}

const terrains = new Map(components.hexes.map(({ id, terrain }) => [id, terrain]));

/** Hexes, sides and regions are too many for a name each: they are called by where they are. */
function wordsFor({ kind, id }: Reference) {
  if (kind === "region") return { id: "region", words: { number: Number(id) } };
  if (kind !== "hex" && kind !== "side") return null;
  const [hex = id, direction] = id.split("-");
  const name = hex.toUpperCase();
  if (direction !== undefined) return { id: "side", words: { hex: name, direction } };
  return { id: `hex-${terrains.get(hex) ?? "desert"}`, words: { hex: name } };
}

/** The icon that stands for a thing in a chip or on a card. */
export function iconOf({ kind, id }: Reference): IconName | null {
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
  fields: FIELDS,
  kinds: new Set<string>(KINDS),
  kindOf,
  wordsFor,
  looksOf,
  factsOf,
  currency: "follower",
};
