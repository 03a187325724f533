/** Frames of the random events (R 14). */
import { flag, oneOf, orNull } from '../../../core/index.js';
import type { EventsFrame } from '../../frame/index.js';
import { NATIONS } from '../../vocabulary.js';
import { amount, phrasesOf } from '../phrases.js';
import type { Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

export function eventsFrames(words: Words): FrameCodecs<EventsFrame['kind']> {
  const { side, province } = words;
  const { units } = phrasesOf(words);
  return {
    randomEvents: frame('randomEvents', { step: amount }),
    revolt: frame('revolt', { side, province, stage: oneOf(['test', 'mercenaries', 'over']) }),
    raid: frame('raid', { stage: oneOf(['place', 'size', 'over']), province: orNull(province) }),
    gathering: frame('gathering', {
      side,
      province,
      nation: oneOf(NATIONS),
      left: amount,
      chosen: units,
      raiders: flag,
    }),
  };
}
