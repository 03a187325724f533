/** R 8.1, 17.4, S14.2: who goes nowhere any more in a phase of movement. */
import { frameOf } from '../../core/index.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { PieceId, SideId } from '../vocabulary.js';
import { hasMoved, isHeld, notesOn, spentIn, type Spent } from './spent.js';

/** Those of a side who go nowhere, as far as they are units and leaders; and all that has moved, armies' and fleets' burdens too. */
export interface Idle {
  readonly side: SideId;
  readonly moved: readonly PieceId[];
  readonly spent: Spent;
}

/** What has moved already in this phase. */
export const movedIn = (situation: Situation): readonly PieceId[] => frameOf(situation, 'movement')?.moved ?? [];

/** Looked for once for all who are asked about. */
export function idleOf(situation: Situation, side: SideId): Idle {
  const phase = frameOf(situation, 'movement');
  if (phase !== undefined) return { side, moved: phase.moved, spent: spentIn(situation, phase) };
  const spent = notesOn(situation, { moved: [], turned: [] }, situation.law.heldBack(situation, side));
  return { side, moved: [], spent };
}

const notesOf = ({ units, leaders }: Spent, info: UnitInfo | LeaderInfo): number =>
  ('kind' in info ? units[info.code] : leaders[info.code]) as number;

/** Whether it has moved already. */
export const isGone = ({ spent }: Idle, info: UnitInfo | LeaderInfo): boolean => hasMoved(notesOf(spent, info));

/** Whether a piece may move now, whether or not it has: it is free to, and not held back. */
export const isFreeFrom = (situation: Situation, { side, spent }: Idle, info: UnitInfo | LeaderInfo): boolean =>
  !isHeld(notesOf(spent, info)) && situation.law.isFree(situation, { side, info });

/** Whether it goes nowhere now: it has moved already, or is held back. */
export function isIdle({ spent }: Idle, info: UnitInfo | LeaderInfo): boolean {
  const notes = notesOf(spent, info);
  return hasMoved(notes) || isHeld(notes);
}

/** Whether it may, and has not. */
export const isFresh = (situation: Situation, idle: Idle, info: UnitInfo | LeaderInfo): boolean =>
  !isIdle(idle, info) && situation.law.isFree(situation, { side: idle.side, info });
