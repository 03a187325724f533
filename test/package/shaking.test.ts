/** Whoever imports three functions loads what they need: readers of foreign input, positions, views and matches stay out. */
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from '../../tools/oracle/build.js';

const LEFT_OUT =
  /\/(codec\/(state|record|position|frame)|position|view|sample|questions)\b|core\/(match|record|retrace|bots)/;

/** The files of `src` of which something is left when these names are bundled. */
async function bundled(entry: string, names: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: `export { ${names} } from './${entry}';`, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    packages: 'external',
    external: ['crypto'],
    metafile: true,
    write: false,
    absWorkingDir: root,
    logLevel: 'error',
  });
  return Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => file);
}

test.each(['src/successors/index.ts', 'src/alexandros/index.ts', 'src/index.ts'])(
  '%s is loaded in parts',
  async (entry) => {
    const files = await bundled(entry, 'createGame, legalActions, applyAction');
    expect(files.filter((file) => /\/rules\//.test(file)).length).toBeGreaterThan(10);
    expect(files.filter((file) => LEFT_OUT.test(file))).toEqual([]);
    const whole = await bundled(entry, 'createGame, createMatch, sampleState, toPosition, load');
    expect(whole.filter((file) => LEFT_OUT.test(file)).length).toBeGreaterThan(5);
  },
);
