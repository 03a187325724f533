/** A ruling, and its document. */

export interface Ruling {
  /** `A7`, `C13.1`, `who-besieges`. */
  readonly name: string;
  /** The clauses that it is about, as citations: `R 8.3.6`. */
  readonly on: readonly string[];
  /** The clauses as its row names them; empty if it has none. */
  readonly section: string;
  /** The question and the decision. */
  readonly about: string;
  /** Its link from a document in `docs/`. */
  readonly link: string;
}

/** A document of rulings. */
export interface RulingsDocument {
  readonly text: string;
  /** Its link from a document in `docs/`. */
  readonly link: string;
}
