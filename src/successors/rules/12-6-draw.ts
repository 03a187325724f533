/** R 12.6: after a drawn battle the attacker goes back to where he came from. */
import { outside } from '../table/places.js';
import type { GameRun } from '../types.js';
import { countUnits } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { isOwnCity } from './08-3-7-cities.js';
import { seekShelter } from './08-3-7-shelter.js';
import { goBack, groupAt, wayBack } from './09-regroup.js';
import { disperseAll } from './12-5-losses.js';

/**
 * The attacker's Army retreats: over any path on the way it came (ruling back-past-a-granter), by sea to where it embarked, or into
 * the city out of which it came (`null`).
 * One that has nowhere else to go is Dispersed (ruling no-way-back). A Minor General who has lost his last CU goes nowhere (R 3.1.2).
 */
export function retreat(run: GameRun, player: PlayerId, space: SpaceId, retreatTo: readonly SpaceId[] | null): void {
  const { units, generals } = groupAt(run.state, player, outside(space));
  if (countUnits(units) === 0 && generals.length === 0) return;
  const to = retreatTo === null ? undefined : wayBack(run.state, player, space, retreatTo);
  if (to !== undefined) goBack(run, player, space, to);
  else if (isOwnCity(run.state, player, space)) seekShelter(run, player, space, 'R 12.6');
  else disperseAll(run, player, outside(space), 'ruling no-way-back');
}
