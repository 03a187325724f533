/**
 * The entry points of the package, as listed in the `exports` of its manifest. The build depends on that list alone.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.js';

export { root };

/** The files of an entry point for one of the two module systems. */
export interface ModuleFiles {
  readonly types: string;
  readonly default: string;
}

/** The value of an entry point in the manifest: files for both module systems, or one file. */
export type EntryFiles = string | { readonly import: ModuleFiles; readonly require: ModuleFiles };

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, EntryFiles>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const { name, exports, dependencies, peerDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Manifest;

/** The name of the package. */
export const PACKAGE = name;

/** The dependencies of the package. */
export const DEPENDENCIES: readonly string[] = Object.keys(dependencies);

/** The packages that the program loads on demand, if they are installed. */
export const PEERS: readonly string[] = Object.keys(peerDependencies);

/** An entry point of the package with code. */
export interface EntryPoint {
  /** Its name in the manifest: `.` or `./successors/text`. */
  readonly name: string;
  /** Its name in imports: `diadochi/successors/text`. */
  readonly specifier: string;
  /** Its path without an extension: `successors/text/index`, in `src` and, when built, in `dist`. */
  readonly path: string;
}

export const ENTRY_POINTS: readonly EntryPoint[] = Object.entries(exports).flatMap(([name, files]) =>
  typeof files === 'string'
    ? []
    : [
        {
          name,
          specifier: PACKAGE + name.slice(1),
          path: files.import.default.replace(/^\.\/dist\/|\.js$/g, ''),
        },
      ],
);

/**
 * The namespaces that entry points export (`query`, `codecs`), by the same paths. Each is built as a file of its own:
 * bundlers can tree-shake a namespace that is a module, but not an object.
 */
export const NAMESPACES: readonly string[] = ENTRY_POINTS.flatMap(({ path }) =>
  [...readFileSync(join(root, 'src', `${path}.ts`), 'utf8').matchAll(/^export \* as \w+ from '(.+)\.js';$/gm)].map(
    ([, module = '']) => join(dirname(path), module),
  ),
);
