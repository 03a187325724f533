/** R 1.3: pieces by their ids. */
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { LeaderId, PieceId, UnitId } from '../vocabulary.js';

const isUnit = ({ roster }: Situation, piece: PieceId): piece is UnitId => roster.unitCodes.has(piece as UnitId);

/** Returns a unit by its id; a fault if there is none. */
export function unitNamed({ roster }: Situation, id: UnitId): UnitInfo {
  const info = roster.units[roster.unitCodes.get(id) ?? -1];
  if (info === undefined) throw new RangeError(`there is no unit ${id}`);
  return info;
}

/** Returns a leader by his id; a fault if there is none. */
export function leaderNamed({ roster }: Situation, id: LeaderId): LeaderInfo {
  const info = roster.leaders[roster.leaderCodes.get(id) ?? -1];
  if (info === undefined) throw new RangeError(`there is no leader ${id}`);
  return info;
}

/** Returns units by their ids, in the order given. */
export const unitsNamed = (situation: Situation, ids: readonly UnitId[]): readonly UnitInfo[] =>
  ids.map((id) => unitNamed(situation, id));

/** Returns the units among some pieces, in the order of the roster. */
export const unitsAmong = (situation: Situation, pieces: readonly PieceId[]): readonly UnitInfo[] =>
  pieces
    .filter((piece): piece is UnitId => isUnit(situation, piece))
    .map((id) => unitNamed(situation, id))
    .sort((a, b) => a.code - b.code);

/** Returns the leaders among some pieces. */
export const leadersAmong = (situation: Situation, pieces: readonly PieceId[]): readonly LeaderInfo[] =>
  pieces.filter((piece) => !isUnit(situation, piece)).map((id) => leaderNamed(situation, id));
