import { sameReference, type Reference } from "./reference.ts";

/** What somebody points at in a sentence, a card or a list: the board lights it up. */
class Highlight {
  lit = $state.raw<Reference | null>(null);
  /** What an adviser proposes: lit until somebody points elsewhere. */
  proposed = $state.raw<Reference | null>(null);

  point(at: Reference | null): void {
    this.lit = at;
  }

  isLit(reference: Reference): boolean {
    return sameReference(this.lit, reference);
  }
}

export const highlight = new Highlight();
