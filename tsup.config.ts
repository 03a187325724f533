/** The package: ES modules and CommonJS, in chunks that its entry points share, and the program. `npm run build` adds types. */
import { builtinModules } from 'node:module';
import { defineConfig, type Options } from 'tsup';
import {
  BUNDLED_MODULES,
  bundledPath,
  separateModules,
  separateNamespaces,
  withoutOtherHosts,
  resolvedPaths,
  nodeRequire,
  slimPool,
} from './tools/package/separate.js';
import { joinedCases } from './tools/package/cases.js';
import { compact } from './tools/package/compact.js';
import { DEPENDENCIES, ENTRY_POINTS, NAMESPACES } from './tools/package/entry-points.js';
import { collecting } from './tools/package/notices.js';
import { onlyUsed } from './tools/package/used.js';
import { pureAdditions, pureConstants } from './tools/package/pure.js';

const sourcesOf = (modules: readonly string[]): Record<string, string> =>
  Object.fromEntries(modules.map((path) => [path, `src/${path}.ts`]));

const entries = ENTRY_POINTS.map(({ path }) => path);
const borrowed = Object.fromEntries(
  Object.entries(BUNDLED_MODULES).map(([module, file]) => [bundledPath(module), `node_modules/${file}`]),
);

/** What both module systems have in common. */
const common: Options = {
  config: false,
  target: 'es2022',
  platform: 'neutral',
  outDir: 'dist',
  splitting: true,
  silent: true,
  tsconfig: 'tsconfig.build.json',
  // Nothing is loaded from anywhere else, but for what the program needs of Node. Dependencies are there for their types.
  external: [/^node:/, ...builtinModules],
  noExternal: [...DEPENDENCIES],
  esbuildPlugins: [joinedCases, onlyUsed, separateModules],
  esbuildOptions(options) {
    options.charset = 'utf8';
    options.legalComments = 'none';
    options.mainFields = ['module', 'main'];
    options.supported = { 'import-attributes': true };
    options.define = { 'process.env.NODE_ENV': '"production"' };
  },
  plugins: [resolvedPaths],
};

export const esm: Options = {
  ...common,
  format: 'esm',
  entry: { ...sourcesOf([...entries, ...NAMESPACES, 'terminal/main', 'terminal/player']), ...borrowed },
  esbuildPlugins: [
    slimPool,
    joinedCases,
    onlyUsed,
    separateModules,
    separateNamespaces,
    withoutOtherHosts,
    pureConstants,
    collecting,
  ],
  plugins: [pureAdditions, resolvedPaths, compact, nodeRequire],
};

/** The program of a worker thread. Piscina, whose program it is, finds it next to the command. */
export const worker: Options = {
  ...common,
  format: 'esm',
  entry: { 'terminal/worker': 'node_modules/piscina/dist/worker.js' },
  splitting: false,
  esbuildPlugins: [slimPool, collecting],
  plugins: [compact, nodeRequire],
};

export const cjs: Options = {
  ...common,
  format: 'cjs',
  entry: { ...sourcesOf(entries), ...borrowed },
  // Rollup writes it: sucrase, which would otherwise, replaces what engines are fast at by calls.
  treeshake: true,
  plugins: [resolvedPaths],
  minify: true,
};

export default defineConfig([esm, worker, cjs]);
