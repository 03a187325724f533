/** The modules of the package alone, to measure and test them. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Options } from 'tsup';
import { esm, worker } from '../../tsup.config.js';
import { writeCases } from './cases.js';
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

/**
 * Builds the command of the working tree as in the package, and returns its file.
 *
 * @param name - the name of a folder of its own, so that several can be built at the same time
 */
export async function builtProgram(name: string): Promise<string> {
  const folder = join(root, '.cache/program', name);
  rmSync(folder, { recursive: true, force: true });
  const outDir = join(folder, 'dist');
  for (const options of [esm, worker]) await build({ ...options, outDir });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  writeCases(outDir);
  return join(outDir, 'terminal/main.js');
}
