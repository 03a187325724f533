/** `diadochi tournament`: plays many games between bots, and reports on them. */
import type { Writable } from 'node:stream';
import type { GameLine } from '../../tournament/line.js';
import { foreignLine, missingTasks } from '../../tournament/lines.js';
import { tasksOf } from '../../tournament/plan.js';
import { wrongInput } from '../complaint.js';
import { printError, type Outlet, type Screen } from '../screen.js';
import { planOf, type PlanOptions } from './plan.js';
import { poolOf } from './pool.js';
import type { Players } from './players.js';
import { progressOn } from './progress.js';
import { queuePlayers } from './queue/players.js';
import { report } from './report.js';
import { addResult, readResults, resultsSoFar, writeResults } from './results.js';
import { playAll } from './run.js';

/** The options of `diadochi tournament`. */
export interface TournamentOptions extends PlanOptions {
  readonly workers: number;
  /** The address of Redis, if workers of a queue play. */
  readonly queue?: string;
  /** The file for the results. */
  readonly out?: string;
  /** A file of results to report on, without playing. */
  readonly report?: string;
  /** The folder for charts. */
  readonly svg?: string;
}

/** The output of a tournament. */
export interface TournamentStreams {
  readonly screen: Screen;
  /** The stream for error messages. */
  readonly complaints: Outlet;
  /** The terminal on which progress is drawn; `null`: there is none. */
  readonly progress: Writable | null;
}

/** Returns who plays: threads of this program, or the workers of a queue. */
const playersFor = async ({ queue, workers }: TournamentOptions, complaints: Outlet): Promise<Players> =>
  queue === undefined ? poolOf(workers) : queuePlayers(queue, (message) => printError(complaints, `${message}\n`));

/** Plays the tournament, or what is missing of it in the file, and returns all results by number. */
async function playTournament(
  options: TournamentOptions,
  { progress, complaints }: TournamentStreams,
): Promise<readonly GameLine[]> {
  const { out } = options;
  const tasks = tasksOf(await planOf(options));
  const lines = out === undefined ? [] : [...resultsSoFar(out)];
  const foreign = foreignLine(lines, tasks);
  if (foreign !== undefined)
    throw wrongInput(`${out ?? ''}: the result of game ${foreign.number} belongs to another tournament`);
  // Removes a last line that was not written to its end.
  if (out !== undefined) writeResults(out, lines);
  const missing = missingTasks(lines, tasks);
  const players = await playersFor(options, complaints);
  const bar = progressOn(progress, tasks.length - missing.length, tasks.length);
  try {
    await playAll(missing, players, (line) => {
      if (out !== undefined) addResult(out, line);
      lines.push(line);
      bar.step();
    });
  } finally {
    bar.stop();
  }
  if (out !== undefined) writeResults(out, lines);
  return lines.sort((a, b) => a.number - b.number);
}

export async function tournamentCommand(options: TournamentOptions, streams: TournamentStreams): Promise<void> {
  const { report: file, svg } = options;
  const lines = file === undefined ? await playTournament(options, streams) : readResults(file);
  if (lines.length === 0) throw wrongInput(`${file ?? ''}: there are no results`);
  report(lines, streams.screen, svg);
}
