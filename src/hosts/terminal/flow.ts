/** Lines of a picture in text. The screen breaks those that are too long for it. */

/** A text that continues on further lines, indented by a margin, where it is too long for the screen. */
export interface Flow {
  readonly text: string;
  /** The number of characters before every line but the first. */
  readonly margin: number;
}

/** A line of a picture: printed as it is if it fits, otherwise broken between words. */
export type TextLine = string | Flow;

/** A space at which a line is broken only if the words around it fill a line. */
export const FAST_SPACE = '\u00a0';

/** Returns words after a heading. */
export const paragraph = (head: string, text: string, margin: number): Flow => ({
  text: head === '' || head.endsWith(' ') ? `${head}${text}` : `${head} ${text}`,
  margin,
});

/** Returns items after a heading that is as wide as the margin, if it is not longer. Lines are broken between items. */
export const itemized = (head: string, items: readonly string[], margin: number, between = '  '): Flow => {
  const start = head.length < margin ? head.padEnd(margin) : `${head} `;
  return { text: `${start}${items.map((item) => item.replaceAll(' ', FAST_SPACE)).join(between)}`.trimEnd(), margin };
};
