/** The package: ES modules and CommonJS, in chunks that its doors share, and the program. `npm run build` adds types. */
import { builtinModules } from 'node:module';
import { defineConfig, type Options } from 'tsup';
import {
  BORROWED,
  borrowedPath,
  keptApart,
  namespacesApart,
  otherHostsApart,
  placed,
  requiringOfNode,
} from './tools/package/apart.js';
import { compact } from './tools/package/compact.js';
import { DEPENDENCIES, DOORS, NAMESPACES } from './tools/package/doors.js';
import { collecting } from './tools/package/notices.js';
import { pureAdditions, pureConstants } from './tools/package/pure.js';

const sourcesOf = (modules: readonly string[]): Record<string, string> =>
  Object.fromEntries(modules.map((path) => [path, `src/${path}.ts`]));

const doors = DOORS.map(({ path }) => path);
const borrowed = Object.fromEntries(
  Object.entries(BORROWED).map(([module, file]) => [borrowedPath(module), `node_modules/${file}`]),
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
  esbuildPlugins: [keptApart],
  esbuildOptions(options) {
    options.charset = 'utf8';
    options.legalComments = 'none';
    options.mainFields = ['module', 'main'];
    options.supported = { 'import-attributes': true };
    options.define = { 'process.env.NODE_ENV': '"production"' };
  },
  plugins: [placed],
};

export const esm: Options = {
  ...common,
  format: 'esm',
  entry: { ...sourcesOf([...doors, ...NAMESPACES, 'terminal/main']), ...borrowed },
  esbuildPlugins: [keptApart, namespacesApart, otherHostsApart, pureConstants, collecting],
  plugins: [pureAdditions, placed, compact, requiringOfNode],
};

export const cjs: Options = {
  ...common,
  format: 'cjs',
  entry: { ...sourcesOf(doors), ...borrowed },
  // Rollup writes it: sucrase, which would otherwise, replaces what engines are fast at by calls.
  treeshake: true,
  plugins: [placed],
  minify: true,
};

export default defineConfig([esm, cjs]);
