/**
 * How fast, and how big: the working tree beside the engine of another commit, and beside its peers, in one process.
 *
 *     npm run bench                     everything: half an hour
 *     npm run bench -- --quick          a tenth of the games: figures to within a tenth
 *     npm run bench -- --only successors,sizes --games 800 --json bench.json
 *     npm run bench -- --against HEAD~3
 *     npm run bench -- --keep           stores the slowest positions met
 *     npm run bench -- --control        the old engine beside itself: what a ratio is worth on this machine
 *
 * bench/README.md says how to read it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { GAMES, REGISTRY, type GameName } from '../src/games.js';
import { command, oneOf, wholeNumber } from '../tools/command.js';
import { FLAGSHIP, root } from '../tools/folders.js';
import { builtModules } from '../tools/package/modules.js';
import { clock, timed } from './clock.js';
import { cloning, listing, listTime, optionsOf, replaying, sampling, statesOf, undoing, type Slow } from './costs.js';
import { duel, type Duel, type Work } from './duel.js';
import {
  commitOf,
  engineAt,
  engineOfTree,
  faceOf,
  isChanged,
  sourcesAt,
  usualBase,
  type Engine,
  type Engines,
} from './engines.js';
import { environmentSpeed, SIDE_BY_SIDE } from './environments.js';
import { median, quantile, round, written } from './figures.js';
import { loadings } from './load.js';
import { firstOfBoard, PICTURED, stepByStep } from './pictures.js';
import { immutableGame, mutableGame } from './play.js';
import { searchSpeed } from './searches.js';
import { ENTRIES, entrySize } from './sizes.js';

// Libraries are to do what they do on a server.
process.env['NODE_ENV'] ??= 'production';

const PARTS = [...GAMES, 'pictures', 'environments', 'bots', 'sizes', 'load', 'peers'] as const;
const USAGE = `usage: npm run bench [-- [--games N] [--rounds N] [--quick] [--only ${PARTS.join()}] [--against COMMIT] [--keep] [--control] [--json FILE]]

Measures the working tree beside the engine of another commit, and beside its peers; bench/README.md says how to read it.

  --games    how many random games of Successors each way; of the others as many actions (400)
  --rounds   in how many rounds, the engines in turn (10)
  --quick    40 games: figures to within a tenth
  --only     some of the parts: ${PARTS.join()}
  --against  the other commit (where this branch left main; on main: the last commit, or the one before if nothing has changed)
  --keep     stores the slowest positions met
  --control  the old engine beside itself: what a ratio is worth on this machine
  --json     writes versions and all figures to a file`;

const { values } = command(USAGE, {
  options: {
    games: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '10' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: PARTS.join() },
    against: { type: 'string' },
    keep: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const against = values.against === undefined ? usualBase() : commitOf(USAGE, 'against', values.against);
const parts = values.only.split(',').map((part) => oneOf(USAGE, 'only', part, PARTS));
const rounds = wholeNumber(USAGE, 'rounds', values.rounds, 1, 10_000);
const asked = wholeNumber(USAGE, 'games', values.games, 1, 1_000_000);
const games = Math.max(rounds, values.quick ? 40 : asked);

/** A line of the table. */
interface Row {
  readonly part: string;
  readonly what: string;
  readonly unit: string;
  readonly old?: number | undefined;
  readonly new: number;
  /** How many times as good as the old one, or as the peer. */
  readonly ratio?: number | undefined;
  readonly note?: string;
}
const rows: Row[] = [];
function add(row: Row): void {
  rows.push(row);
  const { what, unit, old, new: figure, ratio, note } = row;
  const cell = (text: string, width: number): string => text.padStart(width);
  console.log(
    `  ${what.padEnd(58)}${cell(written(old), 12)}${cell(written(figure), 12)} ${unit.padEnd(12)}${cell(ratio === undefined ? '' : `${written(ratio)} ×`, 9)}  ${note ?? ''}`.trimEnd(),
  );
}
const head = (title: string): void =>
  console.log(`\n${title.padEnd(60)}${against.padStart(12)}${'now'.padStart(12)}${'ratio'.padStart(22)}`);

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;
const versions = {
  commit: commitOf(USAGE, 'against', 'HEAD') + (isChanged() ? ' and changes in src' : ''),
  against,
  node: process.version,
  v8: process.versions.v8,
  processor: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`,
  clock: clock.counts,
  immer: versionOf('immer'),
  'boardgame.io': versionOf('boardgame.io'),
  chessops: versionOf('chessops'),
  '@pkmn/sim': versionOf('@pkmn/sim'),
};

/** The number of games by which the length of a game is measured. */
const SAMPLE = 12;

/** Returns how many games of a kind have about as many actions as the games of Successors that were asked for. */
function gamesOf(engine: Engine, game: GameName): number {
  if (game === FLAGSHIP) return games;
  const length = (name: GameName): number =>
    Array.from({ length: SAMPLE }, (_, at) => mutableGame(faceOf(engine, name), optionsOf(name, at), `length-${at}`))
      .map(({ actions }) => actions)
      .reduce((sum, actions) => sum + actions, 0);
  return Math.max(rounds, Math.round((games * length(FLAGSHIP)) / length(game)));
}

/** Random games of both engines in turn, with all numbers of players or with one. */
function play(engines: Engines, game: GameName, count: number, way: typeof mutableGame, players?: number): Duel {
  const some = (engine: 'old' | 'new', from: number, until: number, seed: string): Work => {
    let [units, mark] = [0, 0];
    for (let index = from; index < until; index++) {
      const options = players === undefined ? optionsOf(game, index) : { players };
      const played = way(faceOf(engines[engine], game), options, `${seed}-${index}`);
      units += played.actions;
      mark = Math.imul(mark, 31) + played.mark;
    }
    return { units, mark };
  };
  return duel(
    rounds,
    (engine, at) => {
      const [from, until] = [Math.floor((count * at) / rounds), Math.floor((count * (at + 1)) / rounds)];
      return some(engine, from, until, 'bench');
    },
    (engine) => void some(engine, 0, Math.ceil(count / (way === mutableGame ? 4 : 16)), 'warm'),
  );
}

const hex = (mark: number): string => mark.toString(16).padStart(8, '0');
const spread = ({ quarters: [low, high] }: Duel): string => `half of the rounds ${written(low)} to ${written(high)} ×`;

/** About so many seconds of CPU time a round of a single cost takes. */
const ROUND = 0.2;

/** Measures random games, with all numbers of players and with each. */
function benchPlay(engines: Engines, game: GameName, games: number): void {
  const { playerCounts } = REGISTRY[game];
  const counts = playerCounts.length > 1 ? playerCounts : [];
  for (const [what, way, count, players] of [
    ['mutable: simulate', mutableGame, games, undefined],
    ...counts.map((each) => [`  with ${each} players`, mutableGame, Math.ceil(games / counts.length), each] as const),
    ['immutable: legalActions, applyAction', immutableGame, games, undefined],
  ] as const) {
    const result = play(engines, game, count, way, players);
    const marks = result.same
      ? `checksum ${hex(result.marks[0])}`
      : `other games: checksums ${result.marks.map(hex).join(', ')}`;
    const note = `${result.units.toLocaleString('en')} actions, ${marks}; ${spread(result)}`;
    add({ part: game, what, unit: 'actions/s', old: result.old, new: result.new, ratio: result.ratio, note });
  }
}

/** Compares a pass over the same states or matches of each engine; a round repeats it for about `ROUND` seconds. */
function passing(pass: Readonly<Record<'old' | 'new', () => Work>>): Duel {
  const once = timed(() => void pass.new());
  const times = Math.ceil(ROUND / Math.max(ROUND / 1000, once));
  const work = (engine: 'old' | 'new'): Work => {
    let units = 0;
    for (let time = 0; time < times; time++) units += pass[engine]().units;
    return { units, mark: 0 };
  };
  return duel(rounds, work, (engine) => void work(engine));
}

/** Measures what a clone, a sample, a replay and an undo cost. */
function benchCosts(engines: Engines, game: GameName, games: number): void {
  const few = Math.ceil(games / 40);
  const states = {
    old: statesOf(engines.old, game, few, 40),
    new: statesOf(engines.new, game, few, 40),
  };
  const cost = (what: string, unit: string, scale: number, prepare: (engine: 'old' | 'new') => () => Work): void => {
    const result = passing({ old: prepare('old'), new: prepare('new') });
    const { old, new: now, ratio } = result;
    add({ part: game, what, unit, old: scale / old, new: scale / now, ratio, note: spread(result) });
  };
  cost('clone', 'µs', 1e6, (engine) => cloning(engines[engine], game, states[engine], false));
  cost('clone, then an action', 'µs', 1e6, (engine) => cloning(engines[engine], game, states[engine], true));
  cost('sampleState', 'µs', 1e6, (engine) => sampling(engines[engine], game, states[engine]));
  cost('replay of 1,000 actions', 'ms', 1e3, (engine) => replaying(engines[engine], game, 4));
  cost('undo at the end of a match', 'ms', 1e3, (engine) => undoing(engines[engine], game, 4));
}

/** Measures the times of `legalActions`, in typical and in slow positions, and the largest state. */
function benchLists(engines: Engines, game: GameName, games: number): void {
  const { old, new: now } = listing(engines, game, Math.ceil(games / 10));
  for (const [name, key] of [
    ['legalActions of a state never seen', 'fresh'],
    ['legalActions in a simulation', 'running'],
  ] as const) {
    for (const [label, part] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const) {
      const [a, b] = [quantile(old[key], part), quantile(now[key], part)];
      const note = `${now[key].length.toLocaleString('en')} states, best of 3; longest list ${now.longest}`;
      add({ part: game, what: `${name}, ${label}`, unit: 'µs', old: a, new: b, ratio: a / b, note });
    }
  }
  if (old.slowest !== undefined && now.slowest !== undefined) {
    const [a, b] = [old.slowest.microseconds, now.slowest.microseconds];
    const note = `each engine's own; now a list of ${now.slowest.length}; the middle of 200`;
    add({ part: game, what: 'legalActions, slowest position met', unit: 'µs', old: a, new: b, ratio: a / b, note });
  }
  stored(engines, game, now.slowest);
  add({
    part: game,
    what: 'largest state',
    unit: 'kB of JSON',
    old: old.largest / 1000,
    new: now.largest / 1000,
    ratio: old.largest / now.largest,
  });
}

