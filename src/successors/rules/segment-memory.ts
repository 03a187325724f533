/** R 6.6.1, 8.3.1: what is remembered for the length of one Segment, and forgotten at the start of the next. */
import type { Turn } from '../pieces.js';
import { countUnits, NO_UNITS } from '../query/presence.js';
import type { SegmentMemory } from '../state.js';
import { GENERALS, ROYALS, type PlayerId } from '../vocabulary.js';

/** A Segment of a player's turn begins: whatever was moved in the last one may move again (R 8.3.1). */
export function beginSegment(run: Turn, player: PlayerId, segment: SegmentMemory['segment']): void {
  restAll(run);
  run.state.segment = { player, segment, navalMoved: false, attempts: {}, minorsHandled: [], oratory: [] };
  run.emit({ type: 'segmentBegan', rule: 'R 6.6.1', player, segment, round: run.state.round });
}

/** A player's turn is over, and with it the memory of its last Segment. */
export function endSegments(run: Turn): void {
  restAll(run);
  run.state.segment = null;
}

function restAll({ state }: Turn): void {
  for (const key in state.stacks) {
    const stack = state.stacks[key];
    if (stack !== undefined && countUnits(stack.moved) > 0) stack.moved = { ...NO_UNITS };
  }
  for (const id of GENERALS) if (state.generals[id].moved) state.generals[id].moved = false;
  for (const id of ROYALS) if (state.royals[id].moved) state.royals[id].moved = false;
  if (state.body.moved) state.body.moved = false;
  for (const minors of Object.values(state.minorGenerals)) {
    for (const minor of minors) if (minor.moved) minor.moved = false;
  }
}
