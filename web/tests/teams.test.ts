import { expect, test } from "vitest";
import { KEMET } from "./kemet.ts";
import { chooseGame, setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage();

/** Seats 1 and 3 play against 2 and 4, the last of which is a bot. */
async function twoAgainstTwo(host: Visitor, enemy: Visitor, mate: Visitor): Promise<string> {
  const { page } = host;
  await host.go("/new");
  await chooseGame(host, KEMET);
  await page.locator('input[name="mode"][value="teams"]').check({ force: true });
  // The button that opens the table may lie over it.
  await page.locator('input[name="seat-3"]').nth(2).evaluate((radio: HTMLInputElement) => radio.click());
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL("**/table/*");
  const path = new URL(page.url()).pathname;
  for (const friend of [enemy, mate]) {
    await friend.go(path);
    await friend.page.getByRole("button", { name: "Sit here" }).first().click();
    await friend.page.getByRole("button", { name: "Leave", exact: true }).first().waitFor();
  }
  const start = page.getByRole("button", { name: "Start the game" });
  await expect.poll(() => start.isEnabled()).toBe(true);
  await start.click();
  await Promise.all([host, enemy, mate].map((one) => one.page.locator("section.prompt").first().waitFor()));
  return path;
}

/** What a page was told beside the game itself: with each update comes one word of the own team, if there is one. */
function beside(visitor: Visitor): Record<string, number> {
  const count = (kind: string) => visitor.messages().filter(({ type }) => type === kind).length;
  const team = count("team");
  return { chat: count("chat"), point: count("point"), team: team === 0 ? 0 : team - count("update") };
}

test("teammates talk, point and show cards, and nobody else can tell", async () => {
  const [host, enemy, mate, onlooker] = [await stage.arrive(), await stage.arrive(), await stage.arrive({ width: 390, height: 844 }), await stage.arrive()];
  const path = await twoAgainstTwo(host, enemy, mate);
  await onlooker.go(path);
  await onlooker.page.locator("[data-place]").first().waitFor();
  const before = [beside(enemy), beside(onlooker)];

  // Talk: the enemy's page has not even a second room with something in it.
  await host.page.getByRole("tab", { name: "Chat" }).click();
  await host.page.getByRole("button", { name: "My team" }).click();
  await host.page.getByText("Only your team reads this").waitFor();
  await host.page.getByRole("textbox", { name: "To your team" }).fill("to the west");
  await host.page.getByRole("button", { name: "Send" }).click();
  await host.page.getByText("to the west").waitFor();
  const tab = mate.page.getByRole("tab", { name: "Chat" });
  await expect.poll(() => tab.textContent()).toContain("1");
  await tab.click();
  await mate.page.getByRole("button", { name: "My team" }).click();
  await mate.page.getByText("to the west").waitFor();

  // Pointing, with the keyboard; the mate sees a ring and is told.
  const zone = host.page.locator("[data-place]").first();
  const place = await zone.getAttribute("data-place");
  await zone.press("p");
  await mate.page.locator(`[data-pointed="${place}"]`).waitFor({ state: "attached" });
  expect(await mate.page.locator("[data-pointed-out]").textContent()).toContain("points at");
  await expect.poll(() => mate.page.locator("[data-pointed]").count(), { timeout: 10_000 }).toBe(0);
  // And by the menu: the next tap points and chooses nothing.
  await host.page.getByRole("button", { name: "Menu" }).click();
  await host.page.getByRole("button", { name: "Point at something for my team" }).click();
  await host.page.getByText("Choose what to point at").waitFor();
  await host.page.locator("[data-place]").nth(3).click({ force: true });
  await mate.page.locator("[data-pointed]").first().waitFor({ state: "attached" });
  expect(await host.page.getByText("Choose what to point at").count()).toBe(0);

  // Cards: shown, kept up to date after a lost line, and gone again.
  await mate.page.getByRole("tab", { name: "Cards" }).click();
  await mate.page.getByRole("switch", { name: "Show to my team" }).click();
  await mate.page.getByRole("switch", { name: "Shown to my team" }).waitFor();
  const opened = host.page.locator("aside.players button.shows");
  await opened.waitFor();
  await opened.click();
  const shown = host.page.getByRole("region", { name: "Shown to you" });
  await shown.waitFor();
  expect(await shown.locator("li").count()).toBeGreaterThan(6);
  const told = () => host.messages().filter((message) => message.type === "team" && message.team.hands.length > 0).length;
  const often = told();
  await host.loseNetwork(true);
  await host.loseNetwork(false);
  await expect.poll(told, { timeout: 30_000 }).toBeGreaterThan(often);
  await opened.waitFor();
  await mate.page.getByRole("switch", { name: "Shown to my team" }).click();
  await expect.poll(() => opened.count(), { timeout: 10_000 }).toBe(0);
  expect(await shown.count()).toBe(0);

  // The others were sent nothing at all by any of it, and have nothing to press.
  expect([beside(enemy), beside(onlooker)]).toEqual(before);
  expect(enemy.received.some(({ text }) => text.includes("to the west"))).toBe(false);
  expect(onlooker.messages().some(({ type }) => type === "team" || type === "point")).toBe(false);
  await onlooker.page.getByRole("tab", { name: "Chat" }).click();
  expect(await onlooker.page.getByRole("button", { name: "My team" }).count()).toBe(0);
  for (const visitor of [host, enemy, mate, onlooker]) {
    expect(visitor.troubles).toEqual([]);
    await visitor.leave();
  }
});

test("solo: one click from the front page to a table of one", async () => {
  const person = await stage.arrive();
  await person.go("/");
  await person.page.getByRole("button", { name: "Solo against Amon" }).click();
  await person.page.waitForURL("**/table/*");
  await expect.poll(() => person.messages().some(({ type }) => type === "update"), { timeout: 30_000 }).toBe(true);
  expect(person.troubles).toEqual([]);
  await person.leave();
});
