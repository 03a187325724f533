/** Text in lines. */

/** The number of characters in a line. */
export const WIDTH = 116;

/** Returns items after a heading, in as many lines as needed; all lines except the first begin at the margin. */
export function wrapped(head: string, items: readonly string[], margin: number): readonly string[] {
  const lines: string[] = [];
  let line = head.length < margin ? head.padEnd(margin) : `${head} `;
  let fresh = true;
  for (const item of items) {
    if (!fresh && line.length + 2 + item.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(margin);
      fresh = true;
    }
    line += fresh ? item : `  ${item}`;
    fresh = false;
  }
  return [...lines, line.trimEnd()];
}

/** Returns words in lines of a maximum width, each after the first indented by the margin. */
export const paragraph = (head: string, text: string, margin: number, width = WIDTH): readonly string[] => {
  const words = text.split(' ');
  const lines: string[] = [];
  let line = head;
  for (const word of words) {
    if (line.trim() !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = ' '.repeat(margin);
    }
    line += line === '' || line.endsWith(' ') ? word : ` ${word}`;
  }
  return [...lines, line];
};
