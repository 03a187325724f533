/** R 6: reasons why a Revolt Check of a city is refused. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { RevoltsFrame } from '../frame/revolts.js';
import { findCity, regionOfCity, stateOfCity } from '../query/owners.js';
import { isCapital } from '../query/revolts.js';
import type { Situation } from '../table/situation.js';
import { isListed } from './listed.js';

/** Returns why an action that is not legal is refused. */
export function refuseRevolts(
  situation: Situation,
  { stage, regions }: RevoltsFrame,
  action: Action,
  listed: readonly Action[],
): Refusal | undefined {
  if (isListed(listed, action)) return undefined;
  if (action.type !== 'checkRevolt' && action.type !== 'quellRevolt') return undefined;
  if ((action.type === 'checkRevolt') !== (stage === 'duty')) return undefined;
  const { city: id } = action;
  const city = findCity(situation, id);
  if (city === undefined) return refusal('cityUnknown', 'R 6.1', { city: id });
  const region = regionOfCity(situation, city);
  const open = stage === 'duty' ? regions.slice(0, 1) : regions;
  if (region === null || !open.includes(region)) return refusal('otherRegion', 'R 6.1', { city: id });
  if (stage === 'duty')
    return isCapital(situation, id)
      ? refusal('capitalIsLoyal', 'R 6.4', { city: id })
      : refusal('cityIsLost', 'ruling Q27', { city: id });
  return stateOfCity(situation, id).revolt === undefined
    ? refusal('cityNotInRevolt', 'R 6.2', { city: id })
    : refusal('noDieEnds', 'R 6.2', { city: id });
}
