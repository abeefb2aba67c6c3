import { expect, test } from "vitest";
import { SECRETS, teamUp, viewOf } from "./kemet.ts";
import { chanceFrom, clickPlace, mayAct, myTurn, race, takeSomething } from "./play.ts";
import { leaks } from "./secrets.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage();
const CLICKS = 18;

/** Places with units of more than one player on one side. */
function mixed(person: Visitor): string[] {
  const { players, teams } = viewOf(person);
  return teams.flatMap((team) => {
    const zones = team.flatMap((seat) => (players[seat]?.troops ?? []).filter(({ units }) => units > 0).map(({ zone }) => zone));
    return [...new Set(zones.filter((zone, index) => zones.indexOf(zone) !== index))];
  });
}

test.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])("one person plays two against two with bots, and nobody's cards are told, at $width by $height", async (size) => {
  const person = await stage.arrive(size);
  const { page } = person;
  await teamUp(person);

  // Past the setup, where every district has a guest: troops of two are one piece with the units of both.
  while (viewOf(person).round === 0) await race(person, "acted", 1, 5);
  await expect.poll(() => mixed(person).length, { timeout: 30_000 }).toBeGreaterThan(0);
  await expect.poll(() => page.locator("g.troop .total").count(), { timeout: 15_000 }).toBe(mixed(person).length);
  const [zone] = mixed(person);
  expect(await page.locator(`[data-place="${zone}"]`).getAttribute("aria-label")).toMatch(/together \d of 5 units/);

  // Both teams are told apart, and so is what they have.
  expect(viewOf(person).teams).toHaveLength(2);
  expect(viewOf(person).agreed.goal).toBe(12);

  // A few decisions by touch and keyboard, the rest by chance.
  const chance = chanceFrom(3);
  for (let click = 0; click < CLICKS; click += 1) {
    if (!(await myTurn(person, 120_000))) break;
    const before = person.latest().version;
    if (click % 2 === 0) await clickPlace(person);
    await page.keyboard.press("Escape");
    if (person.latest().version === before && (await mayAct(person))) await takeSomething(person, chance);
  }
  await race(person, "acted", 80, 9);

  // What I was told holds no secret of the others, my teammate not excepted.
  expect(leaks(person.received, [0], SECRETS)).toEqual([]);
  expect(person.troubles).toEqual([]);
  await person.leave();
});
