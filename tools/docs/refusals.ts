/** docs/refusals.md as the site shows it: the tables on one page, and a page for each code with the examples that show it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, REGISTRY, type GameName } from '../../src/games.js';
import { root } from '../folders.js';
import { citedFile } from './clause-files.js';
import type { Document } from './staging.js';

/** A code of a refusal. */
export interface Code {
  readonly name: string;
  /** Its page, beside the others. */
  readonly file: string;
  readonly clauses: readonly string[];
  readonly meaning: string;
  readonly page: Document;
}

const PATH = 'docs/refusals.md';
const text = readFileSync(join(root, PATH), 'utf8');
const [told = ''] = text.split('\n## Examples from ');

/** The examples, by their numbers. */
const examples: ReadonlyMap<string, string> = new Map(
  text
    .split(/^### (?=\d+\. )/m)
    .slice(1)
    .map((section) => {
      const [title = '', ...body] = (section.split('\n## ')[0] ?? section).split('\n');
      const [number = ''] = title.split('.');
      return [number, [`## ${title.slice(number.length + 2)}`, ...body].join('\n').trim()] as const;
    }),
);

/** What stands in the place of examples where a game never comes to a code; after it, why. */
const NEVER = 'never: ';

const fileOf = (game: GameName, ...code: readonly string[]): string =>
  `${['refusals', REGISTRY[game].title.toLowerCase().replaceAll(' ', '-'), ...code].join('-')}.md`;

/** What a refusal cites; where that has a page, a link to it. */
function citation(game: GameName, cited: string): string {
  const file = citedFile(game, cited);
  return file === undefined ? cited : `[${cited}](${file})`;
}

function codeOf(game: GameName, row: string): Code {
  const [name = '', clauses = '', meaning = '', numbers = ''] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
  const file = fileOf(game, name);
  const reason = numbers.startsWith(NEVER) ? numbers.slice(NEVER.length) : undefined;
  const shown =
    reason === undefined
      ? numbers.split(', ').map((number) => examples.get(number) ?? '')
      : [`No game of it comes to this: ${reason}.`];
  const page = [
    `# ${name}`,
    '',
    `A refusal of *${REGISTRY[game].title}*. ${meaning}`,
    '',
    `Cited with it: ${clauses
      .split(', ')
      .map((cited) => citation(game, cited))
      .join(', ')}. [All of them](${fileOf(game)})`,
    '',
    ...shown.flatMap((example) => [example, '']),
  ];
  return {
    name,
    file,
    clauses: clauses.split(', '),
    meaning,
    page: { path: `docs/${file}`, text: page.join('\n') },
  };
}

/** The table of a game, as docs/refusals.md has it. */
const tableOf = (game: GameName): readonly string[] =>
  (told.split(`\n## ${REGISTRY[game].title}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '));

function codesIn(game: GameName): readonly Code[] {
  const rows = tableOf(game).filter((line) => line.startsWith('| `'));
  if (rows.length === 0) throw new Error(`${PATH} has no codes of ${REGISTRY[game].title}`);
  return rows.map((row) => codeOf(game, row));
}

const codes = Object.fromEntries(GAMES.map((game) => [game, codesIn(game)])) as Readonly<
  Record<GameName, readonly Code[]>
>;

/** The codes of a game; of a variant those that it has beside the base. */
export const codesOf = (game: GameName): readonly Code[] => codes[game];

/** The page of a game: a table of its codes, with a page for each below it. */
function gamePage(game: GameName): Document {
  const table = codes[game].reduce(
    (lines, { name, file }) => lines.replace(`| \`${name}\` |`, `| [\`${name}\`](${file}) |`),
    tableOf(game).join('\n'),
  );
  const text = `# ${REGISTRY[game].title}\n\nEvery code with which an action is refused in *${REGISTRY[game].title}*.\n\n${table}\n`;
  return { path: `docs/${fileOf(game)}`, text, children: codes[game].map(({ page }) => page) };
}

/** The page of all refusals, with those of the games below it. */
export function refusalIndex(): Document {
  const [head = ''] = told.split('\n## ');
  const links = GAMES.map(
    (game) => `- [${REGISTRY[game].title}](${fileOf(game)}): ${String(codes[game].length)} codes`,
  );
  return { path: PATH, text: [head.trim(), '', ...links, ''].join('\n'), children: GAMES.map(gamePage) };
}
