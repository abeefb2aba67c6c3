/** Where a card goes that explains something, so that it covers nothing one needs. */

const GAP = 8;

export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}
export interface Spot {
  left: number;
  top: number;
}

const within = (value: number, most: number) => Math.min(Math.max(GAP, value), Math.max(GAP, most - GAP));

/** How much of a card here would cover one of these. */
function covered({ left, top }: Spot, { width, height }: Size, other: Edges): number {
  const across = Math.min(left + width, other.right) - Math.max(left, other.left);
  const down = Math.min(top + height, other.bottom) - Math.max(top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** Below what it explains, above it, or beside it: the first that covers neither it nor what must be kept clear. */
export function placeFor(card: Size, anchor: Edges, window: Size, clear: readonly Edges[]): Spot {
  const across = within((anchor.left + anchor.right - card.width) / 2, window.width - card.width);
  const down = within((anchor.top + anchor.bottom - card.height) / 2, window.height - card.height);
  const fit = (spot: Spot): Spot => ({ left: within(spot.left, window.width - card.width), top: within(spot.top, window.height - card.height) });
  const spots = [
    { left: across, top: anchor.bottom + GAP },
    { left: across, top: anchor.top - card.height - GAP },
    { left: anchor.right + GAP, top: down },
    { left: anchor.left - card.width - GAP, top: down },
  ].map(fit);
  const covers = (spot: Spot) => [anchor, ...clear].reduce((sum, other) => sum + covered(spot, card, other), 0);
  return spots.reduce((best, spot) => (covers(spot) < covers(best) ? spot : best));
}
