/** R 8.3.3: Major Generals without CUs. */
import { landWays } from '../query/geometry.js';
import { hasEnemyUnits, majorGeneralsAt, playersOf, unitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GeneralId, PlayerId, SpaceId } from '../vocabulary.js';

/** Major Generals of other players who stand without CUs outside the city of a space. */
export function enemyLoneGenerals(situation: Situation, player: PlayerId, space: SpaceId): readonly GeneralId[] {
  const found: GeneralId[] = [];
  for (const other of playersOf(situation)) {
    if (other !== player && unitsAt(situation, other, space) === 0)
      found.push(...majorGeneralsAt(situation, other, space));
  }
  return found;
}

/**
 * Whether a general without CUs could stop in a space, or with the Movement Points left go on to one in which he could: he may pass
 * by an enemy general without CUs, but not stop there (R 8.3.3).
 */
export function mayCome(situation: Situation, player: PlayerId, space: SpaceId, left: number): boolean {
  return (
    enemyLoneGenerals(situation, player, space).length === 0 ||
    landWays(situation, space).some(
      ({ to, cost }) =>
        cost <= left && !hasEnemyUnits(situation, player, to) && mayCome(situation, player, to, left - cost),
    )
  );
}
