/** Grammar that languages share: numbers, lists, and the cases of a noun. */
import { joined, phrase, type Link, type Phrase, type Piece } from './phrase.js';

/** A noun in singular and plural. */
export interface Noun {
  readonly one: string;
  readonly many: string;
}

/**
 * Returns a number followed by its noun.
 *
 * @example
 * import { counted } from 'diadochi/core';
 *
 * [0, 1, 2].map((count) => counted(count, { one: 'guard', many: 'guards' })); // ['0 guards', '1 guard', '2 guards']
 */
export const counted = (count: number, noun: Noun): string => `${count} ${numbered(count, noun.one, noun.many)}`;

/** Returns the word that agrees with a number: `numbered(1, 'is', 'are')` is `is`. */
export const numbered = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/**
 * Returns a list with commas, and the language's "and" before the last item; `nothing` for an empty list.
 *
 * @example
 * import { listed } from 'diadochi/core';
 *
 * listed(['a', 'b', 'c'], 'and').text; // 'a, b and c'
 * listed([], 'and', 'nobody').text; // 'nobody'
 */
export function listed<L extends Link = never>(items: readonly Piece<L>[], and: string, nothing = ''): Phrase<L> {
  const last = items.at(-1);
  if (last === undefined) return phrase<L>`${nothing}`;
  if (items.length === 1) return phrase<L>`${last}`;
  return phrase<L>`${joined(items.slice(0, -1), ', ')} ${and} ${last}`;
}

/** The grammatical cases of German, and of other languages with the same cases. */
export const CASES = ['nominative', 'genitive', 'dative', 'accusative'] as const;
export type Case = (typeof CASES)[number];

/** A noun with its article in each case: `ein Feldherr`, `eines Feldherrn`, `einem Feldherrn`, `einen Feldherrn`. */
export type Declined = Readonly<Record<Case, string>>;
