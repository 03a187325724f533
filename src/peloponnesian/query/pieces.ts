/** R 1.3: lookups of pieces by their ids. */
import type { PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { LeaderId, PieceId, UnitId } from '../vocabulary.js';

const isUnit = ({ roster }: Situation, piece: PieceId): piece is UnitId => roster.unitCodes.has(piece as UnitId);

/** Returns the unit with an id; `undefined` if there is none. */
export function findUnit({ roster }: Situation, id: string): UnitInfo | undefined {
  const code = roster.unitCodes.get(id as UnitId);
  return code === undefined ? undefined : roster.units[code];
}

/** Returns the leader with an id; `undefined` if there is none. */
export function findLeader({ roster }: Situation, id: string): LeaderInfo | undefined {
  const code = roster.leaderCodes.get(id);
  return code === undefined ? undefined : roster.leaders[code];
}

/** Returns the place of the unit or leader with an id, or `undefined` if there is none. */
export function findPlaceOf(situation: Situation, piece: PieceId): PlaceCode | undefined {
  const unit = findUnit(situation, piece);
  if (unit !== undefined) return situation.placeOfUnit(unit.code);
  const leader = findLeader(situation, piece);
  return leader === undefined ? undefined : situation.placeOfLeader(leader.code);
}

/** Returns the unit with an id. Throws a `RangeError` if there is none. */
export function unitNamed(situation: Situation, id: UnitId): UnitInfo {
  const info = findUnit(situation, id);
  if (info === undefined) throw new RangeError(`there is no unit ${id}`);
  return info;
}

/** Returns the leader with an id. Throws a `RangeError` if there is none. */
export function leaderNamed(situation: Situation, id: LeaderId): LeaderInfo {
  const info = findLeader(situation, id);
  if (info === undefined) throw new RangeError(`there is no leader ${id}`);
  return info;
}

/** Returns the units with some ids, in the order given. */
export const unitsNamed = (situation: Situation, ids: readonly UnitId[]): readonly UnitInfo[] =>
  ids.map((id) => unitNamed(situation, id));

/** Returns the units among some pieces, in the order given. */
export function unitsIn(situation: Situation, pieces: readonly PieceId[]): readonly UnitInfo[] {
  const units: UnitInfo[] = [];
  for (const id of pieces) {
    const unit = findUnit(situation, id);
    if (unit !== undefined) units.push(unit);
  }
  return units;
}

/** Returns the leaders among some pieces, in the order given. */
export function leadersIn(situation: Situation, pieces: readonly PieceId[]): readonly LeaderInfo[] {
  const leaders: LeaderInfo[] = [];
  for (const id of pieces) {
    const leader = findLeader(situation, id);
    if (leader !== undefined) leaders.push(leader);
  }
  return leaders;
}

/** Returns the units among some pieces, in the order of the roster. */
export const unitsAmong = (situation: Situation, pieces: readonly PieceId[]): readonly UnitInfo[] =>
  [...unitsIn(situation, pieces)].sort((a, b) => a.code - b.code);

/** Returns the leaders among some pieces. Throws a `RangeError` for an id that is neither a unit nor a leader. */
export const leadersAmong = (situation: Situation, pieces: readonly PieceId[]): readonly LeaderInfo[] =>
  pieces.filter((piece) => !isUnit(situation, piece)).map((id) => leaderNamed(situation, id));
