/** What of Kemet is our own, because no source was found. The rows of the box say it; here it finds its words. */
import type { Ours } from "$generated/kemet.ts";
import { components } from "$generated/kemet-components.ts";
import type { Reference } from "$lib/reference.ts";

type Part = Ours | "upper" | "lower" | null;

/** A plunder card has two halves. */
function halves(ours: readonly ("upper" | "lower")[]): Part {
  return ours.length === 2 ? "design" : (ours[0] ?? null);
}

const { tiles, companions, di, amon } = components;
const partOfTile = new Map(tiles.map(({ id, ours }) => [id, ours]));

/** Each kind of thing with the part of it that is our own. */
const PARTS: Record<string, ReadonlyMap<string, Part>> = {
  tile: partOfTile,
  // A piece is what its tile is.
  companion: new Map(companions.map(({ id, tile }) => [id, partOfTile.get(tile) ?? null])),
  di: new Map(di.map(({ id, ours }) => [id, ours])),
  objective: new Map(amon.objectives.map(({ id, ours }) => [id, ours])),
  omen: new Map(amon.events.map(({ id, ours }) => [id, ours])),
  disaster: new Map(amon.disasters.map(({ id, ours }) => [id, ours])),
  command: new Map(amon.actions.map(({ id, ours }) => [id, ours])),
  plunder: new Map(amon.plunder.map(({ id, ours }) => [id, halves(ours)])),
};

/** The words that say what of a thing is our own; null where all of it is printed. */
export function oursOf({ kind, id }: Reference): string | null {
  const part = PARTS[kind]?.get(id) ?? null;
  return part === null ? null : `ui-ours-${part}`;
}
