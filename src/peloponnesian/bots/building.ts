/**
 * R 7.5-7.7: what the bot builds: units as long as it can pay for their supply, walls for the capital, and bases for
 * armies abroad.
 */
import type { BuildingAction } from '../action/building.js';
import { priceOfUnit, priceOfWork, wallsOf } from '../query/building.js';
import { homesOf } from '../query/homes.js';
import { findCity, playerOfUnit } from '../query/owners.js';
import { findUnit } from '../query/pieces.js';
import type { UnitInfo } from '../table/roster.js';
import { baseScore } from './forces.js';
import type { Outlook } from './outlook.js';
import { priceOf, talentsToSpend } from './treasury.js';

/** The talents that stay in the treasury for the rest of the year. */
const RESERVE = 12;
/** With this many units of a type waiting in Force Pools, the bot builds no more of them. */
const WAITING = 4;

/** Returns how many units of the same type wait in the player's Force Pools. */
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

/** Returns the score of walls. A capital without walls gets them when there are talents to spare. */
function wallsScore(outlook: Outlook, id: string): number {
  const { situation, me } = outlook;
  const city = findCity(situation, id);
  const isCapital = homesOf(situation).some(({ player, capital }) => player === me && capital === id);
  if (city === undefined || !isCapital) return -1;
  return talentsToSpend(outlook) - priceOfWork(situation, wallsOf(city)).talents >= RESERVE ? 5 : -1;
}

/** Returns the score of an action of the Build stage. */
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
