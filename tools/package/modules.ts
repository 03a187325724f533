/** The modules of the package alone, to measure and test them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Options } from 'tsup';
import { esm } from '../../tsup.config.js';
import { root } from './entry-points.js';

/**
 * Builds modules of the working tree as in the package, without JSON files, and returns the folder.
 *
 * @param options - those of `tsup.config.ts` for ES modules, or for CommonJS
 */
export async function builtModules(options: Options = esm): Promise<string> {
  const folder = join(root, '.cache/package', String(options.format));
  rmSync(folder, { recursive: true, force: true });
  await build({ ...options, outDir: folder });
  return folder;
}
