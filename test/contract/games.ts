/** Every game of the registry with its public face, and a match of it: for what holds in every game. */
import { matches, orThrow, seededChance, type Game, type Match, type WholeGameTypes } from '../../src/core/index.js';
import { ofEachGame } from '../../src/games.js';

/** What tests here ask of a face, beside the game. */
interface Face {
  readonly query: Readonly<Record<string, unknown>>;
  readonly PLAYERS: readonly string[];
  readonly PLAYER_COUNTS: readonly number[];
}

/** What is done with a game whose types are its own business. */
export type ForGame<Answer> = <G extends WholeGameTypes>(game: Game<G>, face: Face) => Answer;

const EACH = await ofEachGame(async (manifest) => {
  const { game, query, players } = await manifest.entry();
  const face = { query, PLAYERS: players, PLAYER_COUNTS: manifest.playerCounts };
  return <Answer>(task: ForGame<Answer>): Answer => task(game, face);
});

/** Does the same with every game. */
export const withEach = <Answer>(task: ForGame<Answer>): readonly (readonly [name: string, answer: () => Answer])[] =>
  Object.entries(EACH).map(([name, run]) => [name, () => run(task)]);

/** A match after so many random decisions. */
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
