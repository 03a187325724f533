/** The kits of the games: by convention, `test/<name>/kit.ts` exports that of its game as `kit`. */
import type { WholeGameTypes } from '../src/core/index.js';
import type { GameName } from '../src/games.js';
import type { ConformanceKit } from '../test/kit/walk.js';
import { beside } from '../tools/beside.js';

/** Calls a function with the kit of a game, whatever its types. */
export async function withKit<R>(
  name: GameName,
  use: <G extends WholeGameTypes>(kit: ConformanceKit<G>) => R,
): Promise<Awaited<R>> {
  const { kit } = await beside<{ readonly kit: ConformanceKit<WholeGameTypes> }>(name, 'kit.ts');
  if (kit === undefined) throw new Error(`test/${name}/kit.ts exports no kit`);
  return await use(kit);
}
