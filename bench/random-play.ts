/** Random play that does not depend on the order of an engine's lists. */
import {
  right,
  type AnyAction,
  type AnyOptions,
  type AnySimulation,
  type Engine,
  type GameName,
} from '../tools/oracle/engine.js';
import { actionKey, choose, type Policy } from '../tools/oracle/policy.js';

/**
 * The course of a game: the same options, seed and policy lead every engine of the same rules through the same
 * situations.
 */
export interface Course {
  readonly game: GameName;
  readonly options: AnyOptions;
  readonly policy: Policy;
  readonly seed: string;
}

/**
 * Plays a course step by step; before each action `look` decides whether to stop there. Returns where it stops, and the
 * actions.
 */
export function follow(
  engine: Engine,
  { game, options, policy, seed }: Course,
  look: (simulation: AnySimulation, step: number) => boolean = () => false,
): { readonly simulation: AnySimulation; readonly actions: readonly AnyAction[] } {
  const simulation = engine[game].simulate(right(engine[game].createGame(options)));
  const chance = engine.core.seededChance(seed);
  const actions: AnyAction[] = [];
  for (let [actor] = simulation.actors(); actor !== undefined; [actor] = simulation.actors()) {
    if (look(simulation, actions.length)) break;
    const byKey = <T extends { readonly key: string }>(list: T[]): T[] => list.sort((a, b) => (a.key < b.key ? -1 : 1));
    let action: AnyAction | undefined;
    if (actor === 'chance') {
      const outcomes = simulation.chanceOutcomes().map((outcome) => ({ ...outcome, key: actionKey(outcome.action) }));
      action = engine.core.drawWeighted(byKey(outcomes), chance);
    } else {
      const list = byKey(simulation.legalActions().map((each) => ({ action: each, key: actionKey(each) })));
      const index = choose(
        policy,
        game,
        list.map((each) => each.action),
        chance,
      );
      action = list[index]?.action;
    }
    if (action === undefined) throw new Error(`no action for ${actor}`);
    right(simulation.apply(action));
    actions.push(action);
  }
  return { simulation, actions };
}
