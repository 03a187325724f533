/**
 * Plays random games of both games through the oracle (the engine of an old commit) and the working tree in step, and compares
 * legal actions, chance, events and states.
 *
 *     npm run oracle -- --games 20000 --workers 2
 *         [--policy uniform|nasty|both] [--game successors|alexandros] [--players 2,3] [--seed oracle] [--every 1]
 *         [--tree <another source tree>]   compared instead of the working tree
 *         [--at 123]                       only the game of this number, its difference in full
 *         [--json <file>]                  everything found, as JSON
 *
 * Players, editions, interrupts and policies take turns from game to game. A difference that no entry of `explained/`
 * explains makes it fail.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SingleBar } from 'cli-progress';
import { command, oneOf, wholeNumber, wrongUse } from '../command.js';
import { engineOf, oracle, ORACLE_COMMIT } from './build.js';
import { playInStep, type Fixture, type InStep } from './compare.js';
import { GAMES, loadEngine } from './engine.js';
import { explained } from './explained/index.js';
import { POLICIES } from './policy.js';
import { readable, Tally } from './report.js';

const BOTH = 'both';
const USAGE = `usage: npm run oracle [-- [--games N] [--workers N] [--policy ${POLICIES.join('|')}|both] [--game ${GAMES.join('|')}|both]
                         [--players N,N] [--seed TEXT] [--every N] [--tree FOLDER] [--at N] [--json FILE]]

Plays random games through the engine of an old commit and the working tree in step; what no entry of explained/ explains
makes it fail.

  --games    how many games (1000)
  --workers  how many processes play them (2)
  --policy   how the players choose (both)
  --game     which game (both)
  --players  the numbers of players, in turn (2,3,4,5)
  --seed     from which the seeds of the games are made (oracle)
  --every    one step in so many is compared (1)
  --tree     another source tree, compared instead of the working tree
  --at       only the game of this number, its difference in full
  --json     writes everything found to a file`;

const { values } = command(USAGE, {
  options: {
    games: { type: 'string', default: '1000' },
    workers: { type: 'string', default: '2' },
    policy: { type: 'string', default: BOTH },
    game: { type: 'string', default: BOTH },
    players: { type: 'string', default: '2,3,4,5' },
    seed: { type: 'string', default: 'oracle' },
    every: { type: 'string', default: '1' },
    tree: { type: 'string' },
    at: { type: 'string' },
    json: { type: 'string' },
  },
});

function among<T extends string>(all: readonly T[], text: string, option: string): readonly T[] {
  const chosen = oneOf<T | typeof BOTH>(USAGE, option, text, [...all, BOTH]);
  return all.filter((one) => chosen === BOTH || one === chosen);
}

const every = wholeNumber(USAGE, 'every', values.every, 1, 1_000_000);
const games = wholeNumber(USAGE, 'games', values.games, 0, 100_000_000);
const processes = wholeNumber(USAGE, 'workers', values.workers, 1, 1000);
const at = values.at === undefined ? undefined : wholeNumber(USAGE, 'at', values.at, 0, 100_000_000);
const counts = values.players.split(',').map((count) => wholeNumber(USAGE, 'players', count, 2, 5));

/** Every kind of game that is played, in turn. */
const kinds: readonly Omit<Fixture, 'seed'>[] = among(GAMES, values.game, 'game').flatMap((game) =>
  among(POLICIES, values.policy, 'policy').flatMap((policy) => {
    const players = counts.filter((count) => count >= 2 && count <= (game === 'successors' ? 5 : 4));
    const options =
      game === 'successors'
        ? ['rulebook', 'player-aid'].flatMap((edition) =>
            ['holders', 'everyone'].map((interrupts) => ({ edition, interrupts })),
          )
        : ['red', 'yellow'].map((startingPlayer) => ({ startingPlayer }));
    return players.flatMap((count) => options.map((more) => ({ game, policy, options: { players: count, ...more } })));
  }),
);
if (kinds.length === 0) wrongUse(USAGE, 'no game is left to play');

/** A stride without a common divisor with the number of kinds: kinds that follow each other differ much, and each has its turn. */
function strideOf(count: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let stride = Math.ceil(count * 0.618);
  while (divisor(count, stride) !== 1) stride++;
  return stride;
}
const stride = strideOf(kinds.length);

/** The game of a number. */
function fixtureOf(index: number): Fixture {
  const kind = kinds[(index * stride) % kinds.length];
  if (kind === undefined) throw new Error(`no game ${index}`);
  return { ...kind, seed: `${values.seed}-${index}` };
}

/** What the overseer tells a worker, and what it answers. */
interface Task {
  readonly index: number;
}
interface Answer {
  readonly index: number;
  readonly result: InStep;
}

async function work(bundles: readonly string[]): Promise<void> {
  const [oldFile = '', newFile = ''] = bundles;
  const pairing = { old: await loadEngine(oldFile), new: await loadEngine(newFile), explained, every };
  process.on('message', ({ index }: Task) => {
    process.send?.({ index, result: playInStep(pairing, fixtureOf(index)) } satisfies Answer);
  });
}

async function one(index: number): Promise<void> {
  const pairing = {
    old: await loadEngine(await oracle()),
    new: await loadEngine(await engineOf(values.tree)),
    explained,
    every,
  };
  const fixture = fixtureOf(index);
  const result = playInStep(pairing, fixture);
  console.log(readable(index, fixture, result, Infinity));
  process.exitCode = result.difference !== null && result.difference.explanations === null ? 1 : 0;
}

async function oversee(): Promise<void> {
  const bundles = [await oracle(), await engineOf(values.tree)];
  const started = performance.now();
  const tally = new Tally();
  const bar = new SingleBar({
    format:
      'in step {bar} {value}/{total} games | {duration_formatted} | {actions} actions | {unexplained} unexplained',
    noTTYOutput: true,
    notTTYSchedule: 10_000,
  });
  bar.start(games, 0, { actions: 0, unexplained: 0 });
  let [next, done] = [0, 0];
  await new Promise<void>((resolve, reject) => {
    const workers = Array.from({ length: Math.max(1, Math.min(processes, games)) }, () =>
      fork(fileURLToPath(import.meta.url), process.argv.slice(2), {
        env: { ...process.env, IN_STEP_BUNDLES: JSON.stringify(bundles) },
      }),
    );
    for (const worker of workers) {
      const give = (): void => {
        if (next < games) worker.send({ index: next++ } satisfies Task);
        else worker.disconnect();
      };
      worker.on('message', ({ index, result }: Answer) => {
        tally.add(index, fixtureOf(index), result);
        bar.update(++done, { actions: tally.actions, unexplained: tally.unexplained });
        give();
        if (done === games) resolve();
      });
      worker.on('exit', (code) => {
        if (code !== 0) reject(new Error(`a worker ended with ${code}`));
      });
      give();
    }
    if (games === 0) resolve();
  });
  bar.stop();
  const seconds = (performance.now() - started) / 1000;
  console.log(tally.summary(ORACLE_COMMIT, seconds, explained));
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(tally.found, undefined, 1)}\n`);
  process.exitCode = tally.unexplained > 0 ? 1 : 0;
}

const bundles = process.env['IN_STEP_BUNDLES'];
if (bundles !== undefined) await work(JSON.parse(bundles) as string[]);
else if (at !== undefined) await one(at);
else await oversee();
