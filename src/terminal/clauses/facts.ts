/** The facts about the clauses of a rulebook: the codec of `rules/<game>.json`, which `npm run coverage` writes. */
import type * as t from 'io-ts';
import { closed, codecOf, listOf, mapOf, text, wholeNumber } from '../../core/index.js';

const line = wholeNumber(1, 100_000);
const index = wholeNumber(0, 9_999);
const words = text(10_000);
const list = <A>(item: t.Type<A>): t.Type<readonly A[]> => listOf(item, 10_000);

const file = closed(
  {
    path: words,
  },
  {
    /** What it is about, by its first comment. */
    about: words,
  },
);

const test = closed({ file: index, line, title: words });

const clauseFact = closed(
  {
    /** `R 11.8`, `R Levy Taxes`, `ruling who-besieges`. */
    clause: words,
    /** Its title, in our own words; for a ruling, the question and the answer. */
    about: words,
    /** The clauses that a ruling is about; empty for a clause. */
    on: list(words),
    /** The first line of each file of the code that cites this clause. */
    code: list(closed({ file: index, line })),
    /** The tests that cite this clause in their titles, by their indices in `tests` of the book. */
    tests: list(index),
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
    /** The files of the code and of the tests that cite a clause; `file` elsewhere is an index in this list. */
    files: list(file),
    /** The tests that cite a clause. */
    tests: list(test),
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
