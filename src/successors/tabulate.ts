/** Tables over closed words. */

/** One value for each of some words. */
export const recordOf = <Word extends string, Value>(
  words: readonly Word[],
  valueOf: (word: Word) => Value,
): Record<Word, Value> => Object.fromEntries(words.map((word) => [word, valueOf(word)])) as Record<Word, Value>;
