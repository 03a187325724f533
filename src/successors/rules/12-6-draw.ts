/** R 12.6: after a drawn battle the attacker goes back. */
import { outside } from '../table/places.js';
import type { GameRun } from '../types.js';
import { countUnits } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { isOwnCity } from './08-3-7-cities.js';
import { seekShelter } from './08-3-7-shelter.js';
import { goBack, groupAt, wayBack } from './09-regroup.js';
import { disperseAll } from './12-5-losses.js';

/**
 * Moves the attacker's Army back: along any path of its way (ruling back-past-a-granter), by sea to where it embarked,
 * or into the city it came out of (`null`). An Army that cannot go back is Dispersed (ruling no-way-back). A Minor
 * General who has lost his last CU does not retreat (R 3.1.2).
 */
export function retreat(run: GameRun, player: PlayerId, space: SpaceId, retreatTo: readonly SpaceId[] | null): void {
  const { units, generals } = groupAt(run.state, player, outside(space));
  if (countUnits(units) === 0 && generals.length === 0) return;
  const to = retreatTo === null ? undefined : wayBack(run.state, player, space, retreatTo);
  if (to !== undefined) goBack(run, player, space, to);
  else if (isOwnCity(run.state, player, space)) seekShelter(run, player, space, 'R 12.6');
  else disperseAll(run, player, outside(space), 'ruling no-way-back');
}
