/** R 7: the units that need supply, the provinces that feed them, and supply across the sea. */
import type { HungryArmy, Shipment } from '../frame/index.js';
import { provinceCode } from '../table/by-id.js';
import type { PlaceCode, Province, SeaZone } from '../table/ground.js';
import { FLEETS_AT_SEA, memo } from '../table/memo.js';
import { here, NO_PIECE } from '../../core/board/index.js';
import type { Situation } from '../table/situation.js';
import type { ProvinceId, SideId } from '../vocabulary.js';
import { controlsOrContests, statusOf } from './05-control.js';
import { ARMY, troopsIn, type Troops } from './06-2-forces.js';
import { presenceOfSeat, provinceAt } from './06-1-presence.js';

/** Returns a force with only the units that need supply (R 7.1). */
const unitsNeedingSupply = (situation: Situation, { name, side, units }: Troops): Troops => ({
  name,
  side,
  units: units.filter(({ code }) => situation.law.needsSupply(situation, code)),
});

/** Returns the units in the field of a province that need supply, by force (ruling C7.5). */
const unitsToFeedIn: (situation: Situation, province: PlaceCode) => readonly Troops[] = memo(
  { of: 'province', on: [here('units'), 'course', FLEETS_AT_SEA] },
  function unitsToFeed(situation, province) {
    return troopsIn(situation, province).map((force) => unitsNeedingSupply(situation, force));
  },
);

const needsFeeding = ({ units }: Troops): boolean => units.length >= ARMY;

/** Returns whether at least three units of any sides are in the field of a province. */
function mayHoldArmy(situation: Situation, province: PlaceCode): boolean {
  let unit = situation.firstUnitAt(province);
  for (let others = 1; others < ARMY && unit !== NO_PIECE; others++) unit = situation.unitAfter(unit);
  return unit !== NO_PIECE;
}

/** An army that needs supply, and its province. */
interface PlacedArmy {
  readonly army: HungryArmy;
  readonly province: Province;
}

/**
 * Returns the armies that need supply, in the order of the map (R 6.2, 7.9). An army has three units or more
 * (ruling C7.1).
 */
function armiesWithProvinces(situation: Situation): readonly PlacedArmy[] {
  const all: PlacedArmy[] = [];
  for (const province of situation.ground.provinces) {
    if (!mayHoldArmy(situation, province.code)) continue;
    for (const force of unitsToFeedIn(situation, province.code))
      if (needsFeeding(force))
        all.push({ army: { side: force.side, force: force.name, province: province.fact.id }, province });
  }
  return all;
}

/**
 * Returns the armies that need supply, and those among them that lose steps unless they are supplied from elsewhere; by
 * side, and for each side in the order of the map.
 */
export function supplyNeeds(situation: Situation): {
  readonly armies: HungryArmy[];
  readonly starving: HungryArmy[];
} {
  const [armies, starving]: [HungryArmy[], HungryArmy[]] = [[], []];
  const all = armiesWithProvinces(situation);
  for (const side of situation.roster.sides)
    for (const { army, province } of all) {
      if (army.side !== side) continue;
      armies.push(army);
      if (isStarving(situation, side, province)) starving.push(army);
    }
  return { armies, starving };
}

/** Returns the armies that need supply (R 6.2, 7.9). */
export const armiesToFeed = (situation: Situation): readonly HungryArmy[] => supplyNeeds(situation).armies;

/**
 * Returns whether an army of a side loses steps in a province unless it is supplied from elsewhere (R 7.4, 7.6, 7.7).
 */
const isStarving = (situation: Situation, side: SideId, province: Province): boolean =>
  !canFeed(situation, province) && situation.law.starves(situation, side, province.code);

/** Returns the units of an army that need supply. */
export function unitsOf(situation: Situation, { force, province }: HungryArmy): Troops['units'] {
  for (const { name, units } of unitsToFeedIn(situation, provinceCode(situation, province)))
    if (name === force) return units;
  return [];
}

export const isSame = (one: HungryArmy, other: HungryArmy): boolean =>
  one.force === other.force && one.province === other.province;

/** Returns whether a force in a province is supplied from elsewhere (R 7.5). */
function isShippedTo(shipments: readonly Shipment[], province: ProvinceId, { name }: Troops): boolean {
  for (const shipment of shipments) if (shipment.force === name && shipment.province === province) return true;
  return false;
}

/**
 * Returns the provinces for which a die is rolled (R 7.2), in the order of the map: those that supply three units or
 * more, whatever their forces and sides (R 7.7), here or across the sea (R 7.5).
 */
export function feedingProvinces(situation: Situation, shipments: readonly Shipment[]): readonly Province[] {
  const feeding: Province[] = [];
  const sources = shipments.map(({ from }) => provinceCode(situation, from));
  for (const province of situation.ground.provinces) {
    if (!sources.includes(province.code) && !mayHoldArmy(situation, province.code)) continue;
    if (canFeed(situation, province) && unitsFedBy(situation, province, shipments) >= ARMY) feeding.push(province);
  }
  return feeding;
}

/**
 * Returns how many units a province supplies (R 7.2, 7.5, 7.7): all units in its field that need supply, without those
 * that are supplied from elsewhere (ruling C7.3), and those that it supplies across the sea.
 */
