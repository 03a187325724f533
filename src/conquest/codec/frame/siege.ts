/** Frames of sieges (R 11, 17.5). */
import { closed, flag, listOf, oneOf } from '../../../core/index.js';
import type { SiegesFrame } from '../../frame/index.js';
import { amount, pairOf, partyOf, phrasesOf, rule } from '../phrases.js';
import type { Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

/** Upper limits on cities, baggage, and sieges in a phase. */
const MOST_CITIES = 80;
const MOST_BAGGAGE = 10;

export function siegeFrames(words: Words): FrameCodecs<SiegesFrame['kind']> {
  const { side, force, province, city, baggage } = words;
  const { leaders, pieces } = phrasesOf(words);
  return {
    sieges: frame('sieges', {
      left: listOf(side, words.closed.sides.length),
      tried: listOf(city, MOST_CITIES),
      spent: pieces,
      laid: listOf(closed({ province, force, led: flag }, undefined, 'a siege that was laid'), MOST_CITIES),
    }),
    siege: frame('siege', {
      city,
      province,
      attacker: partyOf(words),
      train: listOf(baggage, MOST_BAGGAGE),
      defender: partyOf(words),
      further: flag,
      stage: oneOf(['muster', 'sortie', 'sallied', 'storm', 'attackerLoses', 'defenderLoses', 'aftermath']),
      losses: pairOf(amount),
    }),
    exposure: frame('exposure', { side, left: leaders, checks: amount, hurt: leaders, rule }),
    summons: frame('summons', { city, side, from: province }),
  };
}