/** Measures a game in both engines. */
function benchGame(engines: Engines, game: GameName, games: number): void {
  head(`${game}: ${games} random games in ${rounds} rounds`);
  benchPlay(engines, game, games);
  benchCosts(engines, game, games);
  benchLists(engines, game, games);
}

/** Measures the stored slowest position; `--keep` stores another. */
function stored(engines: Engines, game: GameName, met: Slow | undefined): void {
  const file = new URL(`./fixtures/slowest-${game}.json`, import.meta.url);
  if (values.keep && met !== undefined) writeFileSync(file, `${JSON.stringify(met)}\n`);
  if (!existsSync(file)) return;
  const { position, length } = JSON.parse(readFileSync(file, 'utf8')) as Slow;
  const [old, now] = [listTime(engines.old, game, position), listTime(engines.new, game, position)];
  const what = 'legalActions, stored slowest position';
  if (now === undefined) console.log(`  ${what}: its format is no longer read; --keep stores another`);
  else {
    const ratio = old === undefined ? undefined : old / now;
    add({ part: game, what, unit: 'µs', old, new: now, ratio, note: `a list of ${length}; the middle of 200` });
  }
}

async function benchSizes(): Promise<void> {
  head('what a page loads: minified and gzipped, dependencies included');
  const built = await builtModules();
  for (const [what, module, names] of ENTRIES) {
    const old = await entrySize(`${sourcesAt(against)}/src/${module}.ts`, names);
    const now = await entrySize(`${built}/${module}.js`, names);
    if (now === undefined) throw new Error(`${module} has no ${names}`);
    add({
      part: 'sizes',
      what,
      unit: 'kB gzip',
      old: old && old.gzip / 1000,
      new: now.gzip / 1000,
      ratio: old && old.gzip / now.gzip,
      note: `${written(now.min / 1000)} kB minified`,
    });
  }
}

