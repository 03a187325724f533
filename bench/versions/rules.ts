/** Checks whether the rules of a game still play as they did when its version was saved. */
import type { Game, WholeGameTypes } from '../../src/core/index.js';
import type { GameName } from '../../src/games.js';
import { digestNow } from './course.js';
import { readVersion } from './kept.js';

export const COMMAND = 'npm run versions';

/** Returns what is wrong with the version of a game, and what to do; `undefined` if nothing is. */
export function complaintAbout<G extends WholeGameTypes>(name: GameName, game: Game<G>): string | undefined {
  const kept = readVersion<G>(name, game.version);
  if (kept === undefined) return `nothing is kept of version ${game.version} of the rules of ${name}: run ${COMMAND}`;
  const others = kept.games.filter(
    ({ choices, digest, ...begun }) =>
      digestNow(game, { ...begun, choices: choices.split(' ').map(Number) }) !== digest,
  );
  if (others.length === 0) return undefined;
  const changed = `${others.length} of ${kept.games.length} games kept of version ${game.version} go another way`;
  return `the rules of ${name} play differently: raise the version in src/${name}/version.ts and run ${COMMAND} (${changed})`;
}
