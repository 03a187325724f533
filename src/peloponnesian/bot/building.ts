/** R 7.5, 7.6: what is built: units that can also be fed, and bases for armies abroad. */
import type { BuildingAction } from '../action/building.js';
import { priceOfUnit } from '../query/building.js';
import { findUnit } from '../query/pieces.js';
import { baseScore } from './forces.js';
import type { Outlook } from './outlook.js';
import { priceOf, spareTalents } from './treasury.js';

/** How much it helps to build a unit: as much as it is worth in battle, if there are talents for it and for its supply. */
function unitScore(outlook: Outlook, unitId: string): number {
  const { situation } = outlook;
  const unit = findUnit(situation, unitId);
  if (unit === undefined) return -1;
  const cost = priceOfUnit(situation, unit).talents + priceOf(situation, unit, false);
  return spareTalents(outlook) < cost ? -1 : unit.morale;
}

/** How good an action of the Build stage looks. */
export function buildingScore(outlook: Outlook, action: BuildingAction): number {
  switch (action.type) {
    case 'buildUnit':
      return unitScore(outlook, action.unit);
    case 'buildBase':
      return baseScore(outlook, action.hex);
    case 'endBuilding':
      return 0;
    default:
      return -1;
  }
}
