/** The board as lists: region by region what stands where, who controls it and what lies beside it. */

import { listed, nameOf, word } from "$lib/words.ts";
import { item, type TextGroup, type TextItem, type TextSection } from "../../../text/game-text.ts";
import { chained } from "../../../text/options.ts";
import { toldItems } from "../../../text/told.ts";
import { factsOf } from "../board/describe.ts";
import { HEX_IDS, hexOf, neighboursOf, sideHexes } from "../board/hexes.ts";
import { regionsAt } from "../board/regions.ts";
import { isGuardian } from "../board/pieces.ts";
import type { View } from "../wire.ts";

const hexName = (id: string): string => nameOf({ kind: "hex", id });
const regionName = (number: number): string => nameOf({ kind: "region", id: String(number) });

/** "E5, fertile land, region 2, Ana: warrior". */
export const hexWords = (view: View, hex: string): string => chained([hexName(hex), ...factsOf(view, hex)]);

const isHeld = (view: View, hex: string): boolean => view.figures.some((one) => one.hex === hex) || view.monuments.some((one) => one.hex === hex) || view.underworld.includes(hex);

const hexItem = (view: View, hex: string): TextItem =>
  item(hexWords(view, hex), [item(word("text-borders", { hexes: listed(neighboursOf(hex).map(({ id }) => hexName(id))) }))]);

/** Where something stands first, then the rest in a list of its own. */
function hexItems(view: View, hexes: readonly string[]): TextItem[] {
  const held = hexes.filter((hex) => isHeld(view, hex));
  const empty = hexes.filter((hex) => !isHeld(view, hex));
  return [
    ...held.map((hex) => hexItem(view, hex)),
    ...(empty.length > 0 ? [item(word("text-empty", { count: empty.length }), empty.map((hex) => hexItem(view, hex)))] : []),
  ];
}

/** Two regions that share a border. */
function neighbours(view: View, number: number): string {
  const land = view.regions.find((one) => one.number === number)?.land ?? [];
  const beside = new Set(land.flatMap((hex) => neighboursOf(hex).flatMap(({ id }) => (hexOf(id).terrain === "water" ? [] : regionsAt(view.regions, id)))));
  beside.delete(number);
  return word("text-region-borders", { regions: listed([...beside].sort((one, other) => one - other).map(regionName)), count: beside.size });
}

function regionGroup(view: View, number: number, land: readonly string[]): TextGroup {
  return { title: regionName(number), items: [item(neighbours(view, number)), ...hexItems(view, land)] };
}

function camels({ camels }: View): TextGroup {
  const items = camels.map((side) => item(word("text-camel", { hexes: listed(sideHexes(side).map(({ id }) => hexName(id))) })));
  return { title: word("play-camels"), items, folded: true };
}

/** What guardians on the board do. */
function guardians({ figures }: View): TextGroup {
  const kinds = [...new Set(figures.map(({ figure }) => figure).filter(isGuardian))];
  return { title: word("text-guardians"), items: toldItems("figure", kinds), folded: true };
}

export function boardSection(view: View): TextSection {
  const inRegions = new Set(view.regions.flatMap(({ land }) => land));
  const rest = HEX_IDS.filter((hex) => !inRegions.has(hex));
  const groups = [
    ...view.regions.toSorted((one, other) => one.number - other.number).map(({ number, land }) => regionGroup(view, number, land)),
    { title: word("text-water"), items: hexItems(view, rest), folded: true },
    camels(view),
    guardians(view),
  ];
  return { id: "board", title: word("ui-board"), groups: groups.filter(({ items }) => items.length > 0) };
}
