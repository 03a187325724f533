/** docs/refusals.md: every code, its clauses, what it means, and examples that run. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import * as alexandros from '../../src/alexandros/index.js';
import * as clash from '../../src/clash/index.js';
import * as conquest from '../../src/conquest/index.js';
import { GAMES, type GameName } from '../../src/games.js';
import * as successors from '../../src/successors/index.js';
import * as xenophon from '../../src/xenophon/index.js';
import { TITLES } from '../titles.js';
import { ALEXANDROS_SCENES, type Scene as AlexandrosScene } from './alexandros.js';
import { clausesIn, clausesOfSentence } from './clauses.js';
import {
  CLASH_SCENES,
  CONQUEST_SCENES,
  XENOPHON_SCENES,
  type ClashScene,
  type ConquestScene,
  type XenophonScene,
} from './family.js';
import { SCENES, type Scene as SuccessorsScene } from './scenes.js';

export const PAGE = 'docs/refusals.md';
const root = fileURLToPath(new URL('../..', import.meta.url));

/** A program, and the codes that it shows. */
interface Example {
  readonly title: string;
  readonly code: string;
  readonly shows: readonly string[];
}

const text = (value: unknown): string => JSON.stringify(value);

/** How a situation is put up: by which function, and of what. */
interface Opening {
  readonly by: 'fromPosition' | 'createGame';
  readonly of: object;
}

const atPosition = (game: GameName, written: object): Opening => ({
  by: 'fromPosition',
  of: { format: 'diadochi-position', game, version: 1, ...written },
});

type AnyFamilyScene = ConquestScene | XenophonScene | ClashScene;

/** What is refused in a situation of a game, as a program. */
function programOf(
  entry: GameName,
  { by, of }: Opening,
  { title, player, played = [], refused }: SuccessorsScene | AlexandrosScene | AnyFamilyScene,
): Example {
  const begins = `orThrow(${by}(${text(of)}))`;
  const state =
    played.length === 0
      ? `const state = ${begins};`
      : `const played: readonly Action[] = ${text(played)};
const state = played.reduce((now, action) => orThrow(applyAction(now, action)).state, ${begins});`;
  const asked = refused.map(
    ([code, rule, deed, why]) =>
      `explainAction(state, ${text({ player, ...deed })})?.code; // '${code}': ${why} (${rule})`,
  );
  const names = played.length === 0 ? [] : ['applyAction', 'type Action'];
  return {
    title,
    code: `import { ${['explainAction', by, 'orThrow', ...names].join(', ')} } from 'diadochi/${entry}';

${state}
${asked.join('\n')}`,
    shows: refused.map(([code]) => code),
  };
}

const ofSuccessors = (scene: SuccessorsScene): Example =>
  programOf(
    'successors',
    atPosition('successors', { options: scene.options ?? { players: 4 }, ...scene.position }),
    scene,
  );
const ofAlexandros = (scene: AlexandrosScene): Example =>
  programOf('alexandros', atPosition('alexandros', scene.position), scene);
const ofFamily =
  (game: GameName) =>
  (scene: AnyFamilyScene): Example => {
    const { begins } = scene;
    const opening: Opening =
      'position' in begins ? atPosition(game, begins.position) : { by: 'createGame', of: begins.options };
    return programOf(game, opening, scene);
  };

/** Refusals that every situation knows. */
const ANYWHERE: Example = {
  title: 'R 6, R 7 anywhere',
  code: `import { createGame, explainAction, fromPosition, orThrow, type Action } from 'diadochi/successors';

const state = orThrow(createGame({ players: 2 }));
const nonsense = JSON.parse('{ "type": "conquer", "player": "red" }') as Action;
explainAction(state, nonsense)?.code; // 'malformedAction': no action has this type (R 5.4)
explainAction(state, { type: 'pass', player: 'blue' }, 'red')?.code; // 'notYourAction': red asks about an action of blue (R 6)
const over = orThrow(fromPosition({ format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 }, round: 0, stack: [], outcome: { winners: ['red'], how: 'victoryPoints', rule: 'R 7.3' } }));
explainAction(over, { type: 'pass', player: 'red' })?.code; // 'gameOver': nobody does anything any more (R 7)`,
  shows: ['malformedAction', 'notYourAction', 'gameOver'],
};

/** The same of the other game. */
const ANYWHERE_IN_ALEXANDROS: Example = {
  title: 'R Game Play, R End of the Game anywhere',
  code: `import { explainAction, fromPosition, orThrow, type Action, type Position } from 'diadochi/alexandros';

const position: Position = { format: 'diadochi-position', game: 'alexandros', version: 1, faceUp: ['horse', 'lyre'], seats: [{ player: 'red' }, { player: 'yellow' }] };
const state = orThrow(fromPosition({ ...position, toMove: 'red' }));
const nonsense = JSON.parse('{ "type": "conquer", "player": "red" }') as Action;
explainAction(state, nonsense)?.code; // 'malformedAction': no action has this type (R Game Play)
explainAction(state, { type: 'pass', player: 'red' }, 'yellow')?.code; // 'notYourAction': yellow asks about an action of red (R Game Play)
const over = orThrow(fromPosition({ ...position, seats: [{ player: 'red', score: 100 }, { player: 'yellow' }], ended: { how: 'hundredPoints', winners: ['red'] } }));
explainAction(over, { type: 'pass', player: 'red' })?.code; // 'gameOver': nobody does anything any more (R End of the Game)`,
  shows: ['malformedAction', 'notYourAction', 'gameOver'],
};

