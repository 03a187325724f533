/** Text set in lines. */

/** Characters in a line. */
export const WIDTH = 116;

/** Items one after the other behind a head, in as many lines as they need; all lines but the first begin at the margin. */
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

/** A text of words in lines of at most so many characters, each after the first indented by the margin. */
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
