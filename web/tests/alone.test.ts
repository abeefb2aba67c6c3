import { expect, test } from "vitest";
import { KEMET, SECRETS } from "./kemet.ts";
import { mayAct, race, takeSomething } from "./play.ts";
import { leaks } from "./secrets.ts";
import { chooseGame, playNow, setStage } from "./stage.ts";

const stage = setStage();

test("at a hot seat a curtain hides each hand until its owner lifts it", async () => {
  const people = await stage.arrive();
  const { page } = people;
  await people.go("/new");
  await chooseGame(people, KEMET);
  await page.locator('input[name="players"][value="2"]').check({ force: true });
  await page.getByLabel("Hot seat").check();
  await page.getByRole("textbox", { name: "Name of the player" }).nth(0).fill("Isis");
  await page.getByRole("textbox", { name: "Name of the player" }).nth(1).fill("Seth");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator("main.curtain").waitFor();
  // Nothing secret has come so far, and nothing is drawn behind the curtain.
  expect(leaks(people.received, [], SECRETS)).toEqual([]);
  expect(await page.locator("[data-place], section.prompt").count()).toBe(0);
  const names = new Set<string>();
  for (let turn = 0; turn < 12 && names.size < 2; turn += 1) {
    const lift = page.locator("main.curtain button");
    if ((await lift.count()) > 0) {
      names.add((await lift.textContent()) ?? "");
      await lift.click();
      await page.locator("section.prompt").first().waitFor();
    }
    await expect.poll(() => mayAct(people), { timeout: 10_000 }).toBe(true);
    await takeSomething(people, () => 0);
    await page.waitForTimeout(200);
  }
  expect([...names].sort()).toEqual(["I am Isis", "I am Seth"]);
  expect(people.troubles).toEqual([]);
  await people.leave();
});

test("play now: one click from the front page to a decision", async () => {
  const person = await stage.arrive();
  await playNow(person, KEMET);
  expect(person.troubles).toEqual([]);
  await person.leave();
});

test("names in the log light up the board", async () => {
  const person = await stage.arrive();
  const { page } = person;
  await playNow(person, KEMET);
  await race(person, "count", 30);
  // Whoever hovers wants the line to stay where it is.
  await expect.poll(() => mayAct(person), { timeout: 30_000 }).toBe(true);
  await page.getByRole("tab", { name: "Log" }).click();
  const lit = page.locator(".lit > [data-place]");
  expect(await lit.count()).toBe(0);
  // Everybody has a city, and so something to light up.
  await page.locator('[role=tabpanel] .chip[data-kind="seat"]').last().hover();
  await expect.poll(() => lit.count()).toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  await expect.poll(() => lit.count()).toBe(0);
  await person.leave();
});
