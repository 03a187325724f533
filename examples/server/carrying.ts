/** Measures from outside the load that one server can carry with one game. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seededChance } from '../../src/core/index.js';
import { beginMatch, playOn } from './bots.js';
import { overHttp, type Send } from './client.js';
import { usage, type Usage } from './loaded.js';
import { openStore } from './store.js';
import { openTables } from './tables.js';

/** The load to put on the server. */
export interface Load {
  readonly game: string;
  readonly players: number;
  /** The number of simultaneous matches. */
  readonly matches: number;
  /** The duration of the measurement, after a third of it to warm up. */
  readonly seconds: number;
}

/** The results. Times of requests in milliseconds, all others in seconds; sizes in bytes. */
export interface Carried {
  readonly wall: number;
  /** The response time of each action. */
  readonly actions: readonly number[];
  /** The response time of each request for legal actions. */
  readonly lists: readonly number[];
  /** Finished matches. */
  readonly ended: number;
  readonly cpu: { readonly server: number; readonly bots: number };
  readonly rss: number;
  /** The time to read each of some matches from the disk and to replay it from its checkpoint. */
  readonly takenUp: readonly number[];
  /** The size of the store, and its number of steps. */
  readonly disk: number;
  readonly steps: number;
}

/** The counters while bots play; `over` makes them stop. */
interface Course {
  counts: { readonly actions: number[]; readonly lists: number[]; ended: number };
  readonly ids: string[];
  over: boolean;
}

const nothing = (): Course['counts'] => ({ actions: [], lists: [], ended: 0 });

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message');
  child.send('usage');
  const [told] = (await answer) as [Usage];
  return told;
}

/** Plays one match after another until `over` is set. */
async function keepPlaying({ game, players }: Load, send: Send, seed: string, course: Course): Promise<void> {
  const timed: Send = async (asked) => {
    const start = performance.now();
    const answer = await send(asked);
    const { actions, lists } = course.counts;
    if (asked.path.endsWith('/actions')) (asked.method === 'POST' ? actions : lists).push(performance.now() - start);
    return answer;
  };
  const chance = seededChance(seed);
  while (!course.over) {
    const match = await beginMatch(timed, game, { players });
    course.ids.push(match.id);
    if (await playOn(timed, match, chance, () => !course.over)) course.counts.ended += 1;
  }
}

/** Has bots play on a server of its own process, and measures it. */
export async function carrying(load: Load): Promise<Carried> {
  const folder = mkdtempSync(join(tmpdir(), 'diadochi-load-'));
  const database = join(folder, 'games.db');
  const program = fileURLToPath(new URL('loaded.ts', import.meta.url));
  const child = fork(program, [database], { execArgv: ['--import', 'tsx'] });
  try {
    const [origin] = (await once(child, 'message')) as [string];
    const { course, ...measured } = await measuring(load, overHttp(origin, new Agent({ keepAlive: true })), child);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    return { ...measured, ...takingUp(database, course.ids), disk: sizeOf(folder) };
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measuring(load: Load, send: Send, child: ChildProcess) {
  const course: Course = { counts: nothing(), ids: [], over: false };
  const playing = Array.from({ length: load.matches }, (_, index) =>
    keepPlaying(load, send, `${load.game} ${index}`, course),
  );
  await setTimeout((load.seconds * 1_000) / 3);
  const before = { server: await usageOf(child), bots: usage() };
  const from = performance.now();
  course.counts = nothing();
  await setTimeout(load.seconds * 1_000);
  const counts = course.counts;
  course.counts = nothing();
  const wall = (performance.now() - from) / 1_000;
  const after = { server: await usageOf(child), bots: usage() };
  course.over = true;
  await Promise.all(playing);
  const cpu = { server: after.server.cpu - before.server.cpu, bots: after.bots.cpu - before.bots.cpu };
  return { course, ...counts, wall, cpu, rss: after.server.rss };
}

const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

/** Reads matches like a server that has just started. */
function takingUp(database: string, ids: readonly string[]): Pick<Carried, 'takenUp' | 'steps'> {
  const store = openStore(database);
  const tables = openTables(store, { memory: { most: 0, perOwner: 0 }, spacing: 32 }, () => undefined);
  let steps = 0;
  const takenUp = ids.slice(0, 100).map((id) => {
    const start = performance.now();
    tables.at(id, 'here');
    return performance.now() - start;
  });
  for (const id of ids) steps += store.stepsAfter(id, -1).length;
  store.close();
  return { takenUp, steps };
}
