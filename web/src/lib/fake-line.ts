import type { SocketLike, SocketWorld } from "./socket.ts";
import type { Entry, ToClient, ToServer, Update } from "./wire.ts";

/** A line to a server that a test plays. */
export class FakeLine implements SocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ToServer[] = [];
  closed = false;

  constructor(readonly url: string) {}

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ToServer);
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  of<Type extends ToServer["type"]>(type: Type): Extract<ToServer, { type: Type }>[] {
    return this.sent.filter((message): message is Extract<ToServer, { type: Type }> => message.type === type);
  }
}

/** Keeps every line that was opened, the last one last. */
export class FakeWorld implements SocketWorld {
  lines: FakeLine[] = [];
  reachable = true;
  chance = () => 1;
  reach = () => Promise.resolve(this.reachable);

  connect(url: string): FakeLine {
    const line = new FakeLine(url);
    this.lines.push(line);
    return line;
  }

  get last(): FakeLine {
    return this.lines.at(-1) as FakeLine;
  }
}

/** A view that tells itself from others by a number. */
export const viewOf = (round: number): unknown => ({ round });
export const roundOf = (view: unknown) => (view as { round: number } | null)?.round;

export function entryOf(version: number): Entry {
  return { version, at: 0, count: version, kind: { type: "acted", seat: 1, by: "bot", events: [{ what: "turn_began" }] } };
}

/** What is told to the first seat, which may choose between two actions. */
export function updateOf(version: number, entries: number[], more: Partial<Update> = {}): Update {
  return {
    version,
    count: version,
    eye: { Seat: 0 },
    fresh: false,
    entries: entries.map(entryOf),
    view: viewOf(version),
    awaiting: [0],
    offers: [{ action: "build a 2", cost: 2 }, { action: "end-turn", cost: null }],
    undo: { step: 0, turn: 0 },
    asked_undo: null,
    deadline: null,
    odds: null,
    lesson: null,
    ...more,
  };
}
