import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { House } from "./house.ts";
import { mayAct } from "./play.ts";
import { openBrowser, Visitor, type Taste } from "./visitor.ts";

/** A house and a browser for all tests of a file. */
export class Stage {
  #house: House | undefined;
  #browser: Browser | undefined;

  get house(): House {
    if (!this.#house) throw new Error("the house is not open yet");
    return this.#house;
  }

  async open(...options: string[]): Promise<void> {
    this.#house = await House.open(...options);
    this.#browser = await openBrowser();
  }

  async close(): Promise<void> {
    await this.#browser?.close();
    await this.#house?.close();
  }

  /** Somebody comes, with a browser set up like this. */
  arrive(taste: Taste = {}): Promise<Visitor> {
    if (!this.#browser) throw new Error("there is no browser yet");
    return Visitor.arrive(this.#browser, this.house, taste);
  }

  /** Pictures of what everybody has on screen. */
  async pictures(folder: string, name: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const pages = this.#browser?.contexts().flatMap((context) => context.pages()) ?? [];
    for (const [at, page] of pages.entries()) await page.screenshot({ path: join(folder, `${name.replace(/\W+/g, "-")}-${at}.png`) }).catch(() => undefined);
  }
}

/** A folder for pictures of what was on screen when a test failed. */
const failed = process.env["ENNEAD_FAILED"];

/** Opens a house, run with these options, before the tests of a file and closes it after them; nothing happens where it is not `wanted`. */
export function setStage(wanted = true, ...options: string[]): Stage {
  const stage = new Stage();
  beforeAll(async () => {
    if (wanted) await stage.open(...options);
  });
  if (failed)
    afterEach(async ({ task }) => {
      if (task.result?.state === "fail") await stage.pictures(failed, task.name);
    });
  afterAll(() => stage.close());
  return stage;
}

/** From the front page to the first decision of a game against bots. */
export async function playNow(visitor: Visitor, game: string): Promise<void> {
  await visitor.go("/");
  await chooseGame(visitor, game);
  await visitor.page.getByRole("button", { name: "Play now" }).click();
  await visitor.page.waitForURL("**/table/*");
  await expect.poll(() => mayAct(visitor), { timeout: 30_000 }).toBe(true);
}

/** Says which game, where there are several. */
export async function chooseGame({ page }: Visitor, game: string): Promise<void> {
  // The number of players comes with the games.
  await page.locator('input[name="players"][value="2"]').waitFor({ state: "attached" });
  const choice = page.locator(`input[name="game"][value="${game}"]`);
  if ((await choice.count()) > 0) await choice.check({ force: true });
}

/** Opens a table for so many people and bots through the form and gives the way to it. Without friends the game begins at once. */
export async function openTable(host: Visitor, game: string, people: number, bots: number, edition?: string): Promise<string> {
  const { page } = host;
  await host.go("/new");
  await chooseGame(host, game);
  if (edition !== undefined) await page.locator(`input[name="edition"][value="${edition}"]`).check({ force: true });
  await page.locator(`input[name="players"][value="${people + bots}"]`).check({ force: true });
  for (let seat = 1; seat < people + bots; seat += 1) await page.locator(`input[name="seat-${seat}"]`).nth(seat < people ? 1 : 2).check({ force: true });
  await page.getByRole("button", { name: /^(Open the table|Start the game)$/ }).click();
  await page.waitForURL("**/table/*");
  return new URL(page.url()).pathname;
}

/** Puts a record on the table and gives the way to it. */
export async function upload({ page }: Visitor, record: string): Promise<string> {
  await page.goto("/upload", { waitUntil: "domcontentloaded" });
  await page.locator('input[type="file"]').setInputFiles({ name: "game.ennead", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForURL("**/table/*");
  return new URL(page.url()).pathname;
}

/** The friends sit down at a table that waits for them, and the game begins. */
export async function joinUp(host: Visitor, friends: Visitor[], path: string): Promise<void> {
  if (new URL(host.page.url(), "http://nowhere").pathname !== path) await host.go(path);
  for (const friend of friends) {
    await friend.go(path);
    await friend.page.getByRole("button", { name: "Sit here" }).first().click();
    await friend.page.getByRole("button", { name: "Leave", exact: true }).first().waitFor();
  }
  const start = host.page.getByRole("button", { name: "Start the game" });
  await expect.poll(() => start.isEnabled()).toBe(true);
  await start.click();
  await Promise.all([host, ...friends].map(({ page }) => page.locator("section.prompt").first().waitFor()));
}

/** The host, the friends, and so many bots, around a table whose game has begun. */
export async function sitDown(host: Visitor, friends: Visitor[], game: string, bots = 0, edition?: string): Promise<string> {
  const path = await openTable(host, game, 1 + friends.length, bots, edition);
  await joinUp(host, friends, path);
  return path;
}
