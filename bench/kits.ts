/** The kits of the games: by convention, `test/<name>/kit.ts` exports that of its game as `kit`. */
import type { WholeGameTypes } from '../src/core/index.js';
import type { GameName } from '../src/games.js';
import type { ConformanceKit } from '../test/kit/walk.js';

/** Does something with the kit of a game, whatever its types are. */
export async function withKit<R>(
  name: GameName,
  use: <G extends WholeGameTypes>(kit: ConformanceKit<G>) => R,
): Promise<Awaited<R>> {
  const place = new URL(`../test/${name}/kit.ts`, import.meta.url).href;
  const { kit } = (await import(/* @vite-ignore */ place)) as { readonly kit: ConformanceKit<WholeGameTypes> };
  return await use(kit);
}
