/** docs/mutation.md, as text. */
import { reasonFor } from './reasons/index.js';
import type { Fared, Survivor } from './survivors.js';

export const PAGE = 'docs/mutation.md';

const HEAD = `# Mutation testing

What the rules do is changed in thousands of small ways, one at a time: a condition turned round, a sum into a difference, a
word emptied, a block left out. Each change must be noticed by a test; what is not noticed is listed here, with the reason why
it may stay so, or as not yet judged.

\`npm run mutation\` tries them all, with [Stryker](https://stryker-mutator.io) and a runner of our own that makes the modules
fresh for each change (\`tools/mutation/\`); \`npm run mutation -- -m 'src/successors/rules/13-siege.ts'\` those of one file, and
with \`TESTS=13-siege\` before it by the tests of such names alone.
\`npm run mutation:page\` writes this page from the report. The tests tried are those by clause and the conformance cases; random
games, fuzzing and the second opinion, which notice more, are left out because they take seconds each; and
a change met by thousands of tests is tried by the nearest and quickest, up to a twelfth of the time that all take. So what is listed here may be
noticed by a test all the same.
`;

const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`);

/** The room of a file: \`successors/rules\`, or \`core\`. */
const roomOf = (file: string): string => {
  const [, game = '', room = ''] = file.split('/');
  return room.endsWith('.ts') || game === 'core' ? game : `${game}/${room}`;
};

interface Sum {
  readonly tried: number;
  readonly left: number;
}
const sumOf = (files: readonly Fared[]): Sum => ({
  tried: files.reduce((sum, { tried }) => sum + tried, 0),
  left: files.reduce((sum, { survivors }) => sum + survivors.length, 0),
});
const row = (name: string, { tried, left }: Sum): string =>
  `| ${name} | ${tried} | ${tried - left} | ${percent(tried - left, tried)} |`;

/** In the middle of a table a stroke would end the cell. */
const code = (text: string): string => `\`${text.replaceAll('`', '′').replaceAll('|', '∣')}\``;

const line = ({ place, was, became, unmet }: Survivor): string =>
  `  - ${place.line}:${place.column} ${code(was)} → ${code(became)}${unmet ? ' (no test comes by)' : ''}`;

/** As a heading of what it explains. */
const heading = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1).replace(/\.$/, '')}`;

function chapter({ file, tried, survivors }: Fared): string {
  const judged = survivors.map((survivor) => ({ survivor, reason: reasonFor(file, survivor) ?? 'Not judged' }));
  const parts = [...new Set(judged.map(({ reason }) => reason))].map((reason) => {
    const those = judged.filter((one) => one.reason === reason).map(({ survivor }) => line(survivor));
    return `- ${heading(reason)}:\n${those.join('\n')}`;
  });
  return `### ${file}\n\n${tried - survivors.length} of ${tried} noticed.\n\n${parts.join('\n')}\n`;
}

/** The page of what was found. */
export function page(files: readonly Fared[]): string {
  const rooms = [...new Set(files.map(({ file }) => roomOf(file)))];
  const table = [
    '| | changes | noticed | |',
    '| --- | ---: | ---: | ---: |',
    ...rooms.map((room) => row(room, sumOf(files.filter(({ file }) => roomOf(file) === room)))),
    row('**all**', sumOf(files)),
  ].join('\n');
  const chapters = files.filter(({ survivors }) => survivors.length > 0).map(chapter);
  return `${HEAD}\n${table}\n\n## What no test has noticed\n\n${chapters.join('\n')}`;
}
