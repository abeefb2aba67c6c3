import type { IconName } from "$lib/icons.ts";
import { isIcon } from "$lib/icons.ts";
import type { Looks } from "$lib/looks.ts";
import type { Reference } from "$lib/reference.ts";
import type { Tongue } from "$lib/tongue.ts";
import { slug } from "$lib/words.ts";
import { kindOfCard, wordsForEvent } from "./amon/story.ts";
import { gem, isColour, tileFace } from "./colours.ts";
import { factsOf } from "./facts.ts";
import { liveryOf } from "./gods.ts";
import { FIELDS } from "./notation.ts";
import { oursOf } from "./ours.ts";
import StoneOf from "./StoneOf.svelte";
import type { Edition, Setup } from "./wire.ts";

const words = import.meta.glob<string>("../../../../locales/*/{kemet,kemet-table,kemet-lesson,kemet-solo}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The words of an edition, over those of the newest. */
const variants = import.meta.glob<string>("../../../../locales/*/kemet-as-*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const KINDS = ["zone", "tile", "di", "card", "companion", "colour", "god", "city", "space", "deed", "power", "objective", "omen", "disaster", "command", "plunder"] as const;

const KIND_OF_FIELD: Record<string, string> = {
  seat: "seat",
  by: "seat",
  mate: "seat",
  attacker: "seat",
  defender: "seat",
  thief: "seat",
  victim: "seat",
  order: "seat",
  winners: "seat",
  zone: "zone",
  from: "zone",
  to: "zone",
  tile: "tile",
  card: "card",
  cards: "card",
  old: "card",
  new: "card",
  colour: "colour",
  colours: "colour",
  companion: "companion",
  companions: "companion",
  creature: "companion",
  god: "god",
  city: "city",
  space: "space",
  deed: "deed",
  objective: "objective",
};

/** Battle cards, DI cards and those of Amon share their fields, but not their first letters. */
function cardKind(id: string): string {
  return kindOfCard(id) ?? (/^D[IX]/i.test(id) ? "di" : "card");
}

function kindOf(field: string, value: string | number): string | null {
  const kind = KIND_OF_FIELD[field] ?? null;
  if (kind !== "seat" && typeof value === "number") return null;
  return kind === "card" ? cardKind(String(value)) : kind;
}

/** The icon that stands for a thing in a chip or on a card. */
export function iconOf({ kind, id }: Reference): IconName | null {
  switch (kind) {
    case "deed":
    case "companion": {
      const name = `${kind}-${id}`;
      return isIcon(name) ? name : null;
    }
    case "omen":
    case "disaster":
    case "command":
    case "plunder":
    case "objective":
      return kind;
    case "di":
      return "di-card";
    case "card":
      return "battle-card";
    case "city":
      return "city";
    default:
      return null;
  }
}

function looksOf(thing: Reference): Looks {
  const { kind, id } = thing;
  if (kind === "god" || kind === "power") return { livery: liveryOf(id) };
  const stone = kind === "colour" && isColour(id) ? id : kind === "tile" ? (tileFace(id)?.colour ?? null) : null;
  if (stone !== null) return { drawing: StoneOf, tint: gem(stone).line };
  return { icon: iconOf(thing) };
}

/** What sentences must know of Kemet. */
export const tongue: Tongue = {
  words,
  fields: FIELDS,
  kinds: new Set<string>(KINDS),
  kindOf,
  // An objective is known before anybody sits down.
  wordsFor: ({ kind, id }) => (kind === "objective" ? { id: `kemet-objective-${slug(id)}`, words: {} } : null),
  wordsForEvent,
  looksOf,
  factsOf,
  oursOf,
  currency: "prayer",
};

function tongueOf(edition: Edition): Tongue {
  const own = Object.entries(variants).filter(([path]) => path.endsWith(`/kemet-as-${edition}.ftl`));
  return own.length === 0 ? tongue : { ...tongue, words: { ...words, ...Object.fromEntries(own) } };
}

const tongues = new Map<Edition, Tongue>();

/** The same for a game of one edition. */
export function tongueFor({ edition }: Pick<Setup, "edition">): Tongue {
  const known = tongues.get(edition) ?? tongueOf(edition);
  tongues.set(edition, known);
  return known;
}
