import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "$lib/connection.svelte.ts";
import type { SocketLike } from "$lib/socket.ts";
import { Notice } from "./notice.svelte.ts";

/** A line that can be cut without a word. */
class Line implements SocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  cut = false;

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(data: string): void {
    if (!this.cut && data.includes('"ping"')) setTimeout(() => this.onmessage?.({ data: '{"type":"pong"}' }), 30);
  }
  break(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
  close(): void {
    this.readyState = 3;
  }
}

let lines: Line[];
let connection: Connection;
let notice: Notice;

/** What the banner does with each state of the line, looked at every 50 ms as a screen would. */
function pass(time: number): void {
  for (let passed = 0; passed < time; passed += 50) {
    vi.advanceTimersByTime(50);
    notice.see(connection.line);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  connection = new Connection("t1", () => {}, {
    connect: () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
    chance: () => 1,
    reach: () => Promise.resolve(false),
  });
  notice = new Notice();
  connection.open();
  lines.at(-1)?.open();
  notice.see(connection.line);
});

afterEach(() => {
  connection.close();
  notice.stop();
  vi.useRealTimers();
});

describe("a notice about the line", () => {
  it("says nothing while all is well", () => {
    pass(60_000);
    expect(notice.state).toBe("fine");
    expect(lines).toHaveLength(1);
  });

  it("comes within two seconds when the line is cut without a word, at whatever moment", () => {
    for (const moment of [0, 350, 700, 1_050]) {
      pass(10_000 + moment);
      expect(notice.state).toBe("fine");
      const line = lines.at(-1);
      if (line) line.cut = true;
      pass(2_000);
      expect(notice.state).toBe("lost");
      if (line) line.cut = false;
      pass(2_000);
      expect(notice.state).toBe("back");
      pass(3_000);
      expect(notice.state).toBe("fine");
    }
  });

  it("comes within two seconds when the line breaks, and not for a blink", () => {
    lines.at(-1)?.break();
    notice.see(connection.line);
    pass(400);
    lines.at(-1)?.open();
    pass(2_000);
    expect(notice.state).toBe("fine");
    lines.at(-1)?.break();
    pass(2_000);
    expect(notice.state).toBe("lost");
    lines.at(-1)?.open();
    pass(100);
    expect(notice.state).toBe("back");
  });

  it("does not welcome back who has just come", () => {
    const first = new Notice();
    first.see("connecting");
    vi.advanceTimersByTime(1_500);
    expect(first.state).toBe("lost");
    first.see("open");
    expect(first.state).toBe("fine");
  });

  it("comes at once when the browser knows that the network is gone", () => {
    dispatchEvent(new Event("offline"));
    notice.see(connection.line);
    expect(notice.state).toBe("lost");
  });
});
