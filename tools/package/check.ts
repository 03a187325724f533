/**
 * Packs the package and uses it as others do: checks its content, runs publint and are-the-types-wrong, and installs it
 * in sample projects.
 *
 *     npm run check:package
 *
 * It needs the npm registry for the dependencies that a project installs.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as esbuild } from 'esbuild';
import ts from 'typescript';
import { build as vite } from 'vite';
import { GAMES } from '../../src/games.js';
import { command } from '../command.js';
import { DEPENDENCIES, PEERS, root } from './entry-points.js';

const USAGE = `usage: npm run check:package

Packs the package and uses it as others do: its size, publint, are-the-types-wrong, Node's import and require, TypeScript for both,
bundlers, pnpm, and the program.`;
command(USAGE, { options: {} });

const consumers = fileURLToPath(new URL('consumers', import.meta.url));
const workshop = mkdtempSync(join(tmpdir(), 'diadochi-package-'));
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const TSC = join(root, 'node_modules/typescript/bin/tsc');

/** A fault that users of the package would meet. */
class PackageFault extends Error {}

/** Runs a program and returns its output. */
function run(what: string, folder: string, program: string, ...args: readonly string[]): string {
  const started = performance.now();
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (status !== 0) throw new PackageFault(`${what}: failed\n${stdout}${stderr}${error?.message ?? ''}`);
  console.log(`${what}: holds (${seconds} s)`);
  return stdout;
}

function insist(what: string, faults: readonly string[]): void {
  if (faults.length > 0) throw new PackageFault(`${what}: failed\n${faults.join('\n')}`);
  console.log(`${what}: holds`);
}

/** Returns all files in a folder, by their paths in it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Creates a user's project with the sample programs in it. */
function project(name: string, dependencies: Readonly<Record<string, string>>): string {
  const folder = join(workshop, name);
  cpSync(consumers, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module', dependencies }));
  return folder;
}

/** The most files, and the most bytes in total: for each game, and for what all games share. */
const MOST_FILES = 60 * GAMES.length + 40;
const MOST_BYTES = 2_100_000 * GAMES.length + 300_000;

/** What the package may contain: code and types, data, documents, and nothing that only works in the repository. */
const ALLOWED_FILES =
  /^(?:dist\/(?:.+\.(?:js|cjs|d\.ts|d\.cts)|(?:conformance|schema)\/.+\.json|NOTICES\.txt)|rules\/.+\.json|docs\/(?:[\w-]+\.md|board\.svg)|llms\.txt|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/;

/** Returns the modules that a file imports and that are not in the package. */
const foreignImportsOf = (file: string): readonly string[] =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => !name.startsWith('.'));

/** Returns files that import what they must not: code imports nothing, the program Node and on demand
 * its optional peers, and types the dependencies. */
function filesWithForbiddenImports(folder: string): readonly string[] {
  const isInstalled = (name: string): boolean =>
    DEPENDENCIES.some((each) => name === each || name.startsWith(`${each}/`));
  const isOfNode = (name: string): boolean => name.startsWith('node:') || builtinModules.includes(name);
  const isForProgram = (name: string): boolean => isOfNode(name) || PEERS.includes(name);
  return filesIn(folder)
    .filter((file) => /\.(?:js|cjs|d\.ts|d\.cts)$/.test(file))
    .flatMap((file) => {
      const may = file.startsWith('terminal/') ? isForProgram : /\.d\.c?ts$/.test(file) ? isInstalled : () => false;
      return foreignImportsOf(join(folder, file))
        .filter((name) => !may(name))
        .map((name) => `${file}: ${name}`);
    });
}

/** Returns the pictures of the README, which are in the package too. */
const picturesOfTheReadme = (): readonly string[] =>
  [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/!\[[^\]]*\]\((?!https?:)([^)]+)\)/g)].map(
    ([, path = '']) => path,
  );

