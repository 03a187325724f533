/** Frames of replacements and reinforcements (R 12, 13). */
import { closed, orNull } from '../../../core/index.js';
import type { ForcesFrame } from '../../frame/index.js';
import { amount, phrasesOf } from '../phrases.js';
import type { Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

export function forcesFrames(words: Words): FrameCodecs<ForcesFrame['kind']> {
  const { side, unit, leader, city } = words;
  const { units, leaders } = phrasesOf(words);
  return {
    reinforcements: frame('reinforcements', { side, units, leaders }),
    replacements: frame('replacements', {
      side,
      points: amount,
      bought: closed({ own: amount, recruits: amount }, undefined, 'the steps bought'),
      raising: orNull(unit),
      razed: orNull(city),
    }),
    standIn: frame('standIn', { side, leader, survivors: units }),
  };
}
