/** R X6.2, S8.3: a fleet with the pieces at sea in its zone: how many it can take, and whether they need it. */
import { mayHoldPieces, leadersAt, unitsAt } from '../../query/06-1-presence.js';
import type { PlaceCode } from '../../table/ground.js';
import { here } from '../../../core/board/index.js';
import { AT_SEA, memo } from '../../table/memo.js';
import type { FleetInfo, LeaderInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { PieceId, SideId } from '../../vocabulary.js';
import type { SeaChart, SeaRange, Zone } from './chart.js';
import { roomNeededBy, chartOf, belongsTo, zoneAt, zoneOf } from './sea.js';

export const fleetNamed = ({ roster }: Situation, id: PieceId): FleetInfo | undefined =>
  roster.fleets.find(({ fact }) => fact.id === id);

/**
 * The pieces of a side in one place: units, leaders, and markers that go where they are taken; no markers that follow a
 * leader (ruling X2.8).
 */
export interface PiecesInPlace {
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
  readonly baggage: readonly PieceId[];
}

/** No pieces. */
const NO_PIECES: PiecesInPlace = { units: [], leaders: [], baggage: [] };

function collectPieces(situation: Situation, place: PlaceCode, side: SideId): PiecesInPlace {
  const baggage: PieceId[] = [];
  for (const { code, id } of situation.roster.freight)
    if (situation.placeOfBaggage(code) === place && situation.sideOfBaggage(code) === side) baggage.push(id);
  if (baggage.length === 0 && !mayHoldPieces(situation, place, side)) return NO_PIECES;
  const [units, leaders] = [unitsAt(situation, place, side), leadersAt(situation, place, side)];
  return units.length + leaders.length + baggage.length === 0 ? NO_PIECES : { units, leaders, baggage };
}

/** Returns the pieces of a side in the field of a province. */
const piecesAshore: (situation: Situation, province: PlaceCode, side: SideId) => PiecesInPlace = memo(
  { of: 'province', forSide: true, on: [here('units'), here('leaders')] },
  function companyAshore(situation, province, side) {
    return collectPieces(situation, province, side);
  },
);

/** Returns the pieces of a side at sea in a zone. */
const piecesAtSea: (situation: Situation, zone: Zone, side: SideId) => PiecesInPlace = memo(
  { of: 'zone', forSide: true, on: [here('units'), here('leaders')] },
  function companyAtSea(situation, zone, side) {
    const code = situation.ground.zones[zone]?.code ?? null;
    return code === null ? NO_PIECES : collectPieces(situation, code, side);
  },
);

export function piecesAt(situation: Situation, place: PlaceCode, side: SideId): PiecesInPlace {
  const zone = zoneAt(situation, place);
  if (zone !== undefined) return piecesAtSea(situation, zone, side);
  return situation.ground.provinces[place] === undefined
    ? collectPieces(situation, place, side)
    : piecesAshore(situation, place, side);
}

/**
 * A fleet at sea: how far it comes, and the pieces at sea in its zone. It is computed once for all pieces that it may
 * take aboard.
 */
export interface Ship {
  readonly fleet: FleetInfo;
  readonly side: SideId;
  readonly chart: SeaChart;
  readonly range: SeaRange;
  readonly atSea: PiecesInPlace;
  /** The number of these pieces, markers included, and the room that they need. */
  readonly count: number;
  readonly roomNeeded: number;
  /**
   * The room on other fleets of the side there; `undefined`: there are no others, or no pieces that might need them.
   */
  readonly roomOnOthers: number | undefined;
}

/** Stands for a fleet that is not at sea. */
const NOT_AT_SEA = 'ashore';

/** A fleet at sea without how far it comes. */
type FleetAtSea = Omit<Ship, 'chart' | 'range'> & { readonly start: Zone };

/** Returns a fleet by its number, with the pieces at sea in its zone. */
const fleetAtSea: (situation: Situation, number: number, side: SideId) => FleetAtSea | typeof NOT_AT_SEA = memo(
  { of: 'fleet', forSide: true, on: [here('units'), here('leaders')] },
  function mooring(situation, number, side) {
    const fleet = situation.roster.fleets[number] as FleetInfo;
    const start = zoneOf(situation, fleet);
    if (start === undefined) return NOT_AT_SEA;
    const pieces = piecesAtSea(situation, start, side);
    return {
      fleet,
      side,
      start,
      atSea: pieces,
      count: pieces.units.length + pieces.leaders.length + pieces.baggage.length,
      roomNeeded: roomNeededBy(fleet, pieces.units),
      roomOnOthers: pieces === NO_PIECES ? undefined : roomOnOtherFleets(situation, fleet, start, side),
    };
  },
);

/** Returns a fleet as a ship of a side; `undefined`: it is not at sea. */
export function shipOf(situation: Situation, { number }: FleetInfo, side: SideId): Ship | undefined {
  const atSeaNow = fleetAtSea(situation, number, side);
  if (atSeaNow === NOT_AT_SEA) return undefined;
  const { fleet, start, atSea: pieces, count, roomNeeded, roomOnOthers } = atSeaNow;
  const chart = chartOf(situation, side);
  return { fleet, side, chart, range: chart.rangeFrom(start), atSea: pieces, count, roomNeeded, roomOnOthers };
}

/** Returns the ships of a side. */
export const shipsOf: (situation: Situation, side: SideId) => readonly Ship[] = memo(
  { forSide: true, on: ['control', ...AT_SEA] },
  function ships(situation, side) {
    const all: Ship[] = [];
    for (const info of situation.roster.fleets) {
      const ship = belongsTo(situation, info, side) ? shipOf(situation, info, side) : undefined;
      if (ship !== undefined) all.push(ship);
    }
    return all;
  },
);

function roomOnOtherFleets(situation: Situation, fleet: FleetInfo, zone: Zone, side: SideId): number | undefined {
  let room: number | undefined;
  for (const other of situation.roster.fleets)
    if (other !== fleet && zoneOf(situation, other) === zone && belongsTo(situation, other, side))
      room = (room ?? 0) + other.fact.capacity;
  return room;
}

/**
 * Returns whether pieces at sea that stay behind need a ship, which then cannot leave the zone (R S8.3). `going` pieces
 * go along and need this room.
 */
export const isNeeded = ({ count, roomNeeded, roomOnOthers }: Ship, going: number, room: number): boolean =>
  roomOnOthers === undefined ? count > going : roomNeeded - room > roomOnOthers;

/**
 * Returns the room that a ship has for pieces that go along (R X6.2, S8.3). `room` is what pieces at sea that go along
 * need; what others need is kept for them.
 */
export const roomLeftOn = ({ fleet, roomNeeded, roomOnOthers = 0 }: Ship, room: number): number =>
  fleet.fact.capacity - Math.max(0, roomNeeded - room - roomOnOthers);
