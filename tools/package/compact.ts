/** Build plugin: code without white space. */
import { transform } from 'esbuild';
import type { Options } from 'tsup';
import { PURE } from './pure.js';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** A substitute for the mark of pure calls while comments are removed, because that mark is one. */
const STAND_IN = 'void typeof ';

/**
 * Returns code without white space and comments. Names are kept, because they show where an error comes from, and so
 * are the marks of pure calls. A debugger can format the code again.
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

/** Removes white space and comments. */
export const compact: TsupPlugin = {
  name: 'compact',
  renderChunk: async (code) => ({ code: await withoutWhiteSpace(code) }),
};
