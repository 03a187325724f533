/** The page of `npm run refusals` on the site: for each game a page with the table of its codes, and each code with the examples that show it. */
import { GAMES, REGISTRY, type GameName } from '../../src/games.js';
import { page, PAGE } from '../refusals/page.js';
import { citedFile } from './clause-files.js';
import type { Document } from './staging.js';

/** A code of a refusal. */
export interface Code {
  readonly name: string;
  /** The file of its document, beside the others. */
  readonly file: string;
  readonly clauses: readonly string[];
  readonly meaning: string;
  readonly document: Document;
}

const text = await page();
const [tables = ''] = text.split('\n## Examples from ');

/** The examples, by their numbers. */
const examples: ReadonlyMap<string, string> = new Map(
  text
    .split(/^### (?=\d+\. )/m)
    .slice(1)
    .map((section) => {
      const [title = '', ...body] = (section.split('\n## ')[0] ?? section).split('\n');
      const [number = ''] = title.split('.');
      return [
        number,
        [`**${title.slice(number.length + 2)}**`, ...body]
          .join('\n')
          .trim()
          .replace(/^```\w+$/gm, '```text'),
      ] as const;
    }),
);

/** Begins the reason why a code has no examples: no game comes to it. */
const NEVER = 'never: ';

const fileOf = (game: GameName, ...code: readonly string[]): string =>
  `${['refusals', REGISTRY[game].title.toLowerCase().replaceAll(' ', '-'), ...code].join('-')}.md`;

/** Returns what a refusal cites, as a link if the site has it. */
function citation(game: GameName, cited: string): string {
  const file = citedFile(game, cited);
  return file === undefined ? cited : `[${cited}](${file})`;
}

/** Where each example of a game is shown: with the first code that it is an example of. */
type Shown = Map<string, string>;

/** Returns an example the first time, and a link to it after that. */
function exampleOf(number: string, file: string, shown: Shown): string {
  const there = shown.get(number);
  if (there !== undefined) return `[The same example](${there})`;
  shown.set(number, file);
  return examples.get(number) ?? '';
}

function codeOf(game: GameName, row: string, shown: Shown): Code {
  const [name = '', clauses = '', meaning = '', numbers = ''] = row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
  const file = fileOf(game, name);
  const reason = numbers.startsWith(NEVER) ? numbers.slice(NEVER.length) : undefined;
  const told =
    reason === undefined
      ? numbers.split(', ').map((number) => exampleOf(number, file, shown))
      : [`No game of it has this refusal: ${reason}.`];
  const text = [
    `## ${name}`,
    '',
    `${meaning} Clauses: ${clauses
      .split(', ')
      .map((cited) => citation(game, cited))
      .join(', ')}.`,
    '',
    ...told.flatMap((example) => [example, '']),
  ];
  return {
    name,
    file,
    clauses: clauses.split(', '),
    meaning,
    document: { path: `docs/${file}`, text: text.join('\n'), isPart: true },
  };
}

/** Returns the rows of the table of a game. */
const tableOf = (game: GameName): readonly string[] =>
  (tables.split(`\n## ${REGISTRY[game].title}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '));

function codesIn(game: GameName): readonly Code[] {
  const rows = tableOf(game).filter((line) => line.startsWith('| `'));
  if (rows.length === 0) throw new Error(`${PAGE} has no codes of ${REGISTRY[game].title}`);
  const shown: Shown = new Map();
  return rows.map((row) => codeOf(game, row, shown));
}

const codes = Object.fromEntries(GAMES.map((game) => [game, codesIn(game)])) as Readonly<
  Record<GameName, readonly Code[]>
>;

/** Returns the codes of a game; for a variant, those that the base game does not have. */
export const codesOf = (game: GameName): readonly Code[] => codes[game];

/** The page of a game: each of its codes, with its meaning, its clauses and an example. */
const gamePage = (game: GameName): Document => ({
  path: `docs/${fileOf(game)}`,
  text: `# Refusals in ${REGISTRY[game].title}\n\nEvery code with which an action is refused in *${REGISTRY[game].title}*.\n`,
  children: codes[game].map(({ document }) => document),
});

/** The page about refusals, with the pages of the games below it. */
export function refusalIndex(): Document {
  const [head = ''] = tables.split('\n## ');
  const links = GAMES.map(
    (game) => `- [${REGISTRY[game].title}](${fileOf(game)}): ${String(codes[game].length)} codes`,
  );
  return { path: PAGE, text: [head.trim(), '', ...links, ''].join('\n'), children: GAMES.map(gamePage) };
}
