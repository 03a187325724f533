/** All games with their public faces and a match of each, for what holds in every game. */
import * as alexandros from '../../src/alexandros/index.js';
import * as clash from '../../src/clash/index.js';
import * as conquest from '../../src/conquest/index.js';
import { matches, orThrow, seededChance, type Game, type Match, type WholeGameTypes } from '../../src/core/index.js';
import * as successors from '../../src/successors/index.js';
import * as xenophon from '../../src/xenophon/index.js';

/** What a face has that tests here ask of it, beside the game. */
interface Face {
  readonly query: Readonly<Record<string, unknown>>;
  readonly PLAYERS: readonly string[];
  readonly PLAYER_COUNTS: readonly number[];
}

/** What is done with a game whose types are its own business. */
export type ForGame<Answer> = <G extends WholeGameTypes>(game: Game<G>, face: Face) => Answer;

/** Does the same with every game. */
export const withEach = <Answer>(task: ForGame<Answer>): readonly (readonly [name: string, answer: () => Answer])[] => [
  ['successors', () => task(successors.successors, successors)],
  ['alexandros', () => task(alexandros.alexandros, alexandros)],
  ['conquest', () => task(conquest.conquest, conquest)],
  ['xenophon', () => task(xenophon.xenophon, xenophon)],
  ['clash', () => task(clash.clash, clash)],
];

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
