import { untrack } from "svelte";
import { ApiError } from "./api.ts";
import { parts, word, type Part } from "./words.ts";

interface Toast {
  key: number;
  parts: Part[];
  tone: "plain" | "bad";
}

const SHOWN_FOR = 6_000;

/** Short messages that go away by themselves. */
class Toasts {
  all = $state.raw<readonly Toast[]>([]);
  #next = 0;

  say(what: Part[] | string, tone: Toast["tone"] = "plain"): void {
    const key = this.#next++;
    const pieces = typeof what === "string" ? parts(what) : what;
    // What went wrong before is forgotten once it goes well.
    // Whoever speaks within an effect must not depend on what was said.
    const before = untrack(() => this.all);
    const kept = tone === "plain" ? before.filter((toast) => toast.tone === "plain") : before;
    this.all = [...kept.slice(-2), { key, parts: pieces, tone }];
    setTimeout(() => this.dismiss(key), SHOWN_FOR);
  }

  dismiss(key: number): void {
    this.all = this.all.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();

/** Does something that may fail, and tells the person if it does. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    toasts.say(error instanceof ApiError ? error.message : word("ui-trouble-server"), "bad");
    return null;
  }
}
