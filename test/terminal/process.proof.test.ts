/** The program as a process of its own, over pipes. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lastChoices } from './at.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

function diadochi(args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/terminal/main.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
    timeout: 200_000,
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

const ALEXANDROS = ['play', '--game', 'alexandros', '--players', '2', '--seed', 'gordion', '--bots', 'random'];

/** What begins a control sequence of a terminal. */
const ESCAPE = String.fromCharCode(27);

it('plays plainly over a pipe, even where colours are forced upon programs', () => {
  const { status, stdout, stderr } = diadochi(ALEXANDROS, '1\nundo\nquit\n', { FORCE_COLOR: '3' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).not.toContain(ESCAPE);
  expect(lastChoices(stdout).length).toBeGreaterThan(0);
  expect(stdout).toContain('Goodbye.');
});

it('plays a whole game from its first line to its last', () => {
  const { status, stdout } = diadochi(ALEXANDROS, '1\n'.repeat(20_000));
  expect(status).toBe(0);
  expect(stdout).toMatch(/(wins|share the victory) with \d+ points?: /);
});

it('ends with the status of what went wrong, complaining beside its output', () => {
  expect(diadochi(['replay', 'nowhere.json'])).toMatchObject({ status: 1, stdout: '' });
  const wrong = diadochi(['conquer']);
  expect(wrong).toMatchObject({ status: 2, stdout: '' });
  expect(wrong.stderr).toContain("unknown command 'conquer'");
});

it('reads what is piped in', () => {
  expect(diadochi(['replay', '-'], '{"game":"chess"}').stderr).toContain('diadochi: -: $.game: expected successors');
});
