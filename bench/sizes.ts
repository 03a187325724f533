/** Measures what a page must load: esbuild, minified and gzipped, dependencies included. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { join } from 'node:path';
import { GAMES, REGISTRY } from '../src/games.js';
import { root } from '../tools/folders.js';

const THREE = 'createGame, legalActions, applyAction';

/** What is imported, and from which module, of the source folder or of the package. */
export const ENTRIES: readonly (readonly [what: string, module: string, names: string])[] = [
  [THREE, 'index', THREE],
  ['the whole entry', 'index', '*'],
  ['query.victoryPoints', 'index', 'query.victoryPoints'],
  ['orThrow', 'index', 'orThrow'],
  ...GAMES.slice(1).flatMap((name) => [
    [`${REGISTRY[name].title}, the same three`, `${name}/index`, THREE] as const,
    [`${REGISTRY[name].title}, whole`, `${name}/index`, '*'] as const,
  ]),
];

/** Returns a page that imports these names and uses them. */
function page(module: string, names: string): string {
  const given = [...new Set(names.split(', ').map((name) => name.split('.')[0]))].join();
  const [imported, used] = names === '*' ? ['* as whole', 'whole'] : [`{ ${given} }`, names];
  return `import ${imported} from '${module}';\nglobalThis.used = [${used}];`;
}

/** Returns the bytes of what is imported from a module; `undefined` if it lacks these names. */
export async function entrySize(module: string, names: string): Promise<{ min: number; gzip: number } | undefined> {
  const { outputFiles } = await build({
    stdin: { contents: page(module, names), resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    nodePaths: [join(root, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['crypto'],
    logLevel: 'silent',
    write: false,
  }).catch(() => ({ outputFiles: [] }));
  const [output] = outputFiles;
  return output && { min: output.contents.length, gzip: gzipSync(output.contents, { level: 9 }).length };
}