/** Of the working tree alone, beside itself as one file. */
async function benchLoad(): Promise<void> {
  console.log(`\n${'loading the package in Node'.padEnd(60)}${'one file'.padStart(12)}${'now'.padStart(12)}`);
  for (const { what, single, parts, ratio } of await loadings(rounds)) {
    const note = `${written(ratio)} times as long as one file`;
    add({ part: 'load', what: `${what} of 'diadochi'`, unit: 'ms', old: single, new: parts, ratio: 1 / ratio, note });
  }
}

/** Of the working tree alone. */
function benchPictures(engine: Engine): void {
  head('pictures: SVG text of a situation');
  const few = Math.ceil(games / 20);
  const first = firstOfBoard(engine, Math.max(5, few));
  add({ part: 'pictures', what: 'successors, the first of a board: map', unit: 'ms', new: first });
  for (const game of PICTURED) {
    for (const part of ['map', 'players'] as const) {
      const { milliseconds, bytes, pictures } = stepByStep(engine, game, part, few);
      const note = `${pictures.toLocaleString('en')} pictures of ${written(bytes / 1000)} kB`;
      add({
        part: 'pictures',
        what: `${game}, each step after the other: ${part}`,
        unit: 'ms',
        new: milliseconds,
        note,
      });
    }
  }
}

