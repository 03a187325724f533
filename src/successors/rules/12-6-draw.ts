/** R 12.6: after a drawn battle the attacker goes back to where he came from. */
import { disperseUnits, outside, unitsOf, type Place, type Turn } from '../pieces.js';
import { controllerOf } from '../query/control.js';
import { isMajorCity } from '../query/geometry.js';
import { countUnits } from '../query/presence.js';
import type { Situation } from '../state.js';
import { COMBAT_UNITS, type PlayerId, type SpaceId } from '../vocabulary.js';
import { findsRoom, groupAt, isEmptyGroup, placeOfReturn, regroup, sayMoved } from './09-regroup.js';

/** The attacker's Army retreats: over any path, by sea to where it embarked, or into the city out of which it came (`null`). */
export function retreat(run: Turn, player: PlayerId, space: SpaceId, retreatTo: SpaceId | null): void {
  const to = refugeOf(run.state, player, space, retreatTo);
  if (to === undefined || isEmptyGroup(groupAt(run.state, player, outside(space)))) return;
  makeRoom(run, player, space, to);
  const group = groupAt(run.state, player, outside(space));
  regroup(run.state, player, outside(space), to, group);
  sayMoved(run, 'retreated', 'R 12.6', player, space, to.space, group);
}

function refugeOf(situation: Situation, player: PlayerId, space: SpaceId, retreatTo: SpaceId | null): Place | undefined {
  if (retreatTo !== null && retreatTo !== space) return placeOfReturn(situation, player, retreatTo);
  return controllerOf(situation, space) === player && isMajorCity(situation, space) ? { space, inside: true } : undefined;
}

/** CUs that find no room in a besieged city are Dispersed, those of least worth first (ruling no-room-to-retreat). */
function makeRoom(run: Turn, player: PlayerId, space: SpaceId, to: Place): void {
  for (;;) {
    const group = groupAt(run.state, player, outside(space));
    const unit = COMBAT_UNITS.find((kind) => group.units[kind] > 0);
    if (unit === undefined || countUnits(group.units) === 0 || findsRoom(run.state, player, to, group)) return;
    disperseUnits(run, player, outside(space), unitsOf(unit, 1), 'ruling no-room-to-retreat');
  }
}
