/**
 * Pieces and places by their ids. Frames and events name what is there: for any other id a lookup throws a `RangeError`.
 * What somebody asks for may be unknown: `find…` answers `undefined` for that.
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

/** The code of an id, which must be known; `what` says where such ids are found, as in `the counters have no unit`. */
function codeOf<Id extends string>(codes: ReadonlyMap<Id, number>, id: Id, what: string): number {
  const code = codes.get(id);
  if (code === undefined) throw new RangeError(`${what} ${id}`);
  return code;
}

/** The code of a unit of the counters. */
export const unitCode = ({ roster }: WithRoster, id: UnitId): UnitCode =>
  codeOf(roster.unitCodes, id, 'the counters have no unit');

/** A unit of the counters. */
export const unitNamed = (situation: WithRoster, id: UnitId): UnitInfo =>
  situation.roster.units[unitCode(situation, id)] as UnitInfo;

/** The unit that goes by this id; `undefined`: none does. */
export function findUnit({ roster }: WithRoster, id: string): UnitInfo | undefined {
  const code = roster.unitCodes.get(id as UnitId);
  return code === undefined ? undefined : roster.units[code];
}

/** The code of a leader of the counters. */
export const leaderCode = ({ roster }: WithRoster, id: LeaderId): LeaderCode =>
  codeOf(roster.leaderCodes, id, 'the counters have no leader');

/** A leader of the counters. */
export const leaderNamed = (situation: WithRoster, id: LeaderId): LeaderInfo =>
  situation.roster.leaders[leaderCode(situation, id)] as LeaderInfo;

/** The leader who goes by this id; `undefined`: nobody does. */
export function findLeader({ roster }: WithRoster, id: string): LeaderInfo | undefined {
  const code = roster.leaderCodes.get(id);
  return code === undefined ? undefined : roster.leaders[code];
}

/** The code of what armies take along, or of the marker of a fleet. */
export const baggageCode = ({ roster }: WithRoster, id: BaggageId): number =>
  codeOf(roster.baggageCodes, id, 'the counters have no baggage');

/** The code of a place: a province, a city, a sea zone where fleets sail, or a tray. */
export const placeCode = ({ ground }: WithGround, id: PlaceId): PlaceCode =>
  codeOf(ground.codes, id, 'the map has no place');

/** The province that goes by this id; `undefined`: none does, though another place may. */
export function findProvince({ ground }: WithGround, id: string): Province | undefined {
  const code = ground.codes.get(id);
  return code === undefined ? undefined : ground.provinces[code];
}

/** A province of the map. */
export function provinceNamed(situation: WithGround, id: ProvinceId): Province {
  const province = findProvince(situation, id);
  if (province === undefined) throw new RangeError(`the map has no province ${id}`);
  return province;
}

/** The code of a province of the map. */
export const provinceCode = (situation: WithGround, id: ProvinceId): PlaceCode => provinceNamed(situation, id).code;
