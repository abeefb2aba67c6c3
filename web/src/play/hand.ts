/** The same card several times is one pile with a number. */
export interface Pile<T extends string = string> {
  card: T;
  count: number;
}

export function piles<T extends string>(cards: readonly T[]): Pile<T>[] {
  const counts = new Map<T, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Columns of a hand: where there are many, they overlap; the last one is seen whole. */
export function fan(count: number): string {
  return count > 1 ? `repeat(${count - 1}, minmax(1.6rem, max-content)) max-content` : "max-content";
}
