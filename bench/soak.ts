/**
 * Plays random games on many seeds and player counts over all cores.
 *
 *     npm run soak -- --games 10000 [--game successors] [--players 2,3,4,5] [--seed soak] [--sample 200]
 *
 * A game that breaks a promise is written to test/fixtures and replayed by the tests for ever.
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { SingleBar } from 'cli-progress';
import { withKit } from './kits.js';
import { Failure, soakGame, type SoakKit, type Soaked } from './soak-game.js';
import type { WholeGameTypes } from '../src/core/index.js';
import { command, oneOf, wholeNumber, wrongUse } from '../tools/command.js';
import { GAMES } from '../tools/games.js';

const USAGE = `usage: npm run soak [-- [--games N] [--game ${GAMES.join('|')}] [--players N,N] [--seed TEXT] [--sample N]]

Plays random games over all cores and checks every promise at each step.

  --games    how many games (1000)
  --game     which game (successors)
  --players  the numbers of players, in turn (all that the game knows)
  --seed     from which the seeds of the games are made (soak)
  --sample   one step in so many is compared in full (200)`;

const { values } = command(USAGE, {
  options: {
    games: { type: 'string', default: '1000' },
    game: { type: 'string', default: 'successors' },
    players: { type: 'string' },
    seed: { type: 'string', default: 'soak' },
    sample: { type: 'string', default: '200' },
  },
});
const name = oneOf(USAGE, 'game', values.game, GAMES);
const games = wholeNumber(USAGE, 'games', values.games, 1, 100_000_000);
const sample = wholeNumber(USAGE, 'sample', values.sample, 1, 1_000_000_000);
const players = await withKit(name, ({ playerCounts }) => countsOf(playerCounts));

function countsOf(known: readonly number[]): readonly number[] {
  const counts = values.players?.split(',').map((count) => wholeNumber(USAGE, 'players', count, 1, 99)) ?? known;
  const unknown = counts.find((count) => !known.includes(count));
  if (unknown !== undefined) wrongUse(USAGE, `--players: ${name} is for ${known.join(', ')} players, not ${unknown}`);
  return counts;
}

/** What a worker is told, and what it answers. */
interface Task {
  readonly index: number;
}
interface Answer {
  readonly index: number;
  readonly soaked?: Soaked;
  readonly failure?: {
    readonly message: string;
    readonly options: unknown;
    readonly seed: string;
    readonly actions: readonly unknown[];
  };
}

function work<G extends WholeGameTypes>(kit: SoakKit<G>): void {
  process.on('message', ({ index }: Task) => {
    const count = players[index % players.length] ?? 4;
    let answer: Answer;
    try {
      answer = { index, soaked: soakGame(kit, count, `${values.seed}-${count}-${index}`, sample) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { message, options, seed, actions } = error as Failure<G>;
      answer = { index, failure: { message, options, seed, actions } };
    }
    process.send?.(answer);
  });
}

function oversee(): void {
  const started = performance.now();
  const bar = new SingleBar({
    format: `${name} {bar} {value}/{total} games | {duration_formatted} | {actions} actions | {failures} failures`,
    noTTYOutput: true,
    notTTYSchedule: 10_000,
  });
  const endings = new Map<string, number>();
  let [next, done, actions, failures, longest] = [0, 0, 0, 0, 0];
  bar.start(games, 0, { actions, failures });

  const hear = (answer: Answer): void => {
    done++;
    if (answer.soaked !== undefined) {
      actions += answer.soaked.actions;
      longest = Math.max(longest, answer.soaked.longest);
      endings.set(answer.soaked.how, (endings.get(answer.soaked.how) ?? 0) + 1);
    } else if (answer.failure !== undefined) {
      failures++;
      keep(answer.failure);
    }
    bar.update(done, { actions, failures });
  };

  const workers = Array.from({ length: Math.min(availableParallelism(), games) }, () =>
    fork(fileURLToPath(import.meta.url), process.argv.slice(2), { env: { ...process.env, SOAK_WORKER: '1' } }),
  );
  for (const worker of workers) {
    const give = () => (next < games ? worker.send({ index: next++ } satisfies Task) : worker.disconnect());
    worker.on('exit', (code) => {
      if (code === 0 || process.exitCode !== undefined) return;
      bar.stop();
      workers.forEach((other) => other.kill());
      console.error(`a worker ended with exit status ${code ?? 'none'} before its games were done`);
      process.exitCode = 1;
    });
    worker.on('message', (answer: Answer) => {
      hear(answer);
      give();
      if (done < games) return;
      bar.stop();
      report();
    });
    give();
  }

  function report(): void {
    const seconds = (performance.now() - started) / 1000;
    console.log(
      `${games} games, ${actions} actions in ${seconds.toFixed(1)} s on ${workers.length} cores; longest list ${longest}`,
    );
    console.log(
      [...endings]
        .sort(([, a], [, b]) => b - a)
        .map(([how, count]) => `${how} ${count}`)
        .join(', '),
    );
    console.log(`${games - failures} passed, ${failures} failed`);
    process.exitCode = failures > 0 ? 1 : 0;
  }
}

function keep(failure: NonNullable<Answer['failure']>): void {
  const folder = fileURLToPath(new URL('../test/fixtures/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}-${failure.seed}.json`, `${JSON.stringify({ game: name, ...failure })}\n`);
}

if (process.env.SOAK_WORKER === '1') await withKit(name, work);
else oversee();
