import type { SeatWish } from "./wire.ts";

/** Who shall sit somewhere: me, whoever comes by link, or a bot by its name. */
export type Sitter = "me" | "open" | `bot-${string}`;

/** Where I sat I sit again, else on the first seat; bots take the others. */
export function firstSitters(seats: number, mine: readonly number[], bot: string): Sitter[] {
  const me = mine[0] ?? 0;
  return Array.from({ length: seats }, (_, seat): Sitter => (seat === me ? "me" : `bot-${bot}`));
}

/** Somebody else sits there: I sit once, so whoever I put out gets my place. */
export function withSitter(sitters: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const before = sitters[seat] ?? "open";
  return sitters.map((other, at) => {
    if (at === seat) return sitter;
    return sitter === "me" && other === "me" ? before : other;
  });
}

export function wishesOf(sitters: readonly Sitter[]): SeatWish[] {
  return sitters.map((sitter): SeatWish => {
    if (sitter === "me") return { type: "me", label: null };
    return sitter === "open" ? { type: "open" } : { type: "bot", bot: sitter.slice("bot-".length) };
  });
}
