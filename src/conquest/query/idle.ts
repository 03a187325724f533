/** R 8.1, 17.4, S14.2: who goes nowhere any more in a phase of movement. */
import { frameOf } from '../../core/index.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { PieceId, SideId } from '../vocabulary.js';

/** Those of a side who go nowhere: who has moved already, and who does not move at all. */
export interface Idle {
  readonly side: SideId;
  readonly moved: readonly PieceId[];
  readonly held: readonly PieceId[];
}

/** What has moved already in this phase. */
export const movedIn = (situation: Situation): readonly PieceId[] => frameOf(situation, 'movement')?.moved ?? [];

/** Looked for once for all who are asked about. */
export const idleOf = (situation: Situation, side: SideId, moved: readonly PieceId[]): Idle => ({
  side,
  moved,
  held: situation.law.heldBack(situation, side),
});

/** Whether a piece may move now, whether or not it has: it is free to, and not held back. */
export const isFreeFrom = (situation: Situation, { side, held }: Idle, info: UnitInfo | LeaderInfo): boolean =>
  !held.includes(info.id) && situation.law.isFree(situation, { side, info });

/** Whether it may, and has not. */
export const isFresh = (situation: Situation, idle: Idle, info: UnitInfo | LeaderInfo): boolean =>
  !idle.moved.includes(info.id) && isFreeFrom(situation, idle, info);
