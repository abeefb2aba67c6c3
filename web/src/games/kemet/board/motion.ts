/** What happened, as scenes to be shown one after the other. Pure: nothing here draws or waits. */

import { add, distance, middle } from "$board/curves.ts";
import type { Point } from "$board/curves.ts";
import { walkTime } from "$board/paths.ts";
import type { Scene as AnyScene } from "$board/stage.svelte.ts";
import { AMON } from "../amon/amon.ts";
import type { Drawing } from "./drawing.ts";
import { figureKey, troopKey } from "./pieces.ts";
import type { CompanionId, Figure, GameEvent, TroopPiece } from "./pieces.ts";
import type { ZoneId } from "./zones.ts";

export type Way = "land" | "harbor" | "teleport";

/** Who stands where while somebody walks. */
export type Scene = AnyScene<TroopPiece>;

const STILL = 200;
/** A god rises once in a while: that is worth a moment. */
const RISING = 700;

const midstream = ({ westShore, eastShore }: Drawing, y: number): Point => {
  const nearest = (line: readonly Point[]): Point =>
    line.reduce((best, p) => (Math.abs(p.y - y) < Math.abs(best.y - y) ? p : best));
  return middle(nearest(westShore), nearest(eastShore));
};

/** The way a troop goes: over land in a bow, by harbor down the river, by teleport at once. */
export function wayPoints(drawing: Drawing, from: ZoneId, to: ZoneId, way: Way): Point[] {
  const start = drawing.shape(from).places;
  const goal = drawing.shape(to).places;
  const drawn = way === "harbor" ? drawing.harbor(from, to) : null;
  if (drawn) {
    const line = drawn.between[0] === from ? drawn.line : [...drawn.line].reverse();
    return [start.troop, ...line, goal.troop];
  }
  if (way === "harbor" && start.port && goal.port) {
    const [first, last] = [start.port, goal.port];
    const stream = [0.25, 0.5, 0.75].map((t) => midstream(drawing, first.y + t * (last.y - first.y)));
    return [start.troop, first, ...stream, last, goal.troop];
  }
  if (way === "teleport") return [start.troop, goal.troop];
  const half = middle(start.troop, goal.troop);
  return [start.troop, add(half, 0, -Math.min(30, distance(start.troop, goal.troop) / 8)), goal.troop];
}

type GodOf = (seat: number) => string | null;

/** Printed on every god (tiles:§9). */
const STRENGTH = 7;

/** The troops on the board, changed by one event after the other. */
class Ledger {
  readonly #troops: Map<string, TroopPiece>;

  constructor(
    readonly drawing: Drawing,
    troops: readonly TroopPiece[],
    private readonly godOf: GodOf,
  ) {
    this.#troops = new Map(troops.map((troop) => [troop.key, troop]));
  }

  at(seat: number, zone: ZoneId): TroopPiece {
    const key = troopKey(seat, zone);
    return this.#troops.get(key) ?? { key, seat, god: this.godOf(seat), zone, units: 0, companions: [] };
  }

  change(seat: number, zone: ZoneId, units: number, joined: readonly CompanionId[], left: readonly CompanionId[]): void {
    const troop = this.at(seat, zone);
    const stay = troop.companions.filter((companion) => !left.includes(companion) && !joined.includes(companion));
    const next = { ...troop, units: Math.max(0, troop.units + units), companions: [...stay, ...joined] };
    if (next.units > 0) this.#troops.set(next.key, next);
    else this.#troops.delete(next.key);
  }

  /** A troop that has a name keeps it. */
  call(seat: number, zone: ZoneId, name: string | undefined): void {
    const troop = this.#troops.get(troopKey(seat, zone));
    if (troop && name !== undefined) this.#troops.set(troop.key, { ...troop, name });
  }

  /** A companion back in its owner's supply, wherever it was. */
  dismiss(seat: number, companion: CompanionId): void {
    for (const troop of this.#troops.values()) {
      if (troop.seat === seat) this.change(seat, troop.zone, 0, [], [companion]);
    }
  }

  figure(seat: number): TroopPiece | null {
    return this.#troops.get(figureKey(seat)) ?? null;
  }

  /** The god of a seat comes, goes or is hurt; gone without a zone. */
  setFigure(seat: number, zone: ZoneId | null, change: Partial<Figure> = {}): void {
    const key = figureKey(seat);
    const god = this.godOf(seat);
    if (zone === null || god === null) this.#troops.delete(key);
    else {
      const known = this.#troops.get(key)?.figure ?? { god, life: 0, most: change.life ?? 0, strength: STRENGTH };
      this.#troops.set(key, { key, seat, god, zone, units: 0, companions: [], figure: { ...known, ...change } });
    }
  }

