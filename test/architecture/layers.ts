/**
 * The layers of the code: each folder of `src` as a list of layers from the bottom up. A file may import from its own
 * layer and from those below it. A name stands for the file or the folder of that name; the longest matching name is the
 * layer of a file.
 */
import { readdirSync } from 'node:fs';
import { GAMES, REGISTRY } from '../../src/games.js';

export interface Layer {
  readonly names: readonly string[];
  /** The lower layers from which it may import, each by its first name; omitted: all of them. */
  readonly imports?: readonly string[];
}

/** The only file of a layer that may import from another layer. */
export interface Gateway {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

export interface LayeredFolder {
  readonly folder: string;
  readonly layers: readonly Layer[];
  readonly gateways?: readonly Gateway[];
}

const layer = (...names: readonly string[]): Layer => ({ names });

const CORE: LayeredFolder = {
  folder: 'src/core',
  layers: [
    layer('json', 'rule', 'either', 'result', 'version'),
    layer('foreign-text'),
    layer('chance', 'checkpoint'),
    layer('codec'),
    layer('frame'),
    layer('failure'),
    layer('board', 'hex', 'hidden'),
    layer('live', 'plain-border'),
    layer('simulation'),
    layer('machine'),
    layer('guide', 'view'),
    layer('game'),
    layer('beginning'),
    layer('record', 'retrace', 'bots', 'subjects'),
    layer('destinations', 'standing-orders'),
    layer('match'),
    layer('text'),
    layer('face'),
    layer('index'),
    layer('entry'),
  ],
};

/** The words of the variants: every file of the folder but those of the base and of the family. */
const VARIANTS: readonly string[] = readdirSync('src/words')
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'conquest' && name !== 'family');

/** The closed lists of words of each game of the family; they do not depend on a game. */
const WORDS: LayeredFolder = {
  folder: 'src/words',
  layers: [layer('conquest'), layer(...VARIANTS), layer('family')],
};

/** Drawing does not depend on a game: games draw with it. */
const SVG: LayeredFolder = {
  folder: 'src/svg',
  layers: [
    layer('element', 'box', 'measure', 'theme'),
    layer('cells', 'spread', 'place', 'shapes', 'liveries'),
    layer('flow', 'track', 'place-memory', 'set-out'),
    layer('slips'),
    layer('panel', 'picture', 'legend'),
    layer('heading'),
  ],
};

/** Bots depend on core alone: they play any game by its interface and its heuristics. */
const BOTS: LayeredFolder = {
  folder: 'src/bots',
  layers: [
    layer('heuristics', 'bot', 'budget'),
    layer('random', 'greedy', 'value', 'match', 'tree', 'race'),
    layer('rollout'),
    layer('flat-monte-carlo', 'mcts'),
    layer('named'),
    layer('index'),
  ],
};

/** The interfaces of what games provide to hosts, and of the manifest of a game. */
const HOSTS: LayeredFolder = {
  folder: 'src/hosts',
  layers: [layer('rulebook', 'story'), layer('conformance', 'page', 'terminal'), layer('manifest')],
};

/** The folders on which games are built. */
export const FOUNDATIONS: readonly LayeredFolder[] = [CORE, BOTS, WORDS, SVG, HOSTS];

/** The layers of a game; no game has all of them. */
const LAYERS_OF_A_GAME: readonly Layer[] = [
  layer('vocabulary', 'rulebook', 'rulebook.de'),
  layer('data/shape', 'tabulate'),
  layer('units', 'data', 'geometry', 'options', 'version'),
  layer('frame', 'action', 'event', 'code', 'state', 'pieces', 'position'),
  layer('table'),
  layer('types'),
  layer('query'),
  layer('deeds'),
  layer('codec/action', 'codec/sections', 'codec/figures', 'codec/setup', 'codec/names', 'codec/words'),
  { names: ['cards'], imports: ['vocabulary', 'data/shape', 'units', 'frame', 'table', 'types', 'query', 'deeds'] },
  layer('rules'),
  layer('machine'),
  layer('asked', 'questions'),
  layer('view', 'sample'),
  layer('codec', 'guide', 'beginning'),
  layer('family'),
  // Rules that a base provides to its variants and does not use itself.
  layer('extension'),
  layer('game'),
  layer('parts'),
  layer('face'),
  layer('data/sources', 'data/texts', 'text/card-text', 'text/de/card-texts'),
  layer('index'),
  // Entry points of their own: the game does not import its texts, and pictures take names from them.
  layer('text'),
  layer('data/layout', 'svg'),
  // What it provides to hosts.
  layer('bots', 'conformance', 'terminal'),
  layer('story', 'page'),
  layer('manifest'),
];

