/** R 8.1, 17.4: who goes nowhere any more in a phase of movement. */
import { frameOf } from '../../core/index.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { PieceId, SideId } from '../vocabulary.js';
import { hasMoved, isHeld, type Spent } from './08-1-spent.js';

/** Those of a side who go nowhere, and the burdens of its armies and fleets that have moved. */
export interface Idle extends Spent {
  readonly side: SideId;
}

/** What has moved already in this phase. */
export const movedIn = (situation: Situation): readonly PieceId[] => frameOf(situation, 'movement')?.moved ?? [];

/** Looked for once for all who are asked about. */
export function idleOf(situation: Situation, side: SideId): Idle {
  const { moved, turned } = frameOf(situation, 'movement') ?? { moved: [], turned: [] };
  return { side, moved, turned, held: situation.law.heldBack(situation, side) };
}

/** Whether a piece may move now, whether or not it has: it is free to, and not held back. */
export const isFreeFrom = (situation: Situation, idle: Idle, info: UnitInfo | LeaderInfo): boolean =>
  !isHeld(idle, info) && situation.law.isFree(situation, { side: idle.side, info });

/** Whether it goes nowhere now: it has moved already, or is held back. */
export const isIdle = (idle: Idle, info: UnitInfo | LeaderInfo): boolean => hasMoved(idle, info) || isHeld(idle, info);

/** Whether it may, and has not. */
export const isFresh = (situation: Situation, idle: Idle, info: UnitInfo | LeaderInfo): boolean =>
  !isIdle(idle, info) && situation.law.isFree(situation, { side: idle.side, info });
