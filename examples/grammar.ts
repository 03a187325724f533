/** English that every chronicle needs: numbers and lists in words. */

/** With a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 point`, `2 points`; a plural that does more than add an *s* is given. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The verb that goes with so many: `numbered(1, 'is', 'are')` is `is`. */
export const numbered = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** `a, b and c`; nothing at all is `nothing`. */
export const listed = (words: readonly string[], nothing = ''): string =>
  words.length < 2 ? (words[0] ?? nothing) : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
