/** R C: unrest, which keeps units in their region. */
import { isHex } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, RegionId } from '../vocabulary.js';
import { effectsThat } from './cards.js';
import { campOf, playerOfUnit, regionOfHex } from './owners.js';

/** Returns whether unrest keeps units of a camp in a region. Enemies of the League are free to leave (ruling Q166). */
export const isUnruly = (situation: Situation, region: RegionId | null, camp: Camp): boolean =>
  camp === 'league' && region !== null && effectsThat(situation, 'unrest').some((effect) => effect.region === region);

/** Returns the region in which unrest holds a unit, or `undefined` if none does. */
function holding(situation: Situation, { code }: UnitInfo): RegionId | undefined {
  const place = situation.placeOfUnit(code);
  const region = isHex(situation.places, place) ? regionOfHex(situation, place) : null;
  return region !== null && isUnruly(situation, region, campOf(playerOfUnit(situation, code))) ? region : undefined;
}

/** Returns whether unrest keeps a unit in its region, so that it cannot go to sea. */
export const isHeldByUnrest = (situation: Situation, unit: UnitInfo): boolean =>
  situation.effects.length > 0 && holding(situation, unit) !== undefined;

/** Returns whether unrest keeps one of some units out of another region; `null` stands for land in no region. */
export const isHeldFrom = (situation: Situation, units: readonly UnitInfo[], to: RegionId | null): boolean =>
  situation.effects.length > 0 &&
  units.some((unit) => {
    const region = holding(situation, unit);
    return region !== undefined && region !== to;
  });
