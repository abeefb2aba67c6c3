import { expect, test } from "vitest";
import { ANKH } from "./ankh.ts";
import { barriers, overhang } from "./barriers.ts";
import { KEMET } from "./kemet.ts";
import { mayAct, openList, settled } from "./play.ts";
import { chooseGame, playNow, setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const GAMES = [KEMET, ANKH];
const PHONE = { width: 390, height: 844 };

const stage = setStage();

for (const theme of ["day", "night"] as const) {
  test(`nobody is kept out of the pages and the table by ${theme}`, async () => {
    const visitor = await stage.arrive({ theme });
    for (const path of ["/", "/new", "/games", "/learn", "/account", "/about", "/ours"]) {
      await visitor.go(path);
      await visitor.page.locator("h1").first().waitFor();
      expect(await barriers(visitor), path).toEqual([]);
    }
    for (const game of GAMES) {
      await playNow(visitor, game);
      expect(await barriers(visitor), `the table of ${game}`).toEqual([]);
    }
    expect(visitor.troubles).toEqual([]);
    await visitor.leave();
  });
}

test("on a phone nothing hangs over the edge", async () => {
  const visitor = await stage.arrive(PHONE);
  for (const path of ["/", "/new", "/games", "/learn", "/account", "/about", "/ours", "/upload"]) {
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
