/** Facts of a situation that sentences mention: places, losses, and pieces that are together. */
import type { BattleFrame, CasualtyFrame, RecoveryFrame } from '../frame/index.js';
import { findUnit } from '../table/by-id.js';
import type { Roster } from '../table/roster.js';
import type { FamilyTypes } from '../types.js';
import type { LeaderId, PieceId, PlaceId, RollPurpose, UnitId } from '../vocabulary.js';

/** A whole state, or a view of it, of any game of the family. */
export type Shown = FamilyTypes['shown'];

/**
 * By these clauses units go from box to box; when they are set up leaders come by themselves, and within a box nobody
 * goes far.
 */
const FROM_BOX_TO_BOX: ReadonlySet<string> = new Set(['R 10.8', 'R 10.9', 'R 10.18']);

const battleOf = ({ stack }: Shown): BattleFrame | undefined =>
  stack.find((frame): frame is BattleFrame => frame.kind === 'battle');

/** Returns facts of a situation that sentences mention. */
export const noticedIn = (shown: Shown, roster: Roster) => ({
  /** Returns the place of a unit, leader or marker; `undefined` for an unknown one. */
  placeOf: (id: PieceId): PlaceId | undefined =>
    (shown.units[id as UnitId] ?? shown.leaders[id] ?? shown.baggage[id])?.at ??
    (roster.unitCodes.has(id as UnitId) ? 'pool' : undefined),
  /** Returns the steps left of a unit and its full number; `undefined` if it has lost none. */
  wanting(id: UnitId): { readonly left: number; readonly full: number } | undefined {
    const [left, full] = [shown.units[id]?.steps, findUnit({ roster }, id)?.full];
    return left === undefined || full === undefined || left >= full ? undefined : { left, full };
  },
  /** Returns whether a unit has no step left but one. */
  isLastStep: (id: UnitId): boolean => shown.units[id]?.steps === 1,
  /** Returns the full number of steps of a unit. */
  fullOf: (id: UnitId): number => findUnit({ roster }, id)?.full ?? 0,
  /** Returns the other unit of a pair on the Tactical Display; `undefined`: none. */
  partnerOf: (id: UnitId): UnitId | undefined =>
    battleOf(shown)?.fighters.find((fighter) => fighter.unit === id)?.with ?? undefined,
  /** Returns the leader for whom a die is rolled: for recovery or for a casualty check (R 10.16, 12.9). */
  leaderAtStake(purpose: RollPurpose): LeaderId | undefined {
    const kind = purpose === 'casualtyAgain' ? 'casualty' : purpose;
    const asking = shown.stack.findLast(
      (frame): frame is RecoveryFrame | CasualtyFrame =>
        frame.kind === kind && (frame.kind === 'recovery' || frame.kind === 'casualty'),
    );
    return asking?.kind === 'recovery' ? asking.left[0] : asking?.leader;
  },
  /** The leader who goes along with a unit from box to box (R 10.8, 10.9, 10.18); `undefined`: nobody. */
  leaderAlong: ({ unit, rule }: { readonly unit: UnitId; readonly rule: string }): LeaderId | undefined =>
    FROM_BOX_TO_BOX.has(rule) ? battleOf(shown)?.leaders.find((posted) => posted.unit === unit)?.leader : undefined,
});
