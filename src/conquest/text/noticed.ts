/** What sentences notice of a situation: where a piece is, what it lacks, and who is with whom. */
import type { BattleFrame, CasualtyFrame, RecoveryFrame } from '../frame/index.js';
import { findUnit } from '../table/by-id.js';
import type { Roster } from '../table/roster.js';
import type { FamilyTypes } from '../types.js';
import type { LeaderId, PieceId, PlaceId, RollPurpose, UnitId } from '../vocabulary.js';

/** A whole state, or a view of it, of whichever game of the family. */
export type Shown = FamilyTypes['shown'];

/** By these clauses units go from box to box; when they are set up leaders come by themselves, and within a box nobody goes far. */
const FROM_BOX_TO_BOX: ReadonlySet<string> = new Set(['R 10.8', 'R 10.9', 'R 10.18']);

const battleOf = ({ stack }: Shown): BattleFrame | undefined =>
  stack.find((frame): frame is BattleFrame => frame.kind === 'battle');

/** What is noticed of a situation among the counters of its game. */
export const noticedIn = (shown: Shown, roster: Roster) => ({
  /** Where a unit, a leader, or what armies take along is now; `undefined` for what is not in the box. */
  placeOf: (id: PieceId): PlaceId | undefined =>
    (shown.units[id as UnitId] ?? shown.leaders[id] ?? shown.baggage[id])?.at ??
    (roster.unitCodes.has(id as UnitId) ? 'pool' : undefined),
  /** How many steps a unit has left, and of how many; `undefined` for one that is whole. */
  wanting(id: UnitId): { readonly left: number; readonly full: number } | undefined {
    const [left, full] = [shown.units[id]?.steps, findUnit({ roster }, id)?.full];
    return left === undefined || full === undefined || left >= full ? undefined : { left, full };
  },
  /** Whether a unit has no step left but one. */
  isLastStep: (id: UnitId): boolean => shown.units[id]?.steps === 1,
  /** How many steps a unit has when nothing is lost. */
  fullOf: (id: UnitId): number => findUnit({ roster }, id)?.full ?? 0,
  /** Who stands on the Tactical Display with a unit as one; `undefined`: nobody. */
  besides: (id: UnitId): UnitId | undefined =>
    battleOf(shown)?.fighters.find((fighter) => fighter.unit === id)?.with ?? undefined,
  /** For whom a die is to fall, if it is for one leader: whether he recovers, or lives (R 10.16, 12.9). */
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
