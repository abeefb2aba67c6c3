/** What an eye would complain about on a page, as far as geometry tells: measured in the page itself. */
import type { Visitor } from "./visitor.ts";

/** Nothing that is read may be smaller, in pixels on the screen. */
const LEAST_LETTERS = 10;

/** What is wrong with how the page looks now, in words for whoever reads the failed test. Where the whole page `scrolls`, what lies below is found. */
export function complaints(visitor: Visitor, scrolls = false): Promise<string[]> {
  return visitor.page.evaluate(({ least, scrolls: mayScroll }) => {
    const said = new Set<string>();
    const named = (element: Element): string => {
      const place = element.closest("[aria-label], [class]");
      return `${element.tagName.toLowerCase()}.${(element.getAttribute("class") ?? "").split(" ")[0]} in ${place?.getAttribute("aria-label") ?? place?.getAttribute("class") ?? "the page"}`;
    };
    const brief = (text: string): string => `“${text.trim().replace(/\s+/g, " ").slice(0, 32)}”`;
    const board = document.querySelector(".board-frame");
    /** Whoever looks at a part of the board has chosen what to see. */
    const wholeBoard = board?.querySelector<HTMLButtonElement>(".controls button:nth-child(2)")?.disabled ?? false;

    /** Hidden from the eye on purpose, as words for a screen reader are. */
    function isHidden(element: Element): boolean {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (one.matches(".skip")) return true;
        if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0" || style.clipPath.startsWith("inset(50%")) return true;
        if (one instanceof HTMLDetailsElement && !one.open && !element.closest("summary")) return true;
      }
      return false;
    }

    /** How much larger the element is drawn than its style says. */
    function scaleOf(element: Element): number {
      if (element instanceof SVGGraphicsElement) return Math.abs(element.getScreenCTM()?.a ?? 1);
      if (!(element instanceof HTMLElement) || element.offsetWidth === 0) return 1;
      return element.getBoundingClientRect().width / element.offsetWidth;
    }

    /** What is seen of a box, given what clips it; nothing where it was scrolled away. */
    function seen(element: Element, box: DOMRect): { cut: boolean; away: boolean } {
      let cut = false;
      const sides = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
      for (let one = element instanceof SVGElement ? (element.closest("svg")?.parentElement ?? null) : element.closest("*"); one; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const frame = one.getBoundingClientRect();
        const scrolls = (value: string): boolean => value === "auto" || value === "scroll";
        const clips = (value: string): boolean => value !== "visible" && !scrolls(value);
        if (scrolls(overflowX) || scrolls(overflowY)) {
          const beyond = sides.right <= frame.left + 1 || sides.left >= frame.right - 1 || sides.bottom <= frame.top + 1 || sides.top >= frame.bottom - 1;
          if (beyond) return { cut: false, away: true };
          // What scrolls up and down may still not be cut at its sides.
          if (scrolls(overflowY) && !scrolls(overflowX) && (sides.left < frame.left - 1 || sides.right > frame.right + 1)) cut = true;
          // The rest of it is a matter of scrolling.
          sides.top = Math.max(sides.top, frame.top);
          sides.bottom = Math.min(sides.bottom, frame.bottom);
          if (scrolls(overflowX)) {
            sides.left = Math.max(sides.left, frame.left);
            sides.right = Math.min(sides.right, frame.right);
          }
        }
        if (clips(overflowX) && (sides.left < frame.left - 1 || sides.right > frame.right + 1)) cut = true;
        if (clips(overflowY) && (sides.top < frame.top - 2 || sides.bottom > frame.bottom + 2)) cut = true;
        // What is fixed to the window is cut by nothing around it.
        if (getComputedStyle(one).position === "fixed") break;
      }
      const below = sides.top < -1 || sides.bottom > innerHeight + 1;
      const outside = sides.left < -1 || sides.right > innerWidth + 1 || (below && !mayScroll);
      return { cut: cut || outside, away: false };
    }

    const labels: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? "";
      if (!element || text.trim() === "" || /^(SCRIPT|STYLE|OPTION|TITLE)$/i.test(element.tagName)) continue;
      const onBoard = element instanceof SVGElement && board?.contains(element) === true;
      if (onBoard && !wholeBoard) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = element instanceof SVGElement ? element.getBoundingClientRect() : range.getBoundingClientRect();
      if (box.width === 0 || box.height === 0 || isHidden(element)) continue;
      const { cut, away } = seen(element, box);
      if (away) continue;
      const letters = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      if (letters < least - 0.05) said.add(`${letters.toFixed(1)} px: ${brief(text)}, ${named(element)}`);
      // What ends in an ellipsis and tells the rest when asked is a long name.
      const told = element.closest("[title]") !== null && getComputedStyle(element).textOverflow === "ellipsis";
      if (cut && !told) said.add(`cut off: ${brief(text)}, ${named(element)}`);
      if (onBoard && element.matches(".label")) labels.push({ text, box });
    }

    for (const [at, one] of labels.entries())
      for (const other of labels.slice(at + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The box of a line of letters is higher than the letters.
        if (across > 2 && down > 5) said.add(`one over the other: ${brief(one.text)} and ${brief(other.text)}`);
      }

    // A war council that covers a phone asks itself.
    const council = document.querySelector("section.battle [data-council-ready]") !== null;
    for (const prompt of council ? [] : document.querySelectorAll("section.prompt"))
      for (const part of prompt.querySelectorAll("button, .words > span")) {
        const box = part.getBoundingClientRect();
        if (box.width === 0 || isHidden(part)) continue;
        for (const [x, y] of [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]] as const) {
          const there = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
          if (!there || !prompt.contains(there)) said.add(`covered: ${brief(part.textContent || part.getAttribute("aria-label") || "")} by ${there ? named(there) : "the end of the window"}`);
        }
      }

    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (element instanceof SVGElement) continue;
      const { borderTopLeftRadius, borderTopWidth, backgroundColor, display } = getComputedStyle(element);
      if (borderTopLeftRadius !== "50%" || (borderTopWidth === "0px" && backgroundColor === "rgba(0, 0, 0, 0)") || display === "inline") continue;
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && Math.abs(width - height) > 1 && !isHidden(element)) said.add(`not round: ${width.toFixed(0)} × ${height.toFixed(0)}, ${named(element)}`);
    }
    return [...said];
  }, { least: LEAST_LETTERS, scrolls });
}

/** How much of the window the board has: of its height, and of all of it. */
export function shareOfBoard({ page }: Visitor): Promise<{ height: number; area: number }> {
  return page.locator(".board-frame").evaluate((frame) => {
    const { width, height } = frame.getBoundingClientRect();
    return { height: height / innerHeight, area: (width * height) / (innerWidth * innerHeight) };
  });
}
