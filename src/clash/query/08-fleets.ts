/** R S8.1, S8.4, S8.5: which sides face each other at sea, how strong they are, and which side holds which fleet. */
import { bestLeader } from '../../conquest/query/09-1-combat.js';
import { cityHolder, isFriendly, usesSeaZone } from '../../conquest/query/05-control.js';
import { abilityOf } from '../../conquest/query/06-1-presence.js';
import { cityNamed as cityOnMap } from '../../conquest/query/11-siege.js';
import type { Zone } from '../../conquest/extension/fleets/chart.js';
import {
  roomNeededBy,
  hasEnemyFleet,
  belongsTo,
  sharedZones,
  zoneAt,
  zoneOf,
} from '../../conquest/extension/fleets/sea.js';
import { piecesAt, type PiecesInPlace } from '../../conquest/extension/fleets/ship.js';
import { placeCode, provinceCode } from '../../conquest/table/by-id.js';
import { groundOf, type City, type Ground, type PlaceCode, type SeaZone } from '../../conquest/table/ground.js';
import { derived } from '../../core/board/index.js';
import { rosterOf, type FleetInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SeaZoneId, SideId, UnitType } from '../../conquest/vocabulary.js';
import type { BaseFact, ClashComponents } from '../data/shape.js';
import type { SeaContest, ShiplessFrame, Squadron } from '../frame/index.js';
import { NEUTRAL } from '../vocabulary.js';
import { clashComponents } from './components.js';
import { isPlayed } from './sides.js';

/** Whether a side must fight another one at sea, may, or cannot. */
type SeaObligation = 'forced' | 'open' | 'none';

/** R S8.4: foot soldiers and archers fight from the ships; engines and beasts do not (ruling S8.9). */
const MARINES: readonly UnitType[] = ['heavyInfantry', 'infantry', 'lightInfantry', 'archer'];

/** R S8.1: replacement points. */
export const FLEET_COST = 4;

/** Returns the place code of a zone. */
export const seaCode = (situation: Situation, id: SeaZoneId): PlaceCode => placeCode(situation, id);

/** Returns the index of a zone in the list of zones. */
export function zoneNamed(situation: Situation, id: SeaZoneId): Zone {
  const zone = zoneAt(situation, seaCode(situation, id));
  if (zone === undefined) throw new RangeError(`the map has no sea zone ${id}`);
  return zone;
}

export const cityNamed = (situation: Situation, id: string | null): City | undefined =>
  id === null ? undefined : cityOnMap(situation, id);

/** Returns the fleets of a side in a zone. */
export function fleetsOfSideIn(situation: Situation, zone: Zone, side: SideId): readonly FleetInfo[] {
  const fleets: FleetInfo[] = [];
  for (const fleet of situation.roster.fleets)
    if (belongsTo(situation, fleet, side) && zoneOf(situation, fleet) === zone) fleets.push(fleet);
  return fleets;
}

/** Returns whether a side has fleets in a zone. */
export function hasFleetsIn(situation: Situation, zone: Zone, side: SideId): boolean {
  const place = situation.ground.zones[zone]?.code;
  for (const fleet of situation.roster.fleets)
    if (situation.placeOfBaggage(fleet.code) === place && belongsTo(situation, fleet, side)) return true;
  return false;
}

/** Returns the pieces of a side at sea in a zone. */
export const atSea = (situation: Situation, zone: SeaZoneId, side: SideId): PiecesInPlace =>
  piecesAt(situation, seaCode(situation, zone), side);

/** Returns the naval fortress of a zone if a side holds it with walls (R S1.2, ruling S8.7). */
export function fortressIn(situation: Situation, zone: SeaZoneId, side: SideId): City | undefined {
  const city = navalFortress(clashComponents(situation));
  return city?.fact.sea === zone && situation.wallHolderOf(city.number) === side ? city : undefined;
}

