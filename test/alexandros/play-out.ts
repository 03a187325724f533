/** Whole games of Alexandros in which everybody wants the same. */
import { drawWeighted, orThrow, type Simulation } from '../../src/core/index.js';
import {
  alexandros,
  createGame,
  seededChance,
  type Action,
  type AlexandrosTypes,
  type GameEvent,
  type GameOptions,
  type GameState,
} from '../../src/alexandros/index.js';
import type { Liking } from './policies.js';
import { best } from '../../tools/policies/policy.js';

/** A game that was played to its end. */
export interface Finished {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly actions: readonly Action[];
}

/** Plays a game to its end in which all like the same; `visit` sees every situation in which something is decided. */
export function playOut(
  options: GameOptions,
  seed: string,
  liking: Liking,
  visit: (simulation: Simulation<AlexandrosTypes>, action: Action) => void = () => undefined,
): Finished {
  const decide = best(liking);
  const chance = seededChance(seed);
  const simulation = alexandros.simulate(orThrow(createGame(options)));
  const events: GameEvent[] = [];
  const actions: Action[] = [];
  for (let [actor] = simulation.actors(); actor !== undefined; [actor] = simulation.actors()) {
    const action =
      actor === 'chance'
        ? drawWeighted(simulation.chanceOutcomes(), chance)
        : decide(simulation.legalActions(), simulation.state, chance);
    visit(simulation, action);
    events.push(...orThrow(simulation.apply(action)));
    actions.push(action);
  }
  return { state: simulation.state(), events, actions };
}
