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
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { withKit } from './kits.js';
import { Failure, soakGame, type SoakKit, type Soaked } from './soak-game.js';
import type { WholeGameTypes } from '../src/core/index.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    game: { type: 'string', default: 'successors' },
    players: { type: 'string' },
    seed: { type: 'string', default: 'soak' },
    sample: { type: 'string', default: '200' },
  },
});

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

const playersOf = (kit: { readonly playerCounts: readonly number[] }): readonly number[] =>
  values.players?.split(',').map(Number) ?? kit.playerCounts;

function work<G extends WholeGameTypes>(kit: SoakKit<G>): void {
  const counts = playersOf(kit);
  process.on('message', ({ index }: Task) => {
    const players = counts[index % counts.length] ?? 4;
    let answer: Answer;
    try {
      answer = { index, soaked: soakGame(kit, players, `${values.seed}-${players}-${index}`, Number(values.sample)) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { message, options, seed, actions } = error;
      answer = { index, failure: { message, options, seed, actions } };
    }
    process.send?.(answer);
  });
}

function oversee(): void {
  const games = Number(values.games);
  const started = performance.now();
  const bar = new SingleBar({
    format: `${values.game} {bar} {value}/{total} games | {duration_formatted} | {actions} actions | {failures} failures`,
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
  writeFileSync(
    `${folder}${values.game}-${failure.seed}.json`,
    `${JSON.stringify({ game: values.game, ...failure })}\n`,
  );
}

if (process.env.SOAK_WORKER === '1') await withKit(values.game, work);
else oversee();
