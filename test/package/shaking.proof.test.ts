/** Whoever imports three functions loads what they need: what only other functions read stays out, and so does what nobody plays by. */
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { GAMES } from '../../src/games.js';
import { cardTexts, sources } from '../../src/successors/index.js';
import { ENTRY_POINTS, root } from '../../tools/package/entry-points.js';
import { builtModules } from '../../tools/package/modules.js';

const LEFT_OUT =
  /\/(codec\/(state|record|position|frame|phrases)|position|view|sample|questions|text|svg|data\/(sources|texts|layout))\b|core\/(match|record|retrace|bots|chance\/seeded)/;

/** What is left when these names are bundled: of which files of `src`, and the code. */
async function bundled(entry: string, names: string): Promise<{ files: readonly string[]; code: string }> {
  const { metafile, outputFiles } = await build({
    stdin: {
      contents: `export ${names === '*' ? '*' : `{ ${names} }`} from './${entry}';`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    platform: 'neutral',
    packages: 'external',
    external: ['crypto'],
    metafile: true,
    write: false,
    absWorkingDir: root,
    logLevel: 'error',
  });
  const files = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file);
  return { files, code: outputFiles.map(({ text }) => text).join('') };
}

/** The faces of the games. */
const FACES = [...GAMES.map((name) => `src/${name}/index.ts`), 'src/index.ts'];

