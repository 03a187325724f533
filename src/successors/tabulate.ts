/** Tables with one value for each word. */

/** Returns a table with one value for each word. */
export const recordOf = <Word extends string, Value>(
  words: readonly Word[],
  valueOf: (word: Word) => Value,
): Record<Word, Value> => {
  const record: Partial<Record<Word, Value>> = {};
  for (const word of words) record[word] = valueOf(word);
  return record as Record<Word, Value>;
};
