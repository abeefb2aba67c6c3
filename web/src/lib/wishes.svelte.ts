import { freshId } from "./ids.ts";
import type { AnyRefusal, ToServer } from "./wire.ts";
import { refusalSentence, type Part } from "./words.ts";

type WithId = Extract<ToServer, { id: string }>;
/** What a person wants done; the server does it or says why not. */
export type Wish = WithId extends infer Message ? (Message extends WithId ? Omit<Message, "id"> : never) : never;

/** Wishes on their way, by id, and what came of the last one. */
export class Wishes {
  refusal = $state.raw<Part[] | null>(null);
  /** The version in which the last wish took effect. */
  effect = $state(0);
  #answers = new Map<string, (done: boolean) => void>();
  /** What the page has said by itself: if it comes too late, nobody is told. */
  #unasked = new Set<string>();

  constructor(private readonly send: (message: ToServer) => void) {}

  /** True once it is done, false if it is refused. */
  make(wish: Wish): Promise<boolean> {
    const message = withId(wish);
    this.refusal = null;
    return new Promise((resolve) => {
      this.#answers.set(message.id, resolve);
      this.send(message);
    });
  }

  /** What no person has asked for. */
  makeUnasked(wish: Wish): void {
    const message = withId(wish);
    this.#unasked.add(message.id);
    this.send(message);
  }

  done(id: string, version: number): void {
    if (this.#answer(id, true)) this.effect = version;
  }

  /** What has no id could not even be read. */
  refused(id: string | null, reason: AnyRefusal): void {
    if (id === null || !this.#unasked.delete(id)) this.refusal = refusalSentence(reason);
    if (id !== null) this.#answer(id, false);
  }

  /** False if nobody here waits for this answer. */
  #answer(id: string, done: boolean): boolean {
    const resolve = this.#answers.get(id);
    this.#answers.delete(id);
    resolve?.(done);
    return resolve !== undefined;
  }
}

function withId(wish: Wish): WithId {
  return { ...wish, id: freshId() } as WithId;
}
