/** Frames of the succession, of the King's end and of mutinies (R 15.6, 17.3, 17.4). */
import { oneOf } from '../../../core/index.js';
import type { ObjectivesFrame } from '../../frame/index.js';
import { amount, phrasesOf } from '../phrases.js';
import type { Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

export function objectivesFrames(words: Words): FrameCodecs<ObjectivesFrame['kind']> {
  const { side, leader } = words;
  const { leaders } = phrasesOf(words);
  return {
    succession: frame('succession', { side, leader }),
    kingsHealth: frame('kingsHealth', { leader }),
    mutiny: frame('mutiny', {
      side,
      king: leader,
      stage: oneOf(['troops', 'dismissal', 'suspicion', 'trial']),
      left: amount,
      suspects: leaders,
    }),
  };
}