/** Of the working tree alone. */
async function benchEnvironments(): Promise<void> {
  head(`environments: random steps of ${SIDE_BY_SIDE} side by side, with masks and observations`);
  for (const game of GAMES) {
    const { stepsPerSecond, observationSize, actionCount } = await environmentSpeed(game, games);
    const note = `${observationSize.toLocaleString('en')} numbers, ${actionCount.toLocaleString('en')} tokens`;
    add({ part: 'environments', what: game, unit: 'steps/s', new: stepsPerSecond, note });
  }
}

/** About so many seconds of CPU time each measurement of a bot takes. */
const THINKING = 5;

/** Of the working tree alone. */
async function benchBots(): Promise<void> {
  head('bots: from positions of random games');
  for (const game of GAMES) {
    const speed = await searchSpeed(game, THINKING);
    const row = (what: string, unit: string, figure: number): void =>
      add({ part: 'bots', what: `${game}: ${what}`, unit, new: figure });
    row('random playouts to the end', 'games/s', speed.playoutsPerSecond);
    row('greedyBot', 'decisions/s', speed.decisionsPerSecond);
    row('mctsBot', 'iterations/s', speed.iterationsPerSecond);
  }
}

const WARM = 2;

/** Rates of several ways in turn; the ratio is that of the first to the second. */
function race(
  ways: readonly (readonly [string, (round: number) => number])[],
): readonly { name: string; rate: number; rates: readonly number[] }[] {
  for (const [, way] of ways) {
    // Warm for so many seconds of CPU time, whatever a call of it does.
    let spent = 0;
    for (let at = -1; spent < WARM; at--) spent += timed(() => void way(at));
  }
  const rates = ways.map((): number[] => []);
  for (let at = 0; at < rounds; at++) {
    for (const [index, [, way]] of ways.entries()) {
      let count = 0;
      const seconds = timed(() => void (count = way(at)));
      rates[index]?.push(count / seconds);
    }
  }
  return ways.map(([name], index) => ({ name, rates: rates[index] ?? [], rate: median(rates[index] ?? []) }));
}

