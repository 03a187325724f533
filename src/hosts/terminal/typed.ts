/** Comparing what somebody types with names: without capitals, accents and the order of words. */

/** Without capitals and without accents. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of what was typed. */
export const wordsOf = (typed: string): readonly string[] => folded(typed).trim().split(/\s+/);

/** How many of these words a label has, each at least as part of a word. */
export function countWords(label: string, words: readonly string[]): number {
  const within = folded(label);
  return words.filter((word) => within.includes(word)).length;
}

/** Whether a label has all the words of what was typed. */
export function hasWords(label: string, typed: string): boolean {
  const words = wordsOf(typed);
  return countWords(label, words) === words.length;
}
