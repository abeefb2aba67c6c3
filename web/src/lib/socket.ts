import { Pulse } from "./pulse.ts";
import { Lookout, type Reaching } from "./reach.ts";
import type { ToClient, ToServer } from "./wire.ts";

/** `silent`: open, but nothing is heard although an answer is due. */
export type LineState = "connecting" | "open" | "silent" | "waiting" | "closed";

/** The part of WebSocket that is used, so that a test can stand in for it. */
export interface SocketLike {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface SocketWorld {
  connect(url: string): SocketLike;
  /** A number from 0 to 1, to keep browsers from coming back all at once. */
  chance(): number;
  /** Whether the server can be reached; asked while there is no line. */
  reach?: Reaching;
}

export interface SocketHopes {
  /** The address to connect to now; it names the last version seen. */
  url(): string;
  heard(message: ToClient): void;
  changed(line: LineState): void;
  /** The server wants nobody back, and says so by this code. */
  ended(code: number): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 30_000;
/** Only a line that held this long was a good one. */
const HEALTHY = 60_000;
/** From this code on the server wants nobody back. */
const FOR_GOOD = 4_000;
const OPEN = 1;

const browserWorld: SocketWorld = {
  connect: (url) => new WebSocket(url) as unknown as SocketLike,
  chance: Math.random,
};

/**
 * A socket that comes back by itself: it waits longer after each failure, until
 * a line has held for a minute, tries at once when the network or the person
 * returns, notices a line that has gone silent, sends again what was never
 * answered, and stays away when it is told to.
 */
export class LastingSocket {
  #socket: SocketLike | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #healthy: ReturnType<typeof setTimeout> | undefined;
  /** By id: sent, and neither done nor refused so far. */
  #unanswered = new Map<string, ToServer>();
  #closed = false;
  #pulse = new Pulse({
    ask: () => this.send({ type: "ping" }),
    silent: (silent) => this.hopes.changed(silent ? "silent" : "open"),
    dead: () => this.reconnect(),
  });
  #lookout: Lookout;

  constructor(
    private readonly hopes: SocketHopes,
    private readonly world: SocketWorld = browserWorld,
  ) {
    this.#lookout = new Lookout(() => this.#hasten(), world.chance, world.reach);
  }

  open(): void {
    this.#closed = false;
    addEventListener("online", this.#hasten);
    document.addEventListener("visibilitychange", this.#hasten);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hasten);
    document.removeEventListener("visibilitychange", this.#hasten);
    this.#pulse.stop();
    this.#lookout.stop();
    clearTimeout(this.#retry);
    clearTimeout(this.#healthy);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.hopes.changed("closed");
  }

  /** Sends now or, for what carries an id, as soon as there is a line again. */
  send(message: ToServer): void {
    if ("id" in message) this.#unanswered.set(message.id, message);
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** What was asked under this id has had its answer. */
  answered(id: string): void {
    this.#unanswered.delete(id);
  }

  /** Drops the line and fetches again from the last version seen: at once, unless that was of no use before. */
  reconnect(): void {
    if (this.#closed) return;
    this.#drop();
    if (this.#failures > 0) return this.#comeLater();
    this.#failures = 1;
    this.#connect();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.hopes.changed("connecting");
    const socket = this.world.connect(this.hopes.url());
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#heard(String(event.data));
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  #opened(socket: SocketLike): void {
    if (socket !== this.#socket) return;
    this.#healthy = setTimeout(() => (this.#failures = 0), HEALTHY);
    this.hopes.changed("open");
    for (const message of this.#unanswered.values()) socket.send(JSON.stringify(message));
    this.#lookout.stop();
    this.#pulse.start();
  }

  #heard(data: string): void {
    this.#pulse.heard();
    const message = JSON.parse(data) as ToClient;
    if (message.type === "done") this.answered(message.id);
    if (message.type === "refused" && message.id !== null) this.answered(message.id);
    if (message.type !== "pong") this.hopes.heard(message);
  }

  #lost(socket: SocketLike, code: number): void {
    if (socket !== this.#socket || this.#closed) return;
    this.#drop();
    if (code >= FOR_GOOD) {
      this.close();
      return this.hopes.ended(code);
    }
    this.#comeLater();
  }

  #comeLater(): void {
    this.hopes.changed("waiting");
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait());
  }

  #wait(): number {
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    return longest * (0.5 + this.world.chance() / 2);
  }

  #drop(): void {
    this.#pulse.stop();
    clearTimeout(this.#healthy);
    this.#lookout.start();
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  /** A try that was begun without a network hangs for long: it is begun again. */
  #hasten = (): void => {
    if (this.#closed || document.visibilityState === "hidden" || this.#socket?.readyState === OPEN) return;
    this.#drop();
    this.#connect();
  };
}
