import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "./connection.svelte.ts";
import { FakeWorld, updateOf } from "./fake-line.ts";
import { myself } from "./me.svelte.ts";
import type { ToClient, Update } from "./wire.ts";

let world: FakeWorld;
let connection: Connection;
let heard: ToClient[];

const update = (version: number, entries: number[], more: Partial<Update> = {}): ToClient => ({ type: "update", update: updateOf(version, entries, more) });
const versions = () => heard.flatMap((message) => (message.type === "update" ? message.update.version : []));

beforeEach(() => {
  vi.useFakeTimers();
  world = new FakeWorld();
  heard = [];
  connection = new Connection("t1", (message) => heard.push(message), world);
  connection.open();
  world.last.open();
  world.last.hear(update(5, [4, 5], { fresh: true }));
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("the line", () => {
  it("asks for the gap by the last version it heard", () => {
    expect(world.lines[0]?.url).toMatch(/\/api\/tables\/t1\/socket\?$/);
    world.last.hear(update(6, [6]));
    world.last.break();
    vi.advanceTimersByTime(400);
    expect(world.last.url).toContain("since=6");
  });

  it("waits longer after each failure, and starts afresh after a healthy minute", () => {
    world.last.break();
    vi.advanceTimersByTime(400);
    world.last.break();
    vi.advanceTimersByTime(799);
    expect(world.lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(world.lines).toHaveLength(3);
    // A line that opens and breaks at once was no success.
    world.last.open();
    world.last.break();
    vi.advanceTimersByTime(1_599);
    expect(world.lines).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(world.lines).toHaveLength(4);
    world.last.open();
    for (let seconds = 0; seconds < 60; seconds += 10) {
      vi.advanceTimersByTime(10_000);
      world.last.hear({ type: "pong" });
    }
    world.last.break();
    vi.advanceTimersByTime(400);
    expect(world.lines).toHaveLength(5);
  });

  it("comes seldom to a server that opens and closes again and again", () => {
    let seconds = 0;
    for (; seconds < 600; seconds += 1) {
      if (world.last.readyState === 0) {
        world.last.open();
        world.last.hear({ type: "closing", reason: "restart" });
        world.last.break(1012);
      }
      vi.advanceTimersByTime(1_000);
    }
    expect(world.lines.length).toBeLessThan(32);
  });

  it("does not ask for a gap again and again without a pause", () => {
    for (let time = 0; time < 20; time += 1) {
      if (world.last.readyState === 0) world.last.open();
      world.last.hear(update(99, [99]));
    }
    expect(world.lines).toHaveLength(2);
    vi.advanceTimersByTime(800);
    expect(world.lines).toHaveLength(3);
  });

  it.each([4404, 4500])("stays away from a table that is closed with %i", (code) => {
    world.last.break(code);
    vi.advanceTimersByTime(600_000);
    expect(world.lines).toHaveLength(1);
    expect(connection.line).toBe("closed");
    expect(connection.gone).toBe(code === 4500 ? "broken" : "gone");
  });

  it("notices when the other side has gone silent", () => {
    vi.advanceTimersByTime(1_100);
    expect(world.last.of("ping")).toHaveLength(1);
    world.last.hear({ type: "pong" });
    vi.advanceTimersByTime(1_900);
    expect(connection.line).toBe("silent");
    expect(world.lines).toHaveLength(1);
    world.last.hear({ type: "pong" });
    expect(connection.line).toBe("open");
    vi.advanceTimersByTime(10_000);
    expect(world.lines).toHaveLength(2);
  });

  it("asks rarely while nobody looks, and at once when somebody does again", () => {
    vi.advanceTimersByTime(1_100);
    world.last.hear({ type: "pong" });
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    vi.advanceTimersByTime(1_100);
    world.last.hear({ type: "pong" });
    const asked = world.last.of("ping").length;
    vi.advanceTimersByTime(19_000);
    expect(world.last.of("ping")).toHaveLength(asked);
    hidden.mockRestore();
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(1_100);
    expect(world.last.of("ping").length).toBeGreaterThan(asked);
  });

  it("says at once that the network is gone, and asks when it is back", () => {
    dispatchEvent(new Event("offline"));
    expect(connection.line).toBe("silent");
    dispatchEvent(new Event("online"));
    expect(world.last.of("ping")).toHaveLength(1);
    world.last.hear({ type: "pong" });
    expect(connection.line).toBe("open");
  });

  it("comes back as soon as the server can be reached, whatever the next try", async () => {
    for (let failures = 0; failures < 6; failures += 1) {
      world.last.break();
      await vi.advanceTimersByTimeAsync(400 * 2 ** failures);
    }
    world.last.break();
    const tries = world.lines.length;
    world.reachable = false;
    await vi.advanceTimersByTimeAsync(2_000);
    world.reachable = true;
    await vi.advanceTimersByTimeAsync(1_400);
    expect(world.lines).toHaveLength(tries + 1);
  });

  it("does not hurry to a server that can be reached and takes no line", async () => {
    for (let failures = 0; failures < 5; failures += 1) {
      world.last.break();
      await vi.advanceTimersByTimeAsync(400 * 2 ** failures);
    }
    world.last.break();
    const tries = world.lines.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.lines).toHaveLength(tries);
  });

  it("asks who one is, and comes back as that, when its key is worth nothing", () => {
    const load = vi.spyOn(myself, "load").mockResolvedValue();
    world.last.hear({ type: "closing", reason: "logged_out" });
    world.last.break();
    vi.advanceTimersByTime(400);
    expect(load).toHaveBeenCalledOnce();
    expect(world.lines).toHaveLength(2);
    expect(connection.gone).toBeNull();
  });

  it.each(["gone", "broken", "not_open"] as const)("does not come back to a table that is %s", (reason) => {
    world.last.hear({ type: "closing", reason });
    vi.advanceTimersByTime(60_000);
    expect(world.lines).toHaveLength(1);
    expect(connection.gone).toBe(reason);
  });
});

describe("what is heard", () => {
  it("are updates in order, each of them once", () => {
    world.last.hear(update(6, [6]));
    world.last.hear(update(5, [5]));
    world.last.hear(update(9, [9]));
    expect([versions(), connection.version]).toEqual([[5, 6], 6]);
    expect(world.last.url).toContain("since=6");
  });

  it("begins anew with a fresh update, however old", () => {
    world.last.hear(update(2, [1, 2], { fresh: true }));
    expect([versions(), connection.version]).toEqual([[5, 2], 2]);
  });

  it("is through the eyes that were asked for last, on a new line, too", () => {
    connection.look({ Seat: 2 });
    expect(world.last.of("look")).toEqual([{ type: "look", eye: { Seat: 2 } }]);
    world.last.break();
    vi.advanceTimersByTime(400);
    expect(world.last.url).toContain("seat=2");
    connection.look("Spectator");
    world.last.break();
    vi.advanceTimersByTime(800);
    expect(world.last.url).not.toContain("seat=");
  });
});

describe("who is there", () => {
  it("are guests, some of them without a name, and I may be one", () => {
    world.last.hear({ type: "guests", guests: [{ guest: 7, name: "Bold Kite", host: false }], more: 3 });
    world.last.hear({ type: "ignored", guest: 7, people: [] });
    expect(connection.guests.map(({ name }) => name)).toEqual(["Bold Kite"]);
    expect([connection.moreGuests, connection.myGuest]).toEqual([3, 7]);
  });

  it("are those who do nothing, by the clock of this page, until the line is new", () => {
    vi.advanceTimersByTime(1_000);
    const now = performance.now();
    world.last.hear({ type: "idle", idle: [{ seat: 1, idle_for: 400, yes: [], open: [0], bot_in: 600 }] });
    expect(connection.idle).toEqual([{ seat: 1, since: now - 400, yes: [], open: [0], botAt: now + 600 }]);
    world.last.break();
    expect(connection.idle).toHaveLength(1);
    vi.advanceTimersByTime(400);
    expect(connection.idle).toEqual([]);
  });
});
