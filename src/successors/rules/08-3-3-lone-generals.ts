/** R 8.3.3: Major Generals without CUs. */
import { majorGeneralsAt, playersOf, unitsAt } from '../query/presence.js';
import type { Situation } from '../state.js';
import type { GeneralId, PlayerId, SpaceId } from '../vocabulary.js';

/** Major Generals of other players who stand without CUs outside the city of a space. */
export function enemyLoneGenerals(situation: Situation, player: PlayerId, space: SpaceId): readonly GeneralId[] {
  const found: GeneralId[] = [];
  for (const other of playersOf(situation)) {
    if (other !== player && unitsAt(situation, other, space) === 0) found.push(...majorGeneralsAt(situation, other, space));
  }
  return found;
}
