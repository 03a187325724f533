/** R X6.2, S8.3: who can go aboard a fleet, and where all who are aboard can land. */
import { leadersNamed, unitsNamed } from '../../query/09-1-combat.js';
import { isAlikeAny } from '../../query/alike.js';
import { isFresh, type Idle } from '../../query/08-1-idle.js';
import { mayEnter } from '../../query/08-2-movement.js';
import { findUnit, placeCode } from '../../table/by-id.js';
import type { PlaceCode } from '../../table/ground.js';
import type { RefusalReason } from '../../table/law.js';
import type { LeaderInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { LeaderId, PieceId, UnitId } from '../../vocabulary.js';
import type { VoyageFrame } from '../frame.js';
import type { SeaRange, Zone } from './chart.js';
import { roomNeededByUnit, zoneAt } from './sea.js';
import { piecesAt, fleetNamed, isNeeded, roomLeftOn, shipOf, type Ship } from './ship.js';

/** Those who go along, by their names. */
type Aboard = Pick<VoyageFrame, 'units' | 'leaders' | 'baggage'>;
type Voyage = Aboard & Pick<VoyageFrame, 'side' | 'fleet' | 'from'>;

/** A unit or a leader. */
type Passenger = UnitInfo | LeaderInfo;
/** Who goes aboard: one of these, or a marker. */
type PieceToBoard = Passenger | { readonly id: PieceId };

const isPerson = (piece: PieceToBoard): piece is Passenger => 'kind' in piece || 'fact' in piece;

/** R 11.7, S12: why a marker does not come aboard with those who are; one that is at sea has its ships. */
export function boardingRefusal(
  situation: Situation,
  { units, leaders }: Pick<Aboard, 'units' | 'leaders'>,
  from: PlaceCode,
  marker: PieceId,
): RefusalReason | undefined {
  const code = situation.roster.baggageCodes.get(marker);
  if (code === undefined || zoneAt(situation, from) !== undefined) return undefined;
  return situation.law.cargoRefusal(situation, { units, leaders, forced: false }, code);
}

/** A voyage as far as it has come: on which ship, with whom, and from which place. */
export interface VoyagePlan {
  readonly ship: Ship;
  readonly aboard: readonly PieceToBoard[];
  readonly from: PlaceCode;
  readonly isFromSea: boolean;
  /** How much room the aboard takes. */
  readonly roomNeeded: number;
  /** How much is left; less than none, if they are too many. */
  readonly room: number;
  /** Whether the ship must stay where it lies, for others who are at sea there. */
  readonly mustReturn: boolean;
  /** The waters that are open to those aboard. */
  readonly range: SeaRange;
}

/** Returns the plan of a voyage with these pieces aboard, which need this room. From the sea they are some of the pieces that were there. */
function planWith(
  ship: Ship,
  from: PlaceCode,
  isFromSea: boolean,
  aboard: readonly PieceToBoard[],
  roomNeeded: number,
): VoyagePlan {
  const takenFromSea = isFromSea ? roomNeeded : 0;
  const mustReturn = isNeeded(ship, isFromSea ? aboard.length : 0, takenFromSea);
  const room = roomLeftOn(ship, takenFromSea) - roomNeeded;
  const range = isFromSea ? rangeFromSea(ship, mustReturn) : rangeFromCoast(ship, from, mustReturn);
  return { ship, aboard, from, isFromSea, roomNeeded, room, mustReturn, range };
}

/** Returns how far a ship comes with pieces from the zone where it lies; `mustReturn`: it must stay in that zone. */
const rangeFromSea = ({ chart, range }: Ship, mustReturn: boolean): SeaRange =>
  mustReturn ? chart.limitedToStart(range) : range;

/** The waters that are open to a ship from a coast on; `mustReturn`: it must come back to where it lay. */
export function rangeFromCoast({ chart, range: { start } }: Ship, coast: PlaceCode, mustReturn: boolean): SeaRange {
  const range = chart.rangeVia(start, coast);
  return mustReturn ? chart.limitedToStart(range) : range;
}

/** That of a voyage; `undefined`: its fleet is not at sea. */
export function planOf(situation: Situation, voyage: Voyage): VoyagePlan | undefined {
  const { units, leaders, baggage = [] } = voyage;
  const fleet = fleetNamed(situation, voyage.fleet);
  const ship = fleet && shipOf(situation, fleet, voyage.side);
  if (ship === undefined) return undefined;
  const from = placeCode(situation, voyage.from);
  const aboard: PieceToBoard[] = [];
  for (const unit of unitsNamed(situation, units)) aboard.push(unit);
  for (const leader of leadersNamed(situation, leaders)) aboard.push(leader);
  for (const id of baggage) aboard.push({ id });
  let roomNeeded = 0;
  for (const piece of aboard) roomNeeded += roomNeededByPiece(ship, piece);
  return planWith(ship, from, zoneAt(situation, from) !== undefined, aboard, roomNeeded);
}

/** How much room one takes. */
export const roomNeededByPiece = ({ fleet }: Ship, piece: PieceToBoard): number =>
  'kind' in piece ? roomNeededByUnit(fleet, piece) : 0;

/** The same passage, and one more. */
const withPiece = ({ ship, from, isFromSea, aboard, roomNeeded }: VoyagePlan, piece: PieceToBoard): VoyagePlan =>
  planWith(ship, from, isFromSea, [...aboard, piece], roomNeeded + roomNeededByPiece(ship, piece));

/** R X6.2, S8.3: whether there is room for a unit more. */
export function hasRoom(situation: Situation, voyage: Voyage, piece: PieceId): boolean {
  const plan = planOf(situation, voyage);
  const unit = findUnit(situation, piece);
  return plan !== undefined && unit !== undefined && withPiece(plan, unit).room >= 0;
}

/** Whether all units and leaders aboard may move. */
function mayAllMove(situation: Situation, { ship: { side }, aboard }: VoyagePlan): boolean {
  for (const info of aboard) if (isPerson(info) && !situation.law.mayMove(situation, { side, info })) return false;
  return true;
}

/** Whether all of them may land on a coast: not on that where they came aboard. */
function mayLand(situation: Situation, { ship: { side }, from, aboard }: VoyagePlan, coast: PlaceCode): boolean {
  if (coast === from) return false;
  for (const piece of aboard) if (isPerson(piece) && !mayEnter(situation, piece, side, coast)) return false;
  return true;
}

/** Any province on a coast that the fleet reaches, but that where they came aboard, and that all of them may enter. */
export function landingCoasts(situation: Situation, plan: VoyagePlan): readonly PlaceCode[] {
  const coasts: PlaceCode[] = [];
  if (!mayAllMove(situation, plan)) return coasts;
  for (const coast of plan.range.coasts) if (mayLand(situation, plan, coast)) coasts.push(coast);
  return coasts;
}

/** Whether there is one. */
function hasLandingCoast(situation: Situation, plan: VoyagePlan): boolean {
  if (!mayAllMove(situation, plan)) return false;
  for (const coast of plan.range.coasts) if (mayLand(situation, plan, coast)) return true;
  return false;
}

/** R S8.3, S8.4: the zones in which those aboard may stay so; not that in which they are at sea already. */
export function zonesToStayIn(situation: Situation, { range, from }: VoyagePlan): readonly Zone[] {
  const at = zoneAt(situation, from);
  return at === undefined ? range.reached : range.reached.filter((zone) => zone !== at);
}

/** How a voyage goes on: whether those aboard may stay so. */
export interface VoyageTerms {
  readonly staysAboard: boolean;
}

/** Whether a ship can go to another zone with so many of those who are at sea where it lies, who take so much room. */
const canLeaveZone = (ship: Ship, going: number, room: number): boolean =>
  ship.range.reached.length > 1 && !isNeeded(ship, going, room);

/** Whether there is such a zone: from the sea any other; from a coast at least one off it, but for a ship that must come back to where it lay. */
const hasZoneToStayIn = ({ ship, from, isFromSea, aboard, roomNeeded, mustReturn }: VoyagePlan): boolean =>
  isFromSea ? canLeaveZone(ship, aboard.length, roomNeeded) : !mustReturn || canReturn(ship, from);

/** Whether a ship comes back to where it lay from a coast. */
export const canReturn = ({ chart, range: { start } }: Ship, coast: PlaceCode): boolean =>
  chart.rangeVia(start, coast).returnsToStart;

const hasDestination = (situation: Situation, plan: VoyagePlan, { staysAboard }: VoyageTerms): boolean =>
  (staysAboard && hasZoneToStayIn(plan)) || hasLandingCoast(situation, plan);

/** The same of those at sea with all others who are there, as far as there is room: who takes most of it first. */
function withAllWhoFit(plan: VoyagePlan, moved: readonly PieceId[]): VoyagePlan {
  const { ship, aboard } = plan;
  const { units, leaders, baggage } = ship.atSea;
  const isFree = (piece: PieceToBoard): boolean => !moved.includes(piece.id) && !isAboard(aboard, piece.id);
  let full = plan;
  for (const leader of leaders.filter(isFree)) full = withPiece(full, leader);
  for (const marker of baggage.map((id) => ({ id })).filter(isFree)) full = withPiece(full, marker);
  const bulkiest = units
    .filter(isFree)
    .sort((one, other) => roomNeededByPiece(ship, other) - roomNeededByPiece(ship, one));
  for (const unit of bulkiest) {
    const next = withPiece(full, unit);
    if (next.room >= 0) full = next;
  }
  return full;
}

function isAboard(aboard: readonly PieceToBoard[], piece: PieceId): boolean {
  for (const { id } of aboard) if (id === piece) return true;
  return false;
}

/** Whether there is room for one more who was at sea and goes along, and somewhere to go, alone or with others who were at sea with them. */
function mayContinueFromSea(
  situation: Situation,
  { plan, idle: { moved }, terms }: BoardingState,
  piece: PieceToBoard,
): boolean {
  const { ship, aboard } = plan;
  const roomNeeded = plan.roomNeeded + roomNeededByPiece(ship, piece);
  if (roomLeftOn(ship, roomNeeded) < roomNeeded) return false;
  // Who may stay aboard needs nothing but a ship that sails on.
  if (terms.staysAboard && canLeaveZone(ship, aboard.length + 1, roomNeeded)) return true;
  const next = withPiece(plan, piece);
  return hasLandingCoast(situation, next) || hasDestination(situation, withAllWhoFit(next, moved), terms);
}

/** How those who wait go aboard. */
interface BoardingState {
  readonly plan: VoyagePlan;
  readonly idle: Idle;
  readonly terms: VoyageTerms;
  /** On a coast, where they can land who are aboard; `null`: they may stay so, or are at sea. */
  readonly coasts: readonly PlaceCode[] | null;
}

function boardingStateOf(situation: Situation, plan: VoyagePlan, idle: Idle, terms: VoyageTerms): BoardingState {
  const rests = plan.isFromSea || (terms.staysAboard && hasZoneToStayIn(plan));
  return { plan, idle, terms, coasts: rests ? null : landingCoasts(situation, plan) };
}

/** On a coast: whether there is room for one more, and somewhere to go with all others. */
function mayCross(situation: Situation, { plan: { ship, room }, coasts }: BoardingState, piece: PieceToBoard): boolean {
  if (roomNeededByPiece(ship, piece) > room) return false;
  if (coasts === null) return true;
  if (!isPerson(piece)) return coasts.length > 0;
  for (const coast of coasts) if (mayEnter(situation, piece, ship.side, coast)) return true;
  return false;
}

const mayBoard = (situation: Situation, boarding: BoardingState, piece: PieceToBoard): boolean =>
  boarding.plan.isFromSea ? mayContinueFromSea(situation, boarding, piece) : mayCross(situation, boarding, piece);

/** Whether one goes aboard who waits, and is not aboard. */
function mayPieceBoard(situation: Situation, boarding: BoardingState, info: Passenger): boolean {
  const { plan, idle } = boarding;
  return !plan.aboard.includes(info) && isFresh(situation, idle, info) && mayBoard(situation, boarding, info);
}

/** The units and leaders of a aboard, by their names. */
function namesOf(aboard: readonly PieceToBoard[]): Pick<Aboard, 'units' | 'leaders'> {
  const [units, leaders]: [UnitId[], LeaderId[]] = [[], []];
  for (const piece of aboard)
    if ('kind' in piece) units.push(piece.id);
    else if ('fact' in piece) leaders.push(piece.id);
  return { units, leaders };
}

/** Whether a marker does: at sea it has its ships, and on a coast none goes by itself. */
function mayMarkerBoard(situation: Situation, boarding: BoardingState, id: PieceId): boolean {
  const {
    plan: { aboard, from, isFromSea },
    idle: { moved },
  } = boarding;
  if (moved.includes(id) || isAboard(aboard, id)) return false;
  if (!isFromSea) {
    const people = namesOf(aboard);
    if (people.units.length + people.leaders.length === 0) return false;
    if (boardingRefusal(situation, people, from, id) !== undefined) return false;
  }
  return mayBoard(situation, boarding, { id });
}

/** The units, leaders and markers of the place who can go aboard now, alike ones once: those who have not moved, and of markers none alone on a coast. */
export function piecesToBoard(
  situation: Situation,
  plan: VoyagePlan,
  idle: Idle,
  terms: VoyageTerms,
): readonly PieceId[] {
  const { ship, from, isFromSea } = plan;
  const { units, leaders, baggage } = isFromSea ? ship.atSea : piecesAt(situation, from, ship.side);
  const boarding = boardingStateOf(situation, plan, idle, terms);
  const firsts: UnitInfo[] = [];
  const all: PieceId[] = [];
  for (const unit of units) {
    if (isAlikeAny(situation, firsts, unit) || !mayPieceBoard(situation, boarding, unit)) continue;
    firsts.push(unit);
    all.push(unit.id);
  }
  for (const leader of leaders) if (mayPieceBoard(situation, boarding, leader)) all.push(leader.id);
  for (const id of baggage) if (mayMarkerBoard(situation, boarding, id)) all.push(id);
  return all;
}

/** Whether an empty ship can go on with any of those who are at sea where it lies. */
export function canTakeAnyFromSea(
  situation: Situation,
  ship: Ship,
  place: PlaceCode,
  idle: Idle,
  terms: VoyageTerms,
): boolean {
  const { units, leaders, baggage } = ship.atSea;
  const boarding: BoardingState = { plan: planWith(ship, place, true, [], 0), idle, terms, coasts: null };
  for (const leader of leaders) if (mayPieceBoard(situation, boarding, leader)) return true;
  for (const unit of units) if (mayPieceBoard(situation, boarding, unit)) return true;
  for (const id of baggage) if (mayMarkerBoard(situation, boarding, id)) return true;
  return false;
}
