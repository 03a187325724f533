/** Which spaces something was said about, and which of them are still being dealt with. */
import type { GameEvent } from '../../event/index.js';
import { geometryOf } from '../../query/geometry.js';
import type { Situation } from '../../state.js';
import type { SpaceId } from '../../vocabulary.js';

/** The spaces that some events are about: every space that an event names, and where the royal that it names stands. */
export function touchedSpaces(situation: Situation, said: readonly GameEvent[]): readonly SpaceId[] {
  const { spaces } = geometryOf(situation);
  const touched: SpaceId[] = [];
  const touch = (named: unknown) => {
    if (typeof named === 'string' && spaces.has(named) && !touched.includes(named)) touched.push(named);
  };
  for (const event of said) {
    for (const named of Object.values(event)) {
      if (Array.isArray(named)) named.forEach(touch);
      else touch(named);
    }
    if ('royal' in event) touch(situation.royals[event.royal].space);
    else if (event.type === 'cartControlled' || event.type === 'cartFreed') touch(situation.body.space);
  }
  return touched;
}

/** Whether a frame still has pieces of a space in hand, so that nobody's ownership is looked at there (`holds`). */
export const isHeld = (situation: Situation, space: SpaceId): boolean =>
  situation.stack.some((frame) => 'holds' in frame && frame.holds === space);

/** Whether the Reaction Step or a capture is going on in a space: the city is still being arranged, the royals are not yet anyone's. */
export const isUnsettled = (situation: Situation, space: SpaceId): boolean =>
  situation.stack.some((frame) => (frame.kind === 'arrival' || frame.kind === 'capture') && frame.space === space);
