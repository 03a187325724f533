/** For the builder: code without white space. */
import { transform } from 'esbuild';
import type { Options } from 'tsup';
import { PURE } from './pure.js';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** What stands for the mark of what can be left out while white space is taken out: with it go comments, and the mark is one. */
const STAND_IN = 'void typeof ';

/**
 * Takes out white space and comments. Names stay, for they tell where an error comes from, and so do the marks of what can be left out;
 * in a debugger, code is set again at a click.
 */
export async function withoutWhiteSpace(code: string): Promise<string> {
  if (code.includes(STAND_IN)) throw new Error(`"${STAND_IN}" stands in the code already`);
  const marked = code.replace(/\/\* ?[@#]__PURE__ ?\*\/ ?/g, STAND_IN);
  const { code: compacted } = await transform(marked, {
    minifyWhitespace: true,
    format: 'esm',
    target: 'esnext',
    charset: 'utf8',
    legalComments: 'none',
  });
  return compacted.replaceAll(/void typeof ?/g, PURE);
}

/** Takes out white space and comments. */
export const compact: TsupPlugin = {
  name: 'compact',
  renderChunk: async (code) => ({ code: await withoutWhiteSpace(code) }),
};
