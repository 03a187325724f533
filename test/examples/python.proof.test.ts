/** The client in Python plays whole games over the engine, where there is Python. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { builtProgram } from '../../tools/package/modules.js';

const isThere = spawnSync('python3', ['--version']).status === 0;

let program = '';
beforeAll(async () => {
  program = await builtProgram('python');
});

function python(...args: readonly string[]) {
  const env = {
    ...process.env,
    PYTHONDONTWRITEBYTECODE: '1',
    DIADOCHI_ENGINE: `"${process.execPath}" "${program}" engine`,
  };
  const { status, stdout, stderr } = spawnSync('python3', args, { cwd: 'examples/python', encoding: 'utf8', env });
  return { status, stdout, stderr };
}

/** Returns the title of a test, which says plainly that it proves nothing where there is no Python. */
const titled = (title: string): string => (isThere ? title : `NOT PROVEN, python3 is not installed: ${title}`);

it(titled('plays whole games, sees masks and observations, and gets refusals with their clauses'), () => {
  if (!isThere) return;
  const { status, stdout, stderr } = python('check.py');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^check_whole_game: \d{2,} steps\n/);
  expect(stdout).toContain('check_cut_off: truncated');
  expect(stdout).toContain('check_errors: alexanderFirst');
});

it(titled('plays the example at random'), () => {
  if (!isThere) return;
  const { status, stdout } = python('random_players.py', '--game', 'alexandros', '--seed', 'tyre');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^alexandros, seed tyre: \d+ steps\n(?:\w+: (?:0|1|0\.\d+)\n){3}$/);
});

it(titled('plays the program of the document'), () => {
  if (!isThere) return;
  const [, code = ''] = /```python\n([^]*?)```/.exec(readFileSync('docs/engine.md', 'utf8')) ?? [];
  expect(code).toContain('agent_iter');
  expect(python('-c', code)).toEqual({ status: 0, stdout: '', stderr: '' });
});
