/** Every game of the registry with its public API, and a match of it: for tests of all games. */
import { matches, orThrow, seededChance, type Game, type Match, type WholeGameTypes } from '../../src/core/index.js';
import { ofEachGame } from '../../src/games.js';

/** The exports that these tests need, other than the game object. */
interface Face {
  readonly query: Readonly<Record<string, unknown>>;
  readonly PLAYERS: readonly string[];
  readonly PLAYER_COUNTS: readonly number[];
}

/** A task for a game of any type. */
export type ForGame<Answer> = <G extends WholeGameTypes>(game: Game<G>, face: Face) => Answer;

const EACH = await ofEachGame(async (manifest) => {
  const { game, query, players } = await manifest.entry();
  const face = { query, PLAYERS: players, PLAYER_COUNTS: manifest.playerCounts };
  return <Answer>(task: ForGame<Answer>): Answer => task(game, face);
});

/** Returns the task for each game. */
export const withEach = <Answer>(task: ForGame<Answer>): readonly (readonly [name: string, answer: () => Answer])[] =>
  Object.entries(EACH).map(([name, run]) => [name, () => run(task)]);

/** Returns a match after a number of random decisions. */
export function begun<G extends WholeGameTypes>(game: Game<G>, players = 2, decisions = 60): Match<G> {
  const { createMatch, play } = matches(game);
  const taste = seededChance('contract');
  let match = orThrow(createMatch({ players, seed: 'contract' }));
  for (let made = 0; made < decisions; made++) {
    const actions = game.legalActions(match.state);
    const action = actions[taste.draw(Math.max(1, actions.length))];
    if (action === undefined) break;
    ({ match } = orThrow(play(match, action)));
  }
  return match;
}
