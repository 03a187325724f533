/** Compares typed text with names, ignoring case, accents and the order of words. */

/** Returns a text without capitals and accents. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the words of a typed text. */
export const wordsOf = (typed: string): readonly string[] => folded(typed).trim().split(/\s+/);

/** Returns how many of these words a label contains, each at least as part of a word. */
export function countWords(label: string, words: readonly string[]): number {
  const within = folded(label);
  return words.filter((word) => within.includes(word)).length;
}

/** Returns whether a label contains all words of a typed text. */
export function hasWords(label: string, typed: string): boolean {
  const words = wordsOf(typed);
  return countWords(label, words) === words.length;
}
