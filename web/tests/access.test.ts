import { expect, test } from "vitest";
import { ANKH } from "./ankh.ts";
import { ANY, barriers, overhang } from "./barriers.ts";
import { KEMET } from "./kemet.ts";
import { mayAct, openList, settled, tableOf } from "./play.ts";
import { chooseGame, openTable, playNow, setStage, upload } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const GAMES = [KEMET, ANKH];
const PHONE = { width: 390, height: 844 };
/** Every page there is, also those one only gets to by mistake. */
const PAGES = ["/", "/new", "/games", "/learn", "/account", "/about", "/ours", "/upload", "/nowhere", "/table/nowhere", "/table/nowhere/analysis"];

const stage = setStage();

for (const theme of ["day", "night"] as const) {
  test(`nobody is kept out of the pages and the table by ${theme}`, async () => {
    const visitor = await stage.arrive({ theme });
    for (const path of PAGES) {
      await visitor.go(path);
      await visitor.page.locator("h1").first().waitFor();
      expect(await barriers(visitor, ANY), path).toEqual([]);
    }
    for (const game of GAMES) {
      await playNow(visitor, game);
      expect(await barriers(visitor, ANY), `the table of ${game}`).toEqual([]);
    }
    // What is not there is missed, and nothing else.
    expect(visitor.troubles.filter((trouble) => !trouble.includes("404"))).toEqual([]);
    await visitor.leave();
  });
}

/** What keeps somebody out of what is on screen, by day and by night. */
async function byDayAndNight(visitor: Visitor, what: string): Promise<void> {
  for (const theme of ["day", "night"]) {
    await visitor.page.evaluate((shown) => (document.documentElement.dataset["theme"] = shown), theme);
    expect(await barriers(visitor, ANY), `${what} by ${theme}`).toEqual([]);
  }
}

test("nobody is kept out before a game, after it, or where one cannot be played", async () => {
  const visitor = await stage.arrive();
  const { page } = visitor;
  await openTable(visitor, KEMET, 2, 0);
  await page.getByRole("heading", { name: "Who plays?" }).waitFor();
  await byDayAndNight(visitor, "the waiting room");
  await visitor.go("/games");
  await page.getByRole("link", { name: /Kemet/ }).first().waitFor();
  await byDayAndNight(visitor, "the list of games");

  await visitor.go("/new");
  await chooseGame(visitor, KEMET);
  await page.locator('input[name="players"][value="2"]').check({ force: true });
  await page.getByLabel("Hot seat").check();
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("main.curtain").waitFor();
  await byDayAndNight(visitor, "the curtain");

  for (const game of GAMES) {
    const [record = ""] = await stage.house.games(game, 1, "--players", "2", "--bots", "scribe");
    const path = await upload(visitor, record);
    await page.locator("#over-title").waitFor();
    await byDayAndNight(visitor, `the end of ${game}`);
    await visitor.go(`${path}?at=40`);
    await page.getByRole("region", { name: "Looking back" }).waitFor();
    await byDayAndNight(visitor, `the replay of ${game}`);
    await visitor.go(`${path}/analysis`);
    await page.getByRole("img", { name: "Chances of all players over the game" }).waitFor({ timeout: 120_000 });
    await byDayAndNight(visitor, `the analysis of ${game}`);
  }

  await playNow(visitor, ANKH);
  await unplayable(visitor, tableOf(visitor));
  await page.reload();
  await page.getByRole("link", { name: "Save the record" }).waitFor();
  await byDayAndNight(visitor, "a table that cannot be played on");
  await visitor.leave();
});

/** From here on the server says that it has other rules for a table. */
async function unplayable({ page }: Visitor, id: string): Promise<void> {
  const changed = (info: object) => ({ ...info, unplayable: { why: "other_rules", rules: 1 } });
  await page.route(`**/api/tables/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: changed((await response.json()) as object) });
  });
  await page.routeWebSocket(`**/api/tables/${id}/socket`, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; table: object };
      line.send(message.type === "table" ? JSON.stringify({ ...message, table: changed(message.table) }) : text);
    });
  });
}

test("on a phone nothing hangs over the edge", async () => {
  const visitor = await stage.arrive(PHONE);
  for (const path of PAGES) {
    await visitor.go(path);
    await visitor.page.locator("h1").first().waitFor();
    expect(await overhang(visitor), path).toBeLessThanOrEqual(0);
  }
  for (const game of GAMES) {
    await playNow(visitor, game);
    expect(await overhang(visitor), `the table of ${game}`).toBeLessThanOrEqual(0);
  }
  await visitor.leave();
});

test("a laptop shows the table without scrolling", async () => {
  const visitor = await stage.arrive();
  for (const game of GAMES) {
    await playNow(visitor, game);
    const below = await visitor.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(below, game).toBeLessThanOrEqual(0);
  }
  await visitor.leave();
});

test("the list of everything lies above the board", async () => {
  const visitor = await stage.arrive();
  await playNow(visitor, KEMET);
  await openList(visitor);
  const option = visitor.page.locator("li button[data-action]").first();
  await settled(visitor, () => option.click({ timeout: 3_000 }));
  await visitor.leave();
});

test("decisions are taken with the keyboard alone", async () => {
  const visitor = await stage.arrive();
  const { page } = visitor;
  await visitor.go("/");
  await chooseGame(visitor, KEMET);
  await tabTo(visitor, (focus) => focus.text.includes("Play now"));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/table/*");
  for (let decision = 0; decision < 6; decision += 1) {
    await expect.poll(() => mayAct(visitor), { timeout: 30_000 }).toBe(true);
    await page.keyboard.press("l");
    await tabTo(visitor, (focus) => focus.action && focus.listed);
    await settled(visitor, () => page.keyboard.press("Enter"));
  }
  expect(visitor.troubles).toEqual([]);
  await visitor.leave();
});

interface Focus {
  text: string;
  action: boolean;
  listed: boolean;
}

/** Goes on with the tabulator until something has the focus. */
async function tabTo({ page }: Visitor, wanted: (focus: Focus) => boolean): Promise<void> {
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      return {
        text: element?.textContent ?? "",
        action: element?.hasAttribute("data-action") ?? false,
        listed: element?.closest("li") !== null,
      };
    });
    if (wanted(focus)) return;
  }
  throw new Error("the tabulator never gets there");
}
