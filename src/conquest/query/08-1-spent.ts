/** R 8.1, 11.2: which pieces can do no more in a phase of movement. */
import type { MovementFrame } from '../frame/index.js';
import { derived } from '../../core/board/index.js';
import type { Roster } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { PieceId, UnitId } from '../vocabulary.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;
/** What has been done in a phase. */
type Doings = Pick<Phase, 'moved' | 'turned'>;

/** What has been noted of a piece: each in a bit of its own. */
type Notes = number;
/** It has moved. */
const MOVED = 1;
/** It has turned since it came where it is (ruling C8.5). */
const TURNED = 2;
/** It does not move at all (R 17.4). */
const HELD = 4;

export const hasMoved = (notes: Notes): boolean => (notes & MOVED) !== 0;
/** Whether it does not move at all. */
export const isHeld = (notes: Notes): boolean => (notes & HELD) !== 0;
/** Whether it can turn no more: it has, or does not move at all. */
export const isTurned = (notes: Notes): boolean => (notes & (TURNED | HELD)) !== 0;

/** What each unit and leader has done in a phase, by its code. */
export interface Spent {
  readonly units: readonly Notes[];
  readonly leaders: readonly Notes[];
}

/** Nothing has been noted yet. */
const blank = derived(({ units, leaders }: Roster): Spent => ({
  units: units.map(() => 0),
  leaders: leaders.map(() => 0),
}));

/** Returns what has been noted in a phase so far; `held`: the units that do not move at all. */
export function notesOn({ roster }: Situation, { moved, turned }: Doings, held: readonly UnitId[]): Spent {
  // Filling a copy of blank notes is several times as fast as making them.
  const [units, leaders] = [blank(roster).units.slice(), blank(roster).leaders.slice()];
  const note = (pieces: readonly PieceId[], bit: Notes): void => {
    for (const piece of pieces) {
      const unit = roster.unitCodes.get(piece as UnitId);
      const leader = unit === undefined ? roster.leaderCodes.get(piece) : undefined;
      // Nothing is noted of the baggage that armies and fleets take along.
      if (unit !== undefined) units[unit] = (units[unit] as Notes) | bit;
      else if (leader !== undefined) leaders[leader] = (leaders[leader] as Notes) | bit;
    }
  };
  note(moved, MOVED);
  note(turned, TURNED);
  note(held, HELD);
  return { units, leaders };
}

/** Returns which pieces can do no more in a phase. */
export const spentIn = (situation: Situation, phase: Phase): Spent =>
  notesOn(situation, phase, situation.law.heldBack(situation, phase.side));
