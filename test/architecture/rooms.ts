/**
 * The order of the house: each folder of `src` as a list of rooms from the ground up. A file knows its own room and the rooms
 * below it. A name stands for the file or the folder of that name; the longest name that fits is the room of a file.
 */
import { readdirSync } from 'node:fs';
import { GAMES, REGISTRY } from '../../src/games.js';

export interface Room {
  readonly names: readonly string[];
  /** The rooms below that it may know, where not all of them; each by its first name. */
  readonly knows?: readonly string[];
}

/** One file of a room that alone may know another room, which its neighbours may not. */
export interface Door {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

export interface House {
  readonly folder: string;
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  /** Ways against the order that are not yet mended, `from → to` by the first names of the rooms: each must still be taken. */
  readonly unmended: readonly string[];
  /** How many files may still hang together in circles: by what runs, and with types counted too. */
  readonly circles: { readonly running: number; readonly all: number };
}

const room = (...names: readonly string[]): Room => ({ names });

const CORE: House = {
  folder: 'src/core',
  rooms: [
    room('json', 'rule', 'either', 'result', 'version'),
    room('foreign-text'),
    room('chance', 'checkpoint'),
    room('codec'),
    room('frame'),
    room('failure'),
    room('board', 'hex', 'hidden'),
    room('live', 'plain-border'),
    room('simulation'),
    room('machine'),
    room('guide', 'view'),
    room('game'),
    room('beginning'),
    room('record', 'retrace', 'bots', 'subjects'),
    room('destinations', 'standing-orders'),
    room('match'),
    room('text'),
    room('face'),
    room('index'),
    room('entry'),
  ],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

/** The words of the variants: every file of the folder but those of the base and of the family. */
const VARIANTS: readonly string[] = readdirSync('src/words')
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'conquest' && name !== 'family');

/** The closed words of each game of the family; they know no game. */
const WORDS: House = {
  folder: 'src/words',
  rooms: [room('conquest'), room(...VARIANTS), room('family')],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

/** Pictures know no game either: games draw with them. */
const SVG: House = {
  folder: 'src/svg',
  rooms: [
    room('element', 'box', 'measure', 'theme'),
    room('cells', 'spread', 'place', 'shapes', 'liveries'),
    room('flow', 'track', 'place-memory', 'set-out'),
    room('slips'),
    room('panel', 'picture', 'legend'),
    room('heading'),
  ],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

/** Bots know any game by its interface and its heuristics. */
const BOTS: House = {
  folder: 'src/bots',
  rooms: [
    room('heuristics', 'bot', 'budget'),
    room('random', 'greedy', 'value', 'match', 'tree', 'race'),
    room('rollout'),
    room('flat-monte-carlo', 'mcts'),
    room('named'),
    room('index'),
  ],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

/** What every game brings to the hosts that show it, and the manifest of a game: they know core alone. */
const HOSTS: House = {
  folder: 'src/hosts',
  rooms: [room('rulebook', 'story'), room('conformance', 'page', 'terminal'), room('manifest')],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

/** What games are built on. */
export const FOUNDATIONS: readonly House[] = [CORE, BOTS, WORDS, SVG, HOSTS];

/** The rooms of a game, whichever it is; no game has all of them. */
const ROOMS_OF_A_GAME: readonly Room[] = [
  room('vocabulary', 'rulebook'),
  room('data/shape', 'tabulate'),
  room('units', 'data', 'geometry', 'options', 'version'),
  room('frame', 'action', 'event', 'code', 'state', 'pieces', 'position'),
  room('table'),
  room('types'),
  room('query'),
  room('deeds'),
  room('codec/action', 'codec/sections', 'codec/figures', 'codec/setup', 'codec/names', 'codec/words'),
  { names: ['cards'], knows: ['vocabulary', 'data/shape', 'units', 'frame', 'table', 'types', 'query', 'deeds'] },
  room('rules'),
  room('machine'),
  room('asked', 'questions'),
  room('view', 'sample'),
  room('codec', 'guide', 'beginning'),
  room('family'),
  // Rules that a base offers its variants, and does not know itself.
  room('extension'),
  room('game'),
  room('parts'),
  room('face'),
  room('data/sources', 'data/texts', 'text/card-text', 'text/de/card-texts'),
  room('index'),
  // Entries of their own: the game does not know its words, and pictures take names from them.
  room('text'),
  room('data/layout', 'svg'),
  // What it brings to hosts.
  room('bots', 'conformance', 'terminal'),
  room('story', 'page'),
  room('manifest'),
];

const gameHouse = (name: string): House => ({
  folder: `src/${name}`,
  rooms: ROOMS_OF_A_GAME,
  // The one file through which the rules of a game know its cards: R 20 of Successors, R 12 of the Peloponnesian War.
  doors: ['rules/20-card-events', 'rules/12-effects'].map((file) => ({ from: 'rules', to: 'cards', file })),
  unmended: [],
  circles: { running: 0, all: 0 },
});

/** The families of games: the folder of a variant, and that of the base whose rules it takes. */
export const FAMILIES: Readonly<Record<string, string>> = Object.fromEntries(
  GAMES.flatMap((name) => {
    const { base } = REGISTRY[name];
    return base === undefined ? [] : [[`src/${name}`, `src/${base}`]];
  }),
);

/** It stands on top of the games. */
export const CONFORMANCE: House = {
  folder: 'src/conformance',
  rooms: [
    room('names'),
    room('case', 'compare', 'json.d'),
    room('run', 'files'),
    room('report', 'cases'),
    room('index'),
  ],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

/** It stands on core alone: any game is played through it. */
const BOARDGAME_IO: House = {
  folder: 'src/boardgame-io',
  rooms: [room('shape'), room('table'), room('moves'), room('as-boardgame'), room('index')],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

/** It stands on core alone too: any game is an environment. */
const ENV: House = {
  folder: 'src/env',
  rooms: [
    room('values'),
    room('observe/encoder'),
    room('observe/single'),
    room('observe/composite'),
    room('observe/compile'),
    room('spelling'),
    room('action-index', 'observation'),
    room('settings', 'pending', 'history'),
    room('interface'),
    room('playing'),
    room('environment', 'vector'),
    room('index'),
  ],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

/** Tournaments between bots: they stand on top of the games, and run anywhere. */
const TOURNAMENT: House = {
  folder: 'src/tournament',
  rooms: [room('plan', 'statistics'), room('line'), room('lines', 'play', 'summary'), room('report', 'charts')],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

/** The program: it stands on top of the games and of the conformance pack, and runs under Node. Nothing of the library knows it. */
export const TERMINAL: House = {
  folder: 'src/terminal',
  rooms: [
    room('complaint', 'package', 'screen', 'reader', 'choices', 'commands', 'tale'),
    room('files', 'words'),
    room('log', 'reading', 'recorded', 'ask', 'clauses'),
    room('why'),
    room('table'),
    room('options'),
    room('tournament', 'player', 'engine'),
    room('play', 'replay', 'explain', 'rules'),
    room('program'),
    room('main'),
  ],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

/** What stands on top of the games, and may know them all. */
export const ABOVE_THE_GAMES: readonly House[] = [CONFORMANCE, TOURNAMENT, TERMINAL];

export const HOUSES: readonly House[] = [
  ...FOUNDATIONS,
  ...GAMES.map(gameHouse),
  ...ABOVE_THE_GAMES,
  BOARDGAME_IO,
  ENV,
];

/** Whether a name stands for a path below the house's folder: `frame` for `frame.ts` and for all below `frame/`. */
const standsFor = (name: string, path: string): boolean => path === `${name}.ts` || path.startsWith(`${name}/`);

/** The room of a file, by its number from the ground up; -1 for one that has none. */
export function roomOf({ folder, rooms }: House, file: string): number {
  const path = file.slice(folder.length + 1);
  const [nearest] = rooms
    .flatMap(({ names }, number) => names.map((name) => ({ name, number })))
    .filter(({ name }) => standsFor(name, path))
    .sort((a, b) => b.name.length - a.name.length);
  return nearest?.number ?? -1;
}

/** The name that a room goes by. */
export const nameOf = ({ rooms }: House, number: number): string => rooms[number]?.names[0] ?? 'no room';

/** Whether a file of one room may know one of another. */
export function mayKnow(house: House, file: string, from: number, to: number): boolean {
  if (from === to) return true;
  if (to > from) return false;
  const [asking, asked] = [nameOf(house, from), nameOf(house, to)];
  const doors = house.doors.filter((door) => door.from === asking && door.to === asked);
  if (doors.length > 0 && !doors.some((door) => file === `${house.folder}/${door.file}.ts`)) return false;
  const known = house.rooms[from]?.knows;
  return known === undefined || known.includes(asked);
}
