/** The files of the package. */
import { fileURLToPath } from 'node:url';

/**
 * Returns the URL of a file of the package. The program is two folders deep, both in the repository and in the package.
 */
export const inPackage = (path: string): URL => new URL(`../../${path}`, import.meta.url);

/** Returns the path of the program of worker threads, which is next to this one. */
export const workerProgram = (): string =>
  fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? 'player.ts' : 'player.js', import.meta.url));
