/** R X6.2, S8.3: which pieces can go aboard a fleet, and where all that are aboard can land. */
import { leadersNamed, unitsNamed } from '../../query/09-1-combat.js';
import { isAlikeAny } from '../../query/alike.js';
import { canMove, type MovementStatus } from '../../query/08-1-status.js';
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

/** The ids of the pieces aboard. */
type Aboard = Pick<VoyageFrame, 'units' | 'leaders' | 'baggage'>;
type Voyage = Aboard & Pick<VoyageFrame, 'side' | 'fleet' | 'from'>;

/** A unit or a leader. */
type Passenger = UnitInfo | LeaderInfo;
/** A piece that goes aboard: a unit, a leader or a marker. */
type PieceToBoard = Passenger | { readonly id: PieceId };

const isPerson = (piece: PieceToBoard): piece is Passenger => 'kind' in piece || 'fact' in piece;

/** Returns why a marker may not go aboard with these pieces; a marker that is already at sea may (R 11.7, S12). */
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

/** A voyage as planned so far: the ship, the pieces aboard, and the place where they come aboard. */
export interface VoyagePlan {
  readonly ship: Ship;
  readonly aboard: readonly PieceToBoard[];
  readonly from: PlaceCode;
  readonly isFromSea: boolean;
  /** The room that the pieces aboard need. */
  readonly roomNeeded: number;
  /** The room left; negative if there are too many pieces aboard. */
  readonly room: number;
  /** Whether the ship must end where it lies, because other pieces at sea there need it. */
  readonly mustReturn: boolean;
  /** The zones and coasts that the ship reaches with these pieces. */
  readonly range: SeaRange;
}

/**
 * Returns the plan of a voyage with these pieces aboard, which need this room. From the sea they are some of the pieces
 * that were there.
 */
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

/**
 * Returns how far a ship comes after it has called at a coast; `mustReturn`: it must go back to the zone where it lay.
 */
export function rangeFromCoast({ chart, range: { start } }: Ship, coast: PlaceCode, mustReturn: boolean): SeaRange {
  const range = chart.rangeVia(start, coast);
  return mustReturn ? chart.limitedToStart(range) : range;
}

/** Returns the plan of a voyage; `undefined`: its fleet is not at sea. */
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

/** Returns the room that a piece needs. */
export const roomNeededByPiece = ({ fleet }: Ship, piece: PieceToBoard): number =>
  'kind' in piece ? roomNeededByUnit(fleet, piece) : 0;

/** Returns a plan with one more piece aboard. */
const withPiece = ({ ship, from, isFromSea, aboard, roomNeeded }: VoyagePlan, piece: PieceToBoard): VoyagePlan =>
  planWith(ship, from, isFromSea, [...aboard, piece], roomNeeded + roomNeededByPiece(ship, piece));

/** Returns whether there is room for another unit (R X6.2, S8.3). */
export function hasRoom(situation: Situation, voyage: Voyage, piece: PieceId): boolean {
  const plan = planOf(situation, voyage);
  const unit = findUnit(situation, piece);
  return plan !== undefined && unit !== undefined && withPiece(plan, unit).room >= 0;
}

/** Returns whether all units and leaders aboard may move. */
function mayAllMove(situation: Situation, { ship: { side }, aboard }: VoyagePlan): boolean {
  for (const info of aboard) if (isPerson(info) && !situation.law.mayMove(situation, { side, info })) return false;
  return true;
}

/** Returns whether all pieces aboard may land on a coast; never on the coast where they came aboard. */
function mayLand(situation: Situation, { ship: { side }, from, aboard }: VoyagePlan, coast: PlaceCode): boolean {
  if (coast === from) return false;
  for (const piece of aboard) if (isPerson(piece) && !mayEnter(situation, piece, side, coast)) return false;
  return true;
}

/** Returns the coastal provinces where all pieces aboard can land. */
export function landingCoasts(situation: Situation, plan: VoyagePlan): readonly PlaceCode[] {
  const coasts: PlaceCode[] = [];
  if (!mayAllMove(situation, plan)) return coasts;
  for (const coast of plan.range.coasts) if (mayLand(situation, plan, coast)) coasts.push(coast);
  return coasts;
}

/** Returns whether there is a coast where all pieces aboard can land. */
function hasLandingCoast(situation: Situation, plan: VoyagePlan): boolean {
  if (!mayAllMove(situation, plan)) return false;
  for (const coast of plan.range.coasts) if (mayLand(situation, plan, coast)) return true;
  return false;
}

/**
 * Returns the zones in which the pieces may stay aboard; not the zone in which they were at sea already (R S8.3, S8.4).
 */
export function zonesToStayIn(situation: Situation, { range, from }: VoyagePlan): readonly Zone[] {
  const at = zoneAt(situation, from);
  return at === undefined ? range.reached : range.reached.filter((zone) => zone !== at);
}

/** The rule of a game on whether pieces may stay aboard. */
export interface VoyageTerms {
  readonly staysAboard: boolean;
}

/**
 * Returns whether a ship can go to another zone if it takes along this number of the pieces at sea, which need this
 * room.
 */
const canLeaveZone = (ship: Ship, going: number, room: number): boolean =>
  ship.range.reached.length > 1 && !isNeeded(ship, going, room);

/**
 * Returns whether there is a zone in which the pieces may stay aboard. A ship that must go back needs to be able to.
 */
const hasZoneToStayIn = ({ ship, from, isFromSea, aboard, roomNeeded, mustReturn }: VoyagePlan): boolean =>
  isFromSea ? canLeaveZone(ship, aboard.length, roomNeeded) : !mustReturn || canReturn(ship, from);

