/** Play step by step, for whoever looks at what stands on the table meanwhile. */
import { drawWeighted, orThrow, type ChanceSource, type Simulation } from '../../src/core/index.js';
import type { FamilyTypes } from '../../src/conquest/types.js';
import type { Policy } from '../../tools/policies/policy.js';

/** One step of a game by a policy, or by chance; whether there was one. */
export function play<G extends FamilyTypes>(
  simulation: Simulation<G>,
  decide: Policy<G['state'], G['action']>,
  chance: ChanceSource,
): boolean {
  const [actor] = simulation.actors();
  if (actor === undefined) return false;
  const listed = simulation.legalActions();
  const [only] = listed;
  const action =
    actor === 'chance'
      ? drawWeighted(simulation.chanceOutcomes(), chance)
      : listed.length === 1 && only !== undefined
        ? only
        : decide(listed, () => simulation.state(), chance);
  orThrow(simulation.apply(action));
  return true;
}
