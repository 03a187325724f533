/** A game decision by decision, each with the situation after it, for the log and for printing records. */
import { CHANCE, orThrow, stateAtStart, type Beginning, type Game, type WholeGameTypes } from '../core/index.js';

/** What is known of a played game: its beginning and its actions. */
export interface PlayedGame<G extends WholeGameTypes> extends Beginning<G> {
  readonly actions: readonly G['action'][];
}

/** A decision, or the deal before the first one, with the chance that followed. */
export interface Step<G extends WholeGameTypes> {
  /** The number of actions up to its end, those of chance included. */
  readonly upTo: number;
  readonly events: readonly G['event'][];
  readonly state: G['state'];
}

/** Returns the steps of a game whose actions are known to be legal. */
export function stepsOf<G extends WholeGameTypes>(
  game: Game<G>,
  { actions, ...beginning }: PlayedGame<G>,
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
