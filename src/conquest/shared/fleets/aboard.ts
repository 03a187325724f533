/** R X6.2, S8.3: who can go aboard a fleet, and where all who are aboard can land. */
import { leadersNamed, unitsNamed } from '../../query/combat.js';
import { firstOfEach } from '../../query/alike.js';
import { mayEnter } from '../../query/movement.js';
import type { PlaceCode } from '../../table/ground.js';
import type { Bar } from '../../table/law.js';
import type { LeaderInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { PieceId, UnitId } from '../../vocabulary.js';
import type { VoyageFrame } from '../frame.js';
import type { Waters, Zone } from './chart.js';
import { burdenOf, roomFor, zoneAt } from './sea.js';
import {
  companyAt,
  countOf,
  DESERTED,
  fleetNamed,
  isNeeded,
  roomOf,
  shipOf,
  UNMANNED,
  type Aboard,
  type Company,
  type Quay,
  type Ship,
} from './ship.js';

type Voyage = Aboard & Pick<VoyageFrame, 'side' | 'fleet' | 'from'>;

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
  /** How much room those aboard take. */
  readonly burden: number;
  /** How much is left; less than none, if they are too many. */
  readonly room: number;
  /** Whether the ship must stay where it lies, for others who are at sea there. */
  readonly isBound: boolean;
  /** The waters that are open to those aboard. */
  readonly open: Waters;
}

function passageWith(
  { ship, from, isFromSea }: Pick<Passage, 'ship' | 'from' | 'isFromSea'>,
  aboard: Aboard,
  burden: number,
): Passage {
  const { chart, waters } = ship;
  // Of those at sea those who come from there go along.
  const [going, gone] = isFromSea ? [countOf(aboard), burden] : [0, 0];
  const isBound = isNeeded(ship, going, gone);
  const by = isFromSea ? waters : chart.byWayOf(waters.start, from);
  return {
    ship,
    aboard,
    from,
    isFromSea,
    burden,
    room: roomOf(ship, gone) - burden,
    isBound,
    open: isBound ? chart.moored(by) : by,
  };
}

/** The passage of those aboard a ship from a place, at sea or on a coast. */
export function passageFrom(situation: Situation, ship: Ship, from: PlaceCode, aboard: Aboard): Passage {
  const burden = burdenOf(ship.fleet, unitsNamed(situation, aboard.units));
  return passageWith({ ship, from, isFromSea: isSea(situation, from) }, aboard, burden);
}

/** The same of a voyage; `undefined`: its fleet is not at sea. */
export function passageOf(situation: Situation, voyage: Voyage): Passage | undefined {
  const fleet = fleetNamed(situation, voyage.fleet);
  const ship = fleet && shipOf(situation, fleet, voyage.side);
  const from = situation.ground.codes.get(voyage.from);
  return ship === undefined || from === undefined ? undefined : passageFrom(situation, ship, from, voyage);
}

/** Who goes aboard: a unit, a leader, or a marker. */
type Boarder = UnitInfo | LeaderInfo | { readonly id: PieceId };

/** The units and leaders of a passage, if they may move at all; otherwise nobody lands. */
function landingParty(
  situation: Situation,
  { ship: { side }, aboard }: Passage,
): readonly (UnitInfo | LeaderInfo)[] | undefined {
  const party = [...unitsNamed(situation, aboard.units), ...leadersNamed(situation, aboard.leaders)];
  for (const info of party) if (!situation.law.mayMove(situation, { side, info })) return undefined;
  return party;
}

/** Whether all of them may land on a coast: not on that where they came aboard. */
function mayLand(
  situation: Situation,
  { ship: { side }, from }: Passage,
  party: readonly (UnitInfo | LeaderInfo)[],
  coast: PlaceCode,
): boolean {
  if (coast === from) return false;
  for (const piece of party) if (!mayEnter(situation, piece, side, coast)) return false;
  return true;
}

/** Any province on a coast that the fleet reaches, but that where they came aboard, and that all of them may enter. */
export function shoresOf(situation: Situation, passage: Passage): readonly PlaceCode[] {
  const party = landingParty(situation, passage);
  const shores: PlaceCode[] = [];
  if (party === undefined) return shores;
  for (const coast of passage.open.coasts) if (mayLand(situation, passage, party, coast)) shores.push(coast);
  return shores;
}

