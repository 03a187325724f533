/** Frames of the set-up and of the course of a turn (R 3, 4, 12.9), and of dice. */
import { closed, flag, listOf, mapOf, orNull, wholeNumber } from '../../../core/index.js';
import type { SequenceFrame } from '../../frame/index.js';
import { amount, dice, phrasesOf } from '../phrases.js';
import type { Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

/** Upper limits on choices of the set-up, dice, steps of a turn, and turns. */
const MOST_CHOICES = 10;
const MOST_DICE = 9;
const MOST_STEPS = 50;
const MOST_TURNS = 401;

export function sequenceFrames(words: Words): FrameCodecs<SequenceFrame['kind']> {
  const {
    side,
    choice,
    closed: { sides },
    rollPurpose,
  } = words;
  const { units, leaders, pieces } = phrasesOf(words);
  return {
    setup: frame('setup', { left: listOf(choice, MOST_CHOICES) }),
    turn: frame(
      'turn',
      { begun: flag, step: wholeNumber(0, MOST_STEPS) },
      {
        order: listOf(side, sides.length),
        points: mapOf(side, amount, sides.length),
        fought: units,
        evaded: pieces,
        refusing: closed({ turn: wholeNumber(1, MOST_TURNS), units }, undefined, 'who refuses to move'),
      },
    ),
    roll: frame('roll', {
      purpose: rollPurpose,
      side: orNull(side),
      dice: wholeNumber(1, MOST_DICE),
      values: dice,
    }),
    recovery: frame('recovery', { side, left: leaders }),
  };
}