const navalFortress = derived(
  (box: ClashComponents): City | null =>
    groundOf(box).cities.find(({ fact }) => fact.id === box.rhodes.fortress) ?? null,
);

/** Returns the strength of a squadron: its fleets, and one for each wall of a fortress (R S1.2, S8.4). */
export function fleetsOf(situation: Situation, { fleets, fortress }: Squadron): number {
  const city = cityNamed(situation, fortress);
  const walls =
    city === undefined ? 0 : Math.min(situation.wallsOf(city.number), clashComponents(situation).rhodes.asFleets);
  return fleets.length + walls;
}

/**
 * Returns whether the phasing side must, may or cannot fight another in a zone where it has fleets (R S8.4,
 * rulings S8.3, S8.16). A side without a player only fights where it must.
 */
function obligationIn(situation: Situation, side: SideId, { zone, against }: SeaContest, number: Zone): SeaObligation {
  const { law } = situation;
  const hasFleets = hasFleetsIn(situation, number, against);
  if (!hasFleets && fortressIn(situation, zone, against) === undefined) return 'none';
  if (!law.hostile(situation, side, against)) return 'none';
  if (hasFleets && law.opposesAtSea(situation, side, against)) return 'forced';
  return isPlayed(situation, side) ? 'open' : 'none';
}

/** Returns the same for a zone in which the side may have no fleets any more. */
export function seaObligationOf(situation: Situation, side: SideId, contest: SeaContest): SeaObligation {
  const number = zoneNamed(situation, contest.zone);
  return hasFleetsIn(situation, number, side) ? obligationIn(situation, side, contest, number) : 'none';
}

/**
 * Returns the sides that a side may fight at sea, by zone: they have fleets there, or a fortress that counts as fleets
 * (R S8.4).
 */
export function seaContests(situation: Situation, side: SideId): readonly SeaContest[] {
  const { zones } = situation.ground;
  const contests: SeaContest[] = [];
  const isShared = sharedZones(situation);
  const fortified = navalFortress(clashComponents(situation))?.fact.sea;
  for (let zone = 0; zone < zones.length; zone++) {
    const { id } = (zones[zone] as SeaZone).fact;
    if ((isShared[zone] !== true && id !== fortified) || !hasFleetsIn(situation, zone, side)) continue;
    for (const against of situation.roster.sides) {
      const contest: SeaContest = { zone: id, against };
      if (obligationIn(situation, side, contest, zone) !== 'none') contests.push(contest);
    }
  }
  return contests;
}

/**
 * Returns the contests that are open now: those of the first zone in which the side must fight; if it must nowhere, all
 * that it may fight (R S8.4).
 */
export function openSeaContests(
  situation: Situation,
  side: SideId,
  left: readonly SeaContest[],
): { readonly contests: readonly SeaContest[]; readonly isForced: boolean } {
  const forced = left.filter((contest) => seaObligationOf(situation, side, contest) === 'forced');
  const [first] = forced;
  return first === undefined
    ? { contests: left.filter((contest) => seaObligationOf(situation, side, contest) === 'open'), isForced: false }
    : { contests: forced.filter(({ zone }) => zone === first.zone), isForced: true };
}

/** Returns the number of foot soldiers and archers of a side at sea in a zone (R S8.4). */
export const marinesIn = (situation: Situation, zone: SeaZoneId, side: SideId): number =>
  atSea(situation, zone, side).units.filter(({ kind }) => MARINES.includes(kind.type) && kind.engine !== true).length;

/**
 * Returns the highest ability among a side's leaders at sea in a zone; without a leader it is less than any (R S8.4).
 */
export function bestAbilityAtSea(situation: Situation, zone: SeaZoneId, side: SideId): number {
  const leader = bestLeader(situation, atSea(situation, zone, side).leaders);
  return leader === undefined ? -1 : abilityOf(situation, leader.code);
}

/**
 * Returns the pieces that lack ships: all if no fleet is left; else all units if there is not room for all of them
 * (R S8.4, S8.5).
 */
