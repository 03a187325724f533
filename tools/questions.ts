/**
 * Writes the `questions.ts` of the games: questions that are asked of a situation, as everybody may ask them of a state or a view, but
 * for those called `@internal`. `--check` only says whether the files are up to date.
 */
import { command } from './command.js';
import { faces, questionsFile } from './questions/face.js';
import { keep } from './written.js';

const USAGE = `usage: npm run questions [-- [--check]]

Writes what everybody may ask of a state or a view, from the comments of what rules ask of a situation:

${faces()
  .map(({ file }) => `  ${file}`)
  .join('\n')}

  --check  write nothing; fail when a file is not up to date`;

const { values } = command(USAGE, { options: { check: { type: 'boolean', default: false } } });
for (const face of faces()) keep(await questionsFile(face), values.check);