test.each(FACES)('%s is loaded in parts', async (entry) => {
  const { files } = await bundled(entry, 'createGame, legalActions, applyAction');
  expect(files.filter((file) => /\/rules\//.test(file)).length).toBeGreaterThan(10);
  expect(files.filter((file) => LEFT_OUT.test(file))).toEqual([]);
  const whole = await bundled(entry, 'createGame, createMatch, sampleState, toPosition, load');
  expect(whole.files.filter((file) => LEFT_OUT.test(file)).length).toBeGreaterThan(5);
});

/** Every text in a table of tables. */
const textsOf = (table: unknown): readonly string[] =>
  typeof table === 'string'
    ? [table]
    : typeof table === 'object' && table !== null
      ? Object.values(table).flatMap(textsOf)
      : [];

/** Sources and texts of the default data, but for those that code has for other reasons too, as it has `R 5.3`. */
const TOLD = textsOf([sources, cardTexts]).filter((text) => !/^(R \d|aid$|reconstruction$)/.test(text));

/** A row that carries its source, as esbuild writes it. */
const SOURCE_IN_A_ROW = /\bsource:[`'"](R \d|aid|public|inferred|printed|reconstruction)/;

test('where facts come from and what cards say is loaded by those alone who ask for it', async () => {
  const inside = (code: string) => TOLD.filter((text) => code.includes(text));
  const playing = await bundled('src/index.ts', 'createGame, legalActions, applyAction, board, cards, generals');
  expect(inside(playing.code)).toEqual([]);
  expect(playing.code).not.toMatch(SOURCE_IN_A_ROW);
  const asking = await bundled('src/index.ts', 'sources, cardTexts');
  expect(inside(asking.code)).toEqual(TOLD);
  expect(TOLD.length).toBeGreaterThan(100);
});

// What a card does is told by the game itself too, to whoever imports `cardText`.
test('the words of a game come with its entry of words alone', async () => {
  const TOLD_BY = /\/text\/(?!card-text\b|de\/card-texts\b)|core\/text\//;
  for (const entry of FACES) {
    const { files } = await bundled(entry, '*');
    expect(files.filter((file) => TOLD_BY.test(file))).toEqual([]);
  }
  const { files } = await bundled('src/text.ts', 'question');
  expect(files.filter((file) => TOLD_BY.test(file)).length).toBeGreaterThan(20);
});

test('a row that carries its source would be seen', () => {
  expect(`[{id:"pella",source:"R 5.3"}]`).toMatch(SOURCE_IN_A_ROW);
  expect(`{source:"champion",legitimacy:3}`).not.toMatch(SOURCE_IN_A_ROW);
});

/** Returns what is known of a value without calling it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify({ value }));

/** What a game must have to be played by three functions. */
interface Played {
  createGame(options: { readonly players: number }): { readonly _tag: string; readonly right: unknown };
  legalActions(state: unknown): readonly unknown[];
  applyAction(state: unknown, action: unknown): { readonly _tag: string; readonly right: { readonly state: unknown } };
}

/** The state after so many actions, each chosen by its place in the list. */
function stateAfter(actions: number, { createGame, legalActions, applyAction }: Played): unknown {
  let state = createGame({ players: 2 }).right;
  for (let at = 0; at < actions; at++) {
    const listed = legalActions(state);
    if (listed.length === 0) break;
    state = applyAction(state, listed[(at * 7) % listed.length]).right.state;
  }
  return state;
}

describe('the package as it is built', () => {
  let built = '';
  beforeAll(async () => {
    built = await builtModules();
  });

  /** Each of these names alone, bundled from a module: the text of a script that answers it. */
  async function eachAlone(module: string, names: readonly string[]): Promise<readonly string[]> {
    const { outputFiles } = await build({
      entryPoints: names.map((name, index) => ({ in: `alone:${name}`, out: String(index) })),
      plugins: [
        {
          name: 'alone',
          setup({ onResolve, onLoad }) {
            onResolve({ filter: /^alone:/ }, ({ path }) => ({ path, namespace: 'alone' }));
            onLoad({ filter: /^/, namespace: 'alone' }, ({ path }) => ({
              contents: `export { ${path.slice('alone:'.length)} as it } from '${module}';`,
              resolveDir: root,
            }));
          },
        },
      ],
      outdir: 'alone',
      bundle: true,
      minify: true,
      format: 'iife',
      globalName: 'alone',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      define: { 'process.env.NODE_ENV': '"production"' },
      external: ['*.json'],
      write: false,
      logLevel: 'error',
    });
    return outputFiles.map(({ text }) => text);
  }

  // The entry point of cases always loads all of them.
  const entries = ENTRY_POINTS.filter(({ path }) => !path.startsWith('conformance'));

  it.each(entries)('$specifier gives each name alone: no more than the sources do, and the same', async ({ path }) => {
    const whole = (await import(/* @vite-ignore */ `${root}src/${path}.ts`)) as Readonly<Record<string, unknown>>;
    const names = Object.keys(whole);
    const [ours, sources] = [
      await eachAlone(`${built}/${path}.js`, names),
      await eachAlone(`${root}src/${path}.ts`, names),
    ];
    const larger = names.filter((_, index) => ours[index]!.length > sources[index]!.length * 1.05 + 100);
    expect(larger).toEqual([]);
    for (const [index, name] of names.entries()) {
      const { it } = runInThisContext(`(() => { ${ours[index]}; return alone; })()`) as { readonly it: unknown };
      expect(typeof it, name).toBe(typeof whole[name]);
      expect(plain(it), name).toEqual(plain(whole[name]));
    }
  });

  const games = entries.filter(({ path }) => FACES.includes(`src/${path}.ts`));

  it.each(games)('$specifier plays by three functions alone as it does by its sources', async ({ path }) => {
    const names = ['createGame', 'legalActions', 'applyAction'] as const;
    const { outputFiles } = await build({
      stdin: { contents: `export { ${names.join()} } from '${built}/${path}.js';`, resolveDir: root },
      bundle: true,
      minify: true,
      format: 'iife',
      globalName: 'three',
      write: false,
      logLevel: 'error',
    });
    const three = runInThisContext(`(() => { ${outputFiles[0]!.text}; return three; })()`) as Played;
    const whole = (await import(/* @vite-ignore */ `${root}src/${path}.ts`)) as Played;
    expect(JSON.stringify(stateAfter(150, three))).toBe(JSON.stringify(stateAfter(150, whole)));
  });
});