export function piecesWithoutShips(
  situation: Situation,
  { side, zone }: Pick<ShiplessFrame, 'side' | 'zone'>,
): PiecesInPlace {
  const company = atSea(situation, zone, side);
  const fleets = fleetsOfSideIn(situation, zoneNamed(situation, zone), side);
  const [first] = fleets;
  if (first === undefined) return company;
  const room = fleets.reduce((sum, { fact }) => sum + fact.capacity, 0);
  return { units: roomNeededBy(first, company.units) > room ? company.units : [], leaders: [], baggage: [] };
}

/**
 * Returns the zones into which the fleets of a side can withdraw: adjacent, used by the side, and without enemy fleets;
 * none for a side without a player (R 9.5, S8.4, R S7.1).
 */
export function seaRefugesOf(situation: Situation, zone: SeaZoneId, side: SideId): readonly Zone[] {
  if (!isPlayed(situation, side)) return [];
  const { adjacent = [] } = situation.ground.zones[zoneNamed(situation, zone)] ?? {};
  return adjacent.filter((next) => usesSeaZone(situation, next, side) && !hasEnemyFleet(situation, next, side));
}

/** Returns the side that holds the base of a fleet; `null`: no side does, or it has no base (R S8.5). */
export function baseHolder(situation: Situation, { base }: BaseFact): SideId | null {
  if (base === null) return null;
  const city = cityNamed(situation, base);
  return city === undefined ? situation.holderOf(provinceCode(situation, base)) : cityHolder(situation, city.number);
}

/**
 * R S8.1: a zone in which a side can build a fleet if it holds one of these cities or controls one of these provinces.
 */
interface BuildingSite {
  readonly zone: SeaZoneId;
  readonly cities: readonly City[];
  readonly provinces: readonly PlaceCode[];
}

/** R S8.1: a fleet that can be built, and where. */
export interface BuildableFleet {
  readonly fleet: FleetInfo;
  readonly sites: readonly BuildingSite[];
}

function buildingSitesOf(ground: Ground, { base, zone }: BaseFact): readonly BuildingSite[] {
  const { zones, cities } = ground;
  if (zone === null) return zones.map(({ fact, cities }) => ({ zone: fact.id, cities, provinces: [] }));
  const city = cities.find(({ fact }) => fact.id === base);
  if (city !== undefined) return [{ zone, cities: [city], provinces: [] }];
  const coasts = base === null ? zones.find(({ fact }) => fact.id === zone)?.coasts : [provinceCode({ ground }, base)];
  return [{ zone, cities: [], provinces: coasts ?? [] }];
}

/** Returns the fleets that have a base or need none (R S8.1). */
export const buildableFleetsIn = derived((box: ClashComponents): readonly BuildableFleet[] => {
  const { fleets } = rosterOf(box);
  return box.bases.flatMap((base) => {
    const fleet = fleets.find(({ fact }) => fact.id === base.fleet);
    return fleet === undefined ? [] : [{ fleet, sites: buildingSitesOf(groundOf(box), base) }];
  });
});

/** Returns whether a side can build a fleet at a site (R S8.1). */
export function mayBuildAt(situation: Situation, { cities, provinces }: BuildingSite, side: SideId): boolean {
  for (const { number } of cities) if (cityHolder(situation, number) === side) return true;
  for (const province of provinces) if (isFriendly(situation, province, side)) return true;
  return false;
}

/** Returns whether a fleet is at sea. */
export const isAfloat = (situation: Situation, fleet: FleetInfo): boolean => zoneOf(situation, fleet) !== undefined;

/** Returns the ally of Rhodes, which may also have conquered it (ruling S5.11); `null`: it has none (R S5.6). */
export function allyOfRhodes(situation: Situation): SideId | null {
  const city = navalFortress(clashComponents(situation));
  const holder = city === null ? null : cityHolder(situation, city.number);
  return holder === NEUTRAL ? null : holder;
}
