/** Every lesson, as its light leads through it: what is lit is clicked, and nothing else is known. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ANKH, SECRETS as ANKH_SECRETS } from "./ankh.ts";
import { KEMET, SECRETS } from "./kemet.ts";
import { learn } from "./play.ts";
import { leaks } from "./secrets.ts";
import { setStage } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage();
/** A folder for a picture of each step. */
const folder = process.env["ENNEAD_LESSONS"];

const LESSONS: { game: string; title: string; start: string; steps: number; width: number; height: number }[] = [
  { game: KEMET, title: "Kemet", start: "Start the first game", steps: 5, width: 1366, height: 768 },
  { game: KEMET, title: "Kemet: alone against Amon", start: "Start the solo game", steps: 15, width: 1366, height: 768 },
  { game: KEMET, title: "Kemet: teams", start: "Start with a teammate", steps: 10, width: 1280, height: 720 },
  { game: KEMET, title: "Kemet: Gods of Egypt", start: "Let a god rise", steps: 15, width: 1440, height: 900 },
  { game: KEMET, title: "Kemet: Blood and Sand (2021)", start: "Start the game of 2021", steps: 8, width: 390, height: 844 },
  { game: KEMET, title: "Kemet of 2012", start: "Start the game of 2012", steps: 6, width: 1024, height: 768 },
  { game: ANKH, title: "Ankh", start: "Start the first game", steps: 12, width: 1366, height: 768 },
];

test.each(LESSONS)("$title teaches by playing, to its last step", async ({ game, title, start, steps, ...size }) => {
  const learner = await stage.arrive(size);
  expect(await learn(learner, title, start, picture(learner, title))).toBeGreaterThan(steps);
  expect(leaks(learner.received, [0], game === ANKH ? ANKH_SECRETS : SECRETS)).toEqual([]);
  expect(learner.troubles).toEqual([]);
  await learner.leave();
});

function picture({ page }: Visitor, title: string): (() => Promise<void>) | undefined {
  if (!folder) return undefined;
  let taken = 0;
  return async () => {
    await mkdir(folder, { recursive: true });
    taken += 1;
    await page.screenshot({ path: join(folder, `${title.replace(/\W+/g, "-")}-${String(taken).padStart(2, "0")}.png`) });
  };
}
