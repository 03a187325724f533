/** When something was found out or has changed, and what was found out: see `lasting.ts`. */

/** Each is given once, in all tables together. Of two the greater one is the later one. */
export type Stamp = number;

/** The answers to one question, by a number for each of the things that it is asked of, with their stamps. */
export interface Answers {
  readonly stamps: Stamp[];
  readonly answers: unknown[];
}

/** The answers to all questions, by the numbers of these. */
export type Shelf = (Answers | undefined)[];
