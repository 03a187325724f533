/** R X6.2, S8.3: a fleet as its side's ship: who is at sea where it lies, whom it can take, and who needs it. */
import { mayHoldPieces, leadersAt, unitsAt } from '../../query/06-1-presence.js';
import type { PlaceCode } from '../../table/ground.js';
import { here } from '../../../core/board/index.js';
import { AT_SEA, memo } from '../../table/memo.js';
import type { FleetInfo, LeaderInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { PieceId, SideId } from '../../vocabulary.js';
import type { Chart, Waters, Zone } from './chart.js';
import { burdenOf, chartOf, isOf, zoneAt, zoneOf } from './sea.js';

export const fleetNamed = ({ roster }: Situation, id: PieceId): FleetInfo | undefined =>
  roster.fleets.find(({ fact }) => fact.id === id);

/** Those of a side who are in one place: units and leaders, and markers that go where they are taken; none that follows a leader (ruling X2.8). */
export interface Company {
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
  readonly baggage: readonly PieceId[];
}

/** Nobody, and nothing. */
const DESERTED: Company = { units: [], leaders: [], baggage: [] };

function gathered(situation: Situation, place: PlaceCode, side: SideId): Company {
  const baggage: PieceId[] = [];
  for (const { code, id } of situation.roster.freight)
    if (situation.placeOfBaggage(code) === place && situation.sideOfBaggage(code) === side) baggage.push(id);
  if (baggage.length === 0 && !mayHoldPieces(situation, place, side)) return DESERTED;
  const [units, leaders] = [unitsAt(situation, place, side), leadersAt(situation, place, side)];
  return units.length + leaders.length + baggage.length === 0 ? DESERTED : { units, leaders, baggage };
}

/** Who is in the field of a province. */
const ashore: (situation: Situation, province: PlaceCode, side: SideId) => Company = memo(
  { of: 'province', forSide: true, on: [here('units'), here('leaders')] },
  function companyAshore(situation, province, side) {
    return gathered(situation, province, side);
  },
);

/** Who is at sea in a zone. */
const atSea: (situation: Situation, zone: Zone, side: SideId) => Company = memo(
  { of: 'zone', forSide: true, on: [here('units'), here('leaders')] },
  function companyAtSea(situation, zone, side) {
    const code = situation.ground.zones[zone]?.code ?? null;
    return code === null ? DESERTED : gathered(situation, code, side);
  },
);

export function companyAt(situation: Situation, place: PlaceCode, side: SideId): Company {
  const zone = zoneAt(situation, place);
  if (zone !== undefined) return atSea(situation, zone, side);
  return situation.ground.provinces[place] === undefined
    ? gathered(situation, place, side)
    : ashore(situation, place, side);
}

/** A fleet at sea as that of a side: how far it comes, and who is at sea where it lies. Looked for once for all whom it can take aboard. */
export interface Ship {
  readonly fleet: FleetInfo;
  readonly side: SideId;
  readonly chart: Chart;
  readonly waters: Waters;
  readonly atSea: Company;
  /** How many these are, markers included, and how much room they take. */
  readonly count: number;
  readonly burden: number;
  /** How much room the side's other ships have there; `undefined`: it has no others, or nobody is there who might need them. */
  readonly beside: number | undefined;
}

/** What is known of a fleet that is not at sea. */
const ASHORE = 'ashore';

/** Who is at sea with a fleet, whatever the seas are to it. */
type Mooring = Omit<Ship, 'chart' | 'waters'> & { readonly start: Zone };

/** A fleet by its number among the fleets. */
const mooringOf: (situation: Situation, number: number, side: SideId) => Mooring | typeof ASHORE = memo(
  { of: 'fleet', forSide: true, on: [here('units'), here('leaders')] },
  function mooring(situation, number, side) {
    const fleet = situation.roster.fleets[number] as FleetInfo;
    const start = zoneOf(situation, fleet);
    if (start === undefined) return ASHORE;
    const company = atSea(situation, start, side);
    return {
      fleet,
      side,
      start,
      atSea: company,
      count: company.units.length + company.leaders.length + company.baggage.length,
      burden: burdenOf(fleet, company.units),
      beside: company === DESERTED ? undefined : roomBeside(situation, fleet, start, side),
    };
  },
);

/** `undefined`: it is not at sea. */
export function shipOf(situation: Situation, { number }: FleetInfo, side: SideId): Ship | undefined {
  const mooring = mooringOf(situation, number, side);
  if (mooring === ASHORE) return undefined;
  const { fleet, start, atSea: company, count, burden, beside } = mooring;
  const chart = chartOf(situation, side);
  return { fleet, side, chart, waters: chart.from(start), atSea: company, count, burden, beside };
}

/** The ships of a side; most often it has none. */
export const shipsOf: (situation: Situation, side: SideId) => readonly Ship[] = memo(
  { forSide: true, on: ['control', ...AT_SEA] },
  function ships(situation, side) {
    const all: Ship[] = [];
    for (const info of situation.roster.fleets) {
      const ship = isOf(situation, info, side) ? shipOf(situation, info, side) : undefined;
      if (ship !== undefined) all.push(ship);
    }
    return all;
  },
);

function roomBeside(situation: Situation, fleet: FleetInfo, zone: Zone, side: SideId): number | undefined {
  let room: number | undefined;
  for (const other of situation.roster.fleets)
    if (other !== fleet && zoneOf(situation, other) === zone && isOf(situation, other, side))
      room = (room ?? 0) + other.fact.capacity;
  return room;
}

/**
 * R S8.3: whether somebody at sea needs a ship who does not go along: it cannot leave the zone. Of those at sea go along so many,
 * who take so much room.
 */
export const isNeeded = ({ count, burden, beside }: Ship, going: number, room: number): boolean =>
  beside === undefined ? count > going : burden - room > beside;

/** R X6.2, S8.3: the room that a ship has for those who go along: without that which others at sea need. */
export const roomOf = ({ fleet, burden, beside = 0 }: Ship, room: number): number =>
  fleet.fact.capacity - Math.max(0, burden - room - beside);
