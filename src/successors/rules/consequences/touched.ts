/** Which spaces something was said about, and which of them are still being dealt with. */
import type { GameEvent } from '../../event/index.js';
import { geometryOf } from '../../query/geometry.js';
import type { Situation } from '../../state.js';
import type { SpaceId } from '../../vocabulary.js';
import { cityArranger } from '../09-reaction.js';

/** The spaces that some events are about: every space that an event names, and where the royal that it names stands. */
export function touchedSpaces(situation: Situation, said: readonly GameEvent[]): readonly SpaceId[] {
  const { spaces } = geometryOf(situation);
  const touched: SpaceId[] = [];
  const touch = (named: unknown) => {
    if (typeof named === 'string' && spaces.has(named) && !touched.includes(named)) touched.push(named);
  };
  for (const event of said) {
    const named: Readonly<Record<string, unknown>> = event;
    for (const key in named) {
      if (key === 'type' || key === 'rule') continue;
      const value = named[key];
      if (Array.isArray(value)) value.forEach(touch);
      else touch(value);
    }
    if ('royal' in event && event.royal !== 'cart') touch(situation.royals[event.royal].space);
  }
  return touched;
}

/** Whether a frame still has pieces of a space in hand, so that nobody's ownership is looked at there (`holds`). */
export const isHeld = (situation: Situation, space: SpaceId): boolean =>
  situation.stack.some((frame) => 'holds' in frame && frame.holds === space);

/**
 * Whether it is still open who will be inside the city of a space and who outside: its owner is still to arrange that (R 9.1),
 * or it is being captured. Nobody's control of royals is looked at meanwhile.
 */
export const isUnsettled = (situation: Situation, space: SpaceId): boolean =>
  situation.stack.some(
    (frame) =>
      (frame.kind === 'capture' && frame.space === space) ||
      (frame.kind === 'arrival' &&
        frame.space === space &&
        (frame.stage === 'window' || frame.stage === 'arrange') &&
        cityArranger(situation, frame) !== undefined),
  );
