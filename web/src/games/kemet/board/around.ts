/** What a zone has around it, as the rules have it. */

import type { Around, FarWay } from "$board/around.ts";
import type { Layout } from "./layout.ts";
import type { CityId, ZoneId } from "./zones.ts";

/** Where ships go from here: along a printed arrow, or out of a port into the ports that are open to these cities. */
function landings({ arrows, arrivals, drawing }: Layout, zone: ZoneId, homes: readonly CityId[]): ZoneId[] {
  const open = drawing.shape(zone).port === null ? [] : homes.flatMap((city) => arrivals[city] ?? []);
  return [...new Set([...(arrows[zone] ?? []), ...open])].filter((other) => other !== zone);
}

/** `homes` are the cities whose ships are asked for, `pyramids` the zones where one stands. */
export function aroundOf(layout: Layout, zone: ZoneId, homes: readonly CityId[], pyramids: readonly ZoneId[]): Around {
  const placesOf = (one: ZoneId) => layout.drawing.shape(one).places;
  const here = placesOf(zone);
  const ships = landings(layout, zone, homes).map((to): FarWay => ({ to, by: "ship", line: [here.ship ?? here.troop, placesOf(to).ship ?? placesOf(to).troop] }));
  const obelisks = pyramids.includes(zone) ? layout.zones.filter((other) => placesOf(other).obelisk) : [];
  const beams = obelisks.map((to): FarWay => ({ to, by: "magic", line: [here.pyramid ?? here.troop, placesOf(to).obelisk ?? placesOf(to).troop] }));
  return { near: layout.neighbours[zone] ?? [], ways: [...ships, ...beams] };
}