/** The bundlers that build a sample page. */
const BUNDLERS = {
  async esbuild(entry: string, outfile: string) {
    await esbuild({ entryPoints: [entry], outfile, bundle: true, minify: true, format: 'esm', logLevel: 'error' });
  },
  async vite(entry: string, outfile: string) {
    const folder = dirname(outfile);
    const lib = { entry, formats: ['es' as const], fileName: () => basename(outfile) };
    const output = { outDir: folder, emptyOutDir: false, minify: true, lib };
    await vite({ root: dirname(entry), configFile: false, logLevel: 'error', build: output });
  },
};

/** The most bytes that a page loads for one small function. */
const SMALL = 2_000;

/** Returns the programs in the README, which readers copy. */
const programsOfTheReadme = (): readonly string[] =>
  [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code);

try {
  const packed = run('npm pack', root, 'npm', 'pack', '--json', '--silent', '--pack-destination', workshop);
  const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(packed.slice(packed.indexOf('['))) as [
    { readonly filename: string; readonly size: number; readonly unpackedSize: number; readonly entryCount: number },
  ];
  const tarball = join(workshop, filename);
  const kB = (bytes: number): string => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
  console.log(`${filename}: ${entryCount} files, ${kB(size)}, unpacked ${kB(unpackedSize)}`);
  insist('how much is in the package', [
    ...(entryCount > MOST_FILES ? [`${entryCount} files, and ${MOST_FILES} are the most`] : []),
    ...(unpackedSize > MOST_BYTES ? [`${kB(unpackedSize)}, and ${kB(MOST_BYTES)} are the most`] : []),
  ]);

  run('publint', root, bin('publint'), tarball, '--strict');
  // Tools that ignore `exports` know only the main entry point.
  run('are the types wrong', root, bin('attw'), tarball, '--profile', 'node16');

  const npm = project('with-npm', { diadochi: `file:${tarball}` });
  run('npm install', npm, 'npm', 'install', '--no-audit', '--no-fund', '--silent');
  const installed = join(npm, 'node_modules/diadochi');
  insist(
    'what is in the package',
    filesIn(installed).filter((file) => !ALLOWED_FILES.test(file)),
  );
  insist('what the package asks for', filesWithForbiddenImports(join(installed, 'dist')));
  insist(
    'pictures of the README',
    picturesOfTheReadme().filter((path) => !existsSync(join(installed, path))),
  );
  run("Node's import", npm, process.execPath, 'import.mjs');
  // Jest and others that have only `require` cannot load ES modules that way, as Node can.
  run("Node's require", npm, process.execPath, '--no-experimental-require-module', 'require.cjs');
  run('the program', npm, join(npm, 'node_modules/.bin/diadochi'), 'rules', '11.8');
  const small = ['--game', 'alexandros', '--players', '2', '--bots', 'random', '--games', '4', '--workers', '2'];
  run('the program plays a tournament', npm, join(npm, 'node_modules/.bin/diadochi'), 'tournament', ...small);
  run('the program plays', npm, join(npm, 'node_modules/.bin/diadochi'), 'play', '--seats', 'none', '--bots', 'random');

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
  cpSync(join(npm, 'program.ts'), join(npm, 'program.cts'));
  run('TypeScript, CommonJS', npm, process.execPath, TSC, '-p', 'tsconfig.commonjs.json');
  run('its program', npm, process.execPath, '--no-experimental-require-module', 'built/program.cjs');

  mkdirSync(join(npm, 'bundled'));
  for (const [name, bundle] of Object.entries(BUNDLERS)) {
    const [page, one] = ['page', 'one'].map((each) => join(npm, `bundled/${each}-${name}.mjs`)) as [string, string];
    await bundle(join(npm, 'page.mjs'), page);
    run(`a page, by ${name}`, npm, process.execPath, page);
    await bundle(join(npm, 'one.mjs'), one);
    const { length } = readFileSync(one);
    insist(`one function, by ${name}`, length > SMALL ? [`${length} bytes, and ${SMALL} are the most`] : []);
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
  if (!(error instanceof PackageFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(workshop, { recursive: true, force: true });
}
