/**
 * Writes everything that is made from the code, each by its own command: questions, faces, conformance cases, schemas, the public
 * surface, pictures, tables of coverage, refusals, the inventory of tests.
 *
 *     npm run generated [-- --check]
 *
 * With `--check` it writes nothing. It goes on after a file that is stale, so that one run names all of them.
 */
import { spawnSync } from 'node:child_process';
import { command } from './command.js';

/** The commands of this repository that write files. */
const WRITERS = [
  'questions',
  'faces',
  'conformance:files',
  'schema',
  'api',
  'picture',
  'coverage',
  'refusals',
  'inventory',
] as const;

const { values } = command(
  `usage: npm run generated [-- --check]

Writes all files that are made from the code: ${WRITERS.join(', ')}.

  --check  only says which of them are stale`,
  { options: { check: { type: 'boolean', default: false } } },
);

const isWell = (writer: string): boolean => {
  console.log(`── ${writer}`);
  const given = ['run', '--silent', writer, ...(values.check ? ['--', '--check'] : [])];
  return spawnSync('npm', given, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
};

const failed = WRITERS.filter((writer) => !isWell(writer));
if (failed.length > 0) {
  console.error(`not well: ${failed.join(', ')}`);
  process.exitCode = 1;
}
