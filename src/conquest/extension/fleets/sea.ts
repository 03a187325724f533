/** R X6, S8: where fleets are, how far they come, and how much they carry. */
import { controlsOrContests, cityHolder } from '../../query/05-control.js';
import { provinceAt } from '../../query/06-1-presence.js';
import { derived, keptByText } from '../../../core/board/index.js';
import type { Ground, PlaceCode, Province } from '../../table/ground.js';
import { FLEETS_AT_SEA, memo } from '../../table/memo.js';
import type { FleetInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import { isCavalry } from '../../units.js';
import type { SideId } from '../../vocabulary.js';
import { BARRED, ENEMY_FLEET, SeaChart, OPEN, type Closure, type SeaRange, type Zone } from './chart.js';

/** Returns the sea zone of a place; `undefined`: the place is on land. */
export function zoneAt({ ground }: Situation, place: PlaceCode): Zone | undefined {
  const { from, until } = ground.sea;
  return place >= from && place < until ? place - from : undefined;
}

/** Returns the sea zone in which a fleet lies; `undefined`: it is not at sea. */
export const zoneOf = (situation: Situation, { code }: FleetInfo): Zone | undefined =>
  zoneAt(situation, situation.placeOfBaggage(code));

/** Returns whether a fleet belongs to a side. */
export const belongsTo = (situation: Situation, { code }: FleetInfo, side: SideId): boolean =>
  situation.sideOfBaggage(code) === side;

/** Returns the fleets of a side that are at sea, in the order of the components. */
export const fleetsOf = (situation: Situation, side: SideId): readonly FleetInfo[] =>
  situation.roster.fleets.filter(
    (fleet) => belongsTo(situation, fleet, side) && zoneOf(situation, fleet) !== undefined,
  );

/** Returns the fleets in a sea zone. */
export const fleetsIn = (situation: Situation, zone: Zone): readonly FleetInfo[] =>
  situation.roster.fleets.filter((fleet) => zoneOf(situation, fleet) === zone);

/** Returns, by zone, whether fleets of several sides are there. */
export const sharedZones: (situation: Situation) => readonly boolean[] = memo(
  { on: [FLEETS_AT_SEA] },
  function zonesShared(situation) {
    return situation.ground.zones.map((_, zone) => {
      const [first, ...others] = fleetsIn(situation, zone);
      return (
        first !== undefined && others.some((other) => !belongsTo(situation, other, situation.sideOfBaggage(first.code)))
      );
    });
  },
);

/** The number of charts that are cached for a map; the oldest are dropped first. */
const MOST_CHARTS = 256;

/** The cached charts of a map, keyed by the closures of all zones. */
const chartsOf = derived((_: Ground) => keptByText<SeaChart>(MOST_CHARTS));

/**
 * Returns the sea zones with their closures for a side (R X6.1, S8.2). A zone is closed by a coastal city of an enemy,
 * with walls or without (rulings X6.2, S8.18), or by an enemy fleet.
 */
export const chartOf: (situation: Situation, side: SideId) => SeaChart = memo(
  { forSide: true, on: ['control', FLEETS_AT_SEA] },
  function chart(situation, side) {
    const { ground, roster, law } = situation;
    const closures: Closure[] = ground.zones.map(() => OPEN);
    for (const fleet of roster.fleets) {
      const zone = zoneOf(situation, fleet);
      if (zone !== undefined && law.opposesAtSea(situation, side, situation.sideOfBaggage(fleet.code)))
        closures[zone] = ENEMY_FLEET;
    }
    for (let zone = 0; zone < closures.length; zone++)
      if (closures[zone] === OPEN && isBlockedTo(situation, zone, side)) closures[zone] = BARRED;
    return chartsOf(ground)(closures.join(''), () => new SeaChart(ground, closures));
  },
);

/** Returns whether an enemy holds a coastal city of a zone. */
function isBlockedTo(situation: Situation, zone: Zone, side: SideId): boolean {
  for (const { number } of situation.ground.zones[zone]?.cities ?? []) {
    const holder = cityHolder(situation, number);
    if (holder !== null && situation.law.opposesAtSea(situation, side, holder)) return true;
  }
  return false;
}

/**
 * Returns whether an enemy fleet lies in a zone (R S8.2). Fleets of the side stop there and can neither land nor load
 * pieces (ruling S8.2).
 */
export const hasEnemyFleet = (situation: Situation, zone: Zone, side: SideId): boolean =>
  chartOf(situation, side).closure(zone) === ENEMY_FLEET;

/** Returns how far a fleet of a side comes from a zone (R X6.1, S8.2). */
export const seaRangeFrom = (situation: Situation, start: Zone, side: SideId): SeaRange =>
  chartOf(situation, side).rangeFrom(start);

/**
 * Returns the provinces from whose coasts a fleet can load pieces, in the order of the map; empty if it is not at sea
 * (R X6.2, S8.3).
 */
export function harboursOf(situation: Situation, fleet: FleetInfo, side: SideId): readonly Province[] {
  const start = zoneOf(situation, fleet);
  if (start === undefined) return [];
  return seaRangeFrom(situation, start, side)
    .coasts.filter((coast) => controlsOrContests(situation, coast, side))
    .map((coast) => provinceAt(situation, coast));
}

/**
 * Returns the room that units need on a fleet (R X6.2, S8.3). Cavalry may need more, all others need 1 (ruling S8.11);
 * baggage needs none (ruling S8.15).
 */
export function roomNeededBy(fleet: FleetInfo, units: readonly UnitInfo[]): number {
  let room = 0;
  for (const unit of units) room += roomNeededByUnit(fleet, unit);
  return room;
}

/** Returns the room that a unit needs on a fleet. */
export const roomNeededByUnit = ({ fact }: FleetInfo, { kind }: UnitInfo): number =>
  isCavalry(kind) ? (fact.cavalryCounts ?? 1) : 1;

/** Returns the most room that any unit needs on a fleet. */
export const mostRoomPerUnit = ({ fact }: FleetInfo): number => Math.max(1, fact.cavalryCounts ?? 1);

/** Returns whether a fleet of a side lies off the coast of a province (R X6.3). */
export function isSuppliedByFleet(situation: Situation, province: PlaceCode, side: SideId): boolean {
  const { zones } = provinceAt(situation, province);
  if (zones.length === 0) return false;
  for (const fleet of situation.roster.fleets) {
    const zone = zoneOf(situation, fleet);
    if (zone !== undefined && belongsTo(situation, fleet, side) && zones.includes(zone)) return true;
  }
  return false;
}
