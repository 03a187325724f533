/** Frames of the supply phase (R 7, 17.1). */
import { closed, listOf, oneOf, orNull } from '../../../core/index.js';
import type { SupplyFrame } from '../../frame/index.js';
import { SUPPLY_STAGES } from '../../vocabulary.js';
import { phrasesOf } from '../phrases.js';
import type { Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

/** An army has three units at least. */
const MOST_ARMIES = 84;

export function supplyFrames(words: Words): FrameCodecs<SupplyFrame['kind']> {
  const { side, force, province } = words;
  const { provinces } = phrasesOf(words);
  const army = { side, force, province };
  const armies = listOf(closed(army, undefined, 'an army'), MOST_ARMIES);
  return {
    supply: frame('supply', {
      stage: oneOf(SUPPLY_STAGES),
      armies,
      shipments: listOf(closed({ ...army, from: province }, undefined, 'a shipment'), MOST_ARMIES),
      provinces,
      starving: armies,
    }),
    source: frame('source', { ...army, from: orNull(province) }),
    scorching: frame('scorching', { side }),
  };
}