/** Whether there is one. */
function hasShore(situation: Situation, passage: Passage): boolean {
  const party = landingParty(situation, passage);
  if (party === undefined) return false;
  for (const coast of passage.open.coasts) if (mayLand(situation, passage, party, coast)) return true;
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

/** How much room one takes. */
const roomTaken = ({ fleet }: Ship, piece: Boarder): number => ('kind' in piece ? roomFor(fleet, piece) : 0);

/** The same passage, and one more. */
function withPiece(passage: Passage, piece: Boarder): Passage {
  const { units, leaders, baggage = [] } = passage.aboard;
  const aboard: Aboard = {
    units: 'kind' in piece ? [...units, piece.id] : units,
    leaders: 'fact' in piece ? [...leaders, piece.id] : leaders,
    baggage: 'kind' in piece || 'fact' in piece ? baggage : [...baggage, piece.id],
  };
  return passageWith(passage, aboard, passage.burden + roomTaken(passage.ship, piece));
}

/** R X6.2, S8.3: whether there is room for a unit more. */
export function hasRoom(situation: Situation, voyage: Voyage, piece: PieceId): boolean {
  const passage = passageOf(situation, voyage);
  const unit = situation.roster.units[situation.roster.unitCodes.get(piece as UnitId) ?? -1];
  return passage !== undefined && unit !== undefined && withPiece(passage, unit).room >= 0;
}

/** The same of those at sea with all others who are there, as far as there is room: who takes most of it first. */
function fullest(passage: Passage, moved: readonly PieceId[]): Passage {
  const { ship, aboard } = passage;
  const { units, leaders, baggage } = ship.atSea;
  const isFree = ({ id }: { readonly id: PieceId }): boolean => !moved.includes(id);
  let full = passage;
  for (const leader of leaders)
    if (isFree(leader) && !aboard.leaders.includes(leader.id)) full = withPiece(full, leader);
  for (const id of baggage) if (isFree({ id }) && aboard.baggage?.includes(id) !== true) full = withPiece(full, { id });
  const others = units.filter((unit) => isFree(unit) && !aboard.units.includes(unit.id));
  for (const unit of others.sort((one, other) => roomTaken(ship, other) - roomTaken(ship, one))) {
    const next = withPiece(full, unit);
    if (next.room >= 0) full = next;
  }
  return full;
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
  /** On a coast: `null` at sea. */
  readonly gangway: Gangway | null;
}

/** On a coast: who is at sea, and where the fleet comes, is the same for each who goes aboard. */
interface Gangway {
  readonly ship: Ship;
  /** How much there is left. */
  readonly room: number;
  /** Where they can land who are aboard; `null`: they may stay so. */
  readonly shores: readonly PlaceCode[] | null;
}

function gangwayOf(situation: Situation, passage: Passage, { staysAboard }: Manner): Gangway {
  const shores = staysAboard && hasAnchorage(passage) ? null : shoresOf(situation, passage);
  return { ship: passage.ship, room: passage.room, shores };
}

/** Whether there is room for one more, and somewhere to go with all others. */
function crosses(situation: Situation, { ship, room, shores }: Gangway, piece: Boarder): boolean {
  if (roomTaken(ship, piece) > room) return false;
  if (shores === null) return true;
  if (!('kind' in piece) && !('fact' in piece)) return shores.length > 0;
  for (const coast of shores) if (mayEnter(situation, piece, ship.side, coast)) return true;
  return false;
}

const admits = (situation: Situation, boarding: Boarding, piece: Boarder): boolean =>
  boarding.gangway === null ? isUnderWay(situation, boarding, piece) : crosses(situation, boarding.gangway, piece);

/** Whether a unit or leader of a ship's side may move, and has not yet. */
const isFresh = (
  situation: Situation,
  { side }: Ship,
  moved: readonly PieceId[],
  info: UnitInfo | LeaderInfo,
): boolean => !moved.includes(info.id) && situation.law.mayMove(situation, { side, info });

/** Whether one goes aboard who waits, and is not aboard. */
function boards(situation: Situation, boarding: Boarding, info: UnitInfo | LeaderInfo): boolean {
  const { passage, moved } = boarding;
  const { units, leaders } = passage.aboard;
  const among: readonly PieceId[] = 'kind' in info ? units : leaders;
  return !among.includes(info.id) && isFresh(situation, passage.ship, moved, info) && admits(situation, boarding, info);
}

/** Whether a marker does; on a coast none by itself. */
function isShipped(situation: Situation, boarding: Boarding, id: PieceId): boolean {
  const { passage, moved } = boarding;
  const { aboard, from, isFromSea } = passage;
  const { units, leaders, baggage = [] } = aboard;
  if (units.length + leaders.length === 0 && !isFromSea) return false;
  if (moved.includes(id) || baggage.includes(id)) return false;
  return boardingBar(situation, aboard, from, id) === undefined && admits(situation, boarding, { id });
}

/** The units, leaders and markers of the place who can go aboard now, alike ones once: those who have not moved, and of markers none alone on a coast. */
export function boardersOf(
  situation: Situation,
  passage: Passage,
  moved: readonly PieceId[],
  manner: Manner,
): readonly PieceId[] {
  const { ship, from, isFromSea } = passage;
  const waiting = isFromSea ? ship.atSea : companyAt(situation, from, ship.side);
  const all: PieceId[] = [];
  if (waiting === DESERTED) return all;
  const gangway = isFromSea ? null : gangwayOf(situation, passage, manner);
  const boarding: Boarding = { passage, moved, manner, gangway };
  const units: UnitInfo[] = [];
  for (const unit of waiting.units) if (boards(situation, boarding, unit)) units.push(unit);
  for (const { id } of firstOfEach(situation, units)) all.push(id);
  for (const leader of waiting.leaders) if (boards(situation, boarding, leader)) all.push(leader.id);
  for (const id of waiting.baggage) if (isShipped(situation, boarding, id)) all.push(id);
  return all;
}

/** The coasts where a ship can take somebody aboard who has not moved; `quays`: where its side has anybody. */
export function callsOf(
  situation: Situation,
  ship: Ship,
  quays: readonly Quay[],
  moved: readonly PieceId[],
  manner: Manner,
): readonly PlaceCode[] {
  const { coasts } = ship.waters;
  const isBound = isNeeded(ship, 0, 0);
  const resting: Gangway = { ship, room: roomOf(ship, 0), shores: null };
  const calls: PlaceCode[] = [];
  for (const { coast, waiting } of quays) {
    if (!coasts.includes(coast)) continue;
    const gangway =
      manner.staysAboard && (!isBound || comesBack(ship, coast))
        ? resting
        : gangwayOf(situation, passageFrom(situation, ship, coast, UNMANNED), manner);
    if (hasBoarders(situation, gangway, waiting, moved)) calls.push(coast);
  }
  return calls;
}

/** Whether anybody who waits on a coast goes aboard an empty ship. */
function hasBoarders(
  situation: Situation,
  gangway: Gangway,
  { leaders, units }: Company,
  moved: readonly PieceId[],
): boolean {
  for (const leader of leaders)
    if (isFresh(situation, gangway.ship, moved, leader) && crosses(situation, gangway, leader)) return true;
  for (const unit of units)
    if (isFresh(situation, gangway.ship, moved, unit) && crosses(situation, gangway, unit)) return true;
  return false;
}

/** Whether a ship can go on with anybody who is at sea where it lies, and has not moved. */
export function takesFromSea(situation: Situation, ship: Ship, moved: readonly PieceId[], manner: Manner): boolean {
  if (ship.atSea === DESERTED) return false;
  const passage = passageFrom(situation, ship, situation.placeOfBaggage(ship.fleet.code), UNMANNED);
  const boarding: Boarding = { passage, moved, manner, gangway: null };
  const { units, leaders, baggage } = ship.atSea;
  return (
    leaders.some((leader) => boards(situation, boarding, leader)) ||
    units.some((unit) => boards(situation, boarding, unit)) ||
    baggage.some((id) => isShipped(situation, boarding, id))
  );
}
