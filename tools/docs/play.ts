/** The page to play on, built into the site. */
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../folders.js';
import { PLAY } from './front.js';

/** Builds `examples/web` below the root of the site. */
export async function buildPlay(site: string): Promise<void> {
  await build({
    configFile: join(root, 'examples/web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(site, PLAY), emptyOutDir: true },
  });
}
