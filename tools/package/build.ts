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
import { writeCases } from './cases.js';
import { writeTypes } from './declarations.js';
import { root } from './entry-points.js';
import { collected, noticesFor } from './notices.js';

command(
  `usage: npm run build

Builds the package into dist: ES modules, CommonJS, and types for both.`,
  { options: {} },
);

const TSC = 'node_modules/typescript-7/bin/tsc';

/** The folder of JSON Schemas, which users import by path. The package has them without white space. */
const SCHEMAS = 'schema';

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

writeCases('dist');
const schemas = readdirSync(SCHEMAS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
for (const file of schemas)
  write(join('dist', SCHEMAS, file), JSON.stringify(JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8'))));

write('dist/NOTICES.txt', noticesFor([...collected]));
