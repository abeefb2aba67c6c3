/** Moments of games between bots, the same ones every time: people play on from there, and nothing is left to luck before. */
import type { SeatWish } from "../src/generated/wire.ts";
import type { House } from "./house.ts";
import type { Visitor } from "./visitor.ts";

export const ME: SeatWish = { type: "me", label: null };
export const OPEN: SeatWish = { type: "open" };
export const BOT: SeatWish = { type: "bot", bot: "scribe" };

/** An action as a record writes it down. */
export interface Written {
  seat: number;
  action: string;
}

export function actionsOf(record: string): Written[] {
  return [...record.matchAll(/^P(\d+) (.+)$/gm)].map(([, seat, action = ""]) => ({ seat: Number(seat) - 1, action }));
}

/** A place in a record, and what was done from there on. */
export interface Place {
  record: string;
  /** How many actions came before. */
  at: number;
  /** The actions that were looked for, as words. */
  words: string[][];
}

/** Where one seat does all of this in a row. */
export function placesWith(record: string, seat: number, wanted: readonly RegExp[]): Place[] {
  const actions = actionsOf(record);
  const fits = (from: number) => wanted.every((what, further) => actions[from + further]?.seat === seat && what.test(actions[from + further]?.action ?? ""));
  return actions.flatMap((_, at) => (fits(at) ? [{ record, at, words: actions.slice(at, at + wanted.length).map(({ action }) => action.split(" ")) }] : []));
}

/** The first such place of these games that suits. */
export async function placeWith(records: readonly string[], seat: number, wanted: readonly RegExp[], suits: (place: Place) => Promise<boolean> | boolean = () => true): Promise<Place> {
  for (const record of records) for (const place of placesWith(record, seat, wanted)) if (await suits(place)) return place;
  throw new Error(`nobody does ${wanted.join(", ")} in ${records.length} games`);
}

/** What a seat saw at a place. */
export async function seenAt<View>(house: House, { record, at }: Pick<Place, "record" | "at">, seat: number): Promise<View> {
  const { view } = await house.replay(record, "--at", String(at), "--eye", `P${seat + 1}`);
  return view as View;
}

/** Opens a table that goes on from a moment of a game, and gives the way to it. */
export async function goOn({ page }: Visitor, { record, at }: Pick<Place, "record" | "at">, seats: readonly SeatWish[]): Promise<string> {
  // Whoever comes is somebody first.
  await page.request.get("/api/me");
  const made = async (path: string, wish: Parameters<typeof page.request.post>[1]): Promise<string> => {
    const answer = await page.request.post(path, wish);
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  };
  const finished = await made("/api/records", { data: record, headers: { "content-type": "text/plain" } });
  return `/table/${await made(`/api/tables/${finished}/play-on`, { data: { at, seats } })}`;
}
