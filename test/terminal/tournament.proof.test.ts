/** Tournaments as the package plays them: in worker threads, with a kill in the middle. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { builtProgram } from '../../tools/package/modules.js';
import { scratch } from './at.js';

const GAMES = 40;
let program = '';
beforeAll(async () => {
  program = await builtProgram('tournament');
});

const argumentsOf = (file: string, workers: number): readonly string[] => [
  ...[program, 'tournament', '--game', 'alexandros', '--players', '3', '--bots', 'greedy,random'],
  ...['--games', String(GAMES), '--seed', 'susa', '--workers', String(workers), '--out', file],
];

function played(file: string, workers: number): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, argumentsOf(file, workers), { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const linesOf = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];

it('the results are the same whatever the number of workers, and after a kill that loses no finished game', async () => {
  const [one, three, killed] = [scratch('one.jsonl'), scratch('three.jsonl'), scratch('killed.jsonl')];
  const report = played(one, 1);
  expect(report).toContain(`alexandros, 3 players, ${GAMES} games`);
  expect(linesOf(one)).toHaveLength(GAMES);
  expect(played(three, 3)).toBe(report);
  expect(readFileSync(three, 'utf8')).toBe(readFileSync(one, 'utf8'));

  const running = spawn(process.execPath, argumentsOf(killed, 2));
  const ended = once(running, 'exit');
  while (linesOf(killed).length < 5) await setTimeout(5);
  running.kill('SIGKILL');
  await ended;
  const finished = linesOf(killed);
  expect(finished.length).toBeLessThan(GAMES);
  appendFileSync(killed, '{"game":"alexandros","gameVer');
  expect(played(killed, 2)).toBe(report);
  expect(linesOf(killed)).toEqual(linesOf(one));
  expect(linesOf(killed)).toEqual(expect.arrayContaining([...finished]));
});
