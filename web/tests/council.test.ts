import { expect, test } from "vitest";
import { KEMET } from "./kemet.ts";
import { goOn, ME, OPEN, placeWith } from "./moments.ts";
import { settled } from "./play.ts";
import { joinUp, setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage(true, "--idle-after", "2");

/** What everybody reads of a side that has told how many cards it adds. */
const told = ({ page }: Visitor) => page.getByRole("region", { name: "Battle", exact: true }).getByText("adds no divine card");

/** Chooses two cards, adds none, and tells that. */
async function declare(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  const cards = page.locator("button[data-card]");
  await cards.nth(0).click();
  await cards.nth(1).click();
  await page.getByLabel("Tell how many I add").check();
  await settled(visitor, () => page.locator("[data-council-ready]").click());
}

test("corrections:K-2: a declared number is read at once by both sides, and on a phone a battle covers no notice", async () => {
  const host = await stage.arrive({ width: 390, height: 844 });
  const friend = await stage.arrive();
  // A war council in which the host has yet to choose, and no card asks for anything else.
  const games = await stage.house.games(KEMET, 8, "--players", "2", "--bots", "scribe");
  const place = await placeWith(games, 0, [/^play-card /, /^discard-card /, /^(add|hide)/]);
  await joinUp(host, [friend], await goOn(host, place, [ME, OPEN]));
  await declare(host);
  await told(host).waitFor();
  await told(friend).waitFor();

  // The friend thinks for long: the line that says so lies over the battle, and so does the lost line.
  await host.page.getByRole("button", { name: "Let a bot play on" }).click({ timeout: 40_000 });
  await host.page.getByRole("button", { name: "I would rather wait" }).click();
  await host.loseNetwork(true);
  const lost = host.page.getByText(/^Connection lost/);
  await lost.waitFor();
  expect(await lost.evaluate((line) => {
    const { left, top, width, height } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })).toBe(true);
  for (const visitor of [host, friend]) await visitor.leave();
});
