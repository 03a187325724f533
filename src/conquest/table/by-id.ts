/**
 * Pieces and places by their ids. Frames and events name what is there: for any other id a lookup throws a `RangeError`.
 * What somebody asks for may be unknown: `find…` answers `undefined` for that.
 */
import type { UnitId } from '../vocabulary.js';
import type { Roster, UnitCode, UnitInfo } from './roster.js';

interface WithRoster {
  readonly roster: Roster;
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
