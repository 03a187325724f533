/** R 9.2.1, 10.2.1: units outside a friendly place without a reason go inside. */
import type { HexCode } from '../../core/hex/index.js';
import { campOf, playerOfLeader, playerOfUnit } from '../query/owners.js';
import { hasEnemiesOutside } from '../query/movement.js';
import { hasShelter } from '../query/retreats.js';
import { isHex, type PlaceCode } from '../table/places.js';
import { FORAGING, INSIDE, RAIDING } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { Camp } from '../vocabulary.js';
import { standInside } from './array.js';

/**
 * Moves units and leaders that have relieved a place, raided or foraged into the friendly city or fort of their hex, if
 * no enemies are outside. `only` restricts this to one hex.
 */
export function takeShelter(run: GameRun, only?: HexCode): void {
  const { state } = run;
  const { roster, places } = state;
  const mayEnter = (place: PlaceCode, camp: Camp, isFleet: boolean): boolean =>
    (only === undefined || place === only) &&
    isHex(places, place) &&
    hasShelter(state, place, camp, isFleet) &&
    !hasEnemiesOutside(state, place, camp);
  const units = roster.units.filter(
    ({ code, isLand }) =>
      !state.unitIs(code, INSIDE | FORAGING | RAIDING) &&
      isHex(places, state.placeOfUnit(code)) &&
      mayEnter(state.placeOfUnit(code), campOf(playerOfUnit(state, code)), !isLand),
  );
  const leaders = roster.leaders.filter(
    ({ code }) =>
      state.playerOfLeader(code) !== null &&
      !state.isLeaderInside(code) &&
      mayEnter(state.placeOfLeader(code), campOf(playerOfLeader(state, code)), false),
  );
  standInside(run, { units, leaders }, true);
}
