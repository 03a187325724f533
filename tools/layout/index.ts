/**
 * Writes the layout of the default board: where its spaces are drawn, and what lies around its provinces.
 *
 *     npm run layout
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Point } from '../../src/svg/box.js';
import { command } from '../command.js';
import { deriveLayout } from './derive.js';

const TARGET = 'src/successors/data/layout.ts';

const USAGE = `usage: npm run layout [-- [--check]]

Writes ${TARGET}: places from the degrees of the board (spread apart, with the corrections of tools/layout/corrections.ts), and
around them those of tools/layout/waters.ts.

  --check  write nothing; fail when the file is not up to date`;

const { values } = command(USAGE, { options: { check: { type: 'boolean', default: false } } });

const place = ({ x, y }: Point): string => `[${Math.round(x)}, ${Math.round(y)}]`;

/** Rows of places, so many to a line. */
function rows(places: readonly Point[], each = 12): string {
  const lines: string[] = [];
  for (let from = 0; from < places.length; from += each)
    lines.push(
      `    ${places
        .slice(from, from + each)
        .map(place)
        .join(', ')},`,
    );
  return lines.join('\n');
}

const { spaces, waters, wilds } = deriveLayout();
const text = `// Where the default board is drawn, in the units of MAP_EXTENT. Written by \`npm run layout\` from the degrees of the spaces.
import type { KnownSpaceId } from './board/index.js';

/** A place on the drawn map. */
type Spot = readonly [x: number, y: number];

/** Where each space is drawn, and places around the provinces: of the sea, and of lands that nobody plays for. */
export const layout = {
  spaces: {
${[...spaces].map(([id, at]) => `    ${/^[a-z]+$/.test(id) ? id : `'${id}'`}: ${place(at)},`).join('\n')}
  },
  waters: [
${rows(waters)}
  ],
  wilds: [
${rows(wilds)}
  ],
} as const satisfies {
  readonly spaces: Readonly<Record<KnownSpaceId, Spot>>;
  readonly waters: readonly Spot[];
  readonly wilds: readonly Spot[];
};
`;

if (!values.check) writeFileSync(TARGET, text);
else if (readFileSync(TARGET, 'utf8') !== text) {
  console.error(`${TARGET} is not what its sources say: run npm run layout`);
  process.exitCode = 1;
}
