/** What is said about the package is so: the lock file, the commands and the links of the documents, the versions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games.js';
import { ENTRY_POINTS, root } from '../../tools/package/entry-points.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const manifest = JSON.parse(read('package.json')) as {
  readonly name: string;
  readonly version: string;
  readonly publishConfig: unknown;
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
};
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The parts of a game with entry points of their own; without a game, they are those of Successors. */
const ANNEXES = ['text', 'svg'];
/** The part of each game for the entry point of the same name. */
const PARTS = [...ANNEXES, 'bots'];
/** Folders without an entry point of their own, because other folders export them: drawing, and the texts of core. */
const WITHIN = ['core/text'];

describe('the package', () => {
  it('is locked without the address of any registry', () => {
    const lines = read('package-lock.json').split('\n');
    expect(lines.filter((line) => line.includes('"resolved"') || /https?:[^"]*\.tgz/.test(line))).toEqual([]);
  });

  it('asks for the Node that its lock file records', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      readonly packages: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
    };
    expect(lock.packages['']?.engines?.node).toBe(manifest.engines.node);
  });

  it('lists the source of each entry point, types first', () => {
    const entries = Object.entries(manifest.exports).filter(([name]) => !name.endsWith('.json'));
    const folders = readdirSync(join(root, 'src')).filter((name) => existsSync(join(root, 'src', name, 'index.ts')));
    const annexes = folders.flatMap((folder) => PARTS.map((part) => `${folder}/${part}`));
    const built = annexes.filter((path) => existsSync(join(root, 'src', path, 'index.ts')));
    const ours = [...folders, ...ANNEXES, ...built].filter((path) => !WITHIN.includes(path)).map((path) => `./${path}`);
    expect(entries.map(([name]) => name).sort()).toEqual(['.', ...ours].sort());
    for (const { name, path } of ENTRY_POINTS) {
      expect(existsSync(join(root, 'src', `${path}.ts`)), path).toBe(true);
      // In this order: the first condition that is met counts.
      expect(JSON.stringify(manifest.exports[name])).toBe(
        JSON.stringify({
          import: { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` },
          require: { types: `./dist/${path}.d.cts`, default: `./dist/${path}.cjs` },
        }),
      );
    }
    expect(ENTRY_POINTS.map(({ name }) => name).sort()).toEqual(entries.map(([name]) => name).sort());
  });

  it('depends on what its types need, and on nothing that only the program needs', () => {
    expect(Object.keys(manifest.dependencies).sort()).toEqual(['fp-ts', 'immer', 'io-ts']);
  });

  it('has three entry points for every game of the registry', () => {
    const entries = GAMES.flatMap((game) => [`./${game}`, `./${game}/text`, `./${game}/svg`]);
    expect(entries.filter((name) => !Object.hasOwn(manifest.exports, name))).toEqual([]);
  });

  it('has its version in the changelog', () => {
    expect(read('CHANGELOG.md').split('\n')).toContain(`## ${manifest.version}`);
  });

  it('tells what is not released yet in changesets that name it', () => {
    const files = readdirSync(join(root, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md');
    for (const file of files)
      expect(read(`.changeset/${file}`), file).toMatch(
        new RegExp(`^---\n'${manifest.name}': (patch|minor|major)\n---\n\n\\S`),
      );
  });

  it('is published by its workflow alone, with a provenance, after all checks', () => {
    const release = read('.github/workflows/release.yml');
    const [checked, published] = [release.indexOf('run: .ci/run'), release.indexOf('npm publish --provenance')];
    expect(release).toContain('id-token: write');
    expect(checked).toBeGreaterThan(-1);
    expect(published).toBeGreaterThan(checked);
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
  });
});

describe.each(documents)('%s', (path) => {
  it('names commands that there are', () => {
    const commands = [...read(path).matchAll(/\bnpm (?:run )?(?:--silent )?([a-z][\w:]*)/g)].map(
      ([, name = '']) => name,
    );
    const own = new Set(['ci', 'install', 'pack', ...Object.keys(manifest.scripts)]);
    expect(commands.filter((name) => !own.has(name))).toEqual([]);
  });

  it('links to what there is', () => {
    const links = [...read(path).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    const lost = links.filter((link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(path), link)));
    expect(lost).toEqual([]);
  });
});
