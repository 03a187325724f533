/** R 6, 7: the course of the game: the players, their order, and whether it is over. */
import type { Finding } from '../../../core/index.js';
import type { Setting, Sketch } from './sketch.js';

export function* orderFindings({ turnOrder, champions }: Sketch, { players }: Setting): Generator<Finding> {
  if (
    turnOrder !== undefined &&
    (turnOrder.length !== players.length || players.some((player) => !turnOrder.includes(player)))
  ) {
    yield { keys: ['turnOrder'], message: `every player of the game, each once: ${players.join(', ')}` };
  }
  if (champions !== undefined && new Set(champions).size !== champions.length)
    yield { keys: ['champions'], message: 'each player once' };
}

export function* endFindings({ stack, outcome }: Sketch): Generator<Finding> {
  if (outcome !== undefined && outcome !== null) {
    if (outcome.winners.length === 0) yield { keys: ['outcome', 'winners'], message: 'somebody wins' };
    if (new Set(outcome.winners).size !== outcome.winners.length)
      yield { keys: ['outcome', 'winners'], message: 'each player once' };
  }
  if (stack === undefined) return;
  if (outcome !== undefined && (outcome === null) !== stack.length > 0)
    yield { keys: ['stack'], message: 'the stack is empty if there is an outcome, and only then' };
  for (const [index, { kind }] of stack.entries()) {
    if ((kind === 'game') !== (index === 0))
      yield { keys: ['stack', index, 'kind'], message: 'the frame "game" is the bottom of the stack, and only that' };
  }
}
