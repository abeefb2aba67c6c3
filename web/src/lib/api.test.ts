import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "./api.ts";
import { addWords, word } from "./words.ts";

function answer(status: number, body: unknown) {
  const fetched = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status })));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

async function failure(work: Promise<unknown>): Promise<ApiError> {
  try {
    await work;
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  }
  throw new Error("it should have failed");
}

beforeEach(async () => {
  answer(200, { name: "Isis", account: null });
  await api.me();
});
afterEach(() => vi.unstubAllGlobals());

describe("api", () => {
  it("reads JSON and stays on its own origin", async () => {
    const fetched = answer(200, { name: "Isis", account: null });
    expect(await api.me()).toEqual({ name: "Isis", account: null });
    expect(fetched).toHaveBeenCalledWith("/api/me", expect.objectContaining({ method: "GET", credentials: "same-origin" }));
  });

  it("sends JSON, and records as they are", async () => {
    const fetched = answer(200, { id: "t1" });
    await api.playNow({ game: "kemet", players: 3, bot: null });
    expect(fetched).toHaveBeenLastCalledWith("/api/play-now", expect.objectContaining({ body: '{"game":"kemet","players":3,"bot":null}' }));
    await api.upload("ennead record 1\n");
    expect(fetched).toHaveBeenLastCalledWith("/api/records", expect.objectContaining({ body: "ennead record 1\n" }));
  });

  it("introduces a newcomer once, before all else", async () => {
    vi.resetModules();
    const fresh = await import("./api.ts");
    const fetched = answer(200, {});
    await Promise.all([fresh.api.lobby(), fresh.api.games(), fresh.api.table("t1")]);
    const paths = fetched.mock.calls.map(([path]) => path);
    expect(paths.filter((path) => path === "/api/me")).toHaveLength(1);
    expect(paths[0]).toBe("/api/me");
  });

  it("introduces a browser that was forgotten, and asks again", async () => {
    const answers = [new Response('{"why":"stranger","message":""}', { status: 401 }), new Response("{}"), new Response('{"id":"t2"}')];
    vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
    expect(await api.rematch("t1")).toEqual({ id: "t2" });
  });

  it("escapes ids in paths", async () => {
    const fetched = answer(204, undefined);
    await api.sit("a/b", 2);
    expect(fetched).toHaveBeenCalledWith("/api/tables/a%2Fb/seats/2", expect.anything());
  });

  it("turns trouble into our own words", async () => {
    addWords("ui-trouble-name-taken = This name is taken.");
    answer(409, { why: "name_taken", message: "the name is taken" });
    const error = await failure(api.rename("Ra"));
    expect(error.message).toBe("This name is taken.");
    expect(error.why).toBe("name_taken");
    expect(error.status).toBe(409);
  });

  it("passes on the server's sentence where we have none", async () => {
    answer(400, { why: "never_heard_of", message: "Kemet is for 2 to 6 players." });
    expect((await failure(api.lobby())).message).toBe("Kemet is for 2 to 6 players.");
  });

  it("has words when the server has none, or is away", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 502 })));
    expect((await failure(api.lobby())).message).toBe(word("ui-trouble-server"));
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
    expect((await failure(api.lobby())).message).toBe(word("ui-trouble-offline"));
  });
});
