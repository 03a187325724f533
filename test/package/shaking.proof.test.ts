/** Whoever imports three functions loads what they need: what only other functions read stays out, and so does what nobody plays by. */
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { GAMES } from '../../src/games.js';
import { cardTexts, sources } from '../../src/successors/index.js';
import { root } from '../../tools/oracle/build.js';

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
