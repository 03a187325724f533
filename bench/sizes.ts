/** What a page must load: esbuild, minified and gzipped. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { join } from 'node:path';
import { root } from '../tools/oracle/build.js';

/** What is imported, and from which file of a source tree. */
export const ENTRIES = [
  ['createGame, legalActions, applyAction', `import { createGame, legalActions, applyAction } from './src/index.ts';`],
  ['the whole entry', `import * as whole from './src/index.ts';`],
  ['Successors, whole', `import * as whole from './src/successors/index.ts';`],
  ['Alexandros, the same three', `import { createGame, legalActions, applyAction } from './src/alexandros/index.ts';`],
  ['Alexandros, whole', `import * as whole from './src/alexandros/index.ts';`],
] as const;

/** Bytes of what is imported; `alone`: dependencies aside. */
export async function entrySize(
  tree: string,
  statement: string,
  alone: boolean,
): Promise<{ min: number; gzip: number }> {
  const names = /\{(.*)\}/.exec(statement)?.[1] ?? 'whole';
  const { outputFiles } = await build({
    stdin: { contents: `${statement}\nglobalThis.used = [${names}];`, resolveDir: tree, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    packages: alone ? 'external' : 'bundle',
    nodePaths: [join(root, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['crypto'],
    logLevel: 'error',
    write: false,
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error('esbuild made nothing');
  return { min: output.contents.length, gzip: gzipSync(output.contents, { level: 9 }).length };
}
