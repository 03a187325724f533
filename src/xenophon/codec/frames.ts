/** Codecs of frames: those of the base, and those that this variant adds. */
import type * as t from 'io-ts';
import { closed, flag, listOf, oneOf, orNull } from '../../core/index.js';
import { frame } from '../../conquest/codec/frame/frame.js';
import { framesOf as baseFramesOf } from '../../conquest/codec/frame/index.js';
import { amount, die, pairOf, phrasesOf } from '../../conquest/codec/phrases.js';
import type { Words } from '../../conquest/codec/words.js';
import { extensionFrames } from '../../conquest/extension/codec/frame.js';
import type { FrameKind, GameFrame, OwnFrame } from '../frame/index.js';
import { FLANKS, OBSTACLES } from '../vocabulary.js';

/** A codec for each of these kinds. */
export type FrameCodecs<K extends FrameKind> = {
  readonly [One in K]: t.Type<Extract<GameFrame, { readonly kind: One }>>;
};

function ownFrames(words: Words): FrameCodecs<OwnFrame['kind']> {
  const { side, province, baggage, force, leader } = words;
  const { units } = phrasesOf(words);
  const obstacle = orNull(oneOf(OBSTACLES));
  return {
    // R X2
    provisions: frame('provisions', {
      side,
      baggage,
      losses: orNull(closed({ units, steps: amount }, undefined, 'what is lost, and by whom')),
      spent: orNull(flag),
    }),
    election: frame('election', { side, leader }),
    // R X4
    initiative: frame('initiative', { side }),
    opening: frame('opening', { side, enemy: side, first: orNull(side) }),
    // R X7
    battlefield: frame('battlefield', {
      province,
      forces: pairOf(force),
      phasing: side,
      enemy: side,
      stage: oneOf(['ground', 'riverFlank', 'hill', 'climb', 'order', 'battle', 'over']),
      left: obstacle,
      right: obstacle,
      trying: orNull(oneOf(FLANKS)),
      arrayed: orNull(side),
    }),
    // R X10
    hatred: frame('hatred', { leaders: pairOf(leader), dice: listOf(die, 2), done: flag }),
  };
}

/** Returns a codec for every kind of frame. */
export const framesOf = (words: Words): FrameCodecs<FrameKind> => ({
  ...baseFramesOf(words),
  ...extensionFrames(words),
  ...ownFrames(words),
});
