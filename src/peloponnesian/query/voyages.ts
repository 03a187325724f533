/** R 16.4, 16.6: coasts, ports and enemy fleets, as fleets that pass by meet them. */
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

/** R 7.6.3: whether a player's camp has a base in a hex, which makes a coast a port. */
function hasBase({ bases, places }: Situation, hex: HexCode, camp: Camp): boolean {
  const by = bases[places.ids[hex] as HexId];
  return by !== undefined && campOf(by) === camp;
}

/** R 16.6: the movement points for landing in a hex from a sea area; `null`: fleets of a camp do not land there (R 18.4). */
export function landingCost(situation: Situation, hex: HexCode, sea: SeaCode, camp: Camp): number | null {
  const { ground, components } = situation;
  const { landAtPort, landAtCoast } = components.charts.movement;
  if (isOpenSea(ground, sea) || ground.coastAt[hex]?.includes(sea) !== true) return null;
  const city = cityIn(situation, hex);
  if (city !== undefined && city.port !== null) return seaNumber(ground, city.port) === sea ? landAtPort : null;
  if (hasBase(situation, hex, camp)) return landAtPort;
  return city === undefined ? landAtCoast : null;
}

/** R 16.4.3, 16.6: the sea areas into which fleets launch from a hex: that of the port, or that from which they have landed. */
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

/** R 10.2.2 d: whether fleets sail into a friendly place there although enemy land units mask it. */
const isOpenHarbour = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  isShelter(situation, hex, camp) && strongholdIn(situation, hex) !== undefined && !isPortMasked(situation, hex, camp);

/** R 10.2.1, 16.4.4: whether fleets that land in a hex attack, or mask, enemies there. */
export function isHostileCoast(situation: Situation, hex: HexCode, camp: Camp): boolean {
  if (isOpenHarbour(situation, hex, camp)) return false;
  if (isHostile(situation, hex, camp)) return true;
  // R 10.2.3: a port that only land units mask is still to be masked from the sea.
  const friend = strongholdIn(situation, hex)?.friend;
  if (friend === undefined || friend === camp) return false;
  const hasFleets = unitsAt(situation, hex, { camp: enemyOf(camp), inside: true, land: false }).length > 0;
  return hasFleets && unitsAt(situation, hex, { camp, inside: false, land: false }).length === 0;
}

/** R 16.4.3, 16.4.4: whether a stack of fleets may land in a hex: in peace where it may stay, or as an attack. */
export function mayLand(situation: Situation, hex: HexCode, player: PlayerId, stack: Stack): boolean {
  const camp = campOf(player);
  const isHostileThere = isHostileCoast(situation, hex, camp);
  if (!mayEnter(situation, hex, player, unitsIn(situation, stack.units), true)) return false;
  if (isClosedByTruce(situation, hex, camp)) return false;
  if (isHostileThere && !mayAttack(situation, hex, camp, stack.units.length)) return false;
  return isOpenHarbour(situation, hex, camp) || mayRest(situation, hex, camp, stack);
}

/** A place to land, and what it costs. */
export interface Landing {
  readonly hex: HexCode;
  readonly cost: number;
}

/** R 16.4.3: where a stack of fleets can land from a sea area with so many points. */
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

/** R 16.2.2: the leader in whose stack a unit is at sea; `undefined`: it is alone, or nobody has succeeded him. */
export function commanderOf(situation: Situation, { code }: UnitInfo): LeaderInfo | undefined {
  const leader = situation.roster.leaders[situation.leaderOver(code)];
  const isThere = leader !== undefined && situation.placeOfLeader(leader.code) === situation.placeOfUnit(code);
  return isThere ? leader : undefined;
}

/** R 16.2.2: the fleets that are stacked with a fleet at sea. */
export function stackOfFleet(situation: Situation, fleet: UnitInfo): readonly UnitInfo[] {
  const leader = commanderOf(situation, fleet);
  if (leader === undefined) return [fleet];
  return unitsAt(situation, situation.placeOfUnit(fleet.code), { land: false }).filter(
    ({ code }) => situation.leaderOver(code) === leader.code,
  );
}

/** R 16.4.4: the enemy stacks in a sea area, each by its first fleet; of alike single fleets the first. */
export function enemyStacksIn(situation: Situation, sea: SeaCode, camp: Camp): readonly UnitId[] {
  const fleets = unitsAt(situation, situation.places.firstSea + sea, { camp: enemyOf(camp), land: false });
  const isFirst = (fleet: UnitInfo): boolean => stackOfFleet(situation, fleet)[0]?.id === fleet.id;
  return firstOfKinds(situation, fleets.filter(isFirst)).map(({ id }) => id);
}
