import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Visitor } from "./visitor.ts";

const GRAVE = ["serious", "critical"];
/** Also what only makes it harder. */
export const ANY = ["minor", "moderate", ...GRAVE];
const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What keeps somebody out, in a few words each. */
export async function barriers({ page }: Visitor, impacts: readonly string[] = GRAVE): Promise<string[]> {
  // Colours still on their way from one theme to the other are nobody's.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((one) => one instanceof CSSTransition && one.finished)));
  await page.evaluate(await readFile(AXE, "utf8"));
  return page.evaluate(async (wanted) => {
    interface Violation {
      id: string;
      impact: string;
      nodes: { html: string; failureSummary?: string }[];
    }
    const { violations } = await (globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run();
    return violations
      .filter(({ impact }) => wanted.includes(impact))
      .flatMap(({ id, nodes }) => nodes.slice(0, 4).map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`));
  }, impacts);
}

/** How far the page is wider than its window. */
export function overhang({ page }: Visitor): Promise<number> {
  return page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth);
}
