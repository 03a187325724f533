/**
 * Writes the data that is made from the code and is not kept in the repository: that of `diadochi rules`, and the JSON Schemas. The
 * pages that are not kept either are written only by their own commands, since neither the package nor the site contains them.
 *
 *     npm run derived [-- PART …] [--missing]
 *
 * `npm test` and `npm run build` run it for the parts that they need. A part is written when one of its files is missing, or older
 * than a source.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAMES, REGISTRY } from '../src/games.js';
import { command, oneOf } from './command.js';
import { root } from './root.js';
import { keep, type Written } from './written.js';

/** Files that are made together. */
interface Part {
  /** The paths of the files; for the schemas, their folders. */
  readonly files: readonly string[];
  /** The folders of the sources from which they are made, beside `tools`. */
  readonly from: readonly string[];
  write(): Promise<readonly Written[]>;
}

/** The pages of `docs/` that are not kept in the repository. */
export const DERIVED_PAGES: readonly string[] = [
  ...GAMES.flatMap((game) => [REGISTRY[game].documents.coverage, REGISTRY[game].documents.reach]),
  'docs/refusals.md',
];

const parts = {
  rules: {
    files: GAMES.map((game) => `rules/${game}.json`),
    from: ['src', 'test', 'docs'],
    async write() {
      const { bookOf } = await import('./coverage/books.js');
      const { rulebookFile } = await import('./coverage/facts/rulebook.js');
      return Promise.all(GAMES.map((game) => rulebookFile(bookOf(game))));
    },
  },
  schemas: {
    files: GAMES.map((game) => `schema/${game}/record.json`),
    from: ['src'],
    async write() {
      const { schemasOf } = await import('./schema/files.js');
      return GAMES.flatMap(schemasOf);
    },
  },
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;
const NAMES = Object.keys(parts) as readonly PartName[];

const timeOf = (path: string): number => statSync(path).mtimeMs;

/** The time of the last change below a folder, not counting what is derived itself. A file that was removed changes its folder. */
function lastChange(folder: string): number {
  const derived = new Set([...DERIVED_PAGES, 'docs/api'].map((path) => join(root, path)));
  const of = (path: string): number =>
    readdirSync(path, { withFileTypes: true }).reduce(
      (last, entry) => {
        const below = join(path, entry.name);
        if (derived.has(below)) return last;
        return Math.max(last, entry.isDirectory() ? of(below) : timeOf(below));
      },
      // Derived pages are written to `docs` itself, and change its time.
      path === join(root, 'docs') ? 0 : timeOf(path),
    );
  return of(join(root, folder));
}

function isFresh({ files, from }: Part, missingOnly: boolean): boolean {
  const paths = files.map((file) => join(root, file));
  if (!paths.every((path) => existsSync(path))) return false;
  if (missingOnly) return true;
  const written = Math.min(...paths.map(timeOf));
  return ['tools', ...from].every((folder) => lastChange(folder) <= written);
}

/** Writes those of the parts that are missing or stale; with `missingOnly`, those that are missing. Returns their names. */
export async function derive(names: readonly PartName[], missingOnly = false): Promise<readonly PartName[]> {
  const due = names.filter((name) => !isFresh(parts[name], missingOnly));
  for (const name of due) for (const file of await parts[name].write()) keep(file);
  return due;
}

const USAGE = `usage: npm run derived [-- ${NAMES.map((name) => `[${name}]`).join(' ')} [--missing]]

Writes the data that is made from the code and is not kept in the repository, if it is missing or older than a source:

  rules      rules/*.json, the data of \`diadochi rules\`
  schemas    schema/, the JSON Schemas

  --missing  writes only what is missing`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, positionals } = command(USAGE, {
    options: { missing: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const names = positionals.map((name) => oneOf(USAGE, 'part', name, NAMES));
  const written = await derive(names.length > 0 ? names : NAMES, values.missing);
  if (written.length > 0) console.log(`written: ${written.join(', ')}`);
}
