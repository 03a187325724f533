/** Frames of the Strategy Phase (R 6.6) and of the moments at which Surprise cards are played (R 4.31.1). */
import { flag, oneOf, orNull } from '../../../core/index.js';
import type { SegmentFrame } from '../../frame/index.js';
import { MOMENTS } from '../../vocabulary.js';
import { handled, phrasesOf } from '../phrases.js';
import { amount, die, general, type Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

export function segmentFrames(words: Words): FrameCodecs<SegmentFrame['kind']> {
  const { player, province, card } = words;
  const { players, spaces, somebody, somewhere } = phrasesOf(words);
  return {
    strategy: frame('strategy', { next: amount }),
    playerTurn: frame('playerTurn', { player, next: oneOf(['surrender', 'tyche', 'movement', 'forage', 'done']) }),
    surrender: frame('surrender', {
      player,
      step: oneOf(['remove', 'place', 'siege', 'build', 'done']),
      handled: spaces,
      asking: flag,
    }),
    tyche: frame('tyche', {
      player,
      card: orNull(card),
      stage: oneOf(['choose', 'operations', 'bonus', 'announce', 'event', 'resolved', 'discard', 'done']),
      cancelled: flag,
      operationsUsed: flag,
      bases: spaces,
    }),
    operations: frame('operations', { player, points: amount, optional: flag, bases: spaces }),
    forcedMarch: frame('forcedMarch', { player, points: amount, left: amount, generalsToo: flag }),
    placeMarkers: frame('placeMarkers', { player, left: amount, bases: spaces }),
    train: frame('train', { player, points: amount }),
    hire: frame('hire', {
      player,
      points: amount,
      general: orNull(general),
      province: orNull(province),
      stage: oneOf(['general', 'province', 'space']),
    }),
    movement: frame('movement', { player, die: orNull(die), stage: oneOf(['choose', 'activate', 'raised', 'done']) }),
    forage: frame('forage', { player, handled, asking: flag }),
    faceUp: frame('faceUp', { left: amount, card: orNull(card), resolver: somebody }),
    window: frame('window', {
      moment: oneOf(MOMENTS),
      space: somewhere,
      subject: somebody,
      asked: somebody,
      passed: players,
    }),
  };
}
