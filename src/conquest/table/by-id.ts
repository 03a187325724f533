/**
 * Looks up pieces and places by their ids. Frames and events only name ids that exist, so a lookup throws a
 * `RangeError` for any other id. Ids that a caller passes in may be unknown: `find…` returns `undefined` for them.
 */
import type { BaggageId, LeaderId, PlaceId, ProvinceId, UnitId } from '../vocabulary.js';
import type { Ground, PlaceCode, Province } from './ground.js';
import type { LeaderCode, LeaderInfo, Roster, UnitCode, UnitInfo } from './roster.js';

interface WithRoster {
  readonly roster: Roster;
}

interface WithGround {
  readonly ground: Ground;
}

/**
 * Returns the code of an id and throws if the id is unknown; `what` begins the message, as in `the counters have no
 * unit`.
 */
function codeOf<Id extends string>(codes: ReadonlyMap<Id, number>, id: Id, what: string): number {
  const code = codes.get(id);
  if (code === undefined) throw new RangeError(`${what} ${id}`);
  return code;
}

/** Returns the code of a unit of the counters. */
export const unitCode = ({ roster }: WithRoster, id: UnitId): UnitCode =>
  codeOf(roster.unitCodes, id, 'the counters have no unit');

/** Returns a unit of the counters. */
export const unitNamed = (situation: WithRoster, id: UnitId): UnitInfo =>
  situation.roster.units[unitCode(situation, id)] as UnitInfo;

/** Returns the unit with this id; `undefined`: there is none. */
export function findUnit({ roster }: WithRoster, id: string): UnitInfo | undefined {
  const code = roster.unitCodes.get(id as UnitId);
  return code === undefined ? undefined : roster.units[code];
}

/** Returns the code of a leader of the counters. */
export const leaderCode = ({ roster }: WithRoster, id: LeaderId): LeaderCode =>
  codeOf(roster.leaderCodes, id, 'the counters have no leader');

/** Returns a leader of the counters. */
export const leaderNamed = (situation: WithRoster, id: LeaderId): LeaderInfo =>
  situation.roster.leaders[leaderCode(situation, id)] as LeaderInfo;

/** Returns the leader with this id; `undefined`: there is none. */
export function findLeader({ roster }: WithRoster, id: string): LeaderInfo | undefined {
  const code = roster.leaderCodes.get(id);
  return code === undefined ? undefined : roster.leaders[code];
}

/** Returns the code of a marker: a piece that armies take along, or a fleet. */
export const baggageCode = ({ roster }: WithRoster, id: BaggageId): number =>
  codeOf(roster.baggageCodes, id, 'the counters have no baggage');

/** Returns the code of a place: a province, a city, a sea zone (in games with fleets), or a tray. */
export const placeCode = ({ ground }: WithGround, id: PlaceId): PlaceCode =>
  codeOf(ground.codes, id, 'the map has no place');

/** Returns the province with this id; `undefined`: there is none, though the id may be that of another place. */
export function findProvince({ ground }: WithGround, id: string): Province | undefined {
  const code = ground.codes.get(id);
  return code === undefined ? undefined : ground.provinces[code];
}

/** Returns a province of the map. */
export function provinceNamed(situation: WithGround, id: ProvinceId): Province {
  const province = findProvince(situation, id);
  if (province === undefined) throw new RangeError(`the map has no province ${id}`);
  return province;
}

/** Returns the code of a province of the map. */
export const provinceCode = (situation: WithGround, id: ProvinceId): PlaceCode => provinceNamed(situation, id).code;
