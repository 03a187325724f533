/** R 16.4, 16.6: coasts, ports and enemy fleets on a voyage. */
import { coastsOfSeas } from '../geometry/beside.js';
import { unitsIn } from './pieces.js';
import type { HexCode } from '../../core/hex/index.js';
import { type Ground, type SeaCode } from '../geometry/ground.js';
import { seaNumbered } from '../geometry/names.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { NOBODY, type Situation } from '../table/situation.js';
import type { Camp, HexId, PlayerId, UnitId } from '../vocabulary.js';
import { firstOfKinds } from './alike.js';
import { isPortMasked } from './areas.js';
import { isHostile, isShelter, mayAttack, mayEnter, mayRest, type Stack } from './movement.js';
import { campOf, cityIn } from './owners.js';
import { isClosedByTruce } from './peace.js';
import { enemyOf, strongholdIn, unitsAt } from './presence.js';

export const seaNumber = ({ map }: Ground, id: string): SeaCode => seaNumbered(map, id);

export const isOpenSea = ({ map }: Ground, sea: SeaCode): boolean => map.seas[sea]?.kind === 'open';

/** Returns whether a player's camp has a base in a hex, which makes a coast a port (R 7.6.3). */
function hasBase({ bases, places }: Situation, hex: HexCode, camp: Camp): boolean {
  const by = bases[places.ids[hex] as HexId];
  return by !== undefined && campOf(by) === camp;
}

/**
 * Returns the movement points for landing in a hex from a sea area, or `null` if fleets of a camp cannot land there
 * (R 16.6, 18.4).
 */
export function landingCost(situation: Situation, hex: HexCode, sea: SeaCode, camp: Camp): number | null {
  const { ground, components } = situation;
  const { landAtPort, landAtCoast } = components.charts.movement;
  if (isOpenSea(ground, sea) || ground.coastAt[hex]?.includes(sea) !== true) return null;
  const city = cityIn(situation, hex);
  if (city !== undefined && city.port !== null) return seaNumber(ground, city.port) === sea ? landAtPort : null;
  if (hasBase(situation, hex, camp)) return landAtPort;
  return city === undefined ? landAtCoast : null;
}

/**
 * Returns the sea areas into which fleets can launch from a hex: that of the port, or that from which they have landed
 * (R 16.4.3, 16.6).
 */
export function launchSeas(situation: Situation, hex: HexCode, fleets: readonly UnitInfo[]): readonly SeaCode[] {
  const { ground } = situation;
  const port = cityIn(situation, hex)?.port ?? null;
  if (port !== null) return [seaNumber(ground, port)];
  const coast = (ground.coastAt[hex] ?? []).filter((sea) => !isOpenSea(ground, sea));
  return coast.filter((sea) =>
    fleets.every(({ code }) => {
      const off = situation.seaOff(code);
      return off === NOBODY || off === sea;
    }),
  );
}

/** Returns whether fleets can sail into a friendly place although enemy land units mask it (R 10.2.2 d). */
const isOpenHarbour = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  isShelter(situation, hex, camp) && strongholdIn(situation, hex) !== undefined && !isPortMasked(situation, hex, camp);

/** Returns whether fleets that land in a hex attack or mask enemies there (R 10.2.1, 16.4.4). */
export function isHostileCoast(situation: Situation, hex: HexCode, camp: Camp): boolean {
  if (isOpenHarbour(situation, hex, camp)) return false;
  if (isHostile(situation, hex, camp)) return true;
  // R 10.2.3: a port masked only by land units can still be masked from the sea.
  const friend = strongholdIn(situation, hex)?.friend;
  if (friend === undefined || friend === camp) return false;
  const hasFleets = unitsAt(situation, hex, { camp: enemyOf(camp), inside: true, land: false }).length > 0;
  return hasFleets && unitsAt(situation, hex, { camp, inside: false, land: false }).length === 0;
}

/**
 * Returns whether a stack of fleets may land in a hex: without combat where it may stay, or as an attack (R 16.4.3,
 * 16.4.4).
 */
export function mayLand(situation: Situation, hex: HexCode, player: PlayerId, stack: Stack): boolean {
  const camp = campOf(player);
  const isHostileThere = isHostileCoast(situation, hex, camp);
  if (!mayEnter(situation, hex, player, unitsIn(situation, stack.units), true)) return false;
  if (isClosedByTruce(situation, hex, camp)) return false;
  if (isHostileThere && !mayAttack(situation, hex, camp, stack.units.length)) return false;
  return isOpenHarbour(situation, hex, camp) || mayRest(situation, hex, camp, stack);
}

/** A landing hex and its cost. */
export interface Landing {
  readonly hex: HexCode;
  readonly cost: number;
}

/** Returns where a stack of fleets with a number of points can land from a sea area (R 16.4.3). */
export function landingsFrom(
  situation: Situation,
  sea: SeaCode,
  player: PlayerId,
  stack: Stack,
  points: number,
): readonly Landing[] {
  const camp = campOf(player);
  return (coastsOfSeas(situation.ground)[sea] ?? []).flatMap((hex) => {
    const cost = landingCost(situation, hex, sea, camp);
    return cost !== null && cost <= points && mayLand(situation, hex, player, stack) ? [{ hex, cost }] : [];
  });
}

/**
 * Returns the leader of a unit's stack at sea, or `undefined` if it is alone or its leader has no successor (R 16.2.2).
 */
export function commanderOf(situation: Situation, { code }: UnitInfo): LeaderInfo | undefined {
  const leader = situation.roster.leaders[situation.leaderOver(code)];
  const isThere = leader !== undefined && situation.placeOfLeader(leader.code) === situation.placeOfUnit(code);
  return isThere ? leader : undefined;
}

/** Returns the fleets in a fleet's stack at sea (R 16.2.2). */
export function stackOfFleet(situation: Situation, fleet: UnitInfo): readonly UnitInfo[] {
  const leader = commanderOf(situation, fleet);
  if (leader === undefined) return [fleet];
  return unitsAt(situation, situation.placeOfUnit(fleet.code), { land: false }).filter(
    ({ code }) => situation.leaderOver(code) === leader.code,
  );
}

/**
 * Returns the enemy stacks in a sea area, each by its first fleet. Of interchangeable single fleets only the first is
 * listed (R 16.4.4).
 */
export function enemyStacksIn(situation: Situation, sea: SeaCode, camp: Camp): readonly UnitId[] {
  const fleets = unitsAt(situation, situation.places.firstSea + sea, { camp: enemyOf(camp), land: false });
  const isFirst = (fleet: UnitInfo): boolean => stackOfFleet(situation, fleet)[0]?.id === fleet.id;
  return firstOfKinds(situation, fleets.filter(isFirst)).map(({ id }) => id);
}
