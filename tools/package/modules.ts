/** The modules of the package without all that is beside them, to be measured and tried. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsup';
import { esm } from '../../tsup.config.js';
import { root } from './doors.js';

/** Builds the ES modules of the working tree as the package has them; answers the folder. Files of JSON are not in it. */
export async function builtModules(): Promise<string> {
  const folder = join(root, '.cache/package');
  rmSync(folder, { recursive: true, force: true });
  await build({ ...esm, outDir: folder });
  return folder;
}
