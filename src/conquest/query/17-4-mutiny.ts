/** R 17.4: which units may mutiny, which leaders may plot, and which units refuse to move. */
import { frameOf } from '../../core/index.js';
import type { PlaceCode } from '../table/ground.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { PieceId, SideId, UnitId } from '../vocabulary.js';
import { isOnMap, leadersAt, unitsAt } from './06-1-presence.js';
import { securedObjectives } from './16-victory.js';

const NOBODY: readonly UnitId[] = [];

/** Returns the units that refuse to move in this turn. */
export function refusing(situation: Situation): readonly UnitId[] {
  const refused = frameOf(situation, 'turn')?.refusing;
  return refused?.turn === situation.turn ? refused.units : NOBODY;
}

/** Returns whether a unit refuses to move in this turn. */
export const refusesToMove = (situation: Situation, piece: PieceId): boolean =>
  refusing(situation).some((unit) => unit === piece);

/**
 * Returns the units of a side in a place that may mutiny: its own troops, neither mercenaries nor recruits
 * (ruling C17.6). The units in a city are looked at alone (ruling C17.9).
 */
export const ownTroopsAt = (situation: Situation, place: PlaceCode, side: SideId): readonly UnitInfo[] =>
  unitsAt(situation, place, side).filter(({ kind }) => kind.side === side);

/** Returns the column of the Mutiny Table for the number of secured objectives. */
export function mutinyColumn(situation: Situation): number {
  const { from } = situation.components.charts.mutiny;
  const count = securedObjectives(situation).length;
  return Math.max(
    0,
    from.findLastIndex((start) => start <= count),
  );
}

/**
 * Returns the leaders that may have plotted: those in the place of the king, or without any all others of the side;
 * never loyal leaders (ruling C17.8).
 */
export function suspectsOf(situation: Situation, king: LeaderInfo): readonly LeaderInfo[] {
  const side = situation.sideOfLeader(king.code);
  const place = situation.placeOfLeader(king.code);
  const others = situation.roster.leaders.filter(
    ({ code, fact }) =>
      code !== king.code &&
      fact.loyal !== true &&
      situation.sideOfLeader(code) === side &&
      isOnMap(situation, situation.placeOfLeader(code)),
  );
  const near = leadersAt(situation, place, side).filter((leader) => others.includes(leader));
  return near.length > 0 ? near : others;
}
