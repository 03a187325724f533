/** Frames of sieges and subjugations (R 13), of Independent Armies (R 14) and of card events (R 20). */
import { either, flag, listOf, mapOf, oneOf, text, wholeNumber } from '../../../core/index.js';
import type { CardFrame, SiegeFrame } from '../../frame/index.js';
import { figure, phrasesOf } from '../phrases.js';
import { amount, army, commander, yes, type Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

const note = text(200);
/**
 * The notes of a card's steps. Whether they are those of its effect is checked with the whole state
 * (`codec/state/memories.ts`).
 */
const memory = mapOf(note, either(either(note, wholeNumber(0, 999)), either(flag, listOf(note, 100))), 20);

export function siegeFrames(words: Words): FrameCodecs<(SiegeFrame | CardFrame)['kind']> {
  const { player, space, card } = words;
  const { players, spaces, spaceOrBox } = phrasesOf(words);
  return {
    siegeAttempt: frame(
      'siegeAttempt',
      {
        player,
        space,
        commander,
        surrender: flag,
        stage: oneOf(['roll', 'result', 'capture', 'marker', 'done', 'over']),
        captured: flag,
      },
      { cavalry: yes },
    ),
    capture: frame('capture', {
      by: player,
      from: player,
      space,
      stage: oneOf(['losses', 'royals', 'marker', 'done']),
    }),
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
    independentAvoidance: frame(
      'independentAvoidance',
      {
        player,
        army,
        space,
        forbidden: spaces,
        stage: oneOf(['window', 'roll', 'move', 'done']),
        bonus: figure,
        left: amount,
        failed: flag,
      },
      { transitShut: yes },
    ),
    cardEvent: frame('cardEvent', { player, card, step: text(80), memory }),
  };
}
