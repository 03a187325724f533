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
import type { Waters, Zone } from './chart.js';
import { roomFor, zoneAt } from './sea.js';
import { companyAt, fleetNamed, isNeeded, roomOf, shipOf, type Ship } from './ship.js';

/** Those who go along, by their names. */
type Aboard = Pick<VoyageFrame, 'units' | 'leaders' | 'baggage'>;
type Voyage = Aboard & Pick<VoyageFrame, 'side' | 'fleet' | 'from'>;

/** A unit or a leader. */
type Person = UnitInfo | LeaderInfo;
/** Who goes aboard: one of these, or a marker. */
type Boarder = Person | { readonly id: PieceId };

const isPerson = (piece: Boarder): piece is Person => 'kind' in piece || 'fact' in piece;

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
export interface Passage {
  readonly ship: Ship;
  readonly party: readonly Boarder[];
  readonly from: PlaceCode;
  readonly isFromSea: boolean;
  /** How much room the party takes. */
  readonly burden: number;
  /** How much is left; less than none, if they are too many. */
  readonly room: number;
  /** Whether the ship must stay where it lies, for others who are at sea there. */
  readonly isBound: boolean;
  /** The waters that are open to those aboard. */
  readonly open: Waters;
}

/** From the sea those who go aboard are some of those who were there. */
function passageWith(
  ship: Ship,
  from: PlaceCode,
  isFromSea: boolean,
  party: readonly Boarder[],
  burden: number,
): Passage {
  const { chart, waters } = ship;
  const gone = isFromSea ? burden : 0;
  const isBound = isNeeded(ship, isFromSea ? party.length : 0, gone);
  const room = roomOf(ship, gone) - burden;
  const open = !isFromSea ? watersBy(ship, from, isBound) : isBound ? chart.moored(waters) : waters;
  return { ship, party, from, isFromSea, burden, room, isBound, open };
}

/** The waters that are open to a ship from a coast on; `isBound`: it must come back to where it lay. */
export function watersBy({ chart, waters: { start } }: Ship, coast: PlaceCode, isBound: boolean): Waters {
  const by = chart.byWayOf(start, coast);
  return isBound ? chart.moored(by) : by;
}

/** That of a voyage; `undefined`: its fleet is not at sea. */
export function passageOf(situation: Situation, voyage: Voyage): Passage | undefined {
  const { units, leaders, baggage = [] } = voyage;
  const fleet = fleetNamed(situation, voyage.fleet);
  const ship = fleet && shipOf(situation, fleet, voyage.side);
  if (ship === undefined) return undefined;
  const from = placeCode(situation, voyage.from);
  const party: Boarder[] = [];
  for (const unit of unitsNamed(situation, units)) party.push(unit);
  for (const leader of leadersNamed(situation, leaders)) party.push(leader);
  for (const id of baggage) party.push({ id });
  let burden = 0;
  for (const piece of party) burden += roomTaken(ship, piece);
  return passageWith(ship, from, zoneAt(situation, from) !== undefined, party, burden);
}

/** How much room one takes. */
export const roomTaken = ({ fleet }: Ship, piece: Boarder): number => ('kind' in piece ? roomFor(fleet, piece) : 0);

/** The same passage, and one more. */
const withPiece = ({ ship, from, isFromSea, party, burden }: Passage, piece: Boarder): Passage =>
  passageWith(ship, from, isFromSea, [...party, piece], burden + roomTaken(ship, piece));

/** R X6.2, S8.3: whether there is room for a unit more. */
export function hasRoom(situation: Situation, voyage: Voyage, piece: PieceId): boolean {
  const passage = passageOf(situation, voyage);
  const unit = findUnit(situation, piece);
  return passage !== undefined && unit !== undefined && withPiece(passage, unit).room >= 0;
}

/** Whether all units and leaders aboard may move. */
function mayAllMove(situation: Situation, { ship: { side }, party }: Passage): boolean {
  for (const info of party) if (isPerson(info) && !situation.law.mayMove(situation, { side, info })) return false;
  return true;
}

