/** R 7.5-7.7: what is built: units as long as there are talents to feed them, walls for the capital, bases for armies abroad. */
import type { BuildingAction } from '../action/building.js';
import { priceOfUnit, priceOfWork, wallsOf } from '../query/building.js';
import { homesOf } from '../query/homes.js';
import { findCity, playerOfUnit } from '../query/owners.js';
import { findUnit } from '../query/pieces.js';
import type { UnitInfo } from '../table/roster.js';
import { baseScore } from './forces.js';
import type { Outlook } from './outlook.js';
import { priceOf, talentsToSpend } from './treasury.js';

/** Talents that stay in the treasury for what the year brings. */
const RESERVE = 12;
/** So many units of a type waiting in Force Pools are enough. */
const WAITING = 4;

/** How many units of the type wait in the player's Force Pools. */
function waiting({ situation, me }: Outlook, { type }: UnitInfo): number {
  const { forcePool } = situation.places.trays;
  return situation.roster.units.filter(
    (unit) =>
      unit.type === type && situation.placeOfUnit(unit.code) === forcePool && playerOfUnit(situation, unit.code) === me,
  ).length;
}

function unitScore(outlook: Outlook, id: string): number {
  const { situation } = outlook;
  const unit = findUnit(situation, id);
  if (unit === undefined) return -1;
  const cost = priceOfUnit(situation, unit).talents + priceOf(situation, unit, false);
  const isWanted = waiting(outlook, unit) < WAITING && talentsToSpend(outlook) - cost >= RESERVE;
  return isWanted ? unit.morale + (unit.type === 'lightInfantry' ? 0 : 2) : -1;
}

/** A capital without walls is walled when there are talents to spare. */
function wallsScore(outlook: Outlook, id: string): number {
  const { situation, me } = outlook;
  const city = findCity(situation, id);
  const isCapital = homesOf(situation).some(({ player, capital }) => player === me && capital === id);
  if (city === undefined || !isCapital) return -1;
  return talentsToSpend(outlook) - priceOfWork(situation, wallsOf(city)).talents >= RESERVE ? 5 : -1;
}

/** How good an action of the Build stage looks. */
export function buildingScore(outlook: Outlook, action: BuildingAction): number {
  switch (action.type) {
    case 'buildUnit':
      return unitScore(outlook, action.unit);
    case 'buildBase':
      return baseScore(outlook, action.hex);
    case 'buildWalls':
      return wallsScore(outlook, action.city);
    case 'endBuilding':
      return 0;
    case 'buildFort':
    case 'buildLongWalls':
      return -1;
  }
}
