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
  DESERTED,
  fleetNamed,
  isBound,
  leftBehind,
  roomOf,
  shipOf,
  type Aboard,
  type Company,
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
  /** Whether others need the ship where it lies. */
  readonly isBound: boolean;
  /** The waters that are open to those aboard: as long as others need the ship, where it lies. */
  readonly open: Waters;
}

/** The passage of those aboard a ship from a place, at sea or on a coast. */
export function passageFrom(situation: Situation, ship: Ship, from: PlaceCode, aboard: Aboard): Passage {
  const { chart, waters } = ship;
  const isFromSea = isSea(situation, from);
  const by = isFromSea ? waters : chart.byWayOf(waters.start, from);
  const bound = isBound(ship, aboard);
  return { ship, aboard, from, isFromSea, isBound: bound, open: bound ? chart.moored(by) : by };
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
const hasAnchorage = ({ ship, isFromSea, isBound, open }: Passage): boolean =>
  isFromSea ? !isBound && ship.waters.reached.length > 1 : !isBound || open.reached.length > 0;

const leadsAnywhere = (situation: Situation, passage: Passage, { staysAboard }: Manner): boolean =>
  (staysAboard && hasAnchorage(passage)) || hasShore(situation, passage);

const fits = (situation: Situation, ship: Ship, aboard: Aboard): boolean =>
  burdenOf(ship.fleet, unitsNamed(situation, aboard.units)) <= roomOf(ship, aboard);

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

/** Whether there is room for one more who was at sea and goes along, and somewhere to go, alone or with others who were at sea with them. */
function isUnderWay(situation: Situation, { passage, moved, manner }: Boarding, piece: Boarder): boolean {
  const { ship, from } = passage;
  const aboard = withPiece(passage.aboard, piece);
  if (!fits(situation, ship, aboard)) return false;
  if (leadsAnywhere(situation, passageFrom(situation, ship, from, aboard), manner)) return true;
  const all = fullest(situation, ship, aboard, moved);
  return leadsAnywhere(situation, passageFrom(situation, ship, from, all), manner);
}

/** How those who wait go aboard. */
interface Boarding {
  readonly passage: Passage;
  /** Who waits, aboard already or not. */
  readonly waiting: Company;
  /** Who has moved in this phase. */
  readonly moved: readonly PieceId[];
  readonly manner: Manner;
  /** On a coast: `null` at sea. */
  readonly gangway: Gangway | null;
}

/** On a coast: who is at sea, and where the fleet comes, is the same for each who goes aboard. */
interface Gangway {
  /** How much there is left. */
  readonly room: number;
  /** Where they can land who are aboard; `null`: they may stay so. */
  readonly shores: readonly PlaceCode[] | null;
}

/** `undefined`: nobody waits. */
function boardingOf(
  situation: Situation,
  passage: Passage,
  moved: readonly PieceId[],
  manner: Manner,
): Boarding | undefined {
  const { ship, from, isFromSea } = passage;
  const waiting = isFromSea ? ship.atSea : companyAt(situation, from, ship.side);
  if (waiting === DESERTED) return undefined;
  return { passage, waiting, moved, manner, gangway: isFromSea ? null : gangwayOf(situation, passage, manner) };
}

function gangwayOf(situation: Situation, passage: Passage, { staysAboard }: Manner): Gangway {
  const { ship, aboard } = passage;
  const room = roomOf(ship, aboard) - burdenOf(ship.fleet, unitsNamed(situation, aboard.units));
  return { room, shores: staysAboard && hasAnchorage(passage) ? null : shoresOf(situation, passage) };
}

/** Whether there is room for one more, and somewhere to go with all others. */
function crosses(situation: Situation, { fleet, side }: Ship, { room, shores }: Gangway, piece: Boarder): boolean {
  if (('kind' in piece ? roomFor(fleet, piece) : 0) > room) return false;
  if (shores === null) return true;
  if (!('kind' in piece) && !('fact' in piece)) return shores.length > 0;
  for (const coast of shores) if (mayEnter(situation, piece, side, coast)) return true;
  return false;
}

const admits = (situation: Situation, boarding: Boarding, piece: Boarder): boolean =>
  boarding.gangway === null
    ? isUnderWay(situation, boarding, piece)
    : crosses(situation, boarding.passage.ship, boarding.gangway, piece);

/** Whether a unit or leader goes aboard who waits: who may move, has not yet, and is not aboard. */
function boards(situation: Situation, boarding: Boarding, info: UnitInfo | LeaderInfo): boolean {
  const { passage, moved } = boarding;
  const { units, leaders } = passage.aboard;
  const among: readonly PieceId[] = 'kind' in info ? units : leaders;
  return (
    !among.includes(info.id) &&
    !moved.includes(info.id) &&
    situation.law.mayMove(situation, { side: passage.ship.side, info }) &&
    admits(situation, boarding, info)
  );
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
  const boarding = boardingOf(situation, passage, moved, manner);
  const all: PieceId[] = [];
  if (boarding === undefined) return all;
  const { waiting } = boarding;
  const units: UnitInfo[] = [];
  for (const unit of waiting.units) if (boards(situation, boarding, unit)) units.push(unit);
  for (const { id } of firstOfEach(situation, units)) all.push(id);
  for (const leader of waiting.leaders) if (boards(situation, boarding, leader)) all.push(leader.id);
  for (const id of waiting.baggage) if (isShipped(situation, boarding, id)) all.push(id);
  return all;
}

/** Whether anybody can. */
export function hasBoarders(
  situation: Situation,
  passage: Passage,
  moved: readonly PieceId[],
  manner: Manner,
): boolean {
  const boarding = boardingOf(situation, passage, moved, manner);
  if (boarding === undefined) return false;
  const { waiting } = boarding;
  for (const leader of waiting.leaders) if (boards(situation, boarding, leader)) return true;
  for (const unit of waiting.units) if (boards(situation, boarding, unit)) return true;
  for (const id of waiting.baggage) if (isShipped(situation, boarding, id)) return true;
  return false;
}
