import type { Part } from "./words.ts";

interface Question {
  words: Part[];
  yes: string;
  answer: (yes: boolean) => void;
}

/** A question that must be answered before something that hurts. */
class Confirmation {
  question = $state.raw<Question | null>(null);

  ask(words: Part[], yes: string): Promise<boolean> {
    this.answer(false);
    return new Promise((resolve) => {
      this.question = { words, yes, answer: resolve };
    });
  }

  answer(yes: boolean): void {
    const question = this.question;
    this.question = null;
    question?.answer(yes);
  }
}

export const confirmation = new Confirmation();
