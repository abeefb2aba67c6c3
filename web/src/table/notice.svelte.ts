import type { LineState } from "$lib/socket.ts";

/** A blink of the line is nobody's business; what was noticed late is told at once. */
const PATIENCE = 1_000;
/** How long one reads that the line is back. */
const BACK = 3_000;

/** What a person is told about the line: nothing while it is fine. */
export class Notice {
  state = $state<"fine" | "lost" | "back">("fine");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting = false;
  /** Who comes for the first time is not back. */
  #wasOpen = false;

  see(line: LineState): void {
    if (line === "open") return this.#open();
    if (line === "silent") return this.#lose();
    if (this.state === "lost" || this.#waiting) return;
    this.#waiting = true;
    this.#after(PATIENCE, () => this.#lose());
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #open(): void {
    const again = this.#wasOpen;
    this.#wasOpen = true;
    this.#waiting = false;
    if (this.state !== "lost") {
      if (this.state === "fine") clearTimeout(this.#timer);
      return;
    }
    this.state = again ? "back" : "fine";
    if (!again) return;
    this.#after(BACK, () => (this.state = "fine"));
  }

  #lose(): void {
    this.#waiting = false;
    clearTimeout(this.#timer);
    this.state = "lost";
  }

  #after(time: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, time);
  }
}
