/** The board as lists: each zone with what stands there, who holds it and what it borders on. */

import { listed, word } from "$lib/words.ts";
import { item, type TextGroup, type TextItem, type TextSection } from "../../../text/game-text.ts";
import { sentences, toldItems } from "../../../text/told.ts";
import { cityName, describe, seatName, zoneName } from "../board/describe.ts";
import { layoutFor, type Layout } from "../board/layout.ts";
import { battlefields, troopsOf } from "../board/pieces.ts";
import { homeOf, rowOf, type CityId, type ZoneId } from "../board/zones.ts";
import type { Bank, View } from "../wire.ts";

const BANKS: readonly Bank[] = ["west", "delta", "east"];

function borders({ zones, drawing }: Layout, zone: ZoneId): string {
  const beside = zones.filter((other) => other !== zone && drawing.touch(zone, other));
  return word("text-borders", { zones: listed(beside.map(zoneName)) });
}

/** All that is to be said of a zone but what it borders on. */
export const zoneWords = (view: View, zone: ZoneId): string => sentences(describe(view, zone, []), battlefields(view).has(zone) ? word("board-fighting") : "");

const zoneItem = (view: View, layout: Layout, zone: ZoneId): TextItem => item(zoneWords(view, zone), [item(borders(layout, zone))]);

function cityGroup(view: View, layout: Layout, city: CityId): TextGroup {
  const owner = view.players.find((player) => player.city === city);
  const name = cityName(city);
  return {
    title: owner === undefined ? name : word("text-city-of", { city: name, seat: seatName(owner.seat) }),
    items: homeOf(city).filter((zone) => layout.zones.includes(zone)).map((zone) => zoneItem(view, layout, zone)),
  };
}

function bankGroup(view: View, layout: Layout, bank: Bank): TextGroup {
  const zones = layout.zones.filter((zone) => rowOf(zone).bank === bank && rowOf(zone).city === null);
  return { title: word(`text-bank-${bank}`), items: zones.map((zone) => zoneItem(view, layout, zone)) };
}

/** What creatures, servants and gods do that stand on the board. */
function companions(view: View): TextGroup {
  const troops = troopsOf(view);
  const gods = troops.flatMap(({ figure }) => (figure ? [figure.god] : []));
  return {
    title: word("text-companions"),
    items: [...toldItems("power", gods), ...toldItems("companion", [...new Set(troops.flatMap((troop) => troop.companions))])],
    folded: true,
  };
}

export function boardSection(view: View): TextSection {
  const layout = layoutFor(view.agreed);
  const groups = [
    ...layout.cities.map((city) => cityGroup(view, layout, city)),
    ...BANKS.map((bank) => bankGroup(view, layout, bank)),
    companions(view),
  ];
  return { id: "board", title: word("ui-board"), groups: groups.filter(({ items }) => items.length > 0) };
}