  all(): readonly TroopPiece[] {
    return [...this.#troops.values()];
  }
}

interface March {
  seat: number;
  from: ZoneId;
  to: ZoneId;
  units: number;
  companions: readonly CompanionId[];
  way: Way;
}

function walkScene(ledger: Ledger, { seat, from, to, units, companions, way }: March, company: readonly March[] = []): Scene {
  const host = ledger.at(seat, from);
  const shares = [{ seat, god: host.god, units }, ...company.map((mate) => ({ seat: mate.seat, god: ledger.at(mate.seat, from).god, units: mate.units }))];
  const all = shares.reduce((sum, share) => sum + share.units, 0);
  const walker: TroopPiece = { ...host, units: all, companions, ...(company.length > 0 ? { shares } : {}) };
  for (const mate of company) ledger.change(mate.seat, from, -mate.units, [], []);
  ledger.change(seat, from, -units, [], companions);
  const path = wayPoints(ledger.drawing, from, to, way);
  const scene = { standing: ledger.all(), walk: { piece: walker, path, fades: way === "teleport" }, duration: walkTime(path) };
  ledger.change(seat, to, units, companions, []);
  for (const mate of company) ledger.change(mate.seat, to, mate.units, [], []);
  ledger.call(seat, to, walker.name);
  return scene;
}

function strideScene(ledger: Ledger, { seat, from, to, way }: Pick<March, "seat" | "from" | "to" | "way">): Scene | null {
  const walker = ledger.figure(seat);
  if (walker === null) return null;
  ledger.setFigure(seat, null);
  const path = wayPoints(ledger.drawing, from, to, way);
  const scene = { standing: ledger.all(), walk: { piece: walker, path, fades: way === "teleport" }, duration: walkTime(path) };
  ledger.setFigure(seat, to, walker.figure);
  return scene;
}

const pick = ({ units, companions }: TroopPiece) => ({ units, companions });

const still = (ledger: Ledger, duration = STILL): Scene => ({ standing: ledger.all(), walk: null, duration });

type Moved = Extract<GameEvent, { what: "moved" }>;

/** Teammates whose units go along follow in the events; on the board they are one troop. */
function withCompany(events: readonly GameEvent[], teamOf: (seat: number) => number | null): { event: GameEvent; company: Moved[] }[] {
  const told: { event: GameEvent; company: Moved[] }[] = [];
  for (const event of events) {
    const leader = told.findLast(({ event: { what } }) => !["control_taken", "control_resumed", "control_lost", "companion_returned"].includes(what));
    const follows =
      event.what === "moved" &&
      leader?.event.what === "moved" &&
      leader.event.seat !== event.seat &&
      leader.event.from === event.from &&
      leader.event.to === event.to &&
      teamOf(event.seat) !== null &&
      teamOf(event.seat) === teamOf(leader.event.seat);
    if (follows) leader.company.push(event);
    else told.push({ event, company: [] });
  }
  return told;
}

function sceneOf(ledger: Ledger, event: GameEvent, company: readonly Moved[]): Scene | null {
  switch (event.what) {
    case "moved":
      return walkScene(ledger, event, company);
    case "gathered":
      return walkScene(ledger, { ...event, companions: [], way: "teleport" });
    case "amon": {
      // A troop of Amon's goes as a whole.
      const { story } = event;
      if (story.did !== "stepped") return null;
      return walkScene(ledger, { ...story, seat: AMON, ...pick(ledger.at(AMON, story.from)) });
    }
    case "retreated":
    case "escaped": {
      if (ledger.figure(event.seat)?.zone === event.from) return strideScene(ledger, { ...event, way: "land" });
      const { units, companions } = ledger.at(event.seat, event.from);
      return walkScene(ledger, { ...event, units, companions, way: "land" });
    }
    case "units_added":
      ledger.change(event.seat, event.zone, event.units, [], []);
      return still(ledger);
    case "units_removed":
    case "recalled":
      ledger.change(event.seat, event.zone, -event.units, [], []);
      return still(ledger);
    case "companion_joined":
      ledger.change(event.seat, event.zone, 0, [event.companion], []);
      return still(ledger);
    case "god_deployed":
      ledger.setFigure(event.seat, event.zone, { life: event.life, most: event.life });
      return still(ledger, RISING);
    case "god_moved":
      return strideScene(ledger, event);
    case "life_lost":
    case "god_healed":
      ledger.setFigure(event.seat, event.zone, { life: event.life });
      return still(ledger);
    case "god_fell":
    case "god_returned":
      ledger.setFigure(event.seat, null);
      return still(ledger);
    case "companion_returned":
      ledger.dismiss(event.seat, event.companion);
      return null;
    default:
      return null;
  }
}

/** The scenes of what happened, together within `budget` ms where one is given. */
export function scenes(
  drawing: Drawing,
  before: readonly TroopPiece[],
  events: readonly GameEvent[],
  godOf: GodOf,
  budget = Infinity,
  teamOf: (seat: number) => number | null = () => null,
): Scene[] {
  const ledger = new Ledger(drawing, before, godOf);
  const made = withCompany(events, teamOf).flatMap(({ event, company }) => sceneOf(ledger, event, company) ?? []);
  const total = made.reduce((sum, { duration }) => sum + duration, 0);
  if (total <= budget) return made;
  return made.map((scene) => ({ ...scene, duration: (scene.duration * budget) / total }));
}
