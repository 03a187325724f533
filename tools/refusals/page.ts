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

/** What stands of a game on the page. */
interface Part {
  /** What each code says; of a variant those codes that it has beside the base. */
  readonly codes: Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
  /** Whether its examples are those of the conformance cases. */
  readonly byCases: boolean;
  /** Codes to which the game never comes, and why. */
  readonly never: Readonly<Record<string, string>>;
}

const CODES = await ofEachGame(async (manifest) => (await manifest.entry()).refusals);

/** The codes of a game that its base does not know. */
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

/** The games whose examples show the codes of a game, too. */
const variantsOf = (game: GameName): readonly GameName[] => GAMES.filter((other) => baseOf(other) === game);

/** What stands above the table of a game. */
function aboutOf(game: GameName): string | undefined {
  const base = baseOf(game);
  if (base !== undefined) return `Beside those of *${REGISTRY[base].title}*:`;
  const ofVariants = variantsOf(game).length > 0 ? ', of its variants too' : '';
  return PARTS[game].byCases
    ? `Examples are those of the [conformance cases](conformance.md)${ofVariants}.`
    : undefined;
}

/** Returns the examples of all games, in the order of the page. */
export const allExamples = (): readonly Example[] => GAMES.flatMap((game) => PARTS[game].examples);

/** The number of the first example of a game: they are counted from the first game to the last. */
const firstOf = (game: GameName): number =>
  GAMES.slice(0, GAMES.indexOf(game)).reduce((sum, before) => sum + PARTS[before].examples.length, 1);

/** The numbers of the examples that show a code of a game. */
const shownBy = (game: GameName, code: string): readonly number[] =>
  [game, ...variantsOf(game)].flatMap((each) =>
    PARTS[each].examples.flatMap(({ shows }, index) => (shows.includes(code) ? [firstOf(each) + index] : [])),
  );

/** The codes of a game, row by row. */
function tableOf(game: GameName): readonly string[] {
  const { codes, never } = PARTS[game];
  const cited = rulesOf(game).map((folder) => clausesIn(join(root, folder), Object.keys(codes)));
  const rows = Object.entries(codes).map(([code, sentence]) => {
    const clauses = [
      ...new Set([...clausesOfSentence(sentence), ...cited.flatMap((known) => [...(known.get(code) ?? [])])]),
    ].sort();
    const where = clauses.length === 0 ? 'of what is being resolved' : clauses.join(', ');
    const reason = never[code];
    const shown = reason === undefined ? shownBy(game, code).join(', ') : `never: ${reason}`;
    return `| \`${code}\` | ${where} | ${sentence} | ${shown} |`;
  });
  return ['| code | clauses | meaning | examples |', '| --- | --- | --- | --- |', ...rows];
}

/** The codes that no example shows, though a game comes to them, and those that one shows, though none does; each after its game. */
export const unshown = (): readonly string[] =>
  GAMES.flatMap((game) => {
    const { codes, never } = PARTS[game];
    return Object.keys(codes).flatMap((code) =>
      shownBy(game, code).length > 0 === Object.hasOwn(never, code) ? [`${game}: ${code}`] : [],
    );
  });

/** A program in the style of the repository. */
const programText = async (code: string): Promise<string> => (await formatted('docs/refusals.ts', code)).trim();

/** Examples one after another, from a number on. */
async function numbered(examples: readonly Example[], first: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [index, { title, code }] of examples.entries())
    lines.push(`### ${first + index}. ${title}`, '', '```ts', await programText(code), '```', '');
  return lines;
}

/** The table of a game under its heading. */
function partOf(game: GameName): readonly string[] {
  const about = aboutOf(game);
  return [`## ${REGISTRY[game].title}`, '', ...(about === undefined ? [] : [about, '']), ...tableOf(game), ''];
}

/** The whole page. */
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
    'An action that is not listed is refused: `applyAction` answers, and `explainAction` tells beforehand, a `code` that is stable, the `rule`',
    'that forbids it, `params` with the names and figures that it is about, and a `message`. Match on the code. Where several clauses forbid an',
    'action, the most particular one is named. Whoever asks about his own actions is answered from what he can see; say who asks',
    '(`explainAction(state, action, player)`), and about the actions of others he is told nothing.',
    '',
    ...GAMES.flatMap(partOf),
    ...shown,
  ].join('\n');
}
