/** Random play that does not depend on the order in which an engine lists. */
import { drawWeighted, seededChance, type ChanceSource } from '../src/core/index.js';
import { REGISTRY, type GameName } from '../src/games.js';
import { liking, uniform, type Policy, type Taste } from '../tools/policies/policy.js';
import { ALEXANDROS_TASTES, CONQUEST_TASTES, SUCCESSORS_TASTES } from '../tools/policies/tastes.js';
import { faceOf, right, type AnyAction, type AnyOptions, type AnySimulation, type Engine } from './engines.js';

/** How players choose: all actions alike, or those first that seek conflict. */
export type Manner = 'uniform' | 'nasty';

/**
 * The tastes of players who seek conflict, by game; a variant has those of its base. They know actions by their types
 * alone, so any engine can be asked.
 */
const NASTY: Readonly<Partial<Record<string, Taste<string>>>> = {
  successors: SUCCESSORS_TASTES.nasty,
  alexandros: ALEXANDROS_TASTES.nasty,
  conquest: CONQUEST_TASTES.fighting,
};

/** Returns the text of an action with its fields in order: equal actions have equal texts. */
function actionKey(action: AnyAction): string {
  let text = action.type;
  for (const field of Object.keys(action).sort()) if (field !== 'type') text += `|${field}=${String(action[field])}`;
  return text;
}

/** A player of an event card prefers its event. */
const lure = (_: unknown, { type, as }: AnyAction): number => (type === 'playCard' && as === 'event' ? 2 : 1);

function policyOf(manner: Manner, game: GameName): (actions: readonly AnyAction[], chance: ChanceSource) => AnyAction {
  const taste = NASTY[REGISTRY[game].base ?? game] ?? {};
  const policy: Policy<undefined, AnyAction> = manner === 'uniform' ? uniform : liking(taste, lure);
  return (actions, chance) => policy(actions, () => undefined, chance);
}

/** A game's course: the same options, seed and policy lead every engine of the same rules through the same situations. */
export interface Course {
  readonly game: GameName;
  readonly options: AnyOptions;
  readonly policy: Manner;
  readonly seed: string;
}

/** Plays a course step by step; before each action `look` says whether to stop there. Returns the simulation and the actions. */
export function follow(
  engine: Engine,
  { game, options, policy, seed }: Course,
  look: (simulation: AnySimulation, step: number) => boolean = () => false,
): { readonly simulation: AnySimulation; readonly actions: readonly AnyAction[] } {
  const face = faceOf(engine, game);
  const simulation = face.simulate(right(face.createGame(options)));
  const chance = seededChance(seed);
  const decide = policyOf(policy, game);
  const actions: AnyAction[] = [];
  for (let [actor] = simulation.actors(); actor !== undefined; [actor] = simulation.actors()) {
    if (look(simulation, actions.length)) break;
    const byKey = <T extends { readonly key: string }>(list: T[]): T[] => list.sort((a, b) => (a.key < b.key ? -1 : 1));
    let action: AnyAction;
    if (actor === 'chance') {
      const outcomes = simulation.chanceOutcomes().map((outcome) => ({ ...outcome, key: actionKey(outcome.action) }));
      action = drawWeighted(byKey(outcomes), chance);
    } else {
      const list = byKey(simulation.legalActions().map((each) => ({ action: each, key: actionKey(each) })));
      action = decide(
        list.map((each) => each.action),
        chance,
      );
    }
    right(simulation.apply(action));
    actions.push(action);
  }
  return { simulation, actions };
}
