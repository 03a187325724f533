/** What a ruling is, and the document that it stands in. */

export interface Ruling {
  /** `A7`, `C13.1`, `who-besieges`. */
  readonly name: string;
  /** The clauses that it is about, as they are cited: `R 8.3.6`. */
  readonly on: readonly string[];
  /** The same as its row names them; empty where it has none. */
  readonly section: string;
  /** What is in question, and what is done. */
  readonly about: string;
  /** Where it is told, as a document in `docs/` links to it. */
  readonly link: string;
}

/** A document of rulings. */
export interface RulingsDocument {
  readonly text: string;
  /** As a document in `docs/` links to it. */
  readonly link: string;
}