/** Whether all of them may land on a coast: not on that where they came aboard. */
function mayLand(situation: Situation, { ship: { side }, from, party }: Passage, coast: PlaceCode): boolean {
  if (coast === from) return false;
  for (const piece of party) if (isPerson(piece) && !mayEnter(situation, piece, side, coast)) return false;
  return true;
}

/** Any province on a coast that the fleet reaches, but that where they came aboard, and that all of them may enter. */
export function shoresOf(situation: Situation, passage: Passage): readonly PlaceCode[] {
  const shores: PlaceCode[] = [];
  if (!mayAllMove(situation, passage)) return shores;
  for (const coast of passage.open.coasts) if (mayLand(situation, passage, coast)) shores.push(coast);
  return shores;
}

/** Whether there is one. */
function hasShore(situation: Situation, passage: Passage): boolean {
  if (!mayAllMove(situation, passage)) return false;
  for (const coast of passage.open.coasts) if (mayLand(situation, passage, coast)) return true;
  return false;
}

/** R S8.3, S8.4: the zones in which those aboard may stay so; not that in which they are at sea already. */
export function anchoragesOf(situation: Situation, { open, from }: Passage): readonly Zone[] {
  const at = zoneAt(situation, from);
  return at === undefined ? open.reached : open.reached.filter((zone) => zone !== at);
}

/** How a voyage goes on: whether those aboard may stay so. */
export interface Manner {
  readonly staysAboard: boolean;
}

/** Whether a ship can go to another zone with so many of those who are at sea where it lies, who take so much room. */
const sailsOn = (ship: Ship, going: number, room: number): boolean =>
  ship.waters.reached.length > 1 && !isNeeded(ship, going, room);

/** Whether there is such a zone: from the sea any other; from a coast at least one off it, but for a ship that must come back to where it lay. */
const hasAnchorage = ({ ship, from, isFromSea, party, burden, isBound }: Passage): boolean =>
  isFromSea ? sailsOn(ship, party.length, burden) : !isBound || comesBack(ship, from);

/** Whether a ship comes back to where it lay from a coast. */
export const comesBack = ({ chart, waters: { start } }: Ship, coast: PlaceCode): boolean =>
  chart.byWayOf(start, coast).comesBack;

const leadsAnywhere = (situation: Situation, passage: Passage, { staysAboard }: Manner): boolean =>
  (staysAboard && hasAnchorage(passage)) || hasShore(situation, passage);

/** The same of those at sea with all others who are there, as far as there is room: who takes most of it first. */
function fullest(passage: Passage, moved: readonly PieceId[]): Passage {
  const { ship, party } = passage;
  const { units, leaders, baggage } = ship.atSea;
  const isFree = (piece: Boarder): boolean => !moved.includes(piece.id) && !isAboard(party, piece.id);
  let full = passage;
  for (const leader of leaders.filter(isFree)) full = withPiece(full, leader);
  for (const marker of baggage.map((id) => ({ id })).filter(isFree)) full = withPiece(full, marker);
  const bulkiest = units.filter(isFree).sort((one, other) => roomTaken(ship, other) - roomTaken(ship, one));
  for (const unit of bulkiest) {
    const next = withPiece(full, unit);
    if (next.room >= 0) full = next;
  }
  return full;
}

function isAboard(party: readonly Boarder[], piece: PieceId): boolean {
  for (const { id } of party) if (id === piece) return true;
  return false;
}

/** Whether there is room for one more who was at sea and goes along, and somewhere to go, alone or with others who were at sea with them. */
function isUnderWay(situation: Situation, { passage, idle: { moved }, manner }: Boarding, piece: Boarder): boolean {
  const { ship, party } = passage;
  const burden = passage.burden + roomTaken(ship, piece);
  if (roomOf(ship, burden) < burden) return false;
  // Who may stay aboard needs nothing but a ship that sails on.
  if (manner.staysAboard && sailsOn(ship, party.length + 1, burden)) return true;
  const next = withPiece(passage, piece);
  return hasShore(situation, next) || leadsAnywhere(situation, fullest(next, moved), manner);
}

