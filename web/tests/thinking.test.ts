import { expect, test } from "vitest";
import { barriers, overhang } from "./barriers.ts";
import { KEMET, SECRETS } from "./kemet.ts";
import { race, settled } from "./play.ts";
import { leaks } from "./secrets.ts";
import { chooseGame, setStage } from "./stage.ts";

const stage = setStage();

test("a hint is asked for, taken with a key, and the game is read again afterwards", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await person.go("/");
  await chooseGame(person, KEMET);
  await page.getByText("Scribe", { exact: true }).click();
  await page.getByRole("button", { name: "Play now" }).click();

  const hint = page.getByRole("button", { name: "Hint", exact: true });
  await hint.waitFor({ timeout: 30_000 });
  await page.keyboard.press("h");
  const advice = page.getByRole("region", { name: "What a bot would do" });
  const take = advice.getByRole("button", { name: "Do it", exact: true }).first();
  await take.waitFor({ timeout: 15_000 });
  expect(await advice.innerText()).toMatch(/\d+ %/);
  await expect.poll(() => take.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await barriers(person), "the hint").toEqual([]);
  await advice.getByText("Scribe", { exact: true }).click();
  await take.waitFor({ timeout: 15_000 });
  const before = person.latest().version;
  await settled(person, () => take.press("Enter"));
  expect(person.latest().version).toBeGreaterThan(before);

  // The bot was shown what this seat sees, and told no more than that.
  expect(leaks(person.received, [0], SECRETS)).toEqual([]);

  await race(person, "over");
  await page.locator("#over-title").waitFor({ timeout: 60_000 });
  // With the keyboard: the last battle may still lie over the score.
  await page.getByRole("link", { name: "How the chances went" }).first().press("Enter");
  await page.getByRole("img", { name: "Chances of all players over the game" }).waitFor({ timeout: 120_000 });
  expect(await barriers(person), "the analysis").toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  // The plot takes its new width in a moment.
  await expect.poll(() => overhang(person)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1366, height: 768 });
  const cursor = page.getByRole("slider", { name: "Moment of the game" });
  await cursor.focus();
  await page.keyboard.press("Home");
  await expect.poll(() => cursor.getAttribute("aria-valuetext")).toMatch(/^Action 0 of \d+: .*%/);
  await page.getByText("The numbers").click();
  expect(await page.getByRole("row").count()).toBeGreaterThan(3);
  await page.getByRole("link", { name: "Show this moment" }).nth(1).click();
  await page.getByRole("region", { name: "Looking back" }).waitFor({ timeout: 20_000 });
  expect(await page.locator("#over-title").count()).toBe(0);
  expect(person.troubles).toEqual([]);
  await person.leave();
});
