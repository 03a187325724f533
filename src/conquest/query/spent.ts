/** R 8.1, 11.2: who can do no more in a phase of movement. */
import type { MovementFrame } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { PieceId, SideId, UnitId } from '../vocabulary.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;

/** Those of a side who can do no more. */
export interface Spent {
  readonly side: SideId;
  /** Whether there is anybody. */
  readonly isAny: boolean;
  readonly moved: ReadonlySet<PieceId>;
  /** Units that do not move at all (R 17.4, S14.2). */
  readonly held: readonly UnitId[];
  /** Who has turned since he came where he is (ruling C8.5), or does not move at all. */
  readonly turned: ReadonlySet<PieceId>;
}

const NOBODY: ReadonlySet<PieceId> = new Set();

/** Nobody yet. */
export const unspent = (side: SideId): Spent => ({ side, isAny: false, moved: NOBODY, held: [], turned: NOBODY });

const setOf = (pieces: readonly PieceId[]): ReadonlySet<PieceId> => (pieces.length === 0 ? NOBODY : new Set(pieces));

export function spentIn(situation: Situation, { side, moved, turned }: Phase): Spent {
  const held = situation.law.heldBack(situation, side);
  return {
    side,
    isAny: moved.length + turned.length + held.length > 0,
    moved: setOf(moved),
    held,
    turned: setOf(held.length === 0 ? turned : [...turned, ...held]),
  };
}
