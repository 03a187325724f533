/** The built page is light: its shell holds no game, each game is loaded by itself, and the build has nothing to warn of. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createLogger, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES, REGISTRY, type GameName } from '../../../src/games.js';
import { builtPage } from './building.js';

type File = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The most bytes, compressed, until a game can be played. Most of it is rules, and words in two languages. */
const LIMIT = 272_000;
/** The most for the game with which the page opens, and for most of the others. */
const USUAL_LIMIT = 250_000;

const WORKER = /web\/games\/bot-worker\.ts$/;
/** The most bytes of what bots need besides. */
const LIMIT_OF_BOTS = 15_000;

const compressed = (file: File): number =>
  gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;

describe('the build of the page', () => {
  const warnings: string[] = [];
  const outDir = mkdtempSync(join(tmpdir(), 'diadochi-light-'));
  let files: ReadonlyMap<string, File>;

  beforeAll(async () => {
    const customLogger = createLogger('warn');
    customLogger.warn = customLogger.warnOnce = customLogger.error = (message) => warnings.push(message);
    const { output } = await builtPage(outDir, { customLogger });
    files = new Map(output.map((file) => [file.fileName, file]));
  });
  afterAll(() => rmSync(outDir, { recursive: true, force: true }));

  /** Returns the names of the files that a file imports, and of those that they import. */
  function importsOf(file: string, found: Set<string> = new Set<string>()): ReadonlySet<string> {
    const chunk = files.get(file);
    if (chunk?.type !== 'chunk') return found;
    for (const name of chunk.imports) if (!found.has(name)) importsOf(name, found.add(name));
    return found;
  }

  /** Returns the chunk of a module with everything that it imports. */
  function closureOf(module: RegExp): ReadonlySet<Rolldown.OutputChunk> {
    const found = new Set<Rolldown.OutputChunk>();
    const add = (file: File | undefined): void => {
      if (file?.type !== 'chunk' || found.has(file)) return;
      found.add(file);
      file.imports.forEach((name) => add(files.get(name)));
    };
    const [entry] = [...files.values()].filter(
      (file) => file.type === 'chunk' && module.test(file.facadeModuleId ?? ''),
    );
    if (entry === undefined) throw new Error(`no chunk is made from ${module.source}`);
    add(entry);
    return found;
  }
  const shell = (): ReadonlySet<Rolldown.OutputChunk> => closureOf(/examples\/web\/index\.html$/);
  const modulesIn = (chunks: ReadonlySet<Rolldown.OutputChunk>): readonly string[] =>
    [...chunks].flatMap(({ moduleIds }) => moduleIds);

  it('warns of nothing', () => {
    expect(warnings).toEqual([]);
  });

  it('has a shell that knows of each game what its manifest says, and nothing else', () => {
    const games = new RegExp(`src/(${GAMES.join('|')})/(.*)$`);
    const known = modulesIn(shell()).flatMap((module) => games.exec(module)?.[2] ?? []);
    // A manifest takes the numbers of players from where the game has them.
    expect(new Set(known)).toEqual(new Set(['manifest.ts', 'options.ts', 'vocabulary.ts']));
  });

  it.each(GAMES)('loads %s without the rules of other games, but those on which it is based', (name) => {
    const { base } = REGISTRY[name];
    const others = GAMES.filter((other) => other !== name && other !== base);
    const foreign = new RegExp(`src/(${others.join('|')})/(?!manifest|options|vocabulary)`);
    for (const entry of ['page(/index)?', 'bots/index'])
      expect(
        modulesIn(closureOf(new RegExp(`src/${name}/${entry}\\.ts$`))).filter((module) => foreign.test(module)),
      ).toEqual([]);
  });

  const bytesOf = (all: Iterable<File>): number => [...all].reduce((sum, file) => sum + compressed(file), 0);

  /** Returns what is loaded until a game can be played: the shell, the game, and the styles. */
  function playedWith(name: GameName): ReadonlySet<File> {
    const styles = [...files.values()].filter(({ fileName }) => /\.(css|html)$/.test(fileName));
    return new Set([...shell(), ...closureOf(new RegExp(`src/${name}/page(/index)?\\.ts$`)), ...styles]);
  }

  it.each(GAMES)('plays %s after few bytes, and its bots after few more', (name) => {
    const played = playedWith(name);
    expect(bytesOf(played)).toBeLessThan(LIMIT);
    const bots = new Set([...closureOf(WORKER), ...closureOf(new RegExp(`src/${name}/bots/index\\.ts$`))]);
    expect(bytesOf([...bots].filter((chunk) => !played.has(chunk)))).toBeLessThan(LIMIT_OF_BOTS);
  });

  it('plays its first game, and most of the others, after fewer', () => {
    const light = GAMES.filter((name) => bytesOf(playedWith(name)) < USUAL_LIMIT);
    expect(light[0]).toBe(GAMES[0]);
    expect(light.length).toBeGreaterThan(GAMES.length / 2);
  });

  it('has no files that wait for each other', () => {
    const waiting = [...files.values()].filter(
      (file) => file.type === 'chunk' && file.imports.some((name) => importsOf(name).has(file.fileName)),
    );
    expect(waiting).toEqual([]);
  });

  it('lets the worker of the bots run without the page', () => {
    expect(modulesIn(closureOf(WORKER)).filter((module) => /preact|web\/(main|page|board|state)/.test(module))).toEqual(
      [],
    );
  });

  it('has a service worker of one file, which every browser runs', () => {
    const worker = files.get('offline.js');
    expect(worker).toMatchObject({ type: 'chunk', imports: [], dynamicImports: [], exports: [] });
    expect(worker?.type === 'chunk' && worker.code).not.toMatch(/\b(import|export)\b[ {(]/);
  });
});
