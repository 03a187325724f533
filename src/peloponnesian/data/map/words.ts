/** Splits a text at its spaces; an empty text has no words. */
export const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));
