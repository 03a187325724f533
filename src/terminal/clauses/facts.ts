/** The facts about the clauses of a rulebook: the codec of `rules/<game>.json`, which `npm run coverage` writes. */
import type * as t from 'io-ts';
import { closed, codecOf, listOf, mapOf, text, wholeNumber } from '../../core/index.js';

const line = wholeNumber(1, 100_000);
const words = text(10_000);
const list = <A>(item: t.Type<A>): t.Type<readonly A[]> => listOf(item, 10_000);

const test = closed({ line, title: words });

const clauseFact = closed(
  {
    /** `R 11.8`, `R Levy Taxes`, `ruling who-besieges`. */
    clause: words,
    /** Its title, in our own words; for a ruling, the question and the answer. */
    about: words,
    /** The clauses that a ruling is about; empty for a clause. */
    on: list(words),
    /** By file of the code, the first line that cites this clause. */
    code: mapOf(words, line, 10_000),
    /** By file, the tests that cite it in their titles. */
    tests: mapOf(words, list(test), 10_000),
    /** The refusal codes that may cite it. */
    codes: list(words),
  },
  {
    /** What the clause requires, in our own words; a ruling has none. */
    summary: words,
  },
);

const rulebook = closed(
  {
    game: words,
    clauses: list(clauseFact),
    /** What each of these files is about, by its first comment, if it has one. */
    files: mapOf(words, words, 10_000),
    /** The meaning of each code. */
    refusals: mapOf(words, words, 10_000),
  },
  {
    /** The game whose clauses hold where this one has none of its own. */
    base: words,
  },
);

/** One clause, or one ruling. */
export type ClauseFact = t.TypeOf<typeof clauseFact>;
/** The facts about the rules of one game. */
export type Rulebook = t.TypeOf<typeof rulebook>;

export const rulebookCodec: t.Type<Rulebook> = codecOf('the facts of a rulebook', rulebook);
