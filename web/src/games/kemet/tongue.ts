import type { IconName } from "$lib/icons.ts";
import { isIcon } from "$lib/icons.ts";
import type { Looks } from "$lib/looks.ts";
import type { Reference } from "$lib/reference.ts";
import type { Tongue } from "$lib/tongue.ts";
import { slug } from "$lib/words.ts";
import book from "$locales/kemet.json";
import { wordsForEvent } from "./amon/story.ts";
import { gem, isColour, tileFace } from "./colours.ts";
import { factsOf } from "./facts.ts";
import { liveryOf } from "./gods.ts";
import { TERM_ICONS, type Term } from "./legend.ts";
import { oursOf } from "./ours.ts";
import StoneOf from "./StoneOf.svelte";
import type { Edition, Setup } from "./wire.ts";

const words = import.meta.glob<string>("../../../../locales/*/{kemet,kemet-table,kemet-lesson,kemet-solo,kemet-story}.ftl", {
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
    case "term":
      return TERM_ICONS[id as Term] ?? null;
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
  book,
  // What a god can do is a thing of its own to a page, and so is a term of the rules.
  kinds: new Set([...book.things, "power", "term"]),
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
