/** R 10, 11, 15: sieges, captured places, and raids. */
import type { RaidAction } from '../action/raid.js';
import type { SiegeAction } from '../action/siege.js';
import { campOf, cityIn, regionOfHex, regionState } from '../query/owners.js';
import { findUnit } from '../query/pieces.js';
import { isInSupply } from '../query/supply.js';
import { hexNamed } from '../query/presence.js';
import { NONE } from '../geometry/ground.js';
import { INSIDE } from '../table/situation.js';
import type { HexId } from '../vocabulary.js';
import { marchGain } from './campaign.js';
import { keepsPeace } from './peace.js';
import { forceAt, type Outlook } from './outlook.js';

/** Returns whether a hex lies in a region of the player's camp. */
function isHome({ situation, camp }: Outlook, id: HexId): boolean {
  const region = regionOfHex(situation, hexNamed(situation, id));
  const state = region === null ? undefined : regionState(situation, region);
  return state !== undefined && campOf(state.player) === camp;
}

/**
 * Returns the score of pulling down walls. Enemy forts in friendly territory are destroyed; cities keep their walls.
 */
function wallsScore(outlook: Outlook, hex: HexId): number {
  const isFort = cityIn(outlook.situation, hexNamed(outlook.situation, hex)) === undefined;
  return isFort && isHome(outlook, hex) ? 1 : -1;
}

/** Returns the score of an action of a siege, or with a captured place. */
export function siegeScore(outlook: Outlook, action: SiegeAction): number {
  switch (action.type) {
    case 'besiege':
    case 'resolveSiege':
      return 1;
    case 'destroyWalls':
      return wallsScore(outlook, action.hex);
    case 'liftSiege':
    case 'destroyCity':
    case 'destroyLongWalls':
      return -1;
    default:
      return 0;
  }
}

/** Returns the score of a raid. A unit with no better goal raids an area that has not been raided this year. */
function raidScore(outlook: Outlook, unitId: string): number {
  const { situation } = outlook;
  const unit = findUnit(situation, unitId);
  if (unit === undefined || situation.unitIs(unit.code, INSIDE) || keepsPeace(outlook)) return -1;
  const hex = situation.placeOfUnit(unit.code);
  const area = situation.ground.map.areas[situation.ground.areaAt[hex] ?? NONE];
  // R 15.5: a unit out of supply starves in a raided area.
  if (area === undefined || (situation.raided[area.id] ?? 0) >= area.forage) return -1;
  if (!isInSupply(situation, unit.code)) return -1;
  const { units, leaders } = forceAt(outlook, hex);
  const force = unit.isLand ? { units: units.filter(({ isLand }) => isLand), leaders } : { units: [unit], leaders: [] };
  return marchGain(outlook, force, hex) > 0 ? -1 : 1;
}

/** Returns the score of an action of the Raiding stage. */
export function raidActionScore(outlook: Outlook, action: RaidAction): number {
  switch (action.type) {
    case 'raid':
      return raidScore(outlook, action.unit);
    case 'endRaiding':
      return 0;
    default:
      return -1;
  }
}
