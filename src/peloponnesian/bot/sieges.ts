/** R 10, 11, 15: sieges, places that fall, and raids. */
import type { RaidAction } from '../action/raid.js';
import type { SiegeAction } from '../action/siege.js';
import { campOf, cityIn, regionOfHex, regionState } from '../query/owners.js';
import { findUnit } from '../query/pieces.js';
import { isInSupply } from '../query/supply.js';
import { hexNamed } from '../query/presence.js';
import { NONE } from '../geometry/ground.js';
import { INSIDE } from '../table/situation.js';
import type { HexId } from '../vocabulary.js';
import { drawnOn } from './campaign.js';
import { keepsPeace } from './peace.js';
import { forceAt, type Outlook } from './outlook.js';

/** Whether a hex lies in a region of the player's camp. */
function isHome({ situation, camp }: Outlook, id: HexId): boolean {
  const region = regionOfHex(situation, hexNamed(situation, id));
  const state = region === null ? undefined : regionState(situation, region);
  return state !== undefined && campOf(state.player) === camp;
}

/** Enemy forts in the own land are torn down; cities are kept with their walls (R 11.2: all of Greece resents it when one is destroyed). */
function wallsScore(outlook: Outlook, hex: HexId): number {
  const isFort = cityIn(outlook.situation, hexNamed(outlook.situation, hex)) === undefined;
  return isFort && isHome(outlook, hex) ? 1 : -1;
}

/** How good an action of a siege looks, or one with a place that has fallen. */
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

/** Whoever has nothing better to do lays waste what has not been laid waste this year. */
function raidScore(outlook: Outlook, unitId: string): number {
  const { situation } = outlook;
  const unit = findUnit(situation, unitId);
  if (unit === undefined || situation.unitIs(unit.code, INSIDE) || keepsPeace(outlook)) return -1;
  const hex = situation.placeOfUnit(unit.code);
  const area = situation.ground.map.areas[situation.ground.areaAt[hex] ?? NONE];
  // R 15.5: whoever is not in supply starves in a land that is laid waste.
  if (area === undefined || (situation.raided[area.id] ?? 0) >= area.forage) return -1;
  if (!isInSupply(situation, unit.code)) return -1;
  const { units, leaders } = forceAt(outlook, hex);
  const force = unit.isLand ? { units: units.filter(({ isLand }) => isLand), leaders } : { units: [unit], leaders: [] };
  return drawnOn(outlook, force, hex) > 0 ? -1 : 1;
}

/** How good an action of the raiding stage looks. */
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
