/** The rulebooks of all games with their rulings, and where clauses are implemented and tested. */
import { keptByText } from '../../src/core/board/index.js';
import { GAMES, ofEachGame, REGISTRY, type GameName } from '../../src/games.js';
import type { Rulebook } from '../../src/hosts/rulebook.js';
import { rulesOf, testsOf } from '../folders.js';
import { namingOf, type Naming } from './naming.js';
import { rulingsOf, type Rulings } from './rulings/index.js';
import { sourcesBelow, testsBelow, type Source } from './sources.js';

export interface Book extends Rulebook {
  readonly game: GameName;
  readonly title: string;
  readonly rulings: Rulings;
  readonly naming: Naming;
}

const RULEBOOKS = await ofEachGame((manifest) => manifest.rulebook());

/** Returns the rulebook of a game. */
export function bookOf(game: GameName): Book {
  const rulebook = RULEBOOKS[game];
  const rulings = rulingsOf(game, rulebook);
  const names = rulings.all.map(({ name }) => name);
  return { ...rulebook, game, title: REGISTRY[game].title, rulings, naming: namingOf(rulebook, names) };
}

type Sources = readonly [code: readonly Source[], tests: readonly Source[]];

const read = keptByText<Sources>(GAMES.length);

/** Returns the lines of the rules of a game, and the titles of its tests. */
export const sourcesOf = (game: GameName): Sources =>
  read(game, () => [rulesOf(game).flatMap(sourcesBelow), testsBelow(testsOf(game))]);
