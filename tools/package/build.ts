/**
 * Builds the package into `dist`: code with tsup, types from the compiler's declarations, JSON files and notices.
 *
 *     npm run build
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'tsup';
import { cjs, esm, worker } from '../../tsup.config.js';
import { command } from '../command.js';
import { derive } from '../derived.js';
import { writeTypes } from './declarations.js';
import { root } from './entry-points.js';
import { collected, noticesFor } from './notices.js';

command(
  `usage: npm run build

Builds the package into dist: ES modules, CommonJS, and types for both.`,
  { options: {} },
);

const TSC = 'node_modules/typescript-7/bin/tsc';

/** The folders of JSON files that users import by path. The package has one copy of each, without white space. */
const DATA = ['conformance', 'schema'];

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

process.chdir(root);
await derive(['rules', 'schemas']);
rmSync('dist', { recursive: true, force: true });

const { status } = spawnSync(process.execPath, [TSC, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
for (const options of [esm, worker, cjs]) await build(options);

await writeTypes('dist');

for (const folder of DATA)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  ))
    write(join('dist', folder, file), JSON.stringify(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

write('dist/NOTICES.txt', noticesFor([...collected]));
