/** Tournaments over a queue: two workers, one of them killed half-way, with a real Redis where it is installed. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtProgram } from '../../tools/package/modules.js';
import { scratch } from './at.js';

const isThere = spawnSync('redis-server', ['--version']).status === 0;
const GAMES = 60;

let program = '';
const started: ChildProcess[] = [];

/** Starts a program, which ends with the tests. */
function start(command: string, ...args: readonly string[]): ChildProcess {
  const child = spawn(command, args, { stdio: 'ignore' });
  started.push(child);
  return child;
}

beforeAll(async () => {
  program = await builtProgram('queue');
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** Starts a Redis that keeps nothing on disk, and returns its address. */
async function startRedis(): Promise<string> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const folder = mkdtempSync(join(tmpdir(), 'diadochi-redis-'));
  start('redis-server', ...['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder]);
  return `redis://127.0.0.1:${port}`;
}

const argumentsOf = (file: string, ...others: readonly string[]): readonly string[] => [
  ...[program, 'tournament', '--game', 'alexandros', '--players', '2', '--bots', 'greedy,random'],
  ...['--games', String(GAMES), '--out', file, ...others],
];
const startWorker = (url: string): ChildProcess =>
  start(process.execPath, program, 'tournament-worker', '--queue', url, '--workers', '2');

const countIn = (file: string): number => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0);

it('asks plainly for the packages of the queue where they are not installed', () => {
  const alone = mkdtempSync(join(tmpdir(), 'diadochi-alone-'));
  cpSync(dirname(dirname(dirname(program))), alone, { recursive: true });
  for (const command of ['tournament', 'tournament-worker']) {
    const args = [join(alone, 'dist/terminal/main.js'), command, '--queue', 'redis://127.0.0.1:1'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(stderr).toContain('--queue needs two packages that are not part of diadochi: npm install bullmq ioredis');
    expect(status).toBe(2);
  }
});

const title = 'no game is lost or counted twice when a worker is killed half-way';
it(isThere ? title : `NOT PROVEN, redis-server is not installed: ${title}`, async () => {
  if (!isThere) return;
  const [file, expected] = [scratch('queue.jsonl'), scratch('threads.jsonl')];
  const url = await startRedis();
  const [first, second] = [startWorker(url), startWorker(url)];
  const tournament = start(process.execPath, ...argumentsOf(file, '--queue', url));
  const ended = once(tournament, 'exit');
  while (countIn(file) < GAMES / 3) await setTimeout(5);
  first.kill('SIGKILL');
  expect(countIn(file)).toBeLessThan(GAMES);
  expect((await ended)[0]).toBe(0);

  expect(spawnSync(process.execPath, argumentsOf(expected)).status).toBe(0);
  expect(countIn(file)).toBe(GAMES);
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(expected, 'utf8'));

  second.kill('SIGTERM');
  expect((await once(second, 'exit'))[0]).toBe(0);
});
