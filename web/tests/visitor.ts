import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import type { ToClient, Update } from "../src/generated/index.ts";
import type { House } from "./house.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

export function openBrowser(): Promise<Browser> {
  const executablePath = process.env["ENNEAD_BROWSER"] ?? "/usr/bin/chromium";
  return chromium.launch({ executablePath, args: FLAGS, headless: true });
}

/** How somebody has set up their browser. */
export interface Taste {
  width?: number;
  height?: number;
  theme?: "follow" | "system" | "day" | "night";
  motion?: boolean;
  confirm?: boolean;
  /** What comes after the last action of a turn; at once where a test is about something else. */
  ending?: "pause" | "button" | "once";
}

declare global {
  interface Window {
    openSockets?: WebSocket[];
  }
}

/** Runs in the page: a browser that goes offline lets open sockets live on, a real network does not. */
function keepSockets(): void {
  const sockets: WebSocket[] = (window.openSockets = []);
  window.WebSocket = class extends WebSocket {
    constructor(...words: ConstructorParameters<typeof WebSocket>) {
      super(...words);
      sockets.push(this);
    }
  };
}

/** How many messages a slow socket may be behind. */
const LATE = 12;

/** Something a page received: when, and all of it. */
export interface Received {
  from: string;
  text: string;
}

/** Somebody with a browser of their own. Everything it receives is kept. */
export class Visitor {
  readonly received: Received[] = [];
  readonly troubles: string[] = [];

  private constructor(
    readonly house: House,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {}

  static async arrive(browser: Browser, house: House, taste: Taste = {}): Promise<Visitor> {
    const { width = 1366, height = 768, theme = "day", motion = false, confirm = false, ending = "once" } = taste;
    const context = await browser.newContext({ viewport: { width, height }, baseURL: house.url });
    const settings = JSON.stringify({ theme, motion, confirm, hurry: true, ending });
    await context.addInitScript((saved) => localStorage.setItem("ennead-settings", saved), settings);
    await context.addInitScript(keepSockets);
    const visitor = new Visitor(house, context, await context.newPage());
    visitor.keepEverything(visitor.page);
    return visitor;
  }

  private keepEverything(page: Page): void {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.received.push({ from: socket.url(), text: payload.toString() }));
    });
    page.on("response", (response) => {
      if (!response.url().includes("/api/") || response.status() === 101) return;
      void response
        .text()
        .then((text) => this.received.push({ from: response.url(), text }))
        // A page that goes elsewhere drops what it was reading.
        .catch(() => undefined);
    });
    page.on("console", (message) => {
      if (message.type() === "error" || message.text().includes("Content Security Policy")) this.troubles.push(message.text());
    });
    page.on("pageerror", (error) => this.troubles.push(String(error)));
  }

  async go(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: "domcontentloaded" });
  }

  /** The messages of the socket so far. */
  messages(): ToClient[] {
    return this.received.filter(({ from }) => from.startsWith("ws")).map(({ text }) => JSON.parse(text) as ToClient);
  }

  updates(): Update[] {
    return this.messages().flatMap((message) => (message.type === "update" ? [message.update] : []));
  }

  /** The newest state this page was told: of two sockets of one table one may be slower. */
  latest(): Update {
    const isUpdate = ({ from, text }: Received) => from.startsWith("ws") && text.startsWith('{"type":"update"');
    const last = this.received.findLast(isUpdate);
    if (last === undefined) throw new Error("the page was told nothing yet");
    const updates = this.received
      .slice(-LATE)
      .filter((message) => message.from === last.from && isUpdate(message))
      .concat(last)
      .map(({ text }) => (JSON.parse(text) as Extract<ToClient, { type: "update" }>).update);
    return updates.reduce((newest, update) => (update.version >= newest.version ? update : newest));
  }

  /** The network is gone, and with it every line; `false` brings it back. */
  async loseNetwork(gone: boolean): Promise<void> {
    await this.context.setOffline(gone);
    if (gone) await this.page.evaluate(() => window.openSockets?.forEach((socket) => socket.close()));
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
