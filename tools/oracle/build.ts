/**
 * Builds engines into bundles of their own, so that two of them run side by side in one process and are treated alike.
 *
 *     npm run oracle:build        builds the oracle: the engine of commit 1ddd99e
 *
 * Everything goes to `.oracle/`, which is not in the repository.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { command } from '../command.js';
import { CORRECTIONS, type Correction } from './facts.js';

/** The commit whose engine is the oracle. */
export const ORACLE_COMMIT = '1ddd99e';

export const root = fileURLToPath(new URL('../../', import.meta.url));
/** Where bundles and sources of old are put. */
export const oracleFolder = join(root, '.oracle');
/** The oracle's name: its commit, and which facts were put right in it. */
const oracleName = `${ORACLE_COMMIT}-${digestOf(JSON.stringify(CORRECTIONS))}`;
/** The oracle's source, as it was but for those facts. */
export const oracleSource = join(oracleFolder, oracleName);
const oracleBundle = join(oracleFolder, `${oracleName}.mjs`);

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** An engine entry by entry: both games, and the core. */
const ENTRY = ['successors', 'alexandros', 'core']
  .map((name) => `export * as ${name} from './src/${name}/index.ts';`)
  .join('\n');

/** Bundles the engine of a source tree, dependencies included; answers the file. */
export async function buildEngine(tree: string, name: string): Promise<string> {
  const file = join(oracleFolder, `${name}.mjs`);
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: tree, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    nodePaths: [join(root, 'node_modules')],
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
    logLevel: 'error',
    write: false,
  });
  // Put in place in one stroke: another run may be loading the one before.
  const fresh = `${file}.${process.pid}`;
  mkdirSync(oracleFolder, { recursive: true });
  writeFileSync(fresh, outputFiles[0]?.contents ?? '');
  renameSync(fresh, file);
  return file;
}

/** Takes the source of a commit out of the repository into a folder. */
export function checkOut(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A shallow clone does not hold old commits: `git fetch --unshallow` brings them.
  const archive = execFileSync('git', ['archive', commit, 'src', 'package.json', 'tsconfig.json'], {
    cwd: root,
    maxBuffer: 2 ** 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
}

/** The oracle's bundle; built if it is not there. */
export async function oracle({ afresh = false } = {}): Promise<string> {
  if (!afresh && existsSync(oracleBundle) && existsSync(oracleSource)) return oracleBundle;
  checkOut(ORACLE_COMMIT, oracleSource);
  for (const correction of CORRECTIONS) correct(oracleSource, correction);
  return buildEngine(oracleSource, oracleName);
}

/** Puts a text of a source tree in place of another, which must stand there once. */
export function correct(tree: string, { file, text, instead }: Correction): void {
  const path = join(tree, 'src', file);
  const source = readFileSync(path, 'utf8');
  if (source.split(text).length !== 2) throw new Error(`${file} does not have this once: ${text}`);
  writeFileSync(path, source.replace(text, instead));
}

/** The engine of the working tree, or of another one, as it is now. */
export function engineOf(tree: string = root): Promise<string> {
  const path = resolve(tree);
  return buildEngine(path, path === resolve(root) ? 'new' : `new-${digestOf(path)}`);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  command('usage: npm run oracle:build\n\nBuilds the engine of the old commit afresh, and tells where it is.', {
    options: {},
  });
  console.log(await oracle({ afresh: true }));
}
