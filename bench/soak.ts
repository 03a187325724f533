/**
 * Plays games on many seeds on all cores, each with a policy, a number of players and options of its own, and reports
 * what they reached.
 *
 *     npm run soak -- --games 10000 [--game successors] [--policy fight,sail] [--players 2,3,4,5] [--seed soak] [--json
 * FILE]
 *
 * A game that breaks a promise is written to test/fixtures, and the tests replay it from then on.
 */
import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { SingleBar } from 'cli-progress';

import { withKit } from './kits.js';
import type { SoakKit } from './kit.js';
import { Failure, soakGame, type Soaked } from './soak-game.js';
import { readCommand } from './soak-command.js';
import { pageOf } from './reach-page.js';
import { Results, summaryOf, tablesOf } from './reach-report.js';
import { wayOf, type Way } from './ways.js';
import type { WholeGameTypes } from '../src/core/index.js';

const {
  name,
  games,
  sample,
  look,
  seed,
  workers: cores,
  minutes,
  pins,
  json,
  write,
  again,
  tables,
} = await readCommand();

/** A task of a worker, and its result. */
interface Task {
  readonly index: number;
}
interface Answer {
  readonly way: Pick<Way<WholeGameTypes>, 'policy' | 'chosen' | 'refused'>;
  readonly soaked?: Soaked;
  readonly failure?: {
    readonly message: string;
    readonly options: unknown;
    readonly seed: string;
    readonly policy: string;
    readonly actions: readonly unknown[];
  };
}

function work<G extends WholeGameTypes>(kit: SoakKit<G>): void {
  process.on('message', ({ index }: Task) => {
    const { players, options, policy, chosen, refused, seed: own } = wayOf(kit, pins, seed, index);
    const way = { policy, chosen, refused };
    let answer: Answer;
    try {
      answer = { way, soaked: soakGame(kit, players, own, sample, { options, policy, look }) };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { message, actions } = error as Failure<G>;
      answer = { way, failure: { message, options, seed: own, policy, actions } };
    }
    process.send?.(answer);
  });
}

function oversee<G extends WholeGameTypes>(kit: SoakKit<G>): void {
  const started = performance.now();
  const bar = new SingleBar({
    format: `${name} {bar} {value}/{total} games | {duration_formatted} | {actions} actions | {failures} failures`,
    noTTYOutput: true,
    notTTYSchedule: 10_000,
  });
  const results = new Results(kit);
  /** The number of games; fewer when time is up. */
  let total = games;
  let [next, done] = [0, 0];
  bar.start(games, 0, { actions: 0, failures: 0 });

  const hear = ({ way, soaked, failure }: Answer): void => {
    done++;
    results.add(way, soaked);
    if (failure !== undefined) keep(failure);
    const { actions, failures } = results;
    bar.update(done, { actions, failures });
  };

  const workers = Array.from({ length: Math.min(cores ?? availableParallelism(), games) }, () =>
    fork(fileURLToPath(import.meta.url), process.argv.slice(2), { env: { ...process.env, SOAK_WORKER: '1' } }),
  );
  for (const worker of workers) {
    const give = () => {
      if (minutes !== undefined && performance.now() - started > minutes * 60_000) total = next;
      if (next < total) worker.send({ index: next++ } satisfies Task);
      else worker.disconnect();
    };
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
      if (done < total) return;
      bar.stop();
      report();
    });
    give();
  }

  function report(): void {
    const seconds = (performance.now() - started) / 1000;
    const { actions, failures, longest } = results;
    console.log(
      `${done} games, ${actions} actions in ${seconds.toFixed(1)} s on ${workers.length} cores; longest list ${longest}`,
    );
    console.log(`\n${summaryOf(results)}`);
    if (tables) console.log(`\n${tablesOf(results)}`);
    console.log(`\n${done - failures} passed, ${failures} failed`);
    if (json !== undefined)
      writeFileSync(json, `${JSON.stringify({ game: name, seed, games: done, sample, ...results.plain() })}\n`);
    if (write)
      void pageOf(name, results, `--games ${done} ${again}`).then(({ path, text }) => writeFileSync(path, text));
    process.exitCode = failures > 0 ? 1 : 0;
  }
}

function keep(failure: NonNullable<Answer['failure']>): void {
  const folder = fileURLToPath(new URL('../test/fixtures/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}-${failure.seed}.json`, `${JSON.stringify({ game: name, ...failure })}\n`);
}

await withKit(name, process.env.SOAK_WORKER === '1' ? work : oversee);
