/** The boxes of the Tactical Display in a frame of characters: five columns, or five rows on a narrow screen. */

/** A box of one army: its title, the ground in it, and the pieces of its lines. */
export interface Cell {
  readonly title: string;
  readonly ground: readonly string[];
  readonly first: readonly string[];
  readonly second: readonly string[];
}

/** Two boxes that face each other. */
export interface Facing {
  readonly above: Cell;
  readonly below: Cell;
}

/** The widest drawing. */
const WIDEST = 116;

/** Returns the room for text in each of some columns of a frame. */
const roomIn = (count: number, width: number): number => Math.floor((width - 1) / count) - 3;

/** Returns words in lines of a width, all but the first indented. */
function folded(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (next.length <= width) line = next;
    else {
      lines.push(line);
      line = `  ${word}`;
    }
  }
  return [...lines, line];
}

const textsOf = ({ title, ground, first, second }: Cell): readonly string[] => [title, ...ground, ...first, ...second];

/** Returns the width that the longest word of the boxes needs; all words but the first of a text are indented. */
const neededBy = (facing: readonly Facing[]): number =>
  Math.max(
    ...facing
      .flatMap(({ above, below }) => [...textsOf(above), ...textsOf(below)])
      .flatMap((text) => text.split(' ').map((word, index) => word.length + (index === 0 ? 0 : 2))),
  );

/** Returns cells side by side, as high as the highest; `down`: the text of each is at the bottom. */
function row(cells: readonly (readonly string[])[], room: number, down = false): readonly string[] {
  const height = Math.max(...cells.map((cell) => cell.length));
  const padded = cells.map((cell) => {
    const missing = Array.from({ length: height - cell.length }, () => '');
    return down ? [...missing, ...cell] : [...cell, ...missing];
  });
  return Array.from(
    { length: height },
    (_, line) => `│ ${padded.map((cell) => (cell[line] ?? '').padEnd(room)).join(' │ ')} │`,
  );
}

const border = ([left, middle, right]: readonly [string, string, string], line: string, count: number, room: number) =>
  `${left}${Array.from({ length: count }, () => line.repeat(room + 2)).join(middle)}${right}`;

/** Returns the boxes of one army as columns, with its first line towards the enemy. */
function front(cells: readonly Cell[], room: number, isAbove: boolean): readonly string[] {
  const fold = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => folded(text, room));
  const titles = row(
    cells.map(({ title, ground }) => fold([title, ...ground])),
    room,
  );
  const first = row(
    cells.map((cell) => fold(cell.first)),
    room,
    isAbove,
  );
  const second = row(
    cells.map((cell) => fold(cell.second)),
    room,
    isAbove,
  );
  const between = row(
    cells.map(() => ['┄'.repeat(room)]),
    room,
  );
  const rear = cells.every((cell) => cell.second.length === 0)
    ? []
    : isAbove
      ? [...second, ...between]
      : [...between, ...second];
  return isAbove ? [...titles, ...rear, ...first] : [...first, ...rear, ...titles];
}

/** Returns the two boxes of a row, each with its first line on top. */
function pair({ above, below }: Facing, room: number): readonly string[] {
  const lines = ({ title, ground, first, second }: Cell): readonly string[] => [
    ...[title, ...ground, ...first].flatMap((text) => folded(text, room)),
    ...(second.length === 0 ? [] : ['┄'.repeat(room), ...second.flatMap((text) => folded(text, room))]),
  ];
  return row([lines(above), lines(below)], room);
}

/**
 * Returns the boxes of both armies, one army above the other. If a word is too long for a fifth of the screen, the
 * armies stand side by side: what is above on the left, and the boxes of each from top to bottom.
 */
export function display(facing: readonly Facing[], columns: number): readonly string[] {
  const width = Math.min(columns, WIDEST);
  const wide = roomIn(facing.length, width);
  if (neededBy(facing) <= wide)
    return [
      border(['┌', '┬', '┐'], '─', facing.length, wide),
      ...front(
        facing.map(({ above }) => above),
        wide,
        true,
      ),
      border(['╞', '╪', '╡'], '═', facing.length, wide),
      ...front(
        facing.map(({ below }) => below),
        wide,
        false,
      ),
      border(['└', '┴', '┘'], '─', facing.length, wide),
    ];
  const half = roomIn(2, width);
  return [
    border(['┌', '┬', '┐'], '─', 2, half),
    ...facing.flatMap((each, index) => [
      ...(index === 0 ? [] : [border(['├', '┼', '┤'], '─', 2, half)]),
      ...pair(each, half),
    ]),
    border(['└', '┴', '┘'], '─', 2, half),
  ];
}