/** Returns whether a ship can go back to the zone where it lay after it has called at a coast. */
export const canReturn = ({ chart, range: { start } }: Ship, coast: PlaceCode): boolean =>
  chart.rangeVia(start, coast).returnsToStart;

const hasDestination = (situation: Situation, plan: VoyagePlan, { staysAboard }: VoyageTerms): boolean =>
  (staysAboard && hasZoneToStayIn(plan)) || hasLandingCoast(situation, plan);

/**
 * Returns the plan with all other pieces at sea there that may move and find room; the units that need most room first.
 */
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

/**
 * Returns whether another piece at sea can be taken along: there is room, and the ship can go on with it, alone or with
 * other pieces from there.
 */
function mayContinueFromSea(
  situation: Situation,
  { plan, status: { moved }, terms }: BoardingState,
  piece: PieceToBoard,
): boolean {
  const { ship, aboard } = plan;
  const roomNeeded = plan.roomNeeded + roomNeededByPiece(ship, piece);
  if (roomLeftOn(ship, roomNeeded) < roomNeeded) return false;
  // A piece that may stay aboard only needs a ship that can leave the zone.
  if (terms.staysAboard && canLeaveZone(ship, aboard.length + 1, roomNeeded)) return true;
  const next = withPiece(plan, piece);
  return hasLandingCoast(situation, next) || hasDestination(situation, withAllWhoFit(next, moved), terms);
}

/** The facts that decide which pieces can go aboard. */
interface BoardingState {
  readonly plan: VoyagePlan;
  readonly status: MovementStatus;
  readonly terms: VoyageTerms;
  /**
   * The coasts where the pieces aboard can land; `null`: they need none, because they may stay aboard or are at sea.
   */
  readonly coasts: readonly PlaceCode[] | null;
}

function boardingStateOf(
  situation: Situation,
  plan: VoyagePlan,
  status: MovementStatus,
  terms: VoyageTerms,
): BoardingState {
  const rests = plan.isFromSea || (terms.staysAboard && hasZoneToStayIn(plan));
  return { plan, status, terms, coasts: rests ? null : landingCoasts(situation, plan) };
}

/**
 * Returns whether another piece can be taken from a coast: there is room, and all can land somewhere or stay aboard.
 */
function mayCross(situation: Situation, { plan: { ship, room }, coasts }: BoardingState, piece: PieceToBoard): boolean {
  if (roomNeededByPiece(ship, piece) > room) return false;
  if (coasts === null) return true;
  if (!isPerson(piece)) return coasts.length > 0;
  for (const coast of coasts) if (mayEnter(situation, piece, ship.side, coast)) return true;
  return false;
}

const mayBoard = (situation: Situation, boarding: BoardingState, piece: PieceToBoard): boolean =>
  boarding.plan.isFromSea ? mayContinueFromSea(situation, boarding, piece) : mayCross(situation, boarding, piece);

/** Returns whether a unit or leader can go aboard now. */
function mayPieceBoard(situation: Situation, boarding: BoardingState, info: Passenger): boolean {
  const { plan, status } = boarding;
  return !plan.aboard.includes(info) && canMove(situation, status, info) && mayBoard(situation, boarding, info);
}

/** Returns the ids of the units and leaders among these pieces. */
function namesOf(aboard: readonly PieceToBoard[]): Pick<Aboard, 'units' | 'leaders'> {
  const [units, leaders]: [UnitId[], LeaderId[]] = [[], []];
  for (const piece of aboard)
    if ('kind' in piece) units.push(piece.id);
    else if ('fact' in piece) leaders.push(piece.id);
  return { units, leaders };
}

/** Returns whether a marker can go aboard now. From a coast none goes alone. */
function mayMarkerBoard(situation: Situation, boarding: BoardingState, id: PieceId): boolean {
  const {
    plan: { aboard, from, isFromSea },
    status: { moved },
  } = boarding;
  if (moved.includes(id) || isAboard(aboard, id)) return false;
  if (!isFromSea) {
    const people = namesOf(aboard);
    if (people.units.length + people.leaders.length === 0) return false;
    if (boardingRefusal(situation, people, from, id) !== undefined) return false;
  }
  return mayBoard(situation, boarding, { id });
}

/**
 * Returns the units, leaders and markers that can go aboard now: those that have not moved; one of each set of alike
 * units; from a coast no marker alone.
 */
export function piecesToBoard(
  situation: Situation,
  plan: VoyagePlan,
  status: MovementStatus,
  terms: VoyageTerms,
): readonly PieceId[] {
  const { ship, from, isFromSea } = plan;
  const { units, leaders, baggage } = isFromSea ? ship.atSea : piecesAt(situation, from, ship.side);
  const boarding = boardingStateOf(situation, plan, status, terms);
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

/** Returns whether an empty ship can go on with any of the pieces at sea where it lies. */
export function canTakeAnyFromSea(
  situation: Situation,
  ship: Ship,
  place: PlaceCode,
  status: MovementStatus,
  terms: VoyageTerms,
): boolean {
  const { units, leaders, baggage } = ship.atSea;
  const boarding: BoardingState = { plan: planWith(ship, place, true, [], 0), status, terms, coasts: null };
  for (const leader of leaders) if (mayPieceBoard(situation, boarding, leader)) return true;
  for (const unit of units) if (mayPieceBoard(situation, boarding, unit)) return true;
  for (const id of baggage) if (mayMarkerBoard(situation, boarding, id)) return true;
  return false;
}