export function unitsFedBy(situation: Situation, { code, fact }: Province, shipments: readonly Shipment[]): number {
  let fed = 0;
  for (const force of unitsToFeedIn(situation, code))
    if (!isShippedTo(shipments, fact.id, force)) fed += force.units.length;
  for (const shipment of shipments) if (shipment.from === fact.id) fed += unitsOf(situation, shipment).length;
  return fed;
}

/** Returns whether a province can supply units: a desert never can, nor can a depleted province (R 7.2, 7.3, 7.6). */
export const canFeed = (situation: Situation, { code, fact }: Province): boolean =>
  fact.terrain !== 'desert' && situation.suppliesOf(code) === 'plenty';

/**
 * Returns whether an enemy holds walls on the coast of a zone. Supply reaches such a zone and goes no further. Walls of
 * a neutral side do not stop it.
 */
function isBarredTo(situation: Situation, { cities }: SeaZone, side: SideId): boolean {
  for (const { number } of cities) {
    const holder = situation.wallHolderOf(number);
    if (holder !== null && situation.law.opposesAtSea(situation, side, holder)) return true;
  }
  return false;
}

/** R 5.6, 7.5: the sea zones and coasts that the supply of a side can use. */
interface SupplyNetwork {
  /** By sea zone: whether the side uses it. */
  readonly isUsed: boolean[];
  /** The friendly provinces on a coast, in the order of the map. */
  readonly coasts: Province[];
}

const noneOf = (zones: readonly SeaZone[]): boolean[] => zones.map(() => false);

function markZones({ isUsed }: SupplyNetwork, { zones }: Province): void {
  for (const zone of zones) isUsed[zone] = true;
}

/** Returns the supply networks of all sides, in the order of the sides. */
const supplyNetworksOf: (situation: Situation) => readonly SupplyNetwork[] = memo(
  { on: ['control'] },
  function seaways(situation) {
    const { roster, ground } = situation;
    const all = roster.sides.map((): SupplyNetwork => ({ isUsed: noneOf(ground.zones), coasts: [] }));
    for (const coast of ground.coasts) {
      const status = statusOf(situation, coast.code);
      for (let seat = 0; seat < all.length; seat++) {
        const network = all[seat] as SupplyNetwork;
        if (status === roster.sides[seat]) network.coasts.push(coast);
        else if (status !== 'contested' || presenceOfSeat(situation, coast, seat) === 0) continue;
        markZones(network, coast);
      }
    }
    return all;
  },
);

/**
 * Returns, by zone, whether supply can be carried there from the zones `own` (R 7.5). It goes along zones that the side
 * uses and not beyond a blocked zone; `own` zones are never blocked (ruling C7.7).
 */
function zonesFrom(
  situation: Situation,
  side: SideId,
  { isUsed }: SupplyNetwork,
  own: readonly number[],
): readonly boolean[] {
  const { zones } = situation.ground;
  const isReached = noneOf(zones);
  const reached = [...own];
  for (const zone of own) isReached[zone] = true;
  for (const number of reached) {
    const zone = zones[number] as SeaZone;
    if (!own.includes(number) && isBarredTo(situation, zone, side)) continue;
    for (const next of zone.adjacent) {
      if (isReached[next] === true || isUsed[next] !== true) continue;
      isReached[next] = true;
      reached.push(next);
    }
  }
  return isReached;
}

/** Returns whether a province is on the coast of any of these zones. */
function isOnCoast({ zones }: Province, isReached: readonly boolean[]): boolean {
  for (const zone of zones) if (isReached[zone] === true) return true;
  return false;
}

const NO_COASTS: readonly Province[] = [];

/**
 * Returns the friendly coastal provinces that are connected by sea with a province: along zones that the side uses, and
 * not beyond a blocked zone (R 7.5).
 */
export const coastsFrom: (situation: Situation, province: PlaceCode, side: SideId) => readonly Province[] = memo(
  { of: 'province', forSide: true, on: ['control'] },
  function coasts(situation, code, side) {
    const { zones } = provinceAt(situation, code);
    // A side that controls or contests the province uses all zones of its coasts.
    if (zones.length === 0 || !controlsOrContests(situation, code, side)) return NO_COASTS;
    const network = supplyNetworksOf(situation)[situation.roster.sides.indexOf(side)];
    if (network === undefined) return NO_COASTS;
    const isReached = zonesFrom(situation, side, network, zones);
    const found: Province[] = [];
    for (const coast of network.coasts) if (coast.code !== code && isOnCoast(coast, isReached)) found.push(coast);
    return found;
  },
);

/** Returns whether any province can supply an army across the sea (R 7.5). */
export function hasSource(situation: Situation, { side, province }: HungryArmy): boolean {
  for (const coast of coastsFrom(situation, provinceCode(situation, province), side))
    if (canFeed(situation, coast)) return true;
  return false;
}

/** Returns the provinces that can supply an army of a side across the sea, in the order of the map (R 7.5). */
export function seaSources(situation: Situation, province: PlaceCode, side: SideId): readonly PlaceCode[] {
  const sources: PlaceCode[] = [];
  for (const coast of coastsFrom(situation, province, side)) if (canFeed(situation, coast)) sources.push(coast.code);
  return sources;
}
