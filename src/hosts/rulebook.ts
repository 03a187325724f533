/** What is said of the rulebook of a game: how its clauses are numbered, and what each of them is about. */

/** A clause as the code cites it (`8.3.1`, `S9.3`, `Levy Taxes`), and what it is about in a few words. */
export type Clause = readonly [clause: string, about: string];

export interface Rulebook {
  /** The letter before the numbers of its clauses in code and documents; empty where they stand alone. */
  readonly letter: string;
  /** Whether clauses have numbers of their own; otherwise they are called by the titles of their sections. */
  readonly numbered: boolean;
  /** Every clause that something follows from in a program, in the order of the rulebook. */
  readonly clauses: readonly Clause[];
  /** Which sections have no row among the clauses, and why: the end of a sentence. Empty where all have one. */
  readonly leftOut: string;
}
