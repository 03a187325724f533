/**
 * Measures how long Node takes to load the package, in processes of their own, in turn with others that load the same
 * code as one file.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { builtModules } from '../tools/package/modules.js';
import { cjs, esm } from '../tsup.config.js';
import { median } from './figures.js';

export interface Loading {
  /** How it is loaded: `import` or `require`. */
  readonly what: string;
  /** The milliseconds of one file and of the package, each the median of all rounds. */
  readonly single: number;
  readonly parts: number;
  /** The median of the rounds' ratios: how many times as long as one file. */
  readonly ratio: number;
}

/** Returns the milliseconds that a new process takes to load a file. */
function loaded(file: string, load: 'import' | 'require'): number {
  const [type, loading] = load === 'import' ? ['module', 'await import'] : ['commonjs', 'require'];
  const script = `const begun = performance.now(); ${loading}(${JSON.stringify(file)}); console.log(performance.now() - begun);`;
  const { stdout, stderr, status } = spawnSync(process.execPath, [`--input-type=${type}`, '-e', script], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return Number(stdout);
}

/** Loads the package and one file in turn, this number of times. */
export async function loadings(rounds: number): Promise<readonly Loading[]> {
  const found: Loading[] = [];
  for (const [load, options, ending] of [
    ['import', esm, 'js'],
    ['require', cjs, 'cjs'],
  ] as const) {
    const parts = join(await builtModules(options), `index.${ending}`);
    const single = join(parts, `../../single.${load === 'import' ? 'mjs' : 'cjs'}`);
    await build({
      entryPoints: [parts],
      outfile: single,
      bundle: true,
      format: load === 'import' ? 'esm' : 'cjs',
      platform: 'node',
      logLevel: 'error',
    });
    const times = Array.from({ length: rounds }, () => ({ single: loaded(single, load), parts: loaded(parts, load) }));
    found.push({
      what: load,
      single: median(times.map((time) => time.single)),
      parts: median(times.map((time) => time.parts)),
      ratio: median(times.map((time) => time.parts / time.single)),
    });
  }
  return found;
}
