/**
 * What a game brings to the tools and does not ship. Its manifest goes to every user, so this does not belong there; by convention it
 * lies beside the tests of the game:
 *
 * - `kit.ts`: its `kit`, which random games are played with;
 * - `secrets.ts`: its `secrets`, what it hides from its players, if it has hands;
 * - `face.ts`: its `face`, the table of what `npm run faces` says of it;
 * - `refusal-scenes.ts`: its `refusals`, what docs/refusals.md shows of them beside conformance cases;
 * - `coverage-appendices.ts`: its `appendices`, tables on its page of coverage that no other game has.
 *
 * A game may do without any of them. Tools import no test; here alone they look for files of these names.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameName } from '../src/games.js';
import { root, testsOf } from './folders.js';

/** Loads what a file beside the tests of a game exports; nothing where there is no such file. */
export async function beside<Exports extends object>(game: GameName, file: string): Promise<Partial<Exports>> {
  const path = join(root, testsOf(game), file);
  if (!existsSync(path)) return {};
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Exports;
}
