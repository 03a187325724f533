/** Imports follow the layers of the architecture, and there are no import cycles. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ClosedWords } from '../src/words/family.js';
import { BUNDLED_MODULES } from '../tools/package/separate.js';
import { DEPENDENCIES } from '../tools/package/entry-points.js';
import { circlesIn, filesBelow, importsIn, importsOf, root, type Import } from './architecture/imports.js';
import {
  ABOVE_THE_GAMES,
  FAMILIES,
  FOUNDATIONS,
  FOLDERS,
  mayImport,
  layerOf,
  TERMINAL,
  type LayeredFolder,
} from './architecture/layers.js';

const imports = importsOf(filesBelow('src'));
const told = ({ from, to }: Import): string => `${from} → ${to}`;
const inside = (folder: string, path: string): boolean => path.startsWith(`${folder}/`);

/** The packages that the terminal program bundles or loads on demand. */
const OF_THE_PROGRAM = [
  '@inquirer/input',
  '@inquirer/search',
  'bullmq',
  'cli-progress',
  'commander',
  'fast-wrap-ansi',
  'ioredis',
  'json-rpc-2.0',
  'piscina',
];
/** Only the terminal program needs Node. */
const isPlatform = (from: string, to: string): boolean => inside(TERMINAL.folder, from) && to.startsWith('node:');
const packageOf = (specifier: string): string => {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
};

