/** The doors of the package, as the `exports` of its manifest name them: what is built follows from that list alone. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.js';

export { root };

/** What a door gives to one of the two module systems. */
export interface Way {
  readonly types: string;
  readonly default: string;
}

/** What the manifest says behind a door: for both module systems, or a file. */
export type Ways = string | { readonly import: Way; readonly require: Way };

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, Ways>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const { name, exports, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** What the package is called. */
export const PACKAGE = name;

/** What is installed with the package. */
export const DEPENDENCIES: readonly string[] = Object.keys(dependencies);

/** A door of the package behind which there is code. */
export interface Door {
  /** As the manifest names it: `.` or `./successors/text`. */
  readonly door: string;
  /** As an import names it: `diadochi/successors/text`. */
  readonly specifier: string;
  /** What stands behind it, without an ending: `successors/text/index`, of `src` and, when it is built, of `dist`. */
  readonly path: string;
}

export const DOORS: readonly Door[] = Object.entries(exports).flatMap(([door, ways]) =>
  typeof ways === 'string'
    ? []
    : [
        {
          door,
          specifier: PACKAGE + door.slice(1),
          path: ways.import.default.replace(/^\.\/dist\/|\.js$/g, ''),
        },
      ],
);

/**
 * What doors show as a namespace (`query`, `codecs`), by the same paths. Each is built as a file of its own: bundlers take what
 * is used of a namespace if it is a module, and all of it if it is an object.
 */
export const NAMESPACES: readonly string[] = DOORS.flatMap(({ path }) =>
  [...readFileSync(join(root, 'src', `${path}.ts`), 'utf8').matchAll(/^export \* as \w+ from '(.+)\.js';$/gm)].map(
    ([, module = '']) => join(dirname(path), module),
  ),
);
