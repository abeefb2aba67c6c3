/** What the tests must know of Kemet; everything else in this folder knows no game. */
import { expect } from "vitest";
import type { Event, View } from "../src/generated/kemet.ts";
import type { House } from "./house.ts";
import { placesWith, type Place } from "./moments.ts";
import { mayAct, race, type Sight } from "./play.ts";
import type { Secrets } from "./secrets.ts";
import { chooseGame } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

export const KEMET = "kemet";

/** A battle whose cards are still hidden. */
export const BATTLE: Sight = { shows: "battle", unless: "revealed" };

/** Events that name a card only its owner may know. */
const PRIVATE: ReadonlySet<Event["what"]> = new Set(["drew_card", "lost_card", "cards_foreseen", "card_kept"]);

/** What Seth draws in battle lies open for all, and so does what is kept of it; Vision is of the first edition alone. */
const isOpen = (value: Record<string, unknown>): boolean => value["what"] === "card_kept" && !String(value["card"]).startsWith("DI12");
const sethShows = ({ steps }: View): boolean => steps.some((one) => typeof one === "object" && "seths_cards" in one);

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Who looks at the cards that Vision shows in this view. */
function seer({ steps, order }: View): number {
  const step = steps.find((one) => typeof one === "object" && "foresight" in one);
  const place = typeof step === "object" && "foresight" in step ? step.foresight.place : -1;
  return order[place] ?? -1;
}

/** Hands, what was drawn into them, and what chance or Vision shows to one. */
export const SECRETS: Secrets = {
  knownTo: (value) => {
    if (isFilled(value["foreseen_cards"])) return sethShows(value as unknown as View) ? [] : [[seer(value as unknown as View)]];
    const told = PRIVATE.has(value["what"] as Event["what"]) && !isOpen(value);
    const secret = Boolean(value["secret"]) || isFilled(value["drawn"]) || told;
    return secret ? [[value["seat"] as number]] : [];
  },
};

/** What a page shows of the game now. */
export const viewOf = (visitor: Visitor): View => visitor.latest().view as View;

/** A war council late in a game of two bots, in which the first player has yet to choose. */
export async function lateBattle(house: House, ...options: string[]): Promise<Place> {
  const [record = ""] = await house.games(KEMET, 1, "--players", "2", "--bots", "scribe", ...options);
  const council = placesWith(record, 0, [/^play-card /, /^discard-card /]).at(-1);
  if (council === undefined) throw new Error("there is no battle in this game");
  return council;
}

/** Two against two, with bots in all seats but mine. */
export async function teamUp(person: Visitor): Promise<string> {
  const { page } = person;
  await person.go("/new");
  await chooseGame(person, KEMET);
  await page.locator('input[name="mode"][value="teams"]').check({ force: true });
  for (const seat of [1, 2, 3]) await page.locator(`input[name="seat-${seat}"]`).nth(2).check({ force: true });
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL("**/table/*");
  await expect.poll(() => mayAct(person), { timeout: 60_000 }).toBe(true);
  return new URL(page.url()).pathname;
}

/** Alone against Amon, by the button of the front page. */
export async function playAlone(person: Visitor): Promise<void> {
  const { page } = person;
  await person.go("/");
  await chooseGame(person, KEMET);
  await page.getByRole("button", { name: "Solo against Amon" }).click();
  await page.waitForURL("**/table/*");
  await expect.poll(() => mayAct(person), { timeout: 30_000 }).toBe(true);
}

/** Plays on by chance, one action after the other, until Amon's doings are on screen once more. */
export async function untilAmonActs(visitor: Visitor, seed: number): Promise<void> {
  const { page } = visitor;
  const next = page.locator("[data-tell-next]");
  for (let turn = 0; turn < 200 && (await next.count()) === 0; turn += 1) {
    await race(visitor, "acted", 1, seed + turn);
    const { version } = visitor.latest();
    await expect.poll(async () => (await next.count()) > 0 || (await mayAct(visitor)), { timeout: 20_000, message: `after ${version}` }).toBe(true);
  }
  expect(await next.count()).toBe(1);
}
