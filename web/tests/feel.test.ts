import { expect, test } from "vitest";
import { KEMET } from "./kemet.ts";
import { openTable, playNow, setStage } from "./stage.ts";

const stage = setStage();

test("who waits is asked for a name, invites by a code, and talks", async () => {
  const [host, friend] = await Promise.all([stage.arrive(), stage.arrive({ width: 390, height: 844 })]);
  const path = await openTable(host, KEMET, 2, 0);
  await host.page.getByRole("button", { name: "Show a QR code" }).click();
  await host.page.getByRole("img", { name: /^QR code of http/ }).waitFor();
  await friend.go(path);
  await friend.page.getByLabel("What shall the others call you?").fill("Nefertari");
  await friend.page.getByRole("button", { name: "Save" }).click();
  await friend.page.getByRole("button", { name: "Sit here" }).click();
  await friend.page.getByPlaceholder("Say something").fill("Here I am.");
  await friend.page.getByRole("button", { name: "Send" }).click();
  await host.page.getByText("Here I am.").waitFor();
  await host.page.getByRole("listitem").filter({ hasText: "Nefertari" }).first().waitFor();
  // Who has said it once is not asked again.
  expect(await friend.page.getByLabel("What shall the others call you?").count()).toBe(0);
  expect([...host.troubles, ...friend.troubles]).toEqual([]);
  await Promise.all([host.leave(), friend.leave()]);
});

test("the tab calls whose turn it is, and ? says what the signs mean", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await playNow(person, KEMET);
  await expect.poll(() => page.title()).toContain("Your turn");
  expect(await page.locator('link[rel="icon"]').getAttribute("href")).toBe("/favicon-turn.svg");
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Help" });
  await help.getByText("Prayer points (PP)").waitFor();
  await help.getByRole("tab", { name: "Keys" }).click();
  await help.getByText("Esc").first().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => help.count()).toBe(0);
  expect(person.troubles).toEqual([]);
  await person.leave();
});

test("a lesson lights what it waits for, and nothing lies over it", async () => {
  const learner = await stage.arrive();
  const { page } = learner;
  await learner.go("/learn");
  await page.getByRole("region", { name: "Kemet", exact: true }).getByRole("button").click();
  await page.getByRole("button", { name: "Go on" }).click();
  const ring = page.locator("svg.spotlight .ring").first();
  await ring.waitFor();
  const reached = await ring.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-action], [data-place]") !== null;
  });
  expect(reached).toBe(true);
  await page.getByText(/^Step 1 of \d+$/).waitFor();
  expect(learner.troubles).toEqual([]);
  await learner.leave();
});
