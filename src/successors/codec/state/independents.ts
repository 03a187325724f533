/** R 14.2, 14.7: an Independent Army on its way has come along a path, from a space without enemy CUs. */
import type { Finding } from '../../../core/index.js';
import type { IndependentMoveFrame } from '../../frame/index.js';
import { independentWays } from '../../query/independents.js';
import { enemiesOutside } from '../../query/presence.js';
import type { Situation } from '../../table/situation.js';
import type { SpaceId } from '../../vocabulary.js';

/** Returns whether an army can have come to its space as its frame says. */
function canHaveCome(
  situation: Situation,
  { army, entered, origin, cameFrom }: IndependentMoveFrame,
  at: SpaceId,
): boolean {
  if (entered === 0) return cameFrom === origin && origin === at;
  const isFree = cameFrom === 'box' || enemiesOutside(situation, 'independent', cameFrom).length === 0;
  return isFree && independentWays(situation, army, cameFrom).some(({ to }) => to === at);
}

export function* independentMoveFindings(situation: Situation): Generator<Finding> {
  for (const [index, frame] of situation.stack.entries()) {
    if (frame.kind !== 'independentMove' || frame.ended) continue;
    const { space } = situation.independentArmies[frame.army];
    if (space !== null && !canHaveCome(situation, frame, space))
      yield { keys: ['stack', index, 'cameFrom'], message: `R 14.2: it has not come from there to ${space}` };
  }
}
