/** docs/refusals.md: every code, its clauses, what it means, and examples that run. */
import { join } from 'node:path';
import { GAMES, ofEachGame, REGISTRY, type GameName } from '../../src/games.js';
import { beside } from '../beside.js';
import { baseOf, root, rulesOf } from '../folders.js';
import { formatted } from '../written.js';
import { scenesOfCases } from './cases.js';
import { clausesIn, clausesOfSentence } from './clauses.js';
import { programOf } from './program.js';
import type { Example, OwnRefusals } from './scene.js';

export const PAGE = 'docs/refusals.md';

/** The part of the page about one game. */
interface Part {
  /** The sentence of each code; for a variant, of the codes that its base does not have. */
  readonly codes: Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
  /** Whether its examples are those of the conformance cases. */
  readonly byCases: boolean;
  /** Codes that never occur in the game, and why. */
  readonly never: Readonly<Record<string, string>>;
}

const CODES = await ofEachGame(async (manifest) => (await manifest.entry()).refusals);

/** Returns the codes of a game that its base does not have. */
function codesOf(game: GameName): Part['codes'] {
  const base = baseOf(game);
  const known = base === undefined ? {} : CODES[base];
  return Object.fromEntries(Object.entries(CODES[game]).filter(([code]) => !Object.hasOwn(known, code)));
}

async function partFor(game: GameName): Promise<Part> {
  const { refusals = {} } = await beside<{ readonly refusals: OwnRefusals }>(game, 'refusal-scenes.ts');
  const { anywhere, scenes = scenesOfCases(game), never = {} } = refusals;
  const examples = [...(anywhere === undefined ? [] : [anywhere]), ...scenes.map((scene) => programOf(game, scene))];
  return { codes: codesOf(game), examples, byCases: refusals.scenes === undefined, never };
}

const PARTS = Object.fromEntries(
  await Promise.all(GAMES.map(async (game) => [game, await partFor(game)] as const)),
) as Readonly<Record<GameName, Part>>;

/** Returns the variants of a game: their examples show its codes too. */
const variantsOf = (game: GameName): readonly GameName[] => GAMES.filter((other) => baseOf(other) === game);

/** Returns the text above the table of a game. */
function aboutOf(game: GameName): string | undefined {
  const base = baseOf(game);
  if (base !== undefined) return `In addition to those of *${REGISTRY[base].title}*:`;
  const ofVariants = variantsOf(game).length > 0 ? ', of its variants too' : '';
  return PARTS[game].byCases
    ? `Examples are those of the [conformance cases](conformance.md)${ofVariants}.`
    : undefined;
}

/** Returns the examples of all games, in the order of the page. */
export const allExamples = (): readonly Example[] => GAMES.flatMap((game) => PARTS[game].examples);

/** Returns the number of the first example of a game. Examples are numbered through all games. */
const firstOf = (game: GameName): number =>
  GAMES.slice(0, GAMES.indexOf(game)).reduce((sum, before) => sum + PARTS[before].examples.length, 1);

/** Returns the numbers of the examples that show a code of a game. */
const shownBy = (game: GameName, code: string): readonly number[] =>
  [game, ...variantsOf(game)].flatMap((each) =>
    PARTS[each].examples.flatMap(({ shows }, index) => (shows.includes(code) ? [firstOf(each) + index] : [])),
  );

/** Returns the table of the codes of a game, row by row. */
function tableOf(game: GameName): readonly string[] {
  const { codes, never } = PARTS[game];
  const cited = rulesOf(game).map((folder) => clausesIn(join(root, folder), Object.keys(codes)));
  const rows = Object.entries(codes).map(([code, sentence]) => {
    const clauses = [
      ...new Set([...clausesOfSentence(sentence), ...cited.flatMap((known) => [...(known.get(code) ?? [])])]),
    ].sort();
    const where = clauses.length === 0 ? 'that of the frame being resolved' : clauses.join(', ');
    const reason = never[code];
    const shown = reason === undefined ? shownBy(game, code).join(', ') : `never: ${reason}`;
    return `| \`${code}\` | ${where} | ${sentence} | ${shown} |`;
  });
  return ['| code | clauses | meaning | examples |', '| --- | --- | --- | --- |', ...rows];
}

/** Returns the codes that occur and have no example, and those that are said never to occur and have one, each after its game. */
export const unshown = (): readonly string[] =>
  GAMES.flatMap((game) => {
    const { codes, never } = PARTS[game];
    return Object.keys(codes).flatMap((code) =>
      shownBy(game, code).length > 0 === Object.hasOwn(never, code) ? [`${game}: ${code}`] : [],
    );
  });

/** Returns a program in the style of the repository. */
const programText = async (code: string): Promise<string> => (await formatted('docs/refusals.ts', code)).trim();

/** Returns examples as sections, numbered from `first`. */
async function numbered(examples: readonly Example[], first: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [index, { title, code }] of examples.entries())
    lines.push(`### ${first + index}. ${title}`, '', '```ts', await programText(code), '```', '');
  return lines;
}

/** Returns the table of a game under its heading. */
function partOf(game: GameName): readonly string[] {
  const about = aboutOf(game);
  return [`## ${REGISTRY[game].title}`, '', ...(about === undefined ? [] : [about, '']), ...tableOf(game), ''];
}

/** Returns the whole page. */
export async function page(): Promise<string> {
  const shown: string[] = [];
  for (const game of GAMES)
    shown.push(
      `## Examples from ${REGISTRY[game].title}`,
      '',
      ...(await numbered(PARTS[game].examples, firstOf(game))),
    );
  return [
    '# Refusals',
    '',
    'Generated by `npm run refusals` from the codes, from what the rules cite, and from the situations in which tests expect each code.',
    '',
    'An action that is not listed is refused. `applyAction` returns the refusal, and `explainAction` returns it beforehand: a stable `code`,',
    'the `rule` that forbids the action, `params` with the names and numbers involved, and a `message`. Match on the code. If several clauses',
    'forbid an action, the refusal names the most specific one. `explainAction(state, action, player)` answers from what that player can see,',
    'and reveals nothing about the actions of others.',
    '',
    ...GAMES.flatMap(partOf),
    ...shown,
  ].join('\n');
}