async function benchPeers(engines: Engines): Promise<void> {
  console.log(`\n${'peers'.padEnd(72)}${'rate'.padStart(12)}${'ours is'.padStart(22)}`);
  const { ticTacToeGames } = await import('./peers/tic-tac-toe.js');
  const { chessGames } = await import('./peers/chess.js');
  const { battlesReady, fight } = await import('./peers/battles.js');
  const { ours, simulated, theirs } = ticTacToeGames();
  if (new Set([ours, simulated, theirs].map((way) => way(100, 'same'))).size > 1)
    throw new Error('the games of tic-tac-toe are not the same');
  const size = games * 5;
  const [mine, fast, peer] = race([
    ['tic-tac-toe on our core: applyAction', (at) => ours(size, `tic-${at}`)],
    ['tic-tac-toe on our core: simulate', (at) => simulated(size, `tic-${at}`)],
    ["tic-tac-toe, boardgame.io's reducer", (at) => theirs(size, `tic-${at}`)],
  ]);
  for (const each of [mine, fast]) {
    if (each === undefined || peer === undefined) continue;
    const ratio = median(each.rates.map((rate, at) => rate / (peer.rates[at] ?? NaN)));
    add({ part: 'peers', what: each.name, unit: 'moves/s', new: each.rate, ratio, note: "boardgame.io's" });
  }
  if (peer !== undefined) add({ part: 'peers', what: peer.name, unit: 'moves/s', new: peer.rate });

  const battles = battlesReady(Math.ceil(games / 8), 'battles');
  const successors = (at: number): number => {
    let actions = 0;
    for (let index = 0; index < Math.ceil(games / 40); index++)
      actions += mutableGame(
        faceOf(engines.new, 'successors'),
        optionsOf('successors', index),
        `peers-${at}-${index}`,
      ).actions;
    return actions;
  };
  const [own, chess, battle] = race([
    ['Successors: simulate', successors],
    ['chess, chessops: every move listed, one played', (at) => chessGames(Math.ceil(games / 20), `chess-${at}`)],
    ['random battles (first generation), @pkmn/sim', (at) => fight(battles, `battles-${at}`)],
  ]);
  if (own !== undefined) add({ part: 'peers', what: own.name, unit: 'actions/s', new: own.rate });
  for (const each of [chess, battle]) {
    if (each === undefined || own === undefined) continue;
    const ratio = median(own.rates.map((rate, at) => rate / (each.rates[at] ?? NaN)));
    const unit = each === chess ? 'moves/s' : 'choices/s';
    add({ part: 'peers', what: each.name, unit, new: each.rate, ratio, note: 'Successors beside it' });
  }
}

const engines = {
  old: await engineAt(against),
  new: values.control ? await engineAt(against, { twin: true }) : await engineOfTree(),
};
if (values.control) console.log('control: both columns are the old engine');
for (const [name, version] of Object.entries(versions)) console.log(`${name.padEnd(14)}${version}`);
for (const game of GAMES) {
  if (!parts.includes(game)) continue;
  if (engines.old[game] === undefined) console.log(`\n${game}: ${against} does not have it`);
  else benchGame(engines, game, gamesOf(engines.new, game));
}
if (parts.includes('pictures')) benchPictures(engines.new);
if (parts.includes('environments')) await benchEnvironments();
if (parts.includes('bots')) await benchBots();
if (parts.includes('sizes')) await benchSizes();
if (parts.includes('load')) await benchLoad();
if (parts.includes('peers')) await benchPeers(engines);
if (values.json !== undefined) {
  const exact = rows.map(({ old, new: figure, ratio, ...row }) => ({
    ...row,
    ...(old === undefined ? {} : { old: round(old) }),
    new: round(figure),
    ...(ratio === undefined ? {} : { ratio: round(ratio) }),
  }));
  writeFileSync(values.json, `${JSON.stringify({ versions, games, rounds, rows: exact }, undefined, 1)}\n`);
}
