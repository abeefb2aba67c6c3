/** Which zones light up when somebody points at a thing in the log or on a card. */

import type { Reference } from "$lib/reference.ts";
import type { BoardView } from "./pieces.ts";
import { districtsOf, isZone, type ZoneId } from "./zones.ts";

function holding(view: BoardView, test: (troop: { companions: readonly string[] }) => boolean): ZoneId[] {
  return view.players.flatMap(({ troops }) => troops.filter(test).map(({ zone }) => zone));
}

function zonesOf(view: BoardView, { kind, id }: Reference): ZoneId[] {
  switch (kind) {
    case "zone":
      return isZone(id) ? [id] : [];
    case "city":
      return [...districtsOf(id)];
    case "companion":
      return holding(view, ({ companions }) => companions.includes(id));
    case "seat":
      return view.players.filter(({ seat }) => String(seat) === id).flatMap(({ controlled, troops, figure }) => [
        ...controlled,
        ...troops.map(({ zone }) => zone),
        ...(figure?.zone ? [figure.zone] : []),
      ]);
    case "power":
      return view.players.flatMap(({ god, figure }) => (god === id && figure?.zone ? [figure.zone] : []));
    case "god":
      return view.players.filter(({ god }) => god === id).flatMap(({ city }) => districtsOf(city));
    case "colour":
      return view.players.flatMap(({ city, pyramids }) =>
        districtsOf(city).filter((_, index) => pyramids[index]?.colour === id),
      );
    default:
      return [];
  }
}

export function litBy(view: BoardView, reference: Reference | null): ReadonlySet<ZoneId> {
  return new Set(reference ? zonesOf(view, reference) : []);
}
