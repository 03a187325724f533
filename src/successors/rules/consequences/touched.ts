/** Which spaces something was said about, and which of them are still being dealt with. */
import type { GameEvent } from '../../event/index.js';
import { eachSpaceOf, royalOf } from '../../event/traits.js';
import type { Situation } from '../../table/situation.js';
import type { SpaceId } from '../../vocabulary.js';
import { cityArranger } from '../09-reaction.js';

/** The spaces that some events concern, each once: those they say, and where the royal they name stands. */
export function spacesOf(situation: Situation, said: readonly GameEvent[]): readonly SpaceId[] {
  const spaces: SpaceId[] = [];
  for (const event of said) {
    eachSpaceOf(event, (space) => {
      if (situation.geometry.codes.has(space) && !spaces.includes(space)) spaces.push(space);
    });
    const royal = royalOf(event);
    const space = royal === undefined ? null : situation.royals[royal].space;
    if (space !== null && !spaces.includes(space)) spaces.push(space);
  }
  return spaces;
}

/**
 * Whether a frame still has pieces of a space in hand, so that nobody's ownership is looked at there (`holds`): or a group at
 * sea lies off it, and may still leave somebody with what it has put ashore.
 */
export const isHeld = (situation: Situation, space: SpaceId): boolean =>
  situation.stack.some(
    (frame) =>
      ('holds' in frame && frame.holds === space) || (frame.kind === 'march' && frame.afloat && frame.space === space),
  );

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
