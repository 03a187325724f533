/** R X6.2, S8.3: who can go aboard a fleet, and where all who are aboard can land. */
import { leadersNamed, unitsNamed } from '../../query/combat.js';
import { firstOfEach } from '../../query/alike.js';
import { mayEnter } from '../../query/movement.js';
import { isPeopled, leadersAt, provinceAt, unitsAt } from '../../query/presence.js';
import type { PlaceCode } from '../../table/ground.js';
import type { Bar } from '../../table/law.js';
import type { FleetInfo, LeaderInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { PieceId, ProvinceId, SeaZoneId, SideId, UnitId } from '../../vocabulary.js';
import type { VoyageFrame } from '../frame.js';
import {
  burdenOf,
  reachedByWayOf,
  roomFor,
  watersByWayOf,
  watersFrom,
  watersWith,
  zoneAt,
  zoneOf,
  type Waters,
  type Zone,
} from './sea.js';

/** Those who go along. */
type Aboard = Pick<VoyageFrame, 'units' | 'leaders' | 'baggage'>;
type Voyage = Aboard & Pick<VoyageFrame, 'side' | 'fleet' | 'from'>;

/** Nobody goes along. */
export const UNMANNED: Aboard = { units: [], leaders: [] };

export const fleetNamed = ({ roster }: Situation, id: PieceId): FleetInfo | undefined =>
  roster.fleets.find(({ fact }) => fact.id === id);

/** Those of a side who are in one place: units and leaders, and markers that go where they are taken; none that follows a leader (ruling X2.8). */
export interface Company {
  readonly units: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
  readonly baggage: readonly PieceId[];
}

export function companyAt(situation: Situation, place: PlaceCode, side: SideId): Company {
  const baggage: PieceId[] = [];
  for (const { code, id } of situation.roster.freight)
    if (situation.placeOfBaggage(code) === place && situation.sideOfBaggage(code) === side) baggage.push(id);
  if (baggage.length === 0 && !isPeopled(situation, place, side)) return DESERTED;
  return { units: unitsAt(situation, place, side), leaders: leadersAt(situation, place, side), baggage };
}

/** Nobody, and nothing. */
const DESERTED: Company = { units: [], leaders: [], baggage: [] };

/** A fleet at sea as that of a side: how far it comes, and who is at sea where it lies. Looked for once for all whom it can take aboard. */
export interface Ship {
  readonly fleet: FleetInfo;
  readonly side: SideId;
  readonly waters: Waters;
  readonly atSea: Company;
  /** How much room the side's other ships have there; `undefined`: it has no others. */
  readonly beside: number | undefined;
}

/** `undefined`: it is not at sea. */
export function shipOf(situation: Situation, fleet: FleetInfo, side: SideId): Ship | undefined {
  const start = zoneOf(situation, fleet);
  if (start === undefined) return undefined;
  const waters = watersFrom(situation, start, side);
  const atSea = companyAt(situation, situation.placeOfBaggage(fleet.code), side);
  return { fleet, side, waters, atSea, beside: roomBeside(situation, fleet, start, side) };
}

function roomBeside(situation: Situation, fleet: FleetInfo, zone: Zone, side: SideId): number | undefined {
  let room: number | undefined;
  for (const other of situation.roster.fleets)
    if (other !== fleet && zoneOf(situation, other) === zone && situation.sideOfBaggage(other.code) === side)
      room = (room ?? 0) + other.fact.capacity;
  return room;
}

/** Who is at sea where a ship lies, and does not go along. */
function leftBehind({ atSea }: Ship, { units, leaders, baggage = [] }: Aboard): Company {
  if (atSea === DESERTED || units.length + leaders.length + baggage.length === 0) return atSea;
  return {
    units: atSea.units.filter(({ id }) => !units.includes(id)),
    leaders: atSea.leaders.filter(({ id }) => !leaders.includes(id)),
    baggage: atSea.baggage.filter((id) => !baggage.includes(id)),
  };
}

/** R S8.3: whether somebody at sea needs a ship who does not go along: it cannot leave the zone. */
export function isBound(ship: Ship, aboard: Aboard): boolean {
  const left = leftBehind(ship, aboard);
  if (left === DESERTED) return false;
  const { units, leaders, baggage } = left;
  const { fleet, beside } = ship;
  return beside === undefined ? units.length + leaders.length + baggage.length > 0 : burdenOf(fleet, units) > beside;
}

/** R X6.2, S8.3: the room that a ship has for those who go along: without that which others at sea need. */
function roomOf(ship: Ship, aboard: Aboard): number {
  const { fleet, beside = 0 } = ship;
  const { units } = leftBehind(ship, aboard);
  const { capacity } = fleet.fact;
  return units.length === 0 ? capacity : capacity - Math.max(0, burdenOf(fleet, units) - beside);
}

/** Whether a place is at sea. */
const isSea = (situation: Situation, place: PlaceCode): boolean => zoneAt(situation, place) !== undefined;

/** R 11.7, S12: why a marker does not come aboard with those who are; one that is at sea has its ships. */
export function boardingBar(
  situation: Situation,
  { units, leaders }: Aboard,
  from: PlaceCode,
  marker: PieceId,
): Bar | undefined {
  const code = situation.roster.baggageCodes.get(marker);
  if (code === undefined || isSea(situation, from)) return undefined;
  return situation.law.cargoBar(situation, { units, leaders, forced: false }, code);
}

/** A voyage as far as it has come: on which ship, with whom, and from which place. */
export interface Passage {
  readonly ship: Ship;
  readonly aboard: Aboard;
  readonly from: PlaceCode;
  readonly isFromSea: boolean;
}

/** The passage of those aboard a ship from a place, at sea or on a coast. */
export const passageFrom = (situation: Situation, ship: Ship, from: PlaceCode, aboard: Aboard): Passage => ({
  ship,
  aboard,
  from,
  isFromSea: isSea(situation, from),
});

/** The same of a voyage; `undefined`: its fleet is not at sea. */
export function passageOf(situation: Situation, voyage: Voyage): Passage | undefined {
  const fleet = fleetNamed(situation, voyage.fleet);
  const ship = fleet && shipOf(situation, fleet, voyage.side);
  const from = situation.ground.codes.get(voyage.from);
  return ship === undefined || from === undefined ? undefined : passageFrom(situation, ship, from, voyage);
}

/** The waters of the ship by way of the place where those go aboard. */
const watersBy = (situation: Situation, { ship: { waters, side }, from, isFromSea }: Passage): Waters =>
  isFromSea ? waters : watersByWayOf(situation, waters, side, from);

/** The waters that are open to those aboard: as long as others need the ship, where it lies. */
function openWaters(situation: Situation, passage: Passage): Waters {
  const waters = watersBy(situation, passage);
  if (!isBound(passage.ship, passage.aboard)) return waters;
  const { start, reached, ports } = waters;
  const only = (zones: readonly Zone[]): readonly Zone[] => (zones.includes(start) ? [start] : []);
  return watersWith(situation, start, only(reached), only(ports));
}

/** Of these waters, which are open to those aboard, the provinces at whose coasts they can land. */
function shores(
  situation: Situation,
  { ship: { side }, aboard, from }: Passage,
  { coasts }: Waters,
): readonly PlaceCode[] {
  const pieces = [...unitsNamed(situation, aboard.units), ...leadersNamed(situation, aboard.leaders)];
  if (!pieces.every((info) => situation.law.mayMove(situation, { side, info }))) return [];
  return coasts.filter((coast) => coast !== from && pieces.every((piece) => mayEnter(situation, piece, side, coast)));
}

export interface Landing {
  readonly province: ProvinceId;
  readonly zone: SeaZoneId;
}

/** Any province on a coast that the fleet reaches, but that where they came aboard, and that all of them may enter; with each zone in which it can lie then. */
export function landingsOf(situation: Situation, passage: Passage): readonly Landing[] {
  const open = openWaters(situation, passage);
  const all: Landing[] = [];
  for (const coast of shores(situation, passage, open)) {
    const { fact, zones } = provinceAt(situation, coast);
    for (const zone of zones)
      if (open.ports.includes(zone)) all.push({ province: fact.id, zone: situation.ground.zones[zone]?.fact.id ?? '' });
  }
  return all;
}

/** R S8.3, S8.4: the zones in which those aboard may stay so; not that in which they are at sea already. */
export function anchoragesOf(situation: Situation, passage: Passage): readonly SeaZoneId[] {
  const all: SeaZoneId[] = [];
  for (const zone of openWaters(situation, passage).reached) {
    const there = situation.ground.zones[zone];
    if (there !== undefined && there.code !== passage.from) all.push(there.fact.id);
  }
  return all;
}

/** How a voyage goes on: whether those aboard may stay so. */
export interface Manner {
  readonly staysAboard: boolean;
}

/** Whether there is such a zone: from the sea any other; from a coast at least one off it, but for a ship that must come back to where it lay. */
function hasAnchorage(situation: Situation, passage: Passage): boolean {
  const { ship, aboard, isFromSea } = passage;
  const { start, reached } = ship.waters;
  const isFree = !isBound(ship, aboard);
  if (isFromSea) return isFree && reached.length > 1;
  return isFree || reachedByWayOf(situation, ship.waters, ship.side, passage.from).includes(start);
}

const leadsAnywhere = (situation: Situation, passage: Passage, { staysAboard }: Manner): boolean =>
  (staysAboard && hasAnchorage(situation, passage)) ||
  shores(situation, passage, openWaters(situation, passage)).length > 0;

const fits = (situation: Situation, ship: Ship, aboard: Aboard): boolean =>
  burdenOf(ship.fleet, unitsNamed(situation, aboard.units)) <= roomOf(ship, aboard);

/** Who goes aboard: a unit, a leader, or a marker. */
type Boarder = UnitInfo | LeaderInfo | { readonly id: PieceId };

/** The same, and one more. */
function withPiece({ units, leaders, baggage = [] }: Aboard, piece: Boarder): Aboard {
  if ('kind' in piece) return { units: [...units, piece.id], leaders, baggage };
  if ('fact' in piece) return { units, leaders: [...leaders, piece.id], baggage };
  return { units, leaders, baggage: [...baggage, piece.id] };
}

/** R X6.2, S8.3: whether there is room for a unit more. */
export function hasRoom(situation: Situation, voyage: Voyage, piece: PieceId): boolean {
  const fleet = fleetNamed(situation, voyage.fleet);
  const ship = fleet && shipOf(situation, fleet, voyage.side);
  const unit = situation.roster.units[situation.roster.unitCodes.get(piece as UnitId) ?? -1];
  return ship !== undefined && unit !== undefined && fits(situation, ship, withPiece(voyage, unit));
}

/** Those aboard with all others who are at sea there, as far as there is room: who takes most of it first. */
function fullest(situation: Situation, ship: Ship, aboard: Aboard, moved: readonly PieceId[]): Aboard {
  const { units, leaders, baggage } = leftBehind(ship, aboard);
  const free = <P extends { readonly id: PieceId }>(pieces: readonly P[]): readonly P[] =>
    pieces.filter(({ id }) => !moved.includes(id));
  const all: Aboard = {
    units: aboard.units,
    leaders: [...aboard.leaders, ...free(leaders).map(({ id }) => id)],
    baggage: [...(aboard.baggage ?? []), ...baggage.filter((id) => !moved.includes(id))],
  };
  return [...free(units)]
    .sort((one, other) => roomFor(ship.fleet, other) - roomFor(ship.fleet, one))
    .reduce((more, unit) => {
      const next = withPiece(more, unit);
      return fits(situation, ship, next) ? next : more;
    }, all);
}

/** Whether there is room for those who were at sea and go along, and somewhere to go, alone or with others who were at sea with them. */
function isUnderWay(situation: Situation, passage: Passage, moved: readonly PieceId[], manner: Manner): boolean {
  const { ship, aboard } = passage;
  if (!fits(situation, ship, aboard)) return false;
  if (leadsAnywhere(situation, passage, manner)) return true;
  return leadsAnywhere(situation, { ...passage, aboard: fullest(situation, ship, aboard, moved) }, manner);
}

/** The units, leaders and markers of the place who can go aboard now, alike ones once: those who have not moved, and of markers none alone on a coast. */
export function boardersOf(
  situation: Situation,
  passage: Passage,
  moved: readonly PieceId[],
  manner: Manner,
): readonly PieceId[] {
  const units: UnitInfo[] = [];
  const others: PieceId[] = [];
  for (const piece of boarders(situation, passage, moved, manner))
    if ('kind' in piece) units.push(piece);
    else others.push(piece.id);
  return [...firstOfEach(situation, units).map(({ id }) => id), ...others];
}

/** Whether anybody can. */
export const hasBoarders = (
  situation: Situation,
  passage: Passage,
  moved: readonly PieceId[],
  manner: Manner,
): boolean => boarders(situation, passage, moved, manner).next().done !== true;

/** Those who may go aboard one by one: units, leaders, and markers. Nothing is looked for before it is needed. */
function* boarders(
  situation: Situation,
  passage: Passage,
  moved: readonly PieceId[],
  manner: Manner,
): Generator<Boarder> {
  const { ship, aboard, from, isFromSea } = passage;
  const { units, leaders, baggage = [] } = aboard;
  const company = isFromSea ? ship.atSea : companyAt(situation, from, ship.side);
  if (company === DESERTED) return;
  const mayGo = (info: UnitInfo | LeaderInfo): boolean =>
    !moved.includes(info.id) && situation.law.mayMove(situation, { side: ship.side, info });
  let asked: Admission | undefined;
  const admits: Admission = (piece) => (asked ??= admissionTo(situation, passage, moved, manner))(piece);
  for (const unit of company.units) if (!units.includes(unit.id) && mayGo(unit) && admits(unit)) yield unit;
  for (const leader of company.leaders)
    if (!leaders.includes(leader.id) && mayGo(leader) && admits(leader)) yield leader;
  // On a coast markers do not go aboard by themselves.
  if (units.length + leaders.length === 0 && !isFromSea) return;
  for (const id of company.baggage) {
    if (moved.includes(id) || baggage.includes(id)) continue;
    if (boardingBar(situation, aboard, from, id) === undefined && admits({ id })) yield { id };
  }
}

/** Whether one more who may move goes aboard. */
type Admission = (piece: Boarder) => boolean;

function admissionTo(situation: Situation, passage: Passage, moved: readonly PieceId[], manner: Manner): Admission {
  return passage.isFromSea
    ? (piece) => isUnderWay(situation, { ...passage, aboard: withPiece(passage.aboard, piece) }, moved, manner)
    : gangway(situation, passage, manner);
}

/**
 * On a coast: whether there is room for one more, and somewhere to go with all others: who is at sea, and where the fleet comes, is
 * the same for each of them.
 */
function gangway(situation: Situation, passage: Passage, manner: Manner): Admission {
  const { ship, aboard } = passage;
  const { fleet, side } = ship;
  const room = roomOf(ship, aboard) - burdenOf(fleet, unitsNamed(situation, aboard.units));
  const rests = manner.staysAboard && hasAnchorage(situation, passage);
  const coasts = rests ? [] : shores(situation, passage, openWaters(situation, passage));
  const lands = (piece: Boarder): boolean =>
    'kind' in piece || 'fact' in piece
      ? coasts.some((coast) => mayEnter(situation, piece, side, coast))
      : coasts.length > 0;
  return (piece) => ('kind' in piece ? roomFor(fleet, piece) : 0) <= room && (rests || lands(piece));
}
