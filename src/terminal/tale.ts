/** A game decision by decision, each with the situation that it led to: what the log and the telling of records are made of. */
import { CHANCE, orThrow, stateAtStart, type Beginning, type Game, type WholeGameTypes } from '../core/index.js';

/** What is known of a game that was played: where it began, and its actions. */
export interface Course<G extends WholeGameTypes> extends Beginning<G> {
  readonly actions: readonly G['action'][];
}

/** A decision, or the deal before the first, with all that chance did then. */
export interface Step<G extends WholeGameTypes> {
  /** How many actions there are up to its end, those of chance included. */
  readonly upTo: number;
  readonly events: readonly G['event'][];
  readonly state: G['state'];
}

/** The steps of a game whose actions are known to be legal. */
export function stepsOf<G extends WholeGameTypes>(
  game: Game<G>,
  { actions, ...beginning }: Course<G>,
): readonly Step<G>[] {
  let step: Step<G> = { upTo: 0, events: [], state: orThrow(stateAtStart(game, beginning)) };
  const steps: Step<G>[] = [];
  for (const action of actions) {
    if (action.player !== CHANCE) {
      steps.push(step);
      step = { ...step, events: [] };
    }
    const { state, events } = orThrow(game.applyAction(step.state, action));
    step = { upTo: step.upTo + 1, events: [...step.events, ...events], state };
  }
  return [...steps, step];
}
