/** Before all tests: writes the data of `diadochi rules` if it is missing, as in a fresh clone. `npm test` also refreshes it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../src/games.js';

const root = fileURLToPath(new URL('..', import.meta.url));

export function setup(): void {
  if (GAMES.every((game) => existsSync(`${root}/rules/${game}.json`))) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/derived.ts', 'rules', '--missing'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the data of `diadochi rules` could not be written: npm run derived');
}
