/** Build plugins: files that are not merged into chunks, and how the files of the package find each other. */
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { dirname, relative, resolve } from 'node:path';
import type { Options } from 'tsup';
import { ENTRY_POINTS, NAMESPACES, root } from './entry-points.js';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** A prefix for paths in the package until they are known: a chunk is built before it has its place. */
const IN_DIST = '#dist/';

/** Returns how code imports a file of the package before its place is known. */
export const inDist = (path: string): string => IN_DIST + path;

const ENTRY_SOURCES = new Set(ENTRY_POINTS.map(({ path }) => `${root}src/${path}.ts`));
const NAMESPACE_SOURCES = new Map(NAMESPACES.map((path) => [`${root}src/${path}.ts`, path]));

/**
 * The modules of other packages that the library is built on, and the files of theirs that are used: those that
 * bundlers can tree-shake. Each is built as a file of its own, so that a bundle without it leaves it out completely.
 */
export const BUNDLED_MODULES: Readonly<Record<string, string>> = {
  '@noble/hashes/sha2.js': '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js': '@noble/hashes/utils.js',
  'fp-ts/lib/Either.js': 'fp-ts/es6/Either.js',
  immer: 'immer/dist/immer.production.mjs',
  'io-ts': 'io-ts/es6/index.js',
  'seedrandom/lib/alea.js': 'seedrandom/lib/alea.js',
};

/** Returns the path of a module of another package in `dist`, without an extension. */
export const bundledPath = (module: string): string => `borrowed/${module.replace(/\.js$/, '')}`;

/** Keeps modules of other packages out of the chunks, and JSON files, of which there is one copy. */
export const separateModules: EsbuildPlugin = {
  name: 'kept-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^#dist\// }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /^\.{1,2}\/.+\.json$/ }, ({ path, resolveDir }) => ({
      path: IN_DIST + relative(root, resolve(resolveDir, path)),
      external: true,
    }));
    onResolve({ filter: /^[^.]/ }, ({ path, kind }) =>
      kind === 'import-statement' && Object.hasOwn(BUNDLED_MODULES, path)
        ? { path: `${IN_DIST}${bundledPath(path)}.js`, external: true }
        : undefined,
    );
  },
};

/** Keeps namespaces of entry points out of the chunks. */
export const separateNamespaces: EsbuildPlugin = {
  name: 'namespaces-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\/.+\.js$/ }, ({ path, importer, resolveDir }) => {
      if (!ENTRY_SOURCES.has(importer)) return undefined;
      const namespace = NAMESPACE_SOURCES.get(resolve(resolveDir, path).replace(/\.js$/, '.ts'));
      return namespace === undefined ? undefined : { path: `${IN_DIST}${namespace}.js`, external: true };
    });
  },
};

/** The files that manifests load for hosts other than the program. */
const OTHER_HOSTS = /^\.\/(conformance|page(\/motives)?|rulebook(?:\.de)?|story)(\/index)?\.js$/;

/** Leaves out of the package what only the page, the stories and the tools of the repository load from a manifest. */
export const withoutOtherHosts: EsbuildPlugin = {
  name: 'other-hosts-apart',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: OTHER_HOSTS }, ({ importer, kind }) =>
      kind === 'dynamic-import' && importer.endsWith('/manifest.ts')
        ? { path: 'not in the package', namespace: 'other-hosts' }
        : undefined,
    );
    onLoad({ filter: /^/, namespace: 'other-hosts' }, () => ({
      contents: "throw new Error('this host is not in the package');",
    }));
  },
};

/** Replaces paths in each file by those from its own place. */
export const resolvedPaths: TsupPlugin = {
  name: 'placed',
  renderChunk(code, { path }) {
    const { format, options } = this;
    const ending = format === 'cjs' ? '.cjs' : '.js';
    const from = dirname(resolve(path));
    return {
      code: code.replace(/"#dist\/([^"]+)"/g, (_, named: string) => {
        const to = relative(from, resolve(options.outDir, named.replace(/\.js$/, ending)));
        return JSON.stringify(to.startsWith('.') ? to : `./${to}`);
      }),
    };
  },
};

/** The programs of the package: the command, and that of a worker thread of its pool. */
const PROGRAMS = /\/terminal\/(?:main|worker)\.js$/;

const OF_COMMONJS =
  "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\nconst __dirname = import.meta.dirname;\n";

/** Lets bundled code of the programs require modules of Node, and find files, as in CommonJS; an ES module cannot. */
export const nodeRequire: TsupPlugin = {
  name: 'requiring-of-node',
  renderChunk: (code, { path }) => ({
    code: PROGRAMS.test(path)
      ? code.replaceAll('__require("', 'require("').replace(/^(?:#!.*\n)?/, (shebang) => shebang + OF_COMMONJS)
      : code,
  }),
};

/** Matches what Piscina requires and the package does not need: the priority of threads, and its manifest. */
const OF_PISCINA = /^(?:@napi-rs\/nice|\.\.\/package\.json)$/;

/** Leaves out what Piscina requires and the package does not need. */
export const slimPool: EsbuildPlugin = {
  name: 'slim-pool',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: OF_PISCINA }, ({ path, importer }) =>
      importer.includes('/node_modules/piscina/') ? { path, namespace: 'slim-pool' } : undefined,
    );
    onLoad({ filter: /^/, namespace: 'slim-pool' }, () => ({ contents: 'module.exports = {};' }));
  },
};
