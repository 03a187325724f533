/** Returns the words of a text, which stand between blanks; none for an empty text. */
export const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
