/**
 * Packs the package and uses it as others do: what is in it, publint, are-the-types-wrong, and consumers that install it.
 *
 *     npm run check:package
 *
 * It needs the npm registry, for the dependencies that a consumer installs.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from '../command.js';

const USAGE = `usage: npm run check:package

Packs the package and uses it as others do: publint, are-the-types-wrong, Node's import and require, TypeScript, pnpm.`;
command(USAGE, { options: {} });

const root = fileURLToPath(new URL('../..', import.meta.url));
const consumers = fileURLToPath(new URL('consumers', import.meta.url));
const workshop = mkdtempSync(join(tmpdir(), 'diadochi-package-'));
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const TSC = join(root, 'node_modules/typescript/bin/tsc');

/** What a user of the package would stumble over. */
class Stumble extends Error {}

/** Runs a program; answers what it said. */
function run(what: string, folder: string, program: string, ...args: readonly string[]): string {
  const started = performance.now();
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (status !== 0) throw new Stumble(`${what}: failed\n${stdout}${stderr}${error?.message ?? ''}`);
  console.log(`${what}: holds (${seconds} s)`);
  return stdout;
}

function insist(what: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new Stumble(`${what}: failed\n${faults.join('\n')}`);
  console.log(`${what}: holds`);
}

/** All files below a folder, by their paths in it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** A project of somebody else's, with the consumers in it. */
function project(name: string, dependencies: Readonly<Record<string, string>>): string {
  const folder = join(workshop, name);
  cpSync(consumers, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module', dependencies }));
  return folder;
}

/** What a package of ours holds: code, types, sources and documents, and nothing that only works in the repository. */
const HELD =
  /^(?:dist\/.+\.(?:js|d\.ts)(?:\.map)?|src\/.+\.ts|conformance\/.+\.json|docs\/[\w-]+\.md|(?:schema|rules)\/.+\.json|llms\.txt|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/;

/** Maps that lead to a file which is not in the package. */
function lostSources(folder: string): readonly string[] {
  return filesIn(join(folder, 'dist'))
    .filter((file) => file.endsWith('.map'))
    .flatMap((file) => {
      const path = join(folder, 'dist', file);
      const { sources } = JSON.parse(readFileSync(path, 'utf8')) as { readonly sources: readonly string[] };
      return sources.filter((source) => !existsSync(join(dirname(path), source))).map((source) => `${file}: ${source}`);
    });
}

/** The programs of the README, which a reader copies. */
const programsOfTheReadme = (): readonly string[] =>
  [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

try {
  const packed = run('npm pack', root, 'npm', 'pack', '--json', '--silent', '--pack-destination', workshop);
  const [{ filename, size, unpackedSize }] = JSON.parse(packed.slice(packed.indexOf('['))) as [
    { readonly filename: string; readonly size: number; readonly unpackedSize: number },
  ];
  const tarball = join(workshop, filename);
  console.log(`${filename}: ${Math.round(size / 1000)} kB, unpacked ${Math.round(unpackedSize / 1000)} kB`);

  run('publint', root, bin('publint'), tarball, '--strict');
  run('are the types wrong', root, bin('attw'), tarball, '--profile', 'esm-only');

  const npm = project('with-npm', { diadochi: `file:${tarball}` });
  run('npm install', npm, 'npm', 'install', '--no-audit', '--no-fund', '--silent');
  const installed = join(npm, 'node_modules/diadochi');
  insist(
    'what is in the package',
    filesIn(installed).filter((file) => !HELD.test(file)),
  );
  insist('maps lead to the sources', lostSources(installed));
  run("Node's import", npm, process.execPath, 'import.mjs');
  run("Node's require", npm, process.execPath, '--disable-warning=ExperimentalWarning', 'require.cjs');

  cpSync(join(root, 'node_modules/@types/node'), join(npm, 'node_modules/@types/node'), { recursive: true });
  cpSync(join(root, 'node_modules/undici-types'), join(npm, 'node_modules/undici-types'), { recursive: true });
  for (const [module, resolution] of [
    ['node16', 'node16'],
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ] as const) {
    const options = ['-p', 'tsconfig.consumer.json', '--module', module, '--moduleResolution', resolution];
    run(`TypeScript, ${resolution}`, npm, process.execPath, TSC, ...options);
  }

  const pnpm = project('with-pnpm', { diadochi: `file:${tarball}` });
  programsOfTheReadme().forEach((code, index) => writeFileSync(join(pnpm, `readme-${index}.ts`), code));
  const store = join(workshop, 'pnpm-store');
  run('pnpm install', pnpm, bin('pnpm'), 'install', '--ignore-workspace', '--store-dir', store);
  run("Node's import, under pnpm", pnpm, process.execPath, 'import.mjs');
  programsOfTheReadme().forEach((_, index) =>
    run(`program ${index + 1} of the README, under pnpm`, pnpm, bin('tsx'), `readme-${index}.ts`),
  );
} catch (error) {
  if (!(error instanceof Stumble)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(workshop, { recursive: true, force: true });
}
