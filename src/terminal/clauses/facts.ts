/** What is known of the clauses of a rulebook: the shape of `rules/<game>.json`, which `npm run coverage` writes. */
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
    /** Its title, in our own words; of a ruling, what is in question and what is taken. */
    about: words,
    /** The clauses that a ruling is about; of a clause none. */
    on: list(words),
    /** File by file of the code, the first line that names this very clause. */
    code: mapOf(words, line, 10_000),
    /** File by file, the tests whose titles name it. */
    tests: mapOf(words, list(test), 10_000),
    /** The codes of the refusals that may cite it. */
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
    /** What each of the files named is about, by its first words, where it has some. */
    files: mapOf(words, words, 10_000),
    /** What each code says. */
    refusals: mapOf(words, words, 10_000),
  },
  {
    /** The game whose clauses hold where this one says nothing itself. */
    base: words,
  },
);

/** One clause, or one ruling. */
export type ClauseFact = t.TypeOf<typeof clauseFact>;
/** All that is known of the rules of one game. */
export type Rulebook = t.TypeOf<typeof rulebook>;

export const rulebookCodec: t.Type<Rulebook> = codecOf('the facts of a rulebook', rulebook);
