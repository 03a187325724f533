/**
 * Measures speed and size: the working tree compared with the engine of an old commit, and with peers, in one process.
 *
 *     npm run bench                     everything: some minutes
 *     npm run bench -- --quick          a tenth of the games: results accurate to a tenth
 *     npm run bench -- --only successors,sizes --games 800 --json bench.json
 *     npm run bench -- --keep           saves the slowest positions found
 *     npm run bench -- --control        the old engine compared with itself: the noise of ratios on this machine
 *
 * bench/README.md says how to read the results.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { command, oneOf, wholeNumber } from '../tools/command.js';
import { engineOf, oracle, oracleFolder, oracleSource, ORACLE_COMMIT, root } from '../tools/oracle/build.js';
import { GAMES, loadEngine, type Engine, type GameName } from '../tools/oracle/engine.js';
import { builtModules } from '../tools/package/modules.js';
import { clock, timed } from './clock.js';
import { cloning, listing, listTime, optionsOf, replaying, sampling, statesOf, undoing, type Slow } from './costs.js';
import { duel, type Duel, type Work } from './duel.js';
import { familyDuels } from './family.js';
import { median, quantile, round, written } from './figures.js';
import { loadings } from './load.js';
import { firstOfBoard, stepByStep } from './pictures.js';
import { immutableGame, mutableGame } from './play.js';
import { ENTRIES, entrySize } from './sizes.js';

// Makes libraries behave as on a server.
process.env['NODE_ENV'] ??= 'production';

const PARTS = [...GAMES, 'family', 'pictures', 'sizes', 'load', 'peers'] as const;
const USAGE = `usage: npm run bench [-- [--games N] [--rounds N] [--quick] [--only ${PARTS.join()}] [--keep] [--control] [--json FILE]]

Compares the working tree with the engine of an old commit, and with peers; bench/README.md says how to read the results.

  --games    how many random games each way (400)
  --rounds   in how many rounds, the engines in turn (10)
  --quick    40 games: results accurate to a tenth
  --only     some of the parts: ${PARTS.join()}
  --keep     saves the slowest positions found
  --control  the old engine compared with itself: the noise of ratios on this machine
  --json     writes versions and all figures to a file`;

const { values } = command(USAGE, {
  options: {
    games: { type: 'string', default: '400' },
    rounds: { type: 'string', default: '10' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: PARTS.join() },
    keep: { type: 'boolean', default: false },
    control: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const parts = values.only.split(',').map((part) => oneOf(USAGE, 'only', part, PARTS));
const rounds = wholeNumber(USAGE, 'rounds', values.rounds, 1, 10_000);
const asked = wholeNumber(USAGE, 'games', values.games, 1, 1_000_000);
const games = Math.max(rounds, values.quick ? 40 : asked);
const warming = Math.ceil(games / 4);

/** A line of the table. */
interface Row {
  readonly part: string;
  readonly what: string;
  readonly unit: string;
  readonly old?: number | undefined;
  readonly new: number;
  /** How many times as good as the old engine, or as the peer. */
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
  console.log(`\n${title.padEnd(60)}${ORACLE_COMMIT.padStart(12)}${'now'.padStart(12)}${'ratio'.padStart(22)}`);

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const versions = {
  commit:
    git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', 'src') === '' ? '' : ' and changes in src'),
  oracle: ORACLE_COMMIT,
  node: process.version,
  v8: process.versions.v8,
  processor: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`,
  clock: clock.counts,
  immer: versionOf('immer'),
  'boardgame.io': versionOf('boardgame.io'),
  chessops: versionOf('chessops'),
  '@pkmn/sim': versionOf('@pkmn/sim'),
};

/** Plays random games with both engines in turn. */
function play(engines: Readonly<Record<'old' | 'new', Engine>>, game: GameName, way: typeof mutableGame): Duel {
  const some = (engine: 'old' | 'new', from: number, count: number, seed: string): Work => {
    let [units, mark] = [0, 0];
    for (let index = from; index < from + count; index++) {
      const played = way(engines[engine][game], optionsOf(game, index), `${seed}-${index}`);
      units += played.actions;
      mark = Math.imul(mark, 31) + played.mark;
    }
    return { units, mark };
  };
  return duel(
    rounds,
    (engine, at) => {
      const [from, to] = [Math.floor((games * at) / rounds), Math.floor((games * (at + 1)) / rounds)];
      return some(engine, from, to - from, 'bench');
    },
    (engine) => void some(engine, 0, way === mutableGame ? warming : Math.ceil(warming / 4), 'warm'),
  );
}

const hex = (mark: number): string => mark.toString(16).padStart(8, '0');
const spread = ({ quarters: [low, high] }: Duel): string => `half of the rounds ${written(low)} to ${written(high)} ×`;

function benchGame(engines: Readonly<Record<'old' | 'new', Engine>>, game: GameName): void {
  head(`${game}: ${games} random games in ${rounds} rounds`);
  for (const [what, way] of [
    ['mutable: simulate', mutableGame],
    ['immutable: legalActions, applyAction', immutableGame],
  ] as const) {
    const result = play(engines, game, way);
    const marks = result.same
      ? `checksum ${hex(result.marks[0])}`
      : `other games: checksums ${result.marks.map(hex).join(', ')}`;
    const note = `${result.units.toLocaleString('en')} actions, ${marks}; ${spread(result)}`;
    add({ part: game, what, unit: 'actions/s', old: result.old, new: result.new, ratio: result.ratio, note });
  }

  const few = Math.ceil(games / 40);
  const states = {
    old: statesOf(engines.old, game, few, 40),
    new: statesOf(engines.new, game, few, 40),
  };
  const cost = (what: string, unit: string, scale: number, prepare: (engine: 'old' | 'new') => () => Work): void => {
    const work = { old: prepare('old'), new: prepare('new') };
    const result = duel(
      rounds,
      (engine) => work[engine](),
      (engine) => void work[engine](),
    );
    add({
      part: game,
      what,
      unit,
      old: scale / result.old,
      new: scale / result.new,
      ratio: result.ratio,
      note: spread(result),
    });
  };
  const times = Math.ceil(8000 / Math.max(1, states.new.length));
  cost('clone', 'µs', 1e6, (engine) => cloning(engines[engine], game, states[engine], times, false));
  cost('clone, then an action', 'µs', 1e6, (engine) => cloning(engines[engine], game, states[engine], times, true));
  cost('sampleState', 'µs', 1e6, (engine) => sampling(engines[engine], game, states[engine], Math.ceil(times / 2)));
  cost('replay of 1,000 actions', 'ms', 1e3, (engine) => replaying(engines[engine], game, 4));
  cost('undo at the end of a match', 'ms', 1e3, (engine) => undoing(engines[engine], game, 4, 1));

  const sampled = Math.ceil(games / 10);
  const { old, new: now } = listing(engines, game, sampled);
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
  onFile(engines, game, now.slowest);
  add({
    part: game,
    what: 'largest state',
    unit: 'kB of JSON',
    old: old.largest / 1000,
    new: now.largest / 1000,
    ratio: old.largest / now.largest,
  });
}

/** Times the slowest saved position; replaces it by another one if requested. */
function onFile(engines: Readonly<Record<'old' | 'new', Engine>>, game: GameName, met: Slow | undefined): void {
  const file = new URL(`./fixtures/slowest-${game}.json`, import.meta.url);
  if (values.keep && met !== undefined) writeFileSync(file, `${JSON.stringify(met)}\n`);
  if (!existsSync(file)) return;
  const { position, length } = JSON.parse(readFileSync(file, 'utf8')) as Slow;
  const [old, now] = [listTime(engines.old, game, position), listTime(engines.new, game, position)];
  const what = 'legalActions, slowest position on file';
  if (now === undefined) console.log(`  ${what}: of a format that is no longer read; --keep puts another in its place`);
  else {
    const ratio = old === undefined ? undefined : old / now;
    add({ part: game, what, unit: 'µs', old, new: now, ratio, note: `a list of ${length}; the middle of 200` });
  }
}

async function benchSizes(): Promise<void> {
  head('what a page loads: minified and gzipped, dependencies included');
  const built = await builtModules();
  for (const [what, module, names] of ENTRIES) {
    const old = await entrySize(`${oracleSource}/src/${module}.ts`, names);
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

/** Measures the working tree only, compared with itself as one file. */
async function benchLoad(): Promise<void> {
  console.log(`\n${'loading the package in Node'.padEnd(60)}${'one file'.padStart(12)}${'now'.padStart(12)}`);
  for (const { what, single, parts, ratio } of await loadings(rounds)) {
    const note = `${written(ratio)} times as long as one file`;
    add({ part: 'load', what: `${what} of 'diadochi'`, unit: 'ms', old: single, new: parts, ratio: 1 / ratio, note });
  }
}

/** Measures the working tree only, compared with its own Successors: the old engine had none of these games. */
async function benchFamily(): Promise<void> {
  console.log(
    `\n${'the family of Conquest and Empire'.padEnd(72)}${'now'.padStart(12)}${'of Successors'.padStart(22)}`,
  );
  const few = Math.max(rounds, Math.ceil(games / 4));
  for await (const { what, duel: result } of familyDuels(few, rounds)) {
    const checksum = hex(result.marks[1]);
    const note = `${result.units.toLocaleString('en')} actions, checksum ${checksum}; Successors ${written(result.old)}; ${spread(result)}`;
    add({ part: 'family', what, unit: 'actions/s', new: result.new, ratio: result.ratio, note });
  }
}

/** Measures the working tree only: the old engine had no pictures. */
function benchPictures(engine: Engine): void {
  head('pictures: SVG text of a situation');
  const few = Math.ceil(games / 20);
  const first = firstOfBoard(engine, Math.max(5, few));
  add({ part: 'pictures', what: 'successors, the first of a board: map', unit: 'ms', new: first });
  for (const game of GAMES) {
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

const WARM = 2;

/** Measures the rates of several functions in turn; the ratio is that of the first to the second. */
function race(
  ways: readonly (readonly [string, (round: number) => number])[],
): readonly { name: string; rate: number; rates: readonly number[] }[] {
  for (const [, way] of ways) {
    // Each function is warmed up for this number of seconds of CPU time.
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

async function benchPeers(engines: Readonly<Record<'old' | 'new', Engine>>): Promise<void> {
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
      actions += mutableGame(engines.new.successors, optionsOf('successors', index), `peers-${at}-${index}`).actions;
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

/** Returns a copy of the oracle's bundle under another name, so that it is a separate module. */
async function twin(): Promise<string> {
  const copy = join(oracleFolder, 'control.mjs');
  copyFileSync(await oracle(), copy);
  return copy;
}

const engines = {
  old: await loadEngine(await oracle()),
  new: await loadEngine(values.control ? await twin() : await engineOf()),
};
if (values.control) console.log('control: both columns are the old engine');
for (const [name, version] of Object.entries(versions)) console.log(`${name.padEnd(14)}${version}`);
for (const game of GAMES) if (parts.includes(game)) benchGame(engines, game);
if (parts.includes('family')) await benchFamily();
if (parts.includes('pictures')) benchPictures(engines.new);
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
