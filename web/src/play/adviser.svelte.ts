import type { Advice, Advised, TableInfo } from "$lib/wire.ts";
import type { ParsedOffer } from "$lib/notation.ts";
import type { Table } from "$lib/table.svelte.ts";
import { refusalSentence, sentence, type Part } from "$lib/words.ts";

/** What came of a question, and which offers it was about. */
interface Answered {
  about: string;
  advice: Advice | null;
  trouble: Part[] | null;
}

/** The same offers are the same decision, however often the table tells of them. */
export function keyOf(offers: readonly ParsedOffer[]): string {
  return offers.map(({ action }) => action).join("\n");
}

/** What an adviser needs of a table. */
export interface AdvisedTable extends Pick<Table, "advise" | "lesson" | "myTurn" | "offers"> {
  readonly info: Pick<TableInfo, "hints"> | null;
}

/** Asks bots what they would do in my place, about one decision at a time. */
export class Adviser {
  open = $state(false);
  level = $state("priest");
  #answered = $state.raw<Answered | null>(null);
  #asking = $state.raw<string | null>(null);

  #key = $derived.by(() => keyOf(this.table.offers));
  /** A hint can be had now. */
  available = $derived.by(
    () => (this.table.info?.hints ?? false) && this.table.myTurn && this.table.lesson === null && this.table.offers.length > 1,
  );
  asking = $derived(this.#asking !== null && this.#asking === this.#key);
  #current = $derived(this.#answered !== null && this.#answered.about === this.#key ? this.#answered : null);
  advice = $derived(this.#current?.advice ?? null);
  /** What it comes to, the best first. */
  counsel = $derived.by<Advised[]>(() => this.advice?.options ?? []);
  trouble = $derived(this.#current?.trouble ?? null);
  shown = $derived(this.open && this.available);
  /** The offer that is proposed. */
  proposed = $derived.by<ParsedOffer | null>(() => (this.shown ? this.offerOf(this.counsel[0]?.action) : null));

  constructor(private readonly table: AdvisedTable) {}

  offerOf(action: string | undefined): ParsedOffer | null {
    return this.table.offers.find((offer) => offer.action === action) ?? null;
  }

  /** Opens and asks, or closes. */
  toggle(): void {
    if (this.shown) this.close();
    else void this.ask(this.level);
  }

  close(): void {
    this.open = false;
  }

  async ask(level: string): Promise<void> {
    if (!this.available) return;
    this.open = true;
    const known = this.advice?.bot === level;
    this.level = level;
    if (known) return;
    const about = this.#key;
    this.#answered = null;
    this.#asking = about;
    const { advice, reason } = await this.table.advise(level);
    // Somebody asked another one meanwhile, or the table has moved on.
    if (this.#asking !== about || this.level !== level) return;
    this.#asking = null;
    const trouble = advice !== null ? null : reason === null ? sentence("play-advice-none") : refusalSentence(reason);
    this.#answered = { about, advice, trouble };
  }
}
