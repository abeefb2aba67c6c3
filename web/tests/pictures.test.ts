import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { View } from "../src/generated/kemet.ts";
import { expect, test } from "vitest";
import { ANKH, BATTLE as ANKH_BATTLE } from "./ankh.ts";
import { BATTLE, KEMET, playAlone, teamUp, untilAmonActs, viewOf } from "./kemet.ts";
import { mayAct, race, whoMayAct } from "./play.ts";
import { setStage, sitDown, upload } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const folder = process.env["ENNEAD_PICTURES"];

const stage = setStage(folder !== undefined);

const wide = { width: 1440, height: 900 };

/** The pictures of the README; only where a folder is named for them. */
test.skipIf(!folder)("pictures of the front page, the board, a battle and a phone", async () => {
  await mkdir(folder ?? ".", { recursive: true });
  const host = await stage.arrive(wide);
  const friend = await stage.arrive(wide);
  await host.go("/");
  await host.page.getByRole("button", { name: "Play now" }).waitFor();
  await take(host, "front");

  const path = await sitDown(host, [friend], KEMET);
  await Promise.all([race(host, "count", 220, 21), race(friend, "count", 220, 22)]);
  await expect.poll(() => host.latest().version === friend.latest().version, { timeout: 10_000 }).toBe(true);
  // The page shows what happened one thing after the other; a picture is of now.
  await Promise.all([host.go(path), friend.go(path)]);
  await take(await whoMayAct([host, friend]), "board");

  await friend.page.setViewportSize({ width: 390, height: 844 });
  await friend.go(path);
  await friend.page.locator("section.sheet").waitFor();
  await take(friend, "phone");
  await friend.page.setViewportSize(wide);

  await fairBattle(host, friend);
  const fighter = await whoMayAct([host, friend]);
  await fighter.page.getByRole("region", { name: "Battle", exact: true }).waitFor();
  await take(fighter, "battle");
  await host.leave();
  await friend.leave();
});

test.skipIf(!folder)("pictures of Ankh, its board and a battle", async () => {
  await mkdir(folder ?? ".", { recursive: true });
  const host = await stage.arrive(wide);
  const friend = await stage.arrive(wide);
  const path = await sitDown(host, [friend], ANKH, 1);
  await Promise.all([race(host, "count", 90, 31), race(friend, "count", 90, 32)]);
  await expect.poll(() => host.latest().version === friend.latest().version, { timeout: 10_000 }).toBe(true);
  await Promise.all([host.go(path), friend.go(path)]);
  await take(await whoMayAct([host, friend]), "ankh");
  await Promise.all([race(host, ANKH_BATTLE, undefined, 33), race(friend, ANKH_BATTLE, undefined, 34)]);
  const fighter = await whoMayAct([host, friend]);
  await fighter.page.getByRole("region", { name: "Battle", exact: true }).waitFor();
  await take(fighter, "ankh-battle");
  await host.leave();
  await friend.leave();
});

test.skipIf(!folder)("a picture of Amon telling what he does", async () => {
  await mkdir(folder ?? ".", { recursive: true });
  const person = await stage.arrive(wide);
  const { page } = person;
  await playAlone(person);
  await race(person, "acted", 60, 41);
  // Not every tale has a way to show.
  const aim = page.locator("[data-aim]");
  for (let tale = 0; tale < 12 && (await aim.count()) === 0; tale += 1) {
    await untilAmonActs(person, 50 + tale * 200);
    const next = page.locator("[data-tell-next]");
    while ((await next.count()) > 0 && (await aim.count()) === 0) await next.click();
  }
  await take(person, "solo");
  await person.leave();
});

test.skipIf(!folder)("a picture of two against two", async () => {
  await mkdir(folder ?? ".", { recursive: true });
  const person = await stage.arrive(wide);
  const path = await teamUp(person);
  await race(person, "count", 90, 61);
  for (let more = 0; more < 120 && !together(viewOf(person)); more += 1) await race(person, "acted", 1, 62 + more);
  await person.go(path);
  await expect.poll(() => mayAct(person), { timeout: 60_000 }).toBe(true);
  await take(person, "teams");
  await person.leave();
});

test.skipIf(!folder)("a picture of gods on the board", async () => {
  await mkdir(folder ?? ".", { recursive: true });
  const watcher = await stage.arrive(wide);
  const { record, at } = await godsTogether();
  await watcher.go(`${await upload(watcher, record)}?at=${at}`);
  await watcher.page.locator("g.god").first().waitFor();
  await take(watcher, "gods");
  await watcher.leave();
});

test.skipIf(!folder)("a picture of the board of 2012", async () => {
  await mkdir(folder ?? ".", { recursive: true });
  const host = await stage.arrive(wide);
  const friend = await stage.arrive(wide);
  const path = await sitDown(host, [friend], KEMET, 3, "first");
  await Promise.all([race(host, "count", 420, 71), race(friend, "count", 420, 72)]);
  await Promise.all([host.go(path), friend.go(path)]);
  await take(await whoMayAct([host, friend]), "first");
  await host.leave();
  await friend.leave();
});

/** A quiet moment of the day with troops of teammates on the board. */
function together({ night, battle, steps, players, teams }: View): boolean {
  const zones = teams.flatMap((team) => team.flatMap((seat) => (players[seat]?.troops ?? []).map(({ zone }) => zone)));
  return !night && battle === null && steps.at(-1) === "before_token" && zones.length - new Set(zones).size >= 2;
}

/** The moment of some game between bots with the most gods on the board and no battle over it. */
async function godsTogether(): Promise<{ record: string; at: number }> {
  let best = { record: "", at: 0, gods: 0 };
  for (const record of await stage.house.games(KEMET, 300, "--players", "3", "--gods-of-egypt", "--bots", "scribe")) {
    const { log = [] } = await stage.house.replay(record, "--events");
    const here = new Set<unknown>();
    for (const { action, events } of log) {
      for (const event of events as { what: string; seat?: number }[]) {
        if (event.what === "god_deployed") here.add(event.seat);
        if (event.what === "god_fell" || event.what === "god_returned") here.delete(event.seat);
      }
      if (here.size <= best.gods) continue;
      const { view } = await stage.house.replay(record, "--at", String(action));
      const { battle, players } = view as View;
      const gods = players.filter(({ figure }) => figure !== null && figure.zone !== null).length;
      if (battle === null && gods > best.gods) best = { record, at: action, gods };
    }
  }
  return best;
}

/** Goes from battle to battle until one is worth looking at; the last will do if none is. */
async function fairBattle(host: Visitor, friend: Visitor): Promise<void> {
  for (let battle = 0; battle < 25; battle += 1) {
    await Promise.all([race(host, BATTLE, undefined, 23 + battle), race(friend, BATTLE, undefined, 24 + battle)]);
    const units = unitsInBattle(viewOf(host));
    if (Math.min(...units) >= 2 && Math.abs(units[0] - units[1]) <= 1) return;
    const further = host.latest().count + 20;
    await Promise.all([race(host, "count", further, battle + 1), race(friend, "count", further, battle + 2)]);
  }
}

function unitsInBattle({ battle, players }: View): [number, number] {
  const units = (seat?: number) => players.find((player) => player.seat === seat)?.troops.find(({ zone }) => zone === battle?.zone)?.units ?? 0;
  return [units(battle?.attacker.seat), units(battle?.defender.seat)];
}

async function take({ page }: Visitor, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(folder ?? ".", `${name}.png`) });
}
