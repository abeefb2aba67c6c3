import { components, type God, type Guardian, type PlayerView, type PowerInfo, type View } from "../wire.ts";

/** Whose things a player plays with: their own, or those of the one who leads their merged god. */
export function leaderOf(view: View, seat: number): PlayerView | null {
  const player = view.players[seat];
  return player === undefined ? null : (view.players[player.side] ?? player);
}

/** What a merger makes of a player. */
export type Part = "alone" | "higher" | "lower";

export function partOf({ merger }: View, seat: number): Part {
  if (merger?.higher === seat) return "higher";
  return merger?.lower === seat ? "lower" : "alone";
}

export function isForgotten({ forgotten }: View, seat: number): boolean {
  return forgotten.includes(seat);
}

/** The gods of a player, the one they lead with first. */
export function godsOf({ god, gods }: PlayerView): God[] {
  return god === null ? gods : [god, ...gods.filter((one) => one !== god)];
}

/** The other one of a merged god. */
export function partnerOf({ merger }: View, seat: number): number | null {
  if (merger === null) return null;
  if (merger.higher === seat) return merger.lower;
  return merger.lower === seat ? merger.higher : null;
}

/** One of the six places for powers on a god board. */
export interface Slot {
  level: number;
  /** What lies there; null while it is locked. */
  power: PowerInfo["id"] | null;
  /** It is the next to be unlocked. */
  next: boolean;
  /** The guardian that comes with it. */
  guardian: Guardian | null;
}

/** The six places in their order. */
export function slotsOf(player: PlayerView, guardians: readonly Guardian[]): Slot[] {
  const levelOf = new Map(components.powers.map(({ id, level }) => [id, level]));
  const unlocked = player.powers.map((power) => ({ power, level: levelOf.get(power) }));
  const slots = components.power_places.map(({ level, guardian }, place) => {
    const before = components.power_places.slice(0, place).filter((one) => one.level === level).length;
    return {
      level,
      power: unlocked.filter((one) => one.level === level)[before]?.power ?? null,
      guardian: guardian === null ? null : (guardians[guardian - 1] ?? null),
    };
  });
  const next = slots.findIndex(({ power }) => power === null);
  return slots.map((slot, at) => ({ ...slot, next: at === next }));
}

/** What a god has besides what all gods have. */
export interface Special {
  name: "suns" | "gates" | "traps" | "two-cards";
  left: number;
  of: number;
}

export function specialsOf(view: View, player: PlayerView): Special[] {
  const most = components.specials;
  const has = (god: God) => player.gods.includes(god);
  const mine = view.figures.filter(({ seat }) => seat === player.side);
  return [
    ...(has("ra") ? [{ name: "suns" as const, left: most - mine.filter(({ radiant }) => radiant).length, of: most }] : []),
    ...(has("osiris") ? [{ name: "gates" as const, left: most - view.underworld.length, of: most }] : []),
    ...(has("anubis") ? [{ name: "traps" as const, left: trappedIn(view), of: most }] : []),
    ...(has("amun") ? [{ name: "two-cards" as const, left: view.amun_ready ? 1 : 0, of: 1 }] : []),
  ];
}

/** Warriors that Anubis holds, of all gods together. */
function trappedIn(view: View): number {
  return view.players.reduce((sum, { seat, side, trapped }) => sum + (seat === side ? trapped : 0), 0);
}

/** Monuments a god controls. */
export function monumentsOf(view: View, seat: number): number {
  return view.monuments.filter((monument) => monument.seat === seat).length;
}
