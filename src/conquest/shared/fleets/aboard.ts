/** R X6.2, S8.3: who can go aboard a fleet, and where all who are aboard can land. */
import { leadersNamed, unitsNamed } from '../../query/combat.js';
import { firstOfEach } from '../../query/alike.js';
import { mayEnter } from '../../query/movement.js';
import { isPeopled, leadersAt, unitsAt } from '../../query/presence.js';
import type { PlaceCode, Province } from '../../table/ground.js';
import type { Bar } from '../../table/law.js';
import type { FleetInfo, LeaderInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { PieceId, ProvinceId, SeaZoneId, SideId } from '../../vocabulary.js';
import type { VoyageFrame } from '../frame.js';
import { burdenOf, fleetsIn, watersByWayOf, watersOf, zoneAt, zoneOf, type Waters, type Zone } from './sea.js';

type Voyage = Pick<VoyageFrame, 'side' | 'fleet' | 'from' | 'units' | 'leaders' | 'baggage'>;

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

/** Who is at sea in the zone of a fleet, of its side, and does not go along. */
function leftBehind(situation: Situation, fleet: FleetInfo, { side, units, leaders, baggage = [] }: Voyage): Company {
  const all = companyAt(situation, situation.placeOfBaggage(fleet.code), side);
  if (all === DESERTED) return all;
  return {
    units: all.units.filter(({ id }) => !units.includes(id)),
    leaders: all.leaders.filter(({ id }) => !leaders.includes(id)),
    baggage: all.baggage.filter((id) => !baggage.includes(id)),
  };
}

/** How much room a side's ships have in a zone, this fleet apart; `undefined`: it has no others there. */
function roomBeside(situation: Situation, fleet: FleetInfo, side: SideId): number | undefined {
  const others = fleetsIn(situation, zoneOf(situation, fleet) ?? -1).filter(
    (other) => other !== fleet && situation.sideOfBaggage(other.code) === side,
  );
  return others.length === 0 ? undefined : others.reduce((sum, { fact }) => sum + fact.capacity, 0);
}

/** R S8.3: whether somebody at sea needs the ships of a fleet who does not go along: it cannot leave the zone. */
export function isBound(situation: Situation, fleet: FleetInfo, voyage: Voyage): boolean {
  const left = leftBehind(situation, fleet, voyage);
  if (left === DESERTED) return false;
  const { units, leaders, baggage } = left;
  const room = roomBeside(situation, fleet, voyage.side);
  return room === undefined ? units.length + leaders.length + baggage.length > 0 : burdenOf(fleet, units) > room;
}

/** R X6.2, S8.3: the room that a fleet has for those who go along: without that which others at sea need. */
function roomOf(situation: Situation, fleet: FleetInfo, voyage: Voyage): number {
  const { units } = leftBehind(situation, fleet, voyage);
  if (units.length === 0) return fleet.fact.capacity;
  const others = Math.max(0, burdenOf(fleet, units) - (roomBeside(situation, fleet, voyage.side) ?? 0));
  return fleet.fact.capacity - others;
}

/** Whether those who go along were at sea. */
const isFromSea = (situation: Situation, { from }: Voyage): boolean =>
  zoneAt(situation, situation.ground.codes.get(from) ?? -1) !== undefined;

/** R 11.7, S12: why a marker does not come aboard with those who are; one that is at sea has its ships. */
export function boardingBar(situation: Situation, voyage: Voyage, marker: PieceId): Bar | undefined {
  const code = situation.roster.baggageCodes.get(marker);
  if (code === undefined || isFromSea(situation, voyage)) return undefined;
  const { units, leaders } = voyage;
  return situation.law.cargoBar(situation, { units, leaders, forced: false }, code);
}

/** The waters of a voyage; `undefined`: its fleet is not at sea. `known`: those of its fleet, for whoever knows. */
function watersFor(
  situation: Situation,
  voyage: Voyage,
  fleet: FleetInfo,
  known = watersOf(situation, fleet, voyage.side),
): Waters | undefined {
  if (known === undefined || isFromSea(situation, voyage)) return known;
  return watersByWayOf(situation, known, situation.ground.codes.get(voyage.from) ?? -1);
}

/** The waters that are open to a fleet with those aboard: as long as others need its ships, where it lies. */
function openWaters(situation: Situation, waters: Waters, voyage: Voyage): Pick<Waters, 'reached' | 'ports'> {
  const { fleet, start, reached, ports } = waters;
  if (!isBound(situation, fleet, voyage)) return waters;
  const only = (zones: ReadonlySet<Zone>): ReadonlySet<Zone> => new Set(zones.has(start) ? [start] : []);
  return { reached: only(reached), ports: only(ports) };
}

export interface Landing {
  readonly province: ProvinceId;
  readonly zone: SeaZoneId;
}

/** The provinces at whose coasts those aboard can land, with the waters that are open to them. */
function* shores(situation: Situation, waters: Waters, voyage: Voyage): Generator<Province> {
  const { side, from } = voyage;
  const harbour = situation.ground.codes.get(from);
  const { ports } = openWaters(situation, waters, voyage);
  const aboard = [...unitsNamed(situation, voyage.units), ...leadersNamed(situation, voyage.leaders)];
  if (!aboard.every((info) => situation.law.mayMove(situation, { side, info }))) return;
  for (const province of situation.ground.provinces) {
    const { code, zones } = province;
    if (code === harbour || !zones.some((zone) => ports.has(zone))) continue;
    if (aboard.every((piece) => mayEnter(situation, piece, side, code))) yield province;
  }
}

function landings(situation: Situation, waters: Waters, voyage: Voyage): readonly Landing[] {
  const { ports } = openWaters(situation, waters, voyage);
  const all: Landing[] = [];
  for (const { fact, zones } of shores(situation, waters, voyage))
    for (const zone of zones)
      if (ports.has(zone)) all.push({ province: fact.id, zone: situation.ground.zones[zone]?.fact.id ?? '' });
  return all;
}

/** Any province on a coast that the fleet reaches, but that where they came aboard, and that all of them may enter; with each zone in which it can lie then. */
export function landingsOf(situation: Situation, voyage: Voyage): readonly Landing[] {
  const fleet = fleetNamed(situation, voyage.fleet);
  const waters = fleet && watersFor(situation, voyage, fleet);
  return waters === undefined ? [] : landings(situation, waters, voyage);
}

const anchorages = (situation: Situation, waters: Waters, voyage: Voyage): readonly SeaZoneId[] => {
  const { reached } = openWaters(situation, waters, voyage);
  return situation.ground.zones
    .filter(({ fact }, zone) => fact.id !== voyage.from && reached.has(zone))
    .map(({ fact }) => fact.id);
};

function hasAnchorage(situation: Situation, waters: Waters, voyage: Voyage): boolean {
  const { zones } = situation.ground;
  for (const zone of openWaters(situation, waters, voyage).reached)
    if (zones[zone]?.fact.id !== voyage.from) return true;
  return false;
}

/** R S8.3, S8.4: the zones in which those aboard may stay so; not that in which they are at sea already. */
export function anchoragesOf(situation: Situation, voyage: Voyage): readonly SeaZoneId[] {
  const fleet = fleetNamed(situation, voyage.fleet);
  const waters = fleet && watersFor(situation, voyage, fleet);
  return waters === undefined ? [] : anchorages(situation, waters, voyage);
}

/** How a voyage goes on: whether those aboard may stay so. */
export interface Manner {
  readonly staysAboard: boolean;
}

const leadsAnywhere = (situation: Situation, waters: Waters, voyage: Voyage, { staysAboard }: Manner): boolean =>
  (staysAboard && hasAnchorage(situation, waters, voyage)) || shores(situation, waters, voyage).next().done !== true;

const fits = (situation: Situation, fleet: FleetInfo, voyage: Voyage): boolean =>
  burdenOf(fleet, unitsNamed(situation, voyage.units)) <= roomOf(situation, fleet, voyage);

const withUnit = (voyage: Voyage, unit: UnitInfo): Voyage => ({ ...voyage, units: [...voyage.units, unit.id] });

/** R X6.2, S8.3: whether there is room for a unit more. */
export function hasRoom(situation: Situation, voyage: Voyage, piece: PieceId): boolean {
  const fleet = fleetNamed(situation, voyage.fleet);
  const unit = situation.roster.units.find(({ id }) => id === piece);
  return fleet !== undefined && unit !== undefined && fits(situation, fleet, withUnit(voyage, unit));
}

/** The voyage with all others who are at sea there, as far as there is room: who takes most of it first. */
function fullest(situation: Situation, fleet: FleetInfo, voyage: Voyage, moved: readonly PieceId[]): Voyage {
  const { units, leaders, baggage } = leftBehind(situation, fleet, voyage);
  const free = <P extends { readonly id: PieceId }>(pieces: readonly P[]): readonly P[] =>
    pieces.filter(({ id }) => !moved.includes(id));
  const all: Voyage = {
    ...voyage,
    leaders: [...voyage.leaders, ...free(leaders).map(({ id }) => id)],
    baggage: [...(voyage.baggage ?? []), ...baggage.filter((id) => !moved.includes(id))],
  };
  return [...free(units)]
    .sort((one, other) => burdenOf(fleet, [other]) - burdenOf(fleet, [one]))
    .reduce((more, unit) => {
      const next = withUnit(more, unit);
      return fits(situation, fleet, next) ? next : more;
    }, all);
}

/** Whether there is room for those aboard, and somewhere to go: with others, if they were at sea with them. */
function isUnderWay(
  situation: Situation,
  waters: Waters,
  voyage: Voyage,
  moved: readonly PieceId[],
  manner: Manner,
): boolean {
  const { fleet } = waters;
  if (!fits(situation, fleet, voyage)) return false;
  if (leadsAnywhere(situation, waters, voyage, manner)) return true;
  return (
    isFromSea(situation, voyage) && leadsAnywhere(situation, waters, fullest(situation, fleet, voyage, moved), manner)
  );
}

/** The units, leaders and markers of the place who can go aboard now, alike ones once: those who have not moved, and of markers none alone on a coast. */
export function boardersOf(
  situation: Situation,
  voyage: Voyage,
  moved: readonly PieceId[],
  manner: Manner,
): readonly PieceId[] {
  const units: UnitInfo[] = [];
  const others: PieceId[] = [];
  for (const piece of boarders(situation, voyage, moved, manner))
    if ('kind' in piece) units.push(piece);
    else others.push(piece.id);
  return [...firstOfEach(situation, units).map(({ id }) => id), ...others];
}

/** Whether anybody can; `waters`: those of the fleet. */
export const hasBoarders = (
  situation: Situation,
  voyage: Voyage,
  moved: readonly PieceId[],
  manner: Manner,
  waters: Waters,
): boolean => boarders(situation, voyage, moved, manner, waters).next().done !== true;

/** Whether one more goes aboard: a unit, a leader, or a marker, which is not told; `more`: the voyage with it. */
type Admission = (more: () => Voyage, piece?: UnitInfo | LeaderInfo) => boolean;

/** Those who may go aboard one by one: units, leaders, and markers. Nothing is looked for before it is needed. */
function* boarders(
  situation: Situation,
  voyage: Voyage,
  moved: readonly PieceId[],
  manner: Manner,
  known?: Waters,
): Generator<UnitInfo | LeaderInfo | { readonly id: PieceId }> {
  const { side, from, units: aboard, leaders, baggage = [] } = voyage;
  const place = situation.ground.codes.get(from) ?? -1;
  // Markers do not go aboard by themselves.
  const isAlone = aboard.length + leaders.length === 0 && !isFromSea(situation, voyage);
  if (isAlone && !isPeopled(situation, place, side)) return;
  const all = companyAt(situation, place, side);
  const isFree = (id: PieceId): boolean =>
    !moved.includes(id) && !aboard.some((unit) => unit === id) && !leaders.includes(id) && !baggage.includes(id);
  const goes = (info: UnitInfo | LeaderInfo): boolean =>
    isFree(info.id) && situation.law.mayMove(situation, { side, info });
  let asked: Admission | undefined;
  const admits: Admission = (more, piece) =>
    (asked ??= admissionTo(situation, voyage, moved, manner, known))(more, piece);
  for (const unit of all.units) if (goes(unit) && admits(() => withUnit(voyage, unit), unit)) yield unit;
  for (const leader of all.leaders)
    if (goes(leader) && admits(() => ({ ...voyage, leaders: [...leaders, leader.id] }), leader)) yield leader;
  if (isAlone) return;
  for (const id of all.baggage)
    if (
      isFree(id) &&
      boardingBar(situation, voyage, id) === undefined &&
      admits(() => ({ ...voyage, baggage: [...baggage, id] }))
    )
      yield { id };
}

/** Who goes aboard a voyage: on a fleet that is not at sea, nobody. */
function admissionTo(
  situation: Situation,
  voyage: Voyage,
  moved: readonly PieceId[],
  manner: Manner,
  known?: Waters,
): Admission {
  const fleet = fleetNamed(situation, voyage.fleet);
  const waters = fleet && watersFor(situation, voyage, fleet, known);
  if (waters === undefined) return () => false;
  return isFromSea(situation, voyage)
    ? (more) => isUnderWay(situation, waters, more(), moved, manner)
    : gangway(situation, waters, voyage, manner);
}

/**
 * Whether one more who may move and comes aboard on a coast has room, and somewhere to go with all others: who is at sea, and where the fleet
 * comes, is the same for each of them.
 */
function gangway(situation: Situation, waters: Waters, voyage: Voyage, manner: Manner): Admission {
  const { fleet, side } = waters;
  const room = roomOf(situation, fleet, voyage) - burdenOf(fleet, unitsNamed(situation, voyage.units));
  const rests = manner.staysAboard && hasAnchorage(situation, waters, voyage);
  const coasts = rests ? [] : [...shores(situation, waters, voyage)];
  const lands = (piece: UnitInfo | LeaderInfo): boolean =>
    coasts.some(({ code }) => mayEnter(situation, piece, side, code));
  return (_, piece) =>
    (piece !== undefined && 'kind' in piece ? burdenOf(fleet, [piece]) : 0) <= room &&
    (rests || (piece === undefined ? coasts.length > 0 : lands(piece)));
}
