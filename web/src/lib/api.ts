import type {
  Account,
  AnalysisState,
  Catalogue,
  ChangeSeat,
  Created,
  Ignore,
  Ignored,
  Lobby,
  Login,
  Marks,
  Me,
  NewTable,
  Notes,
  PlayNow,
  PlayOn,
  Report,
  RequestError,
  SoloGames,
  TableInfo,
  TableList,
  TablePage,
  Who,
} from "./wire.ts";
import type { Tongue } from "./tongue.ts";
import { inWordsOf, requestErrorText, word } from "./words.ts";

/** A request that did not succeed, with a sentence for the person. */
export class ApiError extends Error {
  constructor(
    readonly why: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const STRANGER = 401;

/**
 * `GET /api/me` makes a newcomer somebody. Everything else waits for it, so
 * that a browser's first requests do not become several people.
 */
let introduction: Promise<Me> | null = null;

function introduce(): Promise<Me> {
  introduction = send("GET", "/me")
    .then((response) => response.json())
    .then((me: unknown) => me as Me);
  introduction.catch(() => (introduction = null));
  return introduction;
}

/** Known from here on; a stranger again (the cookie is gone) is introduced once more. */
async function request(method: Method, path: string, body?: unknown): Promise<Response> {
  await (introduction ?? introduce());
  try {
    return await send(method, path, body);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== STRANGER) throw error;
    await introduce();
    return send(method, path, body);
  }
}

/** What the table said, or failing that the weather on the way to it. */
async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, credentials: "same-origin", ...payload(body) });
  } catch {
    throw new ApiError("offline", word("ui-trouble-offline"), 0);
  }
  if (!response.ok) throw await troubleOf(response);
  return response;
}

function payload(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (typeof body === "string") return { body, headers: { "content-type": "text/plain; charset=utf-8" } };
  return { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
}

async function troubleOf(response: Response): Promise<ApiError> {
  const error = await response
    .json()
    .then((json: unknown) => json as RequestError)
    .catch(() => null);
  if (error === null) return new ApiError("server", word("ui-trouble-server"), response.status);
  return new ApiError(error.why, await troubleWords(error), response.status);
}

/** How the words of a game are come by; main.ts tells. */
let tongueOf: (game: string) => Promise<Tongue | null> = () => Promise.resolve(null);

export function callGames(by: typeof tongueOf): void {
  tongueOf = by;
}

/** By its kind. Where a game gives the reason inside it, in the words of that game. */
async function troubleWords(error: RequestError): Promise<string> {
  const inner = "setup_refusal" in error || "record_error" in error;
  const tongue = inner && error.game !== null ? await tongueOf(error.game).catch(() => null) : null;
  const say = () => requestErrorText(error) ?? word("ui-trouble-server");
  return tongue === null ? say() : inWordsOf(tongue, say);
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await request(method, path, body);
  return (await response.json()) as T;
}

async function nothing(method: Method, path: string, body?: unknown): Promise<void> {
  await request(method, path, body);
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: introduce,
  rename: (name: string) => json<Me>("PATCH", "/me", { name }),
  makeAccount: (account: Account) => json<Me>("POST", "/account", account),
  login: (login: Login) => json<Me>("POST", "/login", login),
  logout: () => nothing("POST", "/logout"),
  ignored: () => json<Ignored>("GET", "/me/ignored"),
  stopIgnoring: (id: number) => nothing("DELETE", `/me/ignored/${id}`),

  games: () => json<Catalogue[]>("GET", "/games"),
  solo: () => json<SoloGames>("GET", "/me/solo"),
  lobby: () => json<Lobby>("GET", "/lobby"),
  moreTables: (list: TableList, after: string) => json<TablePage>("GET", `/lobby/${list}?after=${encodeURIComponent(after)}`),
  playNow: (wish: PlayNow) => json<Created>("POST", "/play-now", wish),
  open: (wish: NewTable) => json<Created>("POST", "/tables", wish),
  lesson: (name: string) => json<Created>("POST", `/lessons/${encodeURIComponent(name)}`),
  upload: (record: string) => json<Created>("POST", "/records", record),

  table: (id: string) => json<TableInfo>("GET", table(id)),
  sit: (id: string, seat: number) => nothing("POST", `${table(id)}/seats/${seat}`),
  leave: (id: string, seat: number) => nothing("DELETE", `${table(id)}/seats/${seat}`),
  changeSeat: (id: string, seat: number, change: ChangeSeat) =>
    nothing("PATCH", `${table(id)}/seats/${seat}`, change),
  start: (id: string) => nothing("POST", `${table(id)}/start`),
  keep: (id: string) => nothing("POST", `${table(id)}/keep`),
  rematch: (id: string) => json<Created>("POST", `${table(id)}/rematch`),
  playOn: (id: string, wish: PlayOn) => json<Created>("POST", `${table(id)}/play-on`, wish),
  dissolve: (id: string) => nothing("DELETE", table(id)),

  ignore: (id: string, wish: Ignore) => nothing("POST", `${table(id)}/ignored`, wish),
  remove: (id: string, who: Who) => nothing("POST", `${table(id)}/removed`, { who }),
  report: (id: string, report: Report) => nothing("POST", `${table(id)}/reports`, report),

  notes: (id: string) => json<Notes>("GET", `${table(id)}/notes`),
  saveNotes: (id: string, text: string) => nothing("PUT", `${table(id)}/notes`, { text }),
  marks: (id: string) => json<Marks>("GET", `${table(id)}/marks`),
  analysis: (id: string) => json<AnalysisState>("GET", `${table(id)}/analysis`),
  recordUrl: (id: string) => `/api${table(id)}/record`,
};
