/** The clauses of a rulebook: their numbers, their titles and what each of them requires, in our own words. */

/**
 * A clause as the code cites it (`8.3.1`, `S9.3`, `Levy Taxes`), its title in a few words, and what it requires in one
 * to three sentences.
 */
export type Clause = readonly [clause: string, title: string, summary: string];

/** The titles and summaries of clauses in another language. */
export type Translation = Readonly<Record<string, readonly [title: string, summary: string]>>;

export interface Rulebook {
  /** The letter before the numbers of its clauses in code and documents; empty where they stand alone. */
  readonly letter: string;
  /** Whether clauses have numbers of their own; otherwise they are called by the titles of their sections. */
  readonly numbered: boolean;
  /** Every clause that something follows from in a program, in the order of the rulebook. */
  readonly clauses: readonly Clause[];
  /** The titles of the sections, by their numbers, as far as a rulebook gives them. */
  readonly sections?: Readonly<Record<string, string>>;
  /** Which sections have no row among the clauses, and why: the end of a sentence. Empty where all have one. */
  readonly leftOut: string;
}

/**
 * Returns the entry for a clause as the code cites it (`R 8.4.5`), or for the nearest section that contains it (`R
 * 8.4`); `undefined` if there is none.
 */
export function nearestEntry<A>(find: (cited: string) => A | undefined, rule: string): A | undefined {
  for (let cited = rule; ; cited = cited.replace(/\.[^.]*$/, '')) {
    const found = find(cited);
    if (found !== undefined || !cited.includes('.')) return found;
  }
}
