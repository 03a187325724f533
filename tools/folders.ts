/** Where the parts of a game lie in the repository, by their paths from its root. */
import { GAMES, isGameName, REGISTRY, type GameName } from '../src/games.js';

export { root } from './root.js';

/** The first game of the registry: what is meant where no game is named. */
export const FLAGSHIP: GameName = GAMES[0]!;

/** The folder of a game: in `src`, but for one that says otherwise. */
export const sourceOf = (game: GameName): string => REGISTRY[game].source ?? `src/${game}`;

/** The folder of its tests, and of what it brings to tools and benches without shipping it. */
export const testsOf = (game: GameName): string => `test/${game}`;

/** The folder of its conformance cases. */
export const casesOf = (game: GameName): string => `conformance/${game}`;

/** The game whose rules a game takes where it says nothing itself. */
export function baseOf(game: GameName): GameName | undefined {
  const { base } = REGISTRY[game];
  return isGameName(base) ? base : undefined;
}

/** The folders in which the rules of a game live: its own, and that of its base. */
export function rulesOf(game: GameName): readonly string[] {
  const base = baseOf(game);
  return [sourceOf(game), ...(base === undefined ? [] : rulesOf(base))];
}
