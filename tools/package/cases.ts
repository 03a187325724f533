/** The conformance cases in the package: one file for each game, which joins those of its sections. */
import type { Plugin } from 'esbuild';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFORMANCE_GAMES } from '../../src/conformance/names.js';
import { caseFilesOf } from '../conformance/files.js';
import { root } from './entry-points.js';
import { inDist } from './separate.js';

const SCHEMA = 'conformance/schema.json';

/** Writes the files of cases and their schema into a folder of built code. */
export function writeCases(outDir: string): void {
  mkdirSync(join(outDir, 'conformance'), { recursive: true });
  for (const game of CONFORMANCE_GAMES) {
    const sections = caseFilesOf(game).map((path): unknown => JSON.parse(readFileSync(join(root, path), 'utf8')));
    writeFileSync(join(outDir, `conformance/${game}.json`), JSON.stringify(sections));
  }
  cpSync(join(root, SCHEMA), join(outDir, SCHEMA));
}

/** Lets built code import the joined files in place of those of the repository. */
export const joinedCases: Plugin = {
  name: 'joined-cases',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/]conformance[\\/]files\.ts$/ }, () => ({
      contents: [
        ...CONFORMANCE_GAMES.map(
          (game) => `import ${game} from '${inDist(`conformance/${game}.json`)}' with { type: 'json' };`,
        ),
        `export const FILES = [${CONFORMANCE_GAMES.map((game) => `...${game}`).join(', ')}];`,
      ].join('\n'),
    }));
  },
};
