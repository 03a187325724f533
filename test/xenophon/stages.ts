/** Moments of a turn for tests: a phase about to be played on an empty board. */
import type { GameFrame } from '../../src/xenophon/frame/index.js';
import type { SideId } from '../../src/conquest/vocabulary.js';

/** The turn, of which so many steps have been opened, in this order of play. */
export const turnAt = (step: number, order: readonly SideId[] = ['rebel', 'royal']): GameFrame => ({
  kind: 'turn',
  begun: true,
  step,
  order,
});

/** So many steps a turn has: supply, initiative, four of each side, sieges. */
export const STEPS = 11;

/** A side moves; when it has, the turn is over. */
export const moving = (side: SideId): readonly GameFrame[] => [
  turnAt(STEPS),
  { kind: 'movement', side, moved: [], turned: [] },
];

/** The first side of the order is about to fight, and afterwards sieges come, or the other side has its part of the turn. */
export const fighting = (order: readonly SideId[]): readonly GameFrame[] => [turnAt(5, order)];

/** Armies are about to be fed. */
export const feeding: readonly GameFrame[] = [turnAt(0)];
