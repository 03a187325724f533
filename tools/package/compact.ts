/** For the builder: code without white space. */
import { transform, type TransformOptions } from 'esbuild';
import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/**
 * Takes white space out, and with `names` what things are called inside too. Whoever looks into a module in a debugger has it set
 * again by that; the names are what tells where an error comes from.
 */
export const compact = (what: Pick<TransformOptions, 'minifyWhitespace' | 'minify'>): TsupPlugin => ({
  name: 'compact',
  async renderChunk(code) {
    return transform(code, { ...what, format: 'esm', target: 'esnext', charset: 'utf8', legalComments: 'none' });
  },
});
