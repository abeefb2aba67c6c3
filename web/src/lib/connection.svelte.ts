import { seatOf } from "./my-seats.ts";
import { leavesGap } from "./log.ts";
import { myself } from "./me.svelte.ts";
import { LastingSocket, type LineState, type SocketWorld } from "./socket.ts";
import type { Eye, Guest, Idle, SeatClock, ToClient, ToServer, Update } from "./wire.ts";

/** Somebody who is asked and does nothing. Times are of `performance.now()`: the server tells spans, so that clocks need not agree. */
export interface IdleSeat {
  seat: number;
  since: number;
  /** Who of those who wait wants a bot to play on, and who has not said so. */
  yes: readonly number[];
  open: readonly number[];
  /** When a bot takes the seat; null until all have agreed. */
  botAt: number | null;
}

/** The clock of somebody who has a bank of time, by the clock of this page. */
export interface BankClock {
  seat: number;
  /** What was left when it was told. */
  left: number;
  /** When it began to run; null while it stands still. */
  since: number | null;
}

/** Why the server wants nobody back, by the code with which it closes the line. */
const FAREWELLS = { 4403: "not_open", 4404: "gone", 4500: "broken" } as const;
export type Farewell = (typeof FAREWELLS)[keyof typeof FAREWELLS];
const isFarewell = (reason: string): reason is Farewell => (Object.values(FAREWELLS) as string[]).includes(reason);

/**
 * The line to a table, and who else is there. Whoever listens hears every
 * update once and in order: what leaves a gap is fetched again.
 */
export class Connection {
  line = $state<LineState>("connecting");
  /** The server has said goodbye for good, and why. */
  gone = $state<Farewell | null>(null);
  /** Who looks on, as far as they are named, and how many more there are. */
  guests = $state.raw<readonly Guest[]>([]);
  moreGuests = $state(0);
  /** My number among those who look on. */
  myGuest = $state<number | null>(null);
  /** Who is asked and does nothing for long. */
  idle = $state.raw<readonly IdleSeat[]>([]);
  /** Everybody's clock, where each has a bank of time. */
  clocks = $state.raw<readonly BankClock[]>([]);
  #version = 0;
  /** The seat whose eyes were asked for: a new line asks again. */
  #seat: number | null = null;
  #socket: LastingSocket;

  constructor(
    private readonly id: string,
    private readonly listen: (message: ToClient) => void,
    world?: SocketWorld,
  ) {
    const hopes = {
      url: () => this.#url(),
      heard: (message: ToClient) => this.#heard(message),
      changed: (line: LineState) => this.#changed(line),
      ended: (code: number) => (this.gone ??= FAREWELLS[code as keyof typeof FAREWELLS] ?? "gone"),
    };
    this.#socket = new LastingSocket(hopes, world);
  }

  /** The last version heard, shown or not. */
  get version(): number {
    return this.#version;
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  send(message: ToServer): void {
    this.#socket.send(message);
  }

  /** Asks for what other eyes see, from now on. */
  look(eye: Eye): void {
    this.#seat = seatOf(eye);
    this.send({ type: "look", eye });
  }

  #url(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams();
    if (this.#version > 0) query.set("since", String(this.#version));
    if (this.#seat !== null) query.set("seat", String(this.#seat));
    return `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?${query}`;
  }

  /** What may change without an update is told again on a new line, if there is anything to tell. */
  #changed(line: LineState): void {
    if (line === "connecting") this.idle = [];
    this.line = line;
  }

  #heard(message: ToClient): void {
    switch (message.type) {
      case "update":
        if (!this.#follows(message.update)) return;
        this.clocks = (message.update.clocks ?? []).map(bankClock);
        break;
      case "guests":
        this.guests = message.guests;
        this.moreGuests = message.more;
        break;
      case "ignored":
        this.myGuest = message.guest;
        break;
      case "idle":
        this.idle = message.idle.map(idleSeat);
        break;
      case "closing":
        if (isFarewell(message.reason)) this.#leaveForGood(message.reason);
        // The socket comes back by itself, as whoever this browser is now.
        if (message.reason === "logged_out") void myself.load();
        break;
    }
    this.listen(message);
  }

  /** Whether an update is news, and nothing is missing before it. */
  #follows(update: Update): boolean {
    if (update.version < this.#version && !update.fresh) return false;
    if (leavesGap(this.#version, update)) {
      this.#socket.reconnect();
      return false;
    }
    this.#version = update.version;
    return true;
  }

  #leaveForGood(reason: Farewell): void {
    this.gone = reason;
    this.close();
  }
}

function bankClock({ seat, left, runs }: SeatClock): BankClock {
  return { seat, left, since: runs ? performance.now() : null };
}

function idleSeat({ seat, idle_for, yes, open, bot_in }: Idle): IdleSeat {
  const now = performance.now();
  return { seat, since: now - idle_for, yes, open, botAt: bot_in === null ? null : now + bot_in };
}
