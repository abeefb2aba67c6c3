/** What a pulse needs of the line it watches. */
export interface PulseHopes {
  /** Asks the other side for a sign of life. */
  ask(): void;
  /** Nothing is heard although an answer is due; or something is again. */
  silent(silent: boolean): void;
  /** Nothing was heard for so long that the line is worth nothing. */
  dead(): void;
}

/** While somebody looks: an answer is due this soon, so that silence is noticed within two seconds. */
const QUICK = { every: 1_100, within: 800, dead: 8_000 };
/** Behind another window, or when nobody has touched anything for long, a line may rest: radios and batteries thank for it. */
const SLOW = { every: 20_000, within: 10_000, dead: 10_000 };
/** How long somebody who does nothing still looks. */
const LOOKS_FOR = 10 * 60_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "focus"] as const;

/**
 * Notices a line that has gone silent. A socket by itself does not: where a
 * cable is pulled somewhere on the way, it stays open for minutes.
 */
export class Pulse {
  #beat: ReturnType<typeof setTimeout> | undefined;
  #due: ReturnType<typeof setTimeout> | undefined;
  #end: ReturnType<typeof setTimeout> | undefined;
  #running = false;
  #silent = false;
  #touched = 0;

  constructor(private readonly hopes: PulseHopes) {}

  start(): void {
    this.stop();
    this.#running = true;
    this.#touched = Date.now();
    for (const touch of TOUCHES) addEventListener(touch, this.#wake, { passive: true, capture: true });
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("offline", this.#offline);
    addEventListener("online", this.#online);
    this.#next();
  }

  stop(): void {
    this.#running = false;
    this.#silent = false;
    this.#clear();
    for (const touch of TOUCHES) removeEventListener(touch, this.#wake, { capture: true });
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("offline", this.#offline);
    removeEventListener("online", this.#online);
  }

  /** Anything that is heard is a sign of life. */
  heard(): void {
    if (!this.#running) return;
    clearTimeout(this.#due);
    clearTimeout(this.#end);
    this.#due = this.#end = undefined;
    this.#say(false);
  }

  get #pace(): typeof QUICK {
    const looks = document.visibilityState !== "hidden" && Date.now() - this.#touched < LOOKS_FOR;
    return looks ? QUICK : SLOW;
  }

  #next(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ask(), this.#pace.every);
  }

  #ask(): void {
    const { within, dead } = this.#pace;
    this.hopes.ask();
    this.#due ??= setTimeout(() => this.#say(true), within);
    this.#end ??= setTimeout(() => this.hopes.dead(), dead);
    if (this.#running) this.#next();
  }

  #say(silent: boolean): void {
    if (silent === this.#silent || !this.#running) return;
    this.#silent = silent;
    this.hopes.silent(silent);
  }

  /** Whoever comes back to the page wants to know at once. */
  #wake = (): void => {
    const rested = this.#pace === SLOW;
    this.#touched = Date.now();
    if (rested && this.#pace === QUICK) this.#ask();
  };

  #offline = (): void => this.#say(true);

  #online = (): void => this.#ask();

  #clear(): void {
    clearTimeout(this.#beat);
    clearTimeout(this.#due);
    clearTimeout(this.#end);
    this.#beat = this.#due = this.#end = undefined;
  }
}
