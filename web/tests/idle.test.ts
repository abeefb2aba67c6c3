import { expect, test } from "vitest";
import { KEMET } from "./kemet.ts";
import { setStage, sitDown } from "./stage.ts";
import type { Visitor } from "./visitor.ts";

const stage = setStage(true, "--idle-after", "2");

const line = ({ page }: Visitor) => page.getByText(/has not moved for/);
const warning = ({ page }: Visitor) => page.getByText("Are you there?");

test("who does not move is warned, stays by a click, and else a bot plays on until they take their seat back", async () => {
  const visitors = [await stage.arrive(), await stage.arrive(), await stage.arrive()];
  const [host, ...friends] = visitors as [Visitor, ...Visitor[]];
  await sitDown(host, friends, KEMET);
  // The line is shown to those who wait, not to the one it is about.
  await expect.poll(async () => (await Promise.all(visitors.map((one) => line(one).count()))).filter((count) => count > 0).length, { timeout: 20_000 }).toBe(2);
  const shown = await Promise.all(visitors.map((one) => line(one).count()));
  const idle = visitors[shown.indexOf(0)] as Visitor;
  const others = visitors.filter((one) => one !== idle);

  const agree = async () => {
    for (const { page } of others) await page.getByRole("button", { name: "Let a bot play on" }).click({ timeout: 20_000 });
    await warning(idle).waitFor();
  };
  await agree();
  await idle.page.getByRole("button", { name: "I am here" }).click();
  await warning(idle).waitFor({ state: "detached" });

  await agree();
  // Nothing is touched: after the warning a bot plays.
  const back = idle.page.getByRole("button", { name: "Take my seat back" });
  await back.waitFor({ timeout: 40_000 });
  await back.click();
  await back.waitFor({ state: "detached" });
});
