/** Frames of sieges and subjugations (R 13), of Independent Armies (R 14) and of card events (R 20). */
import { either, flag, listOf, mapOf, oneOf, realNumber, text, value } from '../../../core/index.js';
import type { CardFrame, SiegeFrame } from '../../frame/index.js';
import { amount, army, commander, phrasesOf, type Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

const note = text(200);
const number = realNumber(-1e6, 1e6);
const plainValue = value(
  'a text, a number, true, false or null',
  (u): u is string | number | boolean | null =>
    u === null || typeof u === 'boolean' || u === '' || note.is(u) || number.is(u),
);
const memory = mapOf(note, either(plainValue, either(listOf(note, 1000), listOf(number, 1000))), 100);

export function siegeFrames(words: Words): FrameCodecs<(SiegeFrame | CardFrame)['kind']> {
  const { player, space, card } = words;
  const { players, spaceOrBox } = phrasesOf(words);
  return {
    siegeAttempt: frame('siegeAttempt', {
      player,
      space,
      commander,
      surrender: flag,
      stage: oneOf(['roll', 'result', 'capture', 'marker', 'done', 'over']),
      captured: flag,
    }),
    capture: frame('capture', { by: player, from: player, space, stage: oneOf(['losses', 'royals', 'done']) }),
    independentMove: frame('independentMove', {
      player,
      army,
      origin: spaceOrBox,
      left: amount,
      cameFrom: spaceOrBox,
      drew: flag,
      entered: amount,
      ended: flag,
      awaiting: oneOf(['none', 'arrival', 'battle', 'overrun', 'retreat']),
      noLocalTroops: players,
    }),
    cardEvent: frame('cardEvent', { player, card, step: text(80), memory }),
  };
}
