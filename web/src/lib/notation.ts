import type { ReferenceKind } from "./reference.ts";

/** What an argument of an action is: a thing of the game, a district letter, or a number. */
export type ArgumentKind = ReferenceKind | "district" | "number";

interface Field {
  name: string;
  kind: ArgumentKind;
}

/** An action as it is written, taken apart: `build a 2` → verb `build`, arguments `a` and `2`. */
export interface Deed {
  action: string;
  verb: string;
  args: string[];
}

/** Something I may do now. `cost` is what it takes in prayer points, where that is known. */
export interface ParsedOffer extends Deed {
  cost: number | null;
}

/** The fields of each verb, named as in the rules (crates/kemet/src/action.rs) and in the word files. */
const FIELDS: Record<string, readonly Field[]> = fields({
  god: "god",
  city: "city",
  "leave-empty": "district",
  found: "district level:number colour",
  "no-pyramid": "district",
  take: "tile",
  attach: "companion zone",
  exchange: "companion other:companion",
  play: "card:di",
  token: "space",
  silver: "space",
  resolve: "space",
  build: "district level:number",
  top: "colour",
  slot: "space",
  place: "zone units:number",
  worm: "zone units:number",
  victim: "seat",
  remove: "card",
  troop: "zone",
  carry: "units:number",
  bring: "companion",
  leave: "companion",
  step: "zone",
  teleport: "zone",
  golden: "tile",
  as: "deed",
  retop: "district colour",
  strike: "zone",
  collect: "zone",
  fight: "zone",
  "play-card": "card",
  "discard-card": "card",
  add: "card:di",
  wound: "card:di",
  mirage: "discard:di cancel:di",
  convert: "shields:number",
  reinforce: "units:number",
  shelter: "zone",
  banish: "zone",
  use: "tile",
  loot: "card:di",
  veterans: "count:number",
  discard: "card:di",
  position: "place:number",
});

function fields(table: Record<string, string>): Record<string, readonly Field[]> {
  const parse = (field: string): Field => {
    const [name = field, kind = name] = field.split(":");
    return { name, kind: kind as ArgumentKind };
  };
  const rows = Object.entries(table).map(([verb, line]) => [verb, line.split(" ").map(parse)]);
  return Object.fromEntries(rows) as Record<string, readonly Field[]>;
}

export function parseAction(action: string): Deed {
  const [verb = "", ...args] = action.split(" ");
  return { action, verb, args };
}

/** The arguments of an action with the names and kinds of their fields. */
export function argumentsOf(deed: Deed): { name: string; kind: ArgumentKind; value: string }[] {
  const named = FIELDS[deed.verb] ?? [];
  return deed.args.flatMap((value, index) => {
    const field = named[index];
    return field === undefined ? [] : [{ ...field, value }];
  });
}

/** The first argument of this kind, or null: which zone, tile or card an offer is about. */
export function argumentOf(deed: Deed, kind: ArgumentKind): string | null {
  return argumentsOf(deed).find((argument) => argument.kind === kind)?.value ?? null;
}

/** `P2` → 1. */
export function seatNumber(written: string): number {
  return Number(written.slice(1)) - 1;
}