describe('the folders of src', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}`);

  it('each has layers', () => {
    expect(FOLDERS.map(({ folder }) => folder).sort()).toEqual(folders.sort());
  });

  const outside = imports.filter(({ from, to }) => !inside('src', to) && !isPlatform(from, to));
  const isCase = ({ from, to }: Import): boolean =>
    from === 'src/conformance/files.ts' && inside('conformance', to) && to.endsWith('.json');
  const isOfTheProgram = ({ from, to }: Import): boolean =>
    (inside(TERMINAL.folder, from) || inside('src/hosts/terminal', from)) && OF_THE_PROGRAM.includes(to);

  it('src imports nothing else but the bundled modules, the packages of the program, and in one file the cases', () => {
    const strange = outside.filter(
      (edge) => !isCase(edge) && !isOfTheProgram(edge) && !Object.hasOwn(BUNDLED_MODULES, edge.to),
    );
    expect(strange.map(told)).toEqual([]);
    expect(outside.filter(isCase)).not.toEqual([]);
  });

  it('all bundled modules and packages of the program are used, and all dependencies are among them', () => {
    const used = new Set(outside.filter((edge) => !isCase(edge)).map(({ to }) => to));
    expect([...used].sort()).toEqual([...Object.keys(BUNDLED_MODULES), ...OF_THE_PROGRAM].sort());
    expect(Object.keys(BUNDLED_MODULES).map(packageOf)).toEqual(expect.arrayContaining([...DEPENDENCIES]));
  });

  it('core and drawing import no game, and games import neither each other, except the base of their family, nor what is built on them', () => {
    const below = (home: string, to: string): boolean =>
      FOUNDATIONS.some(({ folder }) => inside(folder, to) && (folder === 'src/core' || home !== 'src/core')) ||
      inside(FAMILIES[home] ?? home, to);
    const strange = imports.filter(({ from, to }) => {
      const home = folders.find((folder) => inside(folder, from));
      const isAbove = ABOVE_THE_GAMES.some(({ folder }) => folder === home);
      return home !== undefined && !isAbove && inside('src', to) && !inside(home, to) && !below(home, to);
    });
    expect(strange.map(told)).toEqual([]);
  });

  // Tools find what a game provides for them beside its tests by name: tools/beside.ts.
  it('examples and tools import no tests', () => {
    const others = importsOf(['examples', 'tools'].flatMap(filesBelow));
    expect(others.filter(({ to }) => inside('test', to) || inside('bench', to)).map(told)).toEqual([]);
  });
});

/** Parts of a base that only its variants use, and facts with their sources: these may name a variant. */
const OF_VARIANTS = ['extension', 'text/extension', 'data/map.ts', 'data/counters.ts', 'data/charts.ts'];
/** The closed words of a game of a family, by its folder. */
async function closedWords(game: string): Promise<ClosedWords> {
  const name = game.slice('src/'.length);
  const module = (await import(`../src/words/${name}.ts`)) as Readonly<Record<string, ClosedWords>>;
  const found = module[`${name}Words`];
  if (found === undefined) throw new RangeError(`${name} has no closed words`);
  return found;
}
const linesOf = (file: string): readonly string[] => readFileSync(join(root, file), 'utf8').split('\n');

describe('a base does not know its variants', () => {
  const bases = [...new Set(Object.values(FAMILIES))];
  const ofBases = bases.flatMap((base) =>
    filesBelow(base).filter((file) => !OF_VARIANTS.some((part) => file.startsWith(`${base}/${part}`))),
  );

  it('cites none of their clauses', () => {
    const citing = /\b(?:R|ruling) (?:[\d., -]*, )?[SX]\d/;
    // An example shows the format of a source.
    const isExample = (line: string): boolean => line.includes('R S4.2');
    const cited = ofBases.flatMap((file) => linesOf(file).filter((line) => citing.test(line) && !isExample(line)));
    expect(cited).toEqual([]);
  });

  it('names none of their sides, phases, milestones and endings', async () => {
    const wordsOf = ({ sides, phases, milestones, endings }: ClosedWords): readonly string[] =>
      [sides, phases, milestones, endings].flat();
    const wordsIn = async (games: readonly string[]): Promise<readonly string[]> =>
      (await Promise.all(games.map(closedWords))).flatMap(wordsOf);
    const own = new Set(await wordsIn(bases));
    const others = await wordsIn(Object.keys(FAMILIES));
    const foreign = others.filter((word) => !own.has(word));
    expect(foreign).not.toEqual([]);
    const used = new RegExp(`'(?:${foreign.join('|')})'`);
    expect(ofBases.flatMap((file) => linesOf(file).filter((line) => used.test(line)))).toEqual([]);
  });
});

/** Modules of core that declare types or re-export: they are tested with their users. */
const WITHOUT_TESTS = ['draft', 'either', 'entry', 'face', 'frame', 'game', 'guide', 'index', 'result', 'rule'];

describe('the tests of core', () => {
  const modules = readdirSync(join(root, 'src/core')).map((name) => name.replace(/\.ts$/, ''));

  it.each(modules.filter((name) => !WITHOUT_TESTS.includes(name)))('%s has tests of its name', (name) => {
    expect(existsSync(join(root, `test/core/${name}.test.ts`))).toBe(true);
  });
});

/** Returns the imports within a folder that the layers forbid. */
function breaches(folder: LayeredFolder): readonly string[] {
  return imports
    .filter(({ from, to }) => inside(folder.folder, from) && inside(folder.folder, to))
    .filter(({ from, to }) => !mayImport(folder, from, layerOf(folder, from), layerOf(folder, to)))
    .map(told);
}

describe.each(FOLDERS)('$folder', (folder) => {
  const within = imports.filter((edge) => inside(folder.folder, edge.from) && inside(folder.folder, edge.to));

  it('every file is in a layer', () => {
    expect(filesBelow(folder.folder).filter((file) => layerOf(folder, file) < 0)).toEqual([]);
  });

  it('every layer imports only from the layers below it', () => {
    expect(breaches(folder)).toEqual([]);
  });

  it('has no import cycles, types included', () => {
    expect(circlesIn(within.map(({ from, to }) => [from, to] as const))).toEqual([]);
  });
});

describe('the reader of imports', () => {
  const read = (text: string) =>
    importsIn('src/core/machine.ts', text).map(({ to, typeOnly }) => `${to}${typeOnly ? ' (type)' : ''}`);

  it('finds every kind of import, and which of them are types only', () => {
    expect(
      read(`
        import { a } from './json.js';
        import type { B } from './rule.js';
        import { type C } from './frame.js';
        import { type D, e } from './simulation.js';
        import * as f from './game.js';
        import 'immer';
        export * from './record.js';
        export type * from './match/index.js';
        export { type G } from './live.js';
        type H = import('./codec/index.js').H;
        const i = () => import('./result.js');
      `),
    ).toEqual([
      'src/core/json.ts',
      'src/core/rule.ts (type)',
      'src/core/frame.ts (type)',
      'src/core/simulation.ts',
      'src/core/game.ts',
      'immer',
      'src/core/record.ts',
      'src/core/match/index.ts (type)',
      'src/core/live.ts (type)',
      'src/core/codec/index.ts (type)',
      'src/core/result.ts',
    ]);
  });

  it('an import of a file that is not there is an error', () => {
    expect(() => read("import { a } from './nowhere.js';")).toThrow('./nowhere.js, which is no file');
  });

  it('finds circles, and only circles', () => {
    const edges = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
      ['d', 'e'],
      ['f', 'd'],
      ['g', 'h'],
      ['h', 'g'],
      ['i', 'i'],
    ] as const;
    expect(circlesIn(edges)).toEqual([['a', 'b', 'c'], ['g', 'h'], ['i']]);
    expect(circlesIn(edges.slice(3, 6))).toEqual([]);
  });

  it('finds layers by their longest names, and gateways', () => {
    const game: LayeredFolder = {
      folder: 'src/game',
      layers: [
        { names: ['words', 'codec/action'] },
        { names: ['cards'], imports: [] },
        { names: ['rules'] },
        { names: ['codec'] },
      ],
      gateways: [{ from: 'rules', to: 'cards', file: 'rules/20-events' }],
    };
    const files = ['words.ts', 'words/a.ts', 'codec/action.ts', 'codec/b.ts', 'wordsmith.ts'];
    expect(files.map((file) => layerOf(game, `src/game/${file}`))).toEqual([0, 0, 0, 3, -1]);
    const gateway = 'src/game/rules/20-events.ts';
    const other = 'src/game/rules/12-battle.ts';
    expect([mayImport(game, gateway, 2, 1), mayImport(game, other, 2, 1), mayImport(game, other, 2, 0)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([mayImport(game, 'src/game/cards/a.ts', 1, 0), mayImport(game, gateway, 2, 3)]).toEqual([false, false]);
  });
});
