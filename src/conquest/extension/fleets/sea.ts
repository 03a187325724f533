/** R X6, S8: where fleets are, how far they come, and what they carry. */
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

/** The zone that a place is; `undefined` for one ashore. Zones follow upon each other among the places. */
export function zoneAt({ ground }: Situation, place: PlaceCode): Zone | undefined {
  const { from, until } = ground.sea;
  return place >= from && place < until ? place - from : undefined;
}

/** The sea zone in which a fleet lies; `undefined` for one that is not at sea. */
export const zoneOf = (situation: Situation, { code }: FleetInfo): Zone | undefined =>
  zoneAt(situation, situation.placeOfBaggage(code));

/** Whether a fleet is a side's. */
export const belongsTo = (situation: Situation, { code }: FleetInfo, side: SideId): boolean =>
  situation.sideOfBaggage(code) === side;

/** The fleets of a side that are at sea, in the order of the components. */
export const fleetsOf = (situation: Situation, side: SideId): readonly FleetInfo[] =>
  situation.roster.fleets.filter(
    (fleet) => belongsTo(situation, fleet, side) && zoneOf(situation, fleet) !== undefined,
  );

/** The fleets in a sea zone. */
export const fleetsIn = (situation: Situation, zone: Zone): readonly FleetInfo[] =>
  situation.roster.fleets.filter((fleet) => zoneOf(situation, fleet) === zone);

/** Of each zone whether fleets of several sides are there: in most there are none. */
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

/** How many charts are kept of a map; those made first give way to new ones. */
const MOST_CHARTS = 256;

/** The charts of a map by the closures of its zones, one after another: how far fleets come follows from nothing else. */
const chartsOf = derived((_: Ground) => keptByText<SeaChart>(MOST_CHARTS));

/** R X6.1, S8.2: the seas as they are closed to a side: where a coastal city of an enemy is, with walls or without (rulings X6.2, S8.18), or a fleet of one. */
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

/** Whether any of the coastal cities of a zone is an enemy's. */
function isBlockedTo(situation: Situation, zone: Zone, side: SideId): boolean {
  for (const { number } of situation.ground.zones[zone]?.cities ?? []) {
    const holder = cityHolder(situation, number);
    if (holder !== null && situation.law.opposesAtSea(situation, side, holder)) return true;
  }
  return false;
}

/** R S8.2: whether a fleet of an enemy lies in a zone: a side's own that come there stop, and neither land anybody nor take him aboard (ruling S8.2). */
export const hasEnemyFleet = (situation: Situation, zone: Zone, side: SideId): boolean =>
  chartOf(situation, side).closure(zone) === ENEMY_FLEET;

/** R X6.1, S8.2: how far a side's fleet comes from a zone. */
export const seaRangeFrom = (situation: Situation, start: Zone, side: SideId): SeaRange =>
  chartOf(situation, side).rangeFrom(start);

/** R X6.2, S8.3: the provinces of whose coasts a fleet can take anybody aboard where it lies, in the order of the map; one that is not at sea has none. */
export function harboursOf(situation: Situation, fleet: FleetInfo, side: SideId): readonly Province[] {
  const start = zoneOf(situation, fleet);
  if (start === undefined) return [];
  return seaRangeFrom(situation, start, side)
    .coasts.filter((coast) => controlsOrContests(situation, coast, side))
    .map((coast) => provinceAt(situation, coast));
}

/** R X6.2, S8.3: how much room units take on the ships of a fleet: cavalry is named apart, all others are one unit each (ruling S8.11); what they have with them takes none (ruling S8.15). */
export function roomNeededBy(fleet: FleetInfo, units: readonly UnitInfo[]): number {
  let room = 0;
  for (const unit of units) room += roomNeededByUnit(fleet, unit);
  return room;
}

/** The same of one unit. */
export const roomNeededByUnit = ({ fact }: FleetInfo, { kind }: UnitInfo): number =>
  isCavalry(kind) ? (fact.cavalryCounts ?? 1) : 1;

/** The most that any takes. */
export const mostRoomPerUnit = ({ fact }: FleetInfo): number => Math.max(1, fact.cavalryCounts ?? 1);

/** R X6.3: whether a fleet of a side lies in a zone on whose coast a province is. */
export function isSuppliedByFleet(situation: Situation, province: PlaceCode, side: SideId): boolean {
  const { zones } = provinceAt(situation, province);
  if (zones.length === 0) return false;
  for (const fleet of situation.roster.fleets) {
    const zone = zoneOf(situation, fleet);
    if (zone !== undefined && belongsTo(situation, fleet, side) && zones.includes(zone)) return true;
  }
  return false;
}
