/** Builds the engine of one of our games, on which conformance cases run. */
import { isLeft, orThrow, type Game, type WholeGameTypes } from '../../core/index.js';
import type { ConformanceAction, ConformanceEngine, Facts } from './engine.js';

type Question = (...args: readonly unknown[]) => unknown;
const isQuestion = (u: unknown): u is Question => typeof u === 'function';

/** Returns the engine of a game, with its queries and the facts of its states. */
export function engineOf<G extends WholeGameTypes>(
  game: Game<G>,
  questions: Readonly<Record<string, unknown>>,
  factsOf: (state: G['state']) => Facts,
): ConformanceEngine<G['state']> {
  const read = (action: ConformanceAction): G['action'] => orThrow(game.decode.action(action));
  return {
    game: game.name,
    open: (setup) =>
      'position' in setup
        ? orThrow(game.fromPosition(setup.position))
        : orThrow(game.createGame(orThrow(game.decode.options(setup.options)))),
    waitsFor: (state) => game.actors(state),
    list(state, actor) {
      const known = game.actors(state).find((one) => one === actor);
      return known === undefined ? [] : game.legalActions(state, known);
    },
    act(state, action) {
      const answer = game.applyAction(state, read(action));
      return isLeft(answer) ? { refused: answer.left } : answer.right;
    },
    why: (state, action, by) =>
      by === undefined
        ? game.explainAction(state, read(action))
        : game.explainAction(
            state,
            read(action),
            game.players(state).find((player) => player === by),
          ),
    ask(state, name, args) {
      const question = Object.hasOwn(questions, name) ? questions[name] : undefined;
      if (!isQuestion(question)) throw new Error(`nobody knows the question ${name}`);
      return question(state, ...args);
    },
    facts: factsOf,
  };
}
