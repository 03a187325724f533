/**
 * Writes the files of the repository that are made from the code, each by its own command: questions, entry points, imports of
 * conformance cases, the public API, the picture of the README, the inventory of tests. `npm run derived` writes those that are not
 * kept in the repository.
 *
 *     npm run generated [-- --check]
 *
 * With `--check` it writes nothing: it lists the files that are stale, and the clauses and refusals that no code or test covers.
 */
import { spawnSync } from 'node:child_process';
import { command } from './command.js';

/** The commands of this repository that write files. */
const WRITERS = ['questions', 'faces', 'conformance:files', 'api', 'picture', 'inventory'] as const;

/** The commands that check what is derived from the code. */
const CHECKERS = ['coverage', 'refusals'] as const;

const { values } = command(
  `usage: npm run generated [-- --check]

Writes all files that are made from the code: ${WRITERS.join(', ')}.

  --check  writes nothing: says which of them are stale, and checks ${CHECKERS.join(' and ')}`,
  { options: { check: { type: 'boolean', default: false } } },
);

const isWell = (writer: string): boolean => {
  console.log(`── ${writer}`);
  const given = ['run', '--silent', writer, ...(values.check ? ['--', '--check'] : [])];
  return spawnSync('npm', given, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
};

const failed = [...WRITERS, ...(values.check ? CHECKERS : [])].filter((writer) => !isWell(writer));
if (failed.length > 0) {
  console.error(`not well: ${failed.join(', ')}`);
  process.exitCode = 1;
}
