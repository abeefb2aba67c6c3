/** All that is our own in Kemet, for the page that lists it. */
import type { Reference } from "$lib/reference.ts";
import { explanationOf, inWordsOf, nameOf, plain, word } from "$lib/words.ts";
import type { GameOurs, OursGroup, OursPiece } from "../game.ts";
import { oursOf } from "./ours.ts";
import { tongue } from "./tongue.ts";
import { components, type Setup } from "./wire.ts";

const { tiles, di, amon } = components;

function pieceOf(kind: string, id: string, more = ""): OursPiece {
  const ref = { kind, id };
  return { id, name: nameOf(ref), text: `${plain(explanationOf(ref) ?? [])} ${more}`.trim() };
}

interface Row {
  id: string;
  ours: unknown;
}

/** A group: `kemet-ours-<name>` are its words. `figures` are what they count. */
function group(name: string, kind: string, rows: readonly Row[], figures: Record<string, number> = {}, more: (id: string) => string = () => ""): OursGroup {
  const words = { count: rows.length, ...figures };
  return {
    id: name,
    title: word(`kemet-ours-${name}`, words),
    why: word(`kemet-ours-${name}.why`, words),
    pieces: rows.map(({ id }) => pieceOf(kind, id, more(id))),
  };
}

/** Those of our own, among all of them. */
function some(name: string, kind: string, rows: readonly Row[]): OursGroup {
  return group(name, kind, rows.filter(({ ours }) => ours !== null), { all: rows.length });
}

const copies = (rows: readonly { copies: number }[]): number => rows.reduce((sum, row) => sum + row.copies, 0);

function groups(): OursGroup[] {
  const designs = tiles.filter(({ ours, renewal }) => ours === "design" && !renewal);
  const colour = tiles.filter((tile) => tile.colour === "amethyst" && !tile.renewal);
  const halves = amon.plunder.flatMap(({ ours }) => ours).length;
  /** A card of which only a half is ours says so. */
  const half = (id: string): string => {
    const saying = oursOf({ kind: "plunder", id }) ?? "ui-ours-design";
    return saying === "ui-ours-design" ? "" : word(saying);
  };
  return [
    group("amethyst", "tile", designs, { tiles: copies(designs), all: copies(colour) }),
    group("renewal", "tile", tiles.filter(({ ours, renewal }) => ours === "design" && renewal)),
    group("names", "tile", tiles.filter(({ ours }) => ours === "name")),
    group("prices", "di", di.filter(({ ours }) => ours === "cost")),
    group("assemble", "di", di.filter(({ ours }) => ours === "text")),
    some("objectives", "objective", amon.objectives),
    some("events", "omen", amon.events),
    some("disasters", "disaster", amon.disasters),
    some("actions", "command", amon.actions),
    group("plunder", "plunder", amon.plunder.filter(({ ours }) => ours.length > 0), { halves, all: 2 * amon.plunder.length }, half),
  ];
}

/** What was agreed that is our own. */
function agreed({ objective }: Setup): Reference[] {
  return objective ? [{ kind: "objective", id: objective }] : [];
}

export const ours: GameOurs<Setup> = {
  groups: () => inWordsOf(tongue, groups),
  agreed: (setup) =>
    inWordsOf(tongue, () =>
      agreed(setup).flatMap((ref) => {
        const saying = oursOf(ref);
        return saying === null ? [] : [word("ui-ours-of", { name: nameOf(ref), text: word(saying) })];
      }),
    ),
};