const folderOfGame = (name: string): LayeredFolder => ({
  folder: `src/${name}`,
  layers: LAYERS_OF_A_GAME,
  // The only file in which the rules of a game import its cards: R 20 of Successors, R 12 of the Peloponnesian War.
  gateways: ['rules/20-card-events', 'rules/12-effects'].map((file) => ({ from: 'rules', to: 'cards', file })),
});

/** The families of games: the folder of a variant, and that of the base whose rules it takes. */
export const FAMILIES: Readonly<Record<string, string>> = Object.fromEntries(
  GAMES.flatMap((name) => {
    const { base } = REGISTRY[name];
    return base === undefined ? [] : [[`src/${name}`, `src/${base}`]];
  }),
);

/** It stands on top of the games. */
export const CONFORMANCE: LayeredFolder = {
  folder: 'src/conformance',
  layers: [
    layer('names'),
    layer('case', 'compare', 'json.d'),
    layer('run', 'files'),
    layer('report', 'cases'),
    layer('index'),
  ],
};

/** It stands on core alone: any game is played through it. */
const BOARDGAME_IO: LayeredFolder = {
  folder: 'src/boardgame-io',
  layers: [layer('shape'), layer('table'), layer('moves'), layer('as-boardgame'), layer('index')],
};

/** It stands on core alone too: any game is an environment. */
const ENV: LayeredFolder = {
  folder: 'src/env',
  layers: [
    layer('values'),
    layer('observe/encoder'),
    layer('observe/single'),
    layer('observe/composite'),
    layer('observe/compile'),
    layer('spelling'),
    layer('action-index', 'observation'),
    layer('settings', 'pending', 'history'),
    layer('interface'),
    layer('playing'),
    layer('environment', 'vector'),
    layer('index'),
  ],
};

/** Tournaments between bots: they stand on top of the games, and run anywhere. */
const TOURNAMENT: LayeredFolder = {
  folder: 'src/tournament',
  layers: [layer('plan', 'statistics'), layer('line'), layer('lines', 'play', 'summary'), layer('report', 'charts')],
};

/** The program: it stands on top of the games and of the conformance pack, and runs under Node. Nothing of the library knows it. */
export const TERMINAL: LayeredFolder = {
  folder: 'src/terminal',
  layers: [
    layer('complaint', 'package', 'screen', 'reader', 'choices', 'commands', 'tale'),
    layer('files', 'words'),
    layer('log', 'reading', 'recorded', 'ask', 'clauses'),
    layer('why'),
    layer('table'),
    layer('options'),
    layer('tournament', 'player', 'engine'),
    layer('play', 'replay', 'explain', 'rules'),
    layer('program'),
    layer('main'),
  ],
};

/** What stands on top of the games, and may know them all. */
export const ABOVE_THE_GAMES: readonly LayeredFolder[] = [CONFORMANCE, TOURNAMENT, TERMINAL];

export const FOLDERS: readonly LayeredFolder[] = [
  ...FOUNDATIONS,
  ...GAMES.map(folderOfGame),
  ...ABOVE_THE_GAMES,
  BOARDGAME_IO,
  ENV,
];

/**
 * Returns whether a name stands for a path within the folder: `frame` for `frame.ts` and for everything in `frame/`.
 */
const standsFor = (name: string, path: string): boolean => path === `${name}.ts` || path.startsWith(`${name}/`);

/** Returns the layer of a file by its number from the bottom up; -1 if it has none. */
export function layerOf({ folder, layers }: LayeredFolder, file: string): number {
  const path = file.slice(folder.length + 1);
  const [nearest] = layers
    .flatMap(({ names }, number) => names.map((name) => ({ name, number })))
    .filter(({ name }) => standsFor(name, path))
    .sort((a, b) => b.name.length - a.name.length);
  return nearest?.number ?? -1;
}

/** Returns the first name of a layer. */
export const nameOf = ({ layers }: LayeredFolder, number: number): string => layers[number]?.names[0] ?? 'no layer';

/** Returns whether a file of one layer may import from another. */
export function mayImport(folder: LayeredFolder, file: string, from: number, to: number): boolean {
  if (from === to) return true;
  if (to > from) return false;
  const [importing, imported] = [nameOf(folder, from), nameOf(folder, to)];
  const gateways = (folder.gateways ?? []).filter((one) => one.from === importing && one.to === imported);
  if (gateways.length > 0 && !gateways.some((one) => file === `${folder.folder}/${one.file}.ts`)) return false;
  const allowed = folder.layers[from]?.imports;
  return allowed === undefined || allowed.includes(imported);
}
