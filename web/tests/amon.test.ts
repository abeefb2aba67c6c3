import { expect, test } from "vitest";
import type { Event, View } from "../src/generated/kemet.ts";
import { barriers, overhang } from "./barriers.ts";
import { playAlone, SECRETS, untilAmonActs, viewOf } from "./kemet.ts";
import { mayAct } from "./play.ts";
import { leaks } from "./secrets.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage();

/** What Amon did in each update so far that told of him. */
function doings(visitor: Visitor): Event[][] {
  return visitor
    .updates()
    .map(({ entries }) => entries.flatMap(({ kind }) => (kind.type === "acted" ? (kind.events as Event[]) : [])))
    .filter((events) => events.some((event) => event.what === "amon" && /_drawn$/.test(event.story.did) && event.story.did !== "plunder_drawn"));
}

test("alone against Amon: what he does is told click by click, and then all at once", async () => {
  const person = await stage.arrive({ width: 1280, height: 800 });
  const { page } = person;
  await playAlone(person);

  await untilAmonActs(person, 7);
  // While he is told of, nothing is asked, and the board shows how it was.
  expect(await mayAct(person)).toBe(false);
  expect(await barriers(person), "Amon is told of").toEqual([]);
  const teller = page.getByRole("region", { name: "What Amon does" });
  // A tale of one step is over with the first key.
  const at = async () => (await teller.locator(".count").allTextContents()).join();
  const first = await at();
  await page.keyboard.press("Space");
  await expect.poll(at).not.toBe(first);
  for (let step = 0; step < 60 && (await teller.count()) > 0; step += 1) await page.locator("[data-tell-next]").click();
  expect(await teller.count()).toBe(0);
  await expect.poll(() => mayAct(person), { timeout: 15_000 }).toBe(true);
  for (const tab of ["Tiles", "Amon"]) {
    await page.getByRole("tab", { name: tab }).click();
    expect(await barriers(person), tab).toEqual([]);
  }
  expect(await overhang(person)).toBeLessThanOrEqual(0);
  // All of it is in the log.
  await page.getByRole("tab", { name: "Log" }).click();
  await expect.poll(() => page.getByText(/^(An event:|A disaster,)/).count()).toBeGreaterThan(0);

  await untilAmonActs(person, 500);
  const all = page.locator("[data-tell-all]");
  if ((await all.count()) > 0) await all.click();
  else await page.locator("[data-tell-next]").click();
  await expect.poll(() => teller.count()).toBe(0);
  expect(doings(person).length).toBeGreaterThanOrEqual(2);

  // Nobody is told what lies in his decks: only how many cards are left, and which were seen.
  for (const { view } of person.updates()) {
    const { amon } = view as View;
    if (amon === null) continue;
    const known = Object.entries(amon).filter(([, value]) => Array.isArray(value));
    expect(known.map(([name]) => name).sort()).toEqual(["action_discards", "conditions", "disasters", "grids", "plunder_discards", "seen_events", "troops"]);
    expect(amon.event_deck).toBe(amon.events_left + amon.disasters_left);
  }
  const drawn = doings(person).flat().flatMap((event) => (event.what === "amon" && event.story.did === "event_drawn" ? [event.story.card] : []));
  // Every socket was told of it again.
  expect([...(viewOf(person).amon?.seen_events ?? [])].sort()).toEqual([...new Set(drawn)].sort());
  expect(leaks(person.received, [0], SECRETS)).toEqual([]);
  expect(person.troubles).toEqual([]);
  await person.leave();
});
