import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gameClient } from "../games/index.ts";
import { api, ApiError, callGames } from "./api.ts";
import { word } from "./words.ts";

/** A whole game is loaded, which takes a while on a busy machine. */
const PATIENCE = 60_000;

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
    const answers = [new Response('{"why":"stranger"}', { status: 401 }), new Response("{}"), new Response('{"id":"t2"}')];
    vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
    expect(await api.rematch("t1")).toEqual({ id: "t2" });
  });

  it("escapes ids in paths", async () => {
    const fetched = answer(204, undefined);
    await api.sit("a/b", 2);
    expect(fetched).toHaveBeenCalledWith("/api/tables/a%2Fb/seats/2", expect.anything());
  });

  it("says why by the kind of the error and its figures", async () => {
    answer(422, { why: "bad_account", least: 3, most: 24 });
    const error = await failure(api.rename("Ra"));
    expect(error.message).toBe("An account name has 3 to 24 letters, digits, hyphens or underscores.");
    expect(error.why).toBe("bad_account");
    expect(error.status).toBe(422);
    answer(409, { why: "no_such_bot", bot: "sphinx", game: "ankh" });
    expect((await failure(api.lobby())).message).toBe("There is no bot sphinx for Ankh.");
  });

  it("says what a game refuses in the words of that game", async () => {
    callGames(async (game) => (await gameClient(game))?.tongue ?? null);
    answer(409, { why: "setup_refused", game: "kemet", setup_refusal: { why: "player_count", players: 9, least: 2, most: 6 } });
    expect((await failure(api.lobby())).message).toContain("9");
    const refused = { why: "refused", line: 7, seat: "P2", notation: "pass", refusal: { why: "not_awaited", seat: 1 } };
    answer(409, { why: "record_refused", game: "ankh", record_error: refused });
    const { message } = await failure(api.lobby());
    expect(message).toContain("Line 7");
    expect(message).not.toContain("refusal-not-awaited");
    answer(409, { why: "record_refused", game: null, record_error: { why: "empty" } });
    expect((await failure(api.lobby())).message).toContain("Line 1");
  }, PATIENCE);

  it("has a sentence for what it has never heard of", async () => {
    answer(400, { why: "never_heard_of" });
    expect((await failure(api.lobby())).message).toBe(word("ui-trouble-server"));
  });

  it("has words when the server has none, or is away", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 502 })));
    expect((await failure(api.lobby())).message).toBe(word("ui-trouble-server"));
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed")));
    expect((await failure(api.lobby())).message).toBe(word("ui-trouble-offline"));
  });
});