/** The same of Conquest and Empire. */
const ANYWHERE_IN_CONQUEST: Example = {
  title: 'R 4.1, R 16 anywhere',
  code: `import { createGame, explainAction, fromPosition, orThrow, type Action } from 'diadochi/conquest';

const state = orThrow(createGame({ players: 2 }));
const nonsense = JSON.parse('{ "type": "conquer", "player": "persian" }') as Action;
explainAction(state, nonsense)?.code; // 'malformedAction': no action has this type (R 3)
explainAction(state, { type: 'endMovement', player: 'macedonian' })?.code; // 'notYourTurn': the Persian deploys (R 4.1)
explainAction(state, { type: 'endMovement', player: 'macedonian' }, 'persian')?.code; // 'notYourAction': the Persian asks about it (R 4.1)
explainAction(state, { type: 'endMovement', player: 'persian' })?.code; // 'wrongMoment': nobody moves yet (R 3.3)
const over = orThrow(fromPosition({ format: 'diadochi-position', game: 'conquest', version: 1, pieces: { macedonian: { gone: ['alexander'] } }, ended: { how: 'kingLost', winners: ['persian'], margin: 'decisive', points: null } }));
explainAction(over, { type: 'endMovement', player: 'persian' })?.code; // 'gameOver': nobody does anything any more (R 16)`,
  shows: ['malformedAction', 'notYourTurn', 'notYourAction', 'wrongMoment', 'gameOver'],
};

/** What a variant says beside the base. */
const beyondBase = (codes: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(codes).filter(([code]) => !(code in conquest.REFUSAL_CODES)));

/** What stands of a game on the page. */
interface Part {
  readonly codes: Readonly<Record<string, string>>;
  /** The folders in which its refusals are made. */
  readonly folders: readonly string[];
  readonly examples: readonly Example[];
  /** The games whose examples show its codes, too. */
  readonly variants?: readonly GameName[];
  /** Codes to which the game never comes, and why. */
  readonly never?: Readonly<Record<string, string>>;
  /** What stands above its table. */
  readonly about?: string;
}

const BESIDE = 'Beside those of *Conquest and Empire*:';
const PARTS: Readonly<Record<GameName, Part>> = {
  successors: {
    codes: successors.REFUSAL_CODES,
    folders: ['src/successors'],
    examples: [ANYWHERE, ...SCENES.map(ofSuccessors)],
  },
  alexandros: {
    codes: alexandros.REFUSAL_CODES,
    folders: ['src/alexandros'],
    examples: [ANYWHERE_IN_ALEXANDROS, ...ALEXANDROS_SCENES.map(ofAlexandros)],
  },
  conquest: {
    codes: conquest.REFUSAL_CODES,
    folders: ['src/conquest'],
    examples: [ANYWHERE_IN_CONQUEST, ...CONQUEST_SCENES.map(ofFamily('conquest'))],
    variants: ['xenophon', 'clash'],
    about: 'Examples are those of the [conformance cases](conformance.md), of its variants too.',
  },
  xenophon: {
    codes: beyondBase(xenophon.REFUSAL_CODES),
    folders: ['src/xenophon', 'src/conquest/shared'],
    examples: XENOPHON_SCENES.map(ofFamily('xenophon')),
    never: { shipsNeeded: 'nobody stays at sea (R X6.2)' },
    about: BESIDE,
  },
  clash: {
    codes: beyondBase(clash.REFUSAL_CODES),
    folders: ['src/clash', 'src/conquest/shared'],
    examples: CLASH_SCENES.map(ofFamily('clash')),
    about: BESIDE,
  },
};

/** The number of the first example of a game: they are counted from the first game to the last. */
const firstOf = (game: GameName): number =>
  GAMES.slice(0, GAMES.indexOf(game)).reduce((sum, before) => sum + PARTS[before].examples.length, 1);

/** The numbers of the examples that show a code of a game. */
const shownBy = (game: GameName, code: string): readonly number[] =>
  [game, ...(PARTS[game].variants ?? [])].flatMap((each) =>
    PARTS[each].examples.flatMap(({ shows }, index) => (shows.includes(code) ? [firstOf(each) + index] : [])),
  );

/** The codes of a game, row by row. */
function tableOf(game: GameName): readonly string[] {
  const { codes, folders, never = {} } = PARTS[game];
  const cited = folders.map((folder) => clausesIn(join(root, folder), Object.keys(codes)));
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
    const { codes, never = {} } = PARTS[game];
    return Object.keys(codes).flatMap((code) =>
      shownBy(game, code).length > 0 === Object.hasOwn(never, code) ? [`${game}: ${code}`] : [],
    );
  });

async function formatted(code: string): Promise<string> {
  return (await format(code, { ...(await resolveConfig('docs/refusals.ts')), parser: 'typescript' })).trim();
}

/** Examples one after another, from a number on. */
async function numbered(examples: readonly Example[], first: number): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const [index, { title, code }] of examples.entries())
    lines.push(`### ${first + index}. ${title}`, '', '```ts', await formatted(code), '```', '');
  return lines;
}

/** The table of a game under its heading. */
function partOf(game: GameName): readonly string[] {
  const { about } = PARTS[game];
  return [`## ${TITLES[game]}`, '', ...(about === undefined ? [] : [about, '']), ...tableOf(game), ''];
}

/** The whole page. */
export async function page(): Promise<string> {
  const shown: string[] = [];
  for (const game of GAMES)
    shown.push(`## Examples from ${TITLES[game]}`, '', ...(await numbered(PARTS[game].examples, firstOf(game))));
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
