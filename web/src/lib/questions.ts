const PATIENCE = 8_000;

/** Questions on their way, by number; an answer that never comes counts as none. */
export class Questions {
  #next = 1;
  #waiting = new Map<number, (answer: unknown) => void>();

  ask<Answer>(send: (ask: number) => void, none: Answer): Promise<Answer> {
    const ask = this.#next++;
    return new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => this.#settle(ask, none), PATIENCE);
      this.#waiting.set(ask, (answer) => {
        clearTimeout(timer);
        resolve(answer as Answer);
      });
      send(ask);
    });
  }

  answer(ask: number, answer: unknown): void {
    this.#settle(ask, answer);
  }

  #settle(ask: number, answer: unknown): void {
    this.#waiting.get(ask)?.(answer);
    this.#waiting.delete(ask);
  }
}
