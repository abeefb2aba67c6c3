/** What happened, as scenes to be shown one after the other. Pure: nothing here draws or waits. */

import { add, distance, middle, type Point } from "$board/curves.ts";
import { walkTime } from "$board/paths.ts";
import type { Scene as AnyScene } from "$board/stage.svelte.ts";
import type { Event, FigureKind, FigureView, MonumentView, PlayerView } from "./box.ts";
import { hexOf } from "./hexes.ts";
import { figurePiece, piecesOf, type BoardView, type Piece } from "./pieces.ts";

/** Who stands where while somebody walks. */
export type Scene = AnyScene<Piece>;

const STILL = 220;

/** From hex to hex in a low bow. */
export function wayPoints(from: string, to: string): Point[] {
  const [start, goal] = [hexOf(from).centre, hexOf(to).centre];
  const bow = Math.min(46, distance(start, goal) / 6);
  return [start, add(middle(start, goal), 0, -bow), goal];
}

type Players = readonly Pick<PlayerView, "seat" | "god" | "side">[];

/** The board, changed by one event after the other. Two figures may share a hex for a moment: one pushes the other. */
class Ledger {
  #figures: FigureView[];
  #monuments: MonumentView[];

  constructor(
    private readonly players: Players,
    { figures, monuments }: Pick<BoardView, "figures" | "monuments">,
  ) {
    this.#figures = [...figures];
    this.#monuments = [...monuments];
  }

  /** Whose things a player plays with: events name who acted, pieces who leads the god. */
  #leader(seat: number): number {
    return this.players[seat]?.side ?? seat;
  }

  take(actor: number, figure: FigureKind, hex: string): FigureView {
    const seat = this.#leader(actor);
    const found = this.#figures.find((one) => one.hex === hex && one.figure === figure && one.seat === seat);
    this.#figures = this.#figures.filter((one) => one !== found);
    return found ?? { hex, seat, figure, radiant: false, facing: null };
  }

  put(figure: FigureView): void {
    this.#figures.push({ ...figure, seat: this.#leader(figure.seat) });
  }

  change(hex: string, change: Partial<FigureView>): void {
    this.#figures = this.#figures.map((one) => (one.hex === hex ? { ...one, ...change } : one));
  }

  build(monument: MonumentView): void {
    this.raze(monument.hex);
    const { seat } = monument;
    this.#monuments.push({ ...monument, seat: seat === null ? null : this.#leader(seat) });
  }

  raze(hex: string): void {
    this.#monuments = this.#monuments.filter((one) => one.hex !== hex);
  }

  all(): Piece[] {
    return piecesOf({ players: this.players as BoardView["players"], figures: this.#figures, monuments: this.#monuments });
  }

  walk(seat: number, figure: FigureKind, from: string, to: string): Scene {
    const walker = this.take(seat, figure, from);
    const path = wayPoints(from, to);
    const scene: Scene = { standing: this.all(), walk: { piece: figurePiece(this.players, walker), path, fades: false }, duration: walkTime(path) };
    this.put({ ...walker, hex: to });
    return scene;
  }

  still(): Scene {
    return { standing: this.all(), walk: null, duration: STILL };
  }
}

function sceneOf(ledger: Ledger, event: Event): Scene | null {
  switch (event.what) {
    case "moved":
    case "attuned":
      return ledger.walk(event.seat, event.figure, event.from, event.to);
    case "pushed":
      return ledger.walk(event.owner, event.figure, event.from, event.to);
    case "summoned":
      ledger.put({ hex: event.hex, seat: event.seat, figure: event.figure, radiant: false, facing: null });
      return ledger.still();
    case "rose":
      ledger.put({ hex: event.hex, seat: event.seat, figure: "mummy", radiant: false, facing: null });
      return ledger.still();
    case "aimed":
      ledger.change(event.hex, { facing: event.facing });
      return ledger.still();
    case "sun_given":
      ledger.change(event.hex, { radiant: true });
      return ledger.still();
    case "killed":
      ledger.take(event.seat, event.figure, event.hex);
      return ledger.still();
    case "guardian_left":
      if (event.hex === null) return null;
      ledger.take(event.seat, event.guardian, event.hex);
      return ledger.still();
    case "monument_taken":
    case "monument_built":
      ledger.build({ hex: event.hex, monument: event.monument, seat: event.seat });
      return ledger.still();
    case "monument_destroyed":
      ledger.raze(event.hex);
      return ledger.still();
    default:
      return null;
  }
}

/** The scenes of what happened, together within `budget` ms where one is given. */
export function scenes(before: Pick<BoardView, "players" | "figures" | "monuments">, events: readonly Event[], budget = Infinity): Scene[] {
  // When two gods become one, pieces change hands by rules the board does not know: it shows the outcome.
  const end = events.findIndex(({ what }) => what === "merged");
  const ledger = new Ledger(before.players, before);
  const made = (end < 0 ? events : events.slice(0, end)).flatMap((event) => sceneOf(ledger, event) ?? []);
  const total = made.reduce((sum, { duration }) => sum + duration, 0);
  if (total <= budget) return made;
  return made.map((scene) => ({ ...scene, duration: (scene.duration * budget) / total }));
}
