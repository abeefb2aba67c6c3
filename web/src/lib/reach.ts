/** Asks whether the server can be reached at all; cheap, and the same for everybody. */
export type Reaching = () => Promise<boolean>;

const EVERY = 1_000;
const WITHIN = 900;
/** So that not all browsers come back in the same moment. */
const SPREAD = 400;

const overHttp: Reaching = async () => {
  try {
    const response = await fetch("/api/games", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(WITHIN) });
    return response.status < 500;
  } catch {
    return false;
  }
};

/**
 * Looks out for the network while a line is lost, so that nobody waits for the
 * next try when it is back. It speaks up only if the server could not be reached
 * before: one that can, and still takes no line, has its reasons.
 */
export class Lookout {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watching = false;
  #unreachable = false;

  constructor(
    private readonly back: () => void,
    private readonly chance: () => number,
    private readonly reach: Reaching = overHttp,
  ) {}

  start(): void {
    if (this.#watching) return;
    this.#watching = true;
    this.#unreachable = false;
    this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  stop(): void {
    this.#watching = false;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const reached = document.visibilityState === "hidden" || (await this.reach());
    if (!this.#watching) return;
    if (reached && this.#unreachable) {
      this.#unreachable = false;
      this.#timer = setTimeout(() => {
        this.back();
        if (this.#watching) this.#timer = setTimeout(() => void this.#look(), EVERY);
      }, this.chance() * SPREAD);
      return;
    }
    if (!reached) this.#unreachable = true;
    this.#timer = setTimeout(() => void this.#look(), EVERY);
  }
}
