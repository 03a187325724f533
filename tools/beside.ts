/**
 * What a game provides to the tools and does not ship. The manifest of a game is part of the package, so this is found by convention
 * beside the tests of the game:
 *
 * - `kit.ts`: its `kit`, which random games are played with;
 * - `secrets.ts`: its `secrets`, what it hides from its players, if players have hands;
 * - `face.ts`: its `face`, the data from which `npm run faces` writes its entry point;
 * - `refusal-scenes.ts`: its `refusals`, examples for the page of refusals in addition to conformance cases;
 * - `coverage-appendices.ts`: its `appendices`, tables on its page of coverage that no other game has.
 *
 * Each file is optional. Tools do not import tests; only this file loads them, by these names.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameName } from '../src/games.js';
import { root, testsOf } from './folders.js';

/** Loads the exports of a file beside the tests of a game; an empty object if there is no such file. */
export async function beside<Exports extends object>(game: GameName, file: string): Promise<Partial<Exports>> {
  const path = join(root, testsOf(game), file);
  if (!existsSync(path)) return {};
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Exports;
}
