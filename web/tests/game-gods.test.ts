import { expect, test } from "vitest";
import { KEMET, viewOf } from "./kemet.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

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
  for (const record of await stage.house.games(KEMET, 12, "--players", "2", "--gods-of-egypt", "--bots", "scribe")) {
    const { log = [] } = await stage.house.replay(record, "--events");
    const first = (what: string) => log.find(({ events }) => events.some((event) => event.what === what))?.action ?? null;
    const [rises, hurt] = [first("god_deployed"), first("life_lost")];
    if (rises !== null && hurt !== null) return { record, rises, hurt };
  }
  throw new Error("no god rises and is hurt in any of these games");
}

/** Puts a record on the table. */
async function upload({ page }: Visitor, record: string): Promise<string> {
  await page.goto("/upload", { waitUntil: "domcontentloaded" });
  await page.locator('input[type="file"]').setInputFiles({ name: "gods.ennead", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForURL("**/table/*");
  return new URL(page.url()).pathname;
}

const figures = (visitor: Visitor) => viewOf(visitor).players.flatMap(({ god, figure }) => (figure && figure.zone !== null ? [{ god, ...figure }] : []));

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])("a god rises, stands on the board with its life, and is hurt, at $width by $height", async (size) => {
  const { record, rises, hurt } = await withGods();
  const watcher = await stage.arrive({ ...size, theme: size.width > 700 ? "day" : "night" });
  const path = await upload(watcher, record);

  await watcher.go(`${path}?at=${rises}`);
  await expect.poll(() => figures(watcher).length, { timeout: 30_000 }).toBeGreaterThan(0);
  const [risen] = figures(watcher);
  // It stands there for the eyes, and for those who listen.
  await watcher.page.locator("g.god").first().waitFor({ state: "attached" });
  expect(await watcher.page.locator("g.god .pip.full").count()).toBe(risen?.most_life);
  const zone = watcher.page.locator(`[data-place="${risen?.zone}"]`);
  expect(await zone.getAttribute("aria-label")).toContain(`${risen?.life} of ${risen?.most_life} life points, strength 7`);

  await watcher.go(`${path}?at=${hurt}`);
  await expect.poll(() => viewOf(watcher).players.some(({ figure }) => figure?.acquired), { timeout: 30_000 }).toBe(true);
  const [left] = figures(watcher);
  if (left) {
    await expect.poll(() => watcher.page.locator("g.god .pip").count()).toBe(figures(watcher).reduce((sum, { most_life }) => sum + most_life, 0));
    await expect.poll(() => watcher.page.locator("g.god .pip.full").count()).toBe(figures(watcher).reduce((sum, { life }) => sum + life, 0));
  }
  expect(watcher.troubles).toEqual([]);
  await watcher.leave();
});
