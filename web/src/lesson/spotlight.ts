import { selectorsOf } from "../play/advice.ts";
import type { ParsedOffer } from "$lib/notation.ts";

/** A rectangle on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** It is what the lesson waits for, and wears a ring. */
  readonly target: boolean;
}

/** What the lesson waits for, wherever it stands: in a lesson nothing else can be chosen. */
export function targetsOf(offers: readonly ParsedOffer[], marked: readonly string[]): string[] {
  return [...offers.flatMap((offer) => selectorsOf(offer, marked)), ".choosable > [data-place]", "[data-confirm]", "[data-share]", ".expected"];
}

/** What stays bright beside it: what is said, what is asked, and whatever lies over the board. */
const BRIGHT = ["[data-lesson]", "section.prompt", "section.battle", "[data-bright]"] as const;
const ASIDE = "[data-battle-place]";
const AROUND = 6;
/** What is larger than this share of the window needs no light of its own. */
const WHOLE = 0.6;

/** Where the light falls now; nothing where the target is not in sight, for then nothing may be dark. */
export function spotsNow(targets: readonly string[]): Spot[] {
  // What lies under a battle is lit once the battle has stepped aside.
  const spots = boxes(document.querySelector(ASIDE) === null ? targets : [ASIDE], true, AROUND);
  return spots.length === 0 ? [] : [...spots, ...boxes(BRIGHT, false, 0)];
}

function boxes(selectors: readonly string[], target: boolean, around: number): Spot[] {
  return [...document.querySelectorAll(selectors.join(", "))].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [Math.max(0, left - around), Math.max(0, top - around)];
    const [width, height] = [Math.min(innerWidth, right + around) - x, Math.min(innerHeight, bottom + around) - y];
    const seen = right > left && bottom > top && width > 2 * around && height > 2 * around && isShown(element);
    return seen && (!target || width * height < WHOLE * innerWidth * innerHeight) ? [{ x, y, width, height, target }] : [];
  });
}

/** Some things are there twice, for a phone and for a desk, and one of them is hidden. */
function isShown(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

const ROUND = 10;

/** The outline of a spot. */
export function outlineOf({ x, y, width, height }: Spot): string {
  const r = Math.min(ROUND, width / 2, height / 2);
  return `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