/** How those who wait go aboard. */
interface Boarding {
  readonly passage: Passage;
  readonly idle: Idle;
  readonly manner: Manner;
  /** On a coast, where they can land who are aboard; `null`: they may stay so, or are at sea. */
  readonly shores: readonly PlaceCode[] | null;
}

function boardingOf(situation: Situation, passage: Passage, idle: Idle, manner: Manner): Boarding {
  const rests = passage.isFromSea || (manner.staysAboard && hasAnchorage(passage));
  return { passage, idle, manner, shores: rests ? null : shoresOf(situation, passage) };
}

/** On a coast: whether there is room for one more, and somewhere to go with all others. */
function crosses(situation: Situation, { passage: { ship, room }, shores }: Boarding, piece: Boarder): boolean {
  if (roomTaken(ship, piece) > room) return false;
  if (shores === null) return true;
  if (!isPerson(piece)) return shores.length > 0;
  for (const coast of shores) if (mayEnter(situation, piece, ship.side, coast)) return true;
  return false;
}

const admits = (situation: Situation, boarding: Boarding, piece: Boarder): boolean =>
  boarding.passage.isFromSea ? isUnderWay(situation, boarding, piece) : crosses(situation, boarding, piece);

/** Whether one goes aboard who waits, and is not aboard. */
function boards(situation: Situation, boarding: Boarding, info: Person): boolean {
  const { passage, idle } = boarding;
  return !passage.party.includes(info) && isFresh(situation, idle, info) && admits(situation, boarding, info);
}

/** The units and leaders of a party, by their names. */
function namesOf(party: readonly Boarder[]): Pick<Aboard, 'units' | 'leaders'> {
  const [units, leaders]: [UnitId[], LeaderId[]] = [[], []];
  for (const piece of party)
    if ('kind' in piece) units.push(piece.id);
    else if ('fact' in piece) leaders.push(piece.id);
  return { units, leaders };
}

/** Whether a marker does: at sea it has its ships, and on a coast none goes by itself. */
function isShipped(situation: Situation, boarding: Boarding, id: PieceId): boolean {
  const {
    passage: { party, from, isFromSea },
    idle: { moved },
  } = boarding;
  if (moved.includes(id) || isAboard(party, id)) return false;
  if (!isFromSea) {
    const people = namesOf(party);
    if (people.units.length + people.leaders.length === 0) return false;
    if (boardingRefusal(situation, people, from, id) !== undefined) return false;
  }
  return admits(situation, boarding, { id });
}

/** The units, leaders and markers of the place who can go aboard now, alike ones once: those who have not moved, and of markers none alone on a coast. */
export function boardersOf(situation: Situation, passage: Passage, idle: Idle, manner: Manner): readonly PieceId[] {
  const { ship, from, isFromSea } = passage;
  const { units, leaders, baggage } = isFromSea ? ship.atSea : companyAt(situation, from, ship.side);
  const boarding = boardingOf(situation, passage, idle, manner);
  const firsts: UnitInfo[] = [];
  const all: PieceId[] = [];
  for (const unit of units) {
    if (isAlikeAny(situation, firsts, unit) || !boards(situation, boarding, unit)) continue;
    firsts.push(unit);
    all.push(unit.id);
  }
  for (const leader of leaders) if (boards(situation, boarding, leader)) all.push(leader.id);
  for (const id of baggage) if (isShipped(situation, boarding, id)) all.push(id);
  return all;
}

/** Whether an empty ship can go on with any of those who are at sea where it lies. */
export function takesAny(situation: Situation, ship: Ship, place: PlaceCode, idle: Idle, manner: Manner): boolean {
  const { units, leaders, baggage } = ship.atSea;
  const boarding: Boarding = { passage: passageWith(ship, place, true, [], 0), idle, manner, shores: null };
  for (const leader of leaders) if (boards(situation, boarding, leader)) return true;
  for (const unit of units) if (boards(situation, boarding, unit)) return true;
  for (const id of baggage) if (isShipped(situation, boarding, id)) return true;
  return false;
}
