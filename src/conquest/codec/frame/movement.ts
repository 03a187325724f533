/** Frames of movement (R 8). */
import { listOf, oneOf, orNull } from '../../../core/index.js';
import type { MovementFrame } from '../../frame/index.js';
import { phrasesOf } from '../phrases.js';
import type { Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

/** An upper limit on the baggage of an army. */
const MOST_BAGGAGE = 10;

export function movementFrames(words: Words): FrameCodecs<MovementFrame['kind']> {
  const { side, leader, force, province, baggage } = words;
  const { units, pieces } = phrasesOf(words);
  return {
    movement: frame('movement', { side, moved: pieces, turned: pieces }),
    march: frame(
      'march',
      {
        side,
        leader: orNull(leader),
        force,
        from: province,
        to: province,
        stage: oneOf(['gather', 'onward', 'further', 'over']),
        began: province,
        units,
        baggage: listOf(baggage, MOST_BAGGAGE),
        came: units,
      },
      { fit: listOf(baggage, MOST_BAGGAGE, 1) },
    ),
  };
}
