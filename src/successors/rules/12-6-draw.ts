/** R 12.6: after a drawn battle the attacker goes back to where he came from. */
import { outside, type Turn } from '../pieces.js';
import { controllerOf } from '../query/control.js';
import { isMajorCity } from '../query/geometry.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { takeShelter } from './08-3-7-cities.js';
import { goBack, groupAt, isEmptyGroup } from './09-regroup.js';
import { disperseAll } from './12-5-losses.js';

/**
 * The attacker's Army retreats: over any path, by sea to where it embarked, or into the city out of which it came (`null`).
 * One that has nowhere else to go is Dispersed (ruling no-way-back).
 */
export function retreat(run: Turn, player: PlayerId, space: SpaceId, retreatTo: SpaceId | null): void {
  const group = groupAt(run.state, player, outside(space));
  if (isEmptyGroup(group)) return;
  if (retreatTo !== null && retreatTo !== space) goBack(run, 'retreated', player, space, retreatTo, group);
  else if (controllerOf(run.state, space) === player && isMajorCity(run.state, space)) takeShelter(run, player, space);
  else disperseAll(run, player, outside(space), 'ruling no-way-back');
}
