/** States from random games, to write down and to damage. */
import { drawWeighted, orThrow, seededChance } from '../../../src/core/index.js';
import { successors, type Action, type GameOptions, type GameState } from '../../../src/successors/index.js';

export interface Sampled {
  readonly states: readonly GameState[];
  readonly actions: readonly Action[];
  readonly last: GameState;
}

/** A random game, and one of its states in so many. */
export function sampledGame(options: GameOptions, seed: string, oneIn: number): Sampled {
  const chance = seededChance(seed);
  const simulation = successors.simulate(orThrow(successors.createGame(options)));
  const states: GameState[] = [simulation.state()];
  const actions: Action[] = [];
  while (simulation.actors().length > 0) {
    const outcomes = simulation.chanceOutcomes();
    const legal = simulation.legalActions();
    const action = outcomes.length > 0 ? drawWeighted(outcomes, chance) : legal[chance.draw(legal.length)]!;
    orThrow(simulation.apply(action));
    actions.push(action);
    if (chance.draw(oneIn) === 0) states.push(simulation.state());
  }
  return { states: [...states, simulation.state()], actions, last: simulation.state() };
}

/** A copy through JSON, free to be changed. */
export const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
