/** R C: regions whose levies refuse to march. */
import { isHex } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, RegionId } from '../vocabulary.js';
import { effectsThat } from './cards.js';
import { campOf, playerOfUnit, regionOfHex } from './owners.js';

/** Whether there is unrest in a region, so that nobody of a camp leaves it (ruling Q166): the enemies of the League come and go. */
export const isUnruly = (situation: Situation, region: RegionId | null, camp: Camp): boolean =>
  camp === 'league' && region !== null && effectsThat(situation, 'unrest').some((effect) => effect.region === region);

/** The region in which unrest holds a unit; `undefined`: none does. */
function holding(situation: Situation, { code }: UnitInfo): RegionId | undefined {
  const place = situation.placeOfUnit(code);
  const region = isHex(situation.places, place) ? regionOfHex(situation, place) : null;
  return region !== null && isUnruly(situation, region, campOf(playerOfUnit(situation, code))) ? region : undefined;
}

/** Whether unrest keeps a unit in its region, so that it does not go to sea. */
export const isHeldByUnrest = (situation: Situation, unit: UnitInfo): boolean =>
  situation.effects.length > 0 && holding(situation, unit) !== undefined;

/** Whether unrest keeps one of some units from going into another region; `null`: land that is in none. */
export const isHeldFrom = (situation: Situation, units: readonly UnitInfo[], to: RegionId | null): boolean =>
  situation.effects.length > 0 &&
  units.some((unit) => {
    const region = holding(situation, unit);
    return region !== undefined && region !== to;
  });
