import { parseAction } from "$lib/notation.ts";
import type { Offer } from "$lib/wire.ts";
import { stepName } from "$lib/words.ts";
import type { View } from "../wire.ts";

/**
 * The questions that come in the turns of others, to everybody who might hold
 * the card, and those that come often.
 */
export const ANSWERS = ["veto", "escape", "share"] as const;
export type Answer = (typeof ANSWERS)[number];

type Silenced = Record<Answer, boolean>;

const NONE: Silenced = { veto: false, escape: false, share: false };

/** How one says no. */
const NO: Record<Answer, string> = { veto: "decline", escape: "decline", share: "done" };

/** The questions that may come in a game like this. */
export function answersIn({ agreed: { edition, mode } }: Pick<View, "agreed">): Answer[] {
  return ANSWERS.filter((answer) => (answer === "share" ? mode === "teams" : edition === "first"));
}

/**
 * Questions that somebody does not want to be asked at one table; the answer is
 * no. It is given whether the card is there or not: so nobody learns from it
 * who holds one.
 */
export class Quiet {
  #silenced = $state<Silenced>(NONE);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `ennead-quiet-${table}`;
    this.#silenced = this.#load();
  }

  is(answer: Answer): boolean {
    return this.#silenced[answer];
  }

  set(answer: Answer, silent: boolean): void {
    this.#silenced = { ...this.#silenced, [answer]: silent };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#silenced));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  /** What is said at once where this is offered; null where the person is asked. */
  answerTo(view: View, offers: readonly Offer[]): string | null {
    const step = view.steps.at(-1);
    const name = step === undefined ? "" : stepName(step);
    const asked = ANSWERS.find((answer) => answer === name);
    if (asked === undefined || !this.is(asked)) return null;
    return offers.find(({ action }) => parseAction(action).verb === NO[asked])?.action ?? null;
  }

  #load(): Silenced {
    try {
      return { ...NONE, ...(JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Partial<Silenced>) };
    } catch {
      return NONE;
    }
  }
}
