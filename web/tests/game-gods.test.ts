import { expect, test } from "vitest";
import type { View } from "../src/generated/kemet.ts";
import { KEMET } from "./kemet.ts";
import { setStage, upload } from "./stage.ts";

const stage = setStage();

/** Moments of a game worth a look, as numbers of actions. */
interface Moments {
  record: string;
  /** A god has just come to the board, */
  rises: number;
  /** and is hurt. */
  hurt: number;
}

/** A game between bots in which a god rises and loses life points. */
async function withGods(): Promise<Moments> {
  for (const record of await stage.house.games(KEMET, 200, "--players", "2", "--gods-of-egypt", "--bots", "scribe")) {
    const { log = [] } = await stage.house.replay(record, "--events");
    const first = (what: string) => log.find(({ events }) => events.some((event) => event.what === what))?.action ?? null;
    const rises = first("god_deployed");
    // In battle, not by an offering: then somebody wins with the same action.
    const hurt = log.find(({ events }) => ["life_lost", "battle_won"].every((what) => events.some((event) => event.what === what)))?.action ?? null;
    if (rises !== null && hurt !== null) return { record, rises, hurt };
  }
  throw new Error("no god rises and is hurt in any of these games");
}

/** The gods on the board at a moment of a record, as the rules tell it. */
async function figuresAt(record: string, at: number) {
  const { view } = await stage.house.replay(record, "--at", String(at));
  return (view as View).players.flatMap(({ god, figure }) => (figure && figure.zone !== null ? [{ god, ...figure }] : []));
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])("a god rises, stands on the board with its life, and is hurt, at $width by $height", async (size) => {
  const { record, rises, hurt } = await withGods();
  const watcher = await stage.arrive({ ...size, theme: size.width > 700 ? "day" : "night" });
  const path = await upload(watcher, record);
  const { page } = watcher;

  for (const moment of [rises, hurt]) {
    const gods = await figuresAt(record, moment);
    await watcher.go(`${path}?at=${moment}`);
    // For the eyes: each god with its life.
    await expect.poll(() => page.locator("g.god").count(), { timeout: 30_000 }).toBe(gods.length);
    await expect.poll(() => page.locator("g.god .pip").count()).toBe(sum(gods.map(({ most_life }) => most_life)));
    await expect.poll(() => page.locator("g.god .pip.full").count()).toBe(sum(gods.map(({ life }) => life)));
    // And for those who listen.
    for (const { zone, life, most_life } of gods) {
      expect(await page.locator(`[data-place="${zone}"]`).getAttribute("aria-label")).toContain(`${life} of ${most_life} life points, strength 7`);
    }
  }

  // In the battle a god's side shows its strength and its life instead of units.
  await watcher.go(`${path}?at=${hurt - 1}`);
  const panel = page.getByRole("region", { name: "Battle", exact: true });
  await panel.waitFor();
  expect(await panel.getByRole("img", { name: /of \d life points/ }).count()).toBeGreaterThan(0);
  expect(watcher.troubles).toEqual([]);
  await watcher.leave();
});
