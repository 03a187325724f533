/** All tests and what they import as one script, of which every run makes fresh modules: nothing that a mutant left behind is seen by the next. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { GAMES } from '../../src/games.js';
import { sourceOf } from '../folders.js';
import { testsTried } from './tests.js';

/** A fresh world of modules: each file of tests is loaded when it is asked for, together with the sources it imports. */
export interface Modules {
  /** Loads the sources alone. */
  readonly sources: () => Promise<unknown>;
  /** Loads a file of tests; its path as in {@link Bundle.files}. */
  readonly tests: Readonly<Record<string, () => Promise<unknown>>>;
}

export interface Bundle {
  readonly files: readonly string[];
  /** Which file of the sources a mutant stands in. */
  readonly home: ReadonlyMap<string, string>;
  readonly fresh: () => Modules;
}

type Load = (require: (name: string) => unknown, module: { exports: Modules }) => void;

/** The entry points of the sources, by the names under which tests import them. */
const ENTRIES: Readonly<Record<string, string>> = {
  'diadochi/conformance': 'src/conformance/index.ts',
  'diadochi/core': 'src/core/index.ts',
  ...Object.fromEntries(GAMES.map((game) => [`diadochi/${game}`, `${sourceOf(game)}/index.ts`])),
  diadochi: 'src/index.ts',
};
const SOURCES = Object.values(ENTRIES);

/** As it would be imported from where it stands: `import.meta.url` is lost in a script. */
const located = (root: string, home: Map<string, string>): Plugin => ({
  name: 'located',
  setup(at) {
    at.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (path.startsWith(join(root, 'src')))
        for (const [, mutant] of text.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)) home.set(mutant ?? '', path);
      return { contents: text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
});

/** The script of a folder in which the sources are instrumented; `provided` stands for the modules of those names. */
export async function bundleOf(root: string, provided: Readonly<Record<string, unknown>>): Promise<Bundle> {
  const files = testsTried(root);
  const home = new Map<string, string>();
  const lazily = (path: string): string => `() => import(${JSON.stringify(join(root, path))})`;
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `export const sources = () => Promise.all([${SOURCES.map((path) => `(${lazily(path)})()`).join(', ')}]);`,
        `export const tests = { ${files.map((path) => `${JSON.stringify(path)}: ${lazily(path)}`).join(', ')} };`,
      ].join('\n'),
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    alias: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(root, path)])),
    plugins: [located(root, home)],
    logLevel: 'error',
  });
  const script = new Script(
    `(function (require, module) { const exports = module.exports;\n${outputFiles[0]?.text ?? ''}\n})`,
  );
  const native = createRequire(join(root, 'package.json'));
  const require = (name: string): unknown => provided[name] ?? native(name);
  return {
    files,
    home,
    fresh: () => {
      const module = { exports: {} as Modules };
      (script.runInThisContext() as Load)(require, module);
      return module.exports;
    },
  };
}
