/** R X6.2, S8.3: who can go aboard a fleet, and where all who are aboard can land. */
import { leadersNamed, unitsNamed } from '../../query/combat.js';
import { firstOfEach } from '../../query/alike.js';
import { mayEnter } from '../../query/movement.js';
import type { PlaceCode } from '../../table/ground.js';
import type { Bar } from '../../table/law.js';
import type { LeaderInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { PieceId, SideId, UnitId } from '../../vocabulary.js';
import type { VoyageFrame } from '../frame.js';
import type { Waters, Zone } from './chart.js';
import { mostRoomFor, roomFor, zoneAt } from './sea.js';
import {
  companyAt,
  fleetNamed,
  isNeeded,
  quaysOf,
  roomOf,
  shipOf,
  type Company,
  type Quay,
  type Ship,
} from './ship.js';

/** Those who go along, by their names. */
type Aboard = Pick<VoyageFrame, 'units' | 'leaders' | 'baggage'>;
type Voyage = Aboard & Pick<VoyageFrame, 'side' | 'fleet' | 'from'>;

/** A unit or a leader. */
type Person = UnitInfo | LeaderInfo;
/** Who goes aboard: one of these, or a marker. */
type Boarder = Person | { readonly id: PieceId };

const isPerson = (piece: Boarder): piece is Person => 'kind' in piece || 'fact' in piece;

/** R 11.7, S12: why a marker does not come aboard with those who are; one that is at sea has its ships. */
export function boardingBar(
  situation: Situation,
  { units, leaders }: Pick<Aboard, 'units' | 'leaders'>,
  from: PlaceCode,
  marker: PieceId,
): Bar | undefined {
  const code = situation.roster.baggageCodes.get(marker);
  if (code === undefined || zoneAt(situation, from) !== undefined) return undefined;
  return situation.law.cargoBar(situation, { units, leaders, forced: false }, code);
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
  const by = isFromSea ? waters : chart.byWayOf(waters.start, from);
  const room = roomOf(ship, gone) - burden;
  return { ship, party, from, isFromSea, burden, room, isBound, open: isBound ? chart.moored(by) : by };
}

/** The passage of an empty ship from a place, at sea or on a coast. */
const unmanned = (situation: Situation, ship: Ship, from: PlaceCode): Passage =>
  passageWith(ship, from, zoneAt(situation, from) !== undefined, [], 0);

/** That of a voyage; `undefined`: its fleet is not at sea. */
export function passageOf(situation: Situation, voyage: Voyage): Passage | undefined {
  const { units, leaders, baggage = [] } = voyage;
  const fleet = fleetNamed(situation, voyage.fleet);
  const ship = fleet && shipOf(situation, fleet, voyage.side);
  const from = situation.ground.codes.get(voyage.from);
  if (ship === undefined || from === undefined) return undefined;
  const party: Boarder[] = [...unitsNamed(situation, units), ...leadersNamed(situation, leaders)];
  for (const id of baggage) party.push({ id });
  let burden = 0;
  for (const piece of party) burden += roomTaken(ship, piece);
  return passageWith(ship, from, zoneAt(situation, from) !== undefined, party, burden);
}

/** How much room one takes. */
const roomTaken = ({ fleet }: Ship, piece: Boarder): number => ('kind' in piece ? roomFor(fleet, piece) : 0);

/** The same passage, and one more. */
const withPiece = ({ ship, from, isFromSea, party, burden }: Passage, piece: Boarder): Passage =>
  passageWith(ship, from, isFromSea, [...party, piece], burden + roomTaken(ship, piece));

/** R X6.2, S8.3: whether there is room for a unit more. */
export function hasRoom(situation: Situation, voyage: Voyage, piece: PieceId): boolean {
  const passage = passageOf(situation, voyage);
  const unit = situation.roster.units[situation.roster.unitCodes.get(piece as UnitId) ?? -1];
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

/** Whether there is such a zone: from the sea any other; from a coast at least one off it, but for a ship that must come back to where it lay. */
const hasAnchorage = ({ ship, from, isFromSea, isBound }: Passage): boolean =>
  isFromSea ? !isBound && ship.waters.reached.length > 1 : !isBound || comesBack(ship, from);

/** Whether a ship comes back to where it lay from a coast. */
const comesBack = ({ chart, waters: { start } }: Ship, coast: PlaceCode): boolean =>
  chart.byWayOf(start, coast).reached.includes(start);

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
function isUnderWay(situation: Situation, { passage, moved, manner }: Boarding, piece: Boarder): boolean {
  const next = withPiece(passage, piece);
  return (
    next.room >= 0 && (leadsAnywhere(situation, next, manner) || leadsAnywhere(situation, fullest(next, moved), manner))
  );
}

/** How those who wait go aboard. */
interface Boarding {
  readonly passage: Passage;
  /** Who has moved in this phase. */
  readonly moved: readonly PieceId[];
  readonly manner: Manner;
  /** On a coast, where they can land who are aboard; `null`: they may stay so, or are at sea. */
  readonly shores: readonly PlaceCode[] | null;
}

function boardingOf(situation: Situation, passage: Passage, moved: readonly PieceId[], manner: Manner): Boarding {
  const rests = passage.isFromSea || (manner.staysAboard && hasAnchorage(passage));
  return { passage, moved, manner, shores: rests ? null : shoresOf(situation, passage) };
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

/** Whether a unit or leader of a side may move, and has not yet. */
const isFresh = (situation: Situation, side: SideId, moved: readonly PieceId[], info: Person): boolean =>
  !moved.includes(info.id) && situation.law.mayMove(situation, { side, info });

/** Whether one goes aboard who waits, and is not aboard. */
function boards(situation: Situation, boarding: Boarding, info: Person): boolean {
  const { passage, moved } = boarding;
  return (
    !passage.party.includes(info) &&
    isFresh(situation, passage.ship.side, moved, info) &&
    admits(situation, boarding, info)
  );
}

/** Whether a marker does; on a coast none by itself. */
function isShipped(situation: Situation, boarding: Boarding, id: PieceId): boolean {
  const { passage, moved } = boarding;
  const { party, from, isFromSea } = passage;
  const people = party.filter(isPerson);
  if ((people.length === 0 && !isFromSea) || moved.includes(id) || isAboard(party, id)) return false;
  const units = people.flatMap((info) => ('kind' in info ? [info.id] : []));
  const leaders = people.flatMap((info) => ('fact' in info ? [info.id] : []));
  return boardingBar(situation, { units, leaders }, from, id) === undefined && admits(situation, boarding, { id });
}

/** The units, leaders and markers of the place who can go aboard now, alike ones once: those who have not moved, and of markers none alone on a coast. */
export function boardersOf(
  situation: Situation,
  passage: Passage,
  moved: readonly PieceId[],
  manner: Manner,
): readonly PieceId[] {
  const { ship, from, isFromSea } = passage;
  const { units, leaders, baggage } = isFromSea ? ship.atSea : companyAt(situation, from, ship.side);
  const boarding = boardingOf(situation, passage, moved, manner);
  const found: UnitInfo[] = [];
  for (const unit of units) if (boards(situation, boarding, unit)) found.push(unit);
  const all: PieceId[] = [];
  for (const { id } of firstOfEach(situation, found)) all.push(id);
  for (const leader of leaders) if (boards(situation, boarding, leader)) all.push(leader.id);
  for (const id of baggage) if (isShipped(situation, boarding, id)) all.push(id);
  return all;
}

/** Whether any of those who are there can. */
function anyBoards(situation: Situation, boarding: Boarding, { units, leaders, baggage }: Company): boolean {
  for (const leader of leaders) if (boards(situation, boarding, leader)) return true;
  for (const unit of units) if (boards(situation, boarding, unit)) return true;
  for (const id of baggage) if (isShipped(situation, boarding, id)) return true;
  return false;
}

/** Who of a side waits on its coasts in a phase: looked for once for all of its ships. */
export interface Waiting {
  readonly quays: readonly Quay[];
  readonly moved: readonly PieceId[];
  /** Of each quay whether anybody there may move and has not, as soon as that has been asked. */
  readonly fresh: (boolean | undefined)[];
}

export const waitingFor = (situation: Situation, side: SideId, moved: readonly PieceId[]): Waiting => ({
  quays: quaysOf(situation, side),
  moved,
  fresh: [],
});

function anyFresh(situation: Situation, side: SideId, moved: readonly PieceId[], { units, leaders }: Company): boolean {
  for (const leader of leaders) if (isFresh(situation, side, moved, leader)) return true;
  for (const unit of units) if (isFresh(situation, side, moved, unit)) return true;
  return false;
}

/** The coasts where an empty ship can take somebody aboard. */
export function callsOf(
  situation: Situation,
  ship: Ship,
  { quays, moved, fresh }: Waiting,
  manner: Manner,
): readonly PlaceCode[] {
  const { side, fleet, waters } = ship;
  const isBound = isNeeded(ship, 0, 0);
  const isRoomy = roomOf(ship, 0) >= mostRoomFor(fleet);
  const calls: PlaceCode[] = [];
  for (const [quay, { coast, company }] of quays.entries()) {
    if (!waters.coasts.includes(coast)) continue;
    // Where there is room for whoever it is, and he may stay aboard, it is the same for all ships.
    const isOpen = isRoomy && manner.staysAboard && (!isBound || comesBack(ship, coast));
    const takes = isOpen
      ? (fresh[quay] ??= anyFresh(situation, side, moved, company))
      : anyBoards(situation, boardingOf(situation, unmanned(situation, ship, coast), moved, manner), company);
    if (takes) calls.push(coast);
  }
  return calls;
}

/** Whether it can go on with anybody who is at sea where it lies. */
export function takesFromSea(situation: Situation, ship: Ship, { moved }: Waiting, manner: Manner): boolean {
  if (ship.count === 0) return false;
  const at = unmanned(situation, ship, situation.placeOfBaggage(ship.fleet.code));
  return anyBoards(situation, boardingOf(situation, at, moved, manner), ship.atSea);
}
