/** Frames of combat off the display, of losses, of leaders in danger and of retreats (R 9). */
import { closed, flag, listOf, oneOf, orNull, wholeNumber } from '../../../core/index.js';
import type { CombatFrame } from '../../frame/index.js';
import { CASUALTIES, CASUALTY_COLUMNS, MINOR_RESULTS, REFUGES } from '../../vocabulary.js';
import { amount, pairOf, partyOf, phrasesOf, rule } from '../phrases.js';
import type { Words } from '../words.js';
import { frame, type FrameCodecs } from './frame.js';

/** An upper limit on pairs of forces that can face each other. */
const MOST_CONTESTS = 1_000;
/** A die. */
const face = wholeNumber(0, 6);

export function combatFrames(words: Words): FrameCodecs<CombatFrame['kind']> {
  const { side, force, province, leader, city } = words;
  const { units, leaders, pieces, provinces, party } = phrasesOf(words);
  const contest = closed({ province, forces: pairOf(force) }, undefined, 'two forces at war');
  return {
    combats: frame(
      'combats',
      { left: listOf(contest, MOST_CONTESTS), now: orNull(contest), withdrawn: pieces },
      { phasing: side },
    ),
    evasion: frame('evasion', {
      province,
      tactical: flag,
      left: listOf(closed({ ...party, on: face, within: orNull(provinces) }, undefined, 'who may evade'), 2),
      evaded: orNull(force),
    }),
    minorCombat: frame('minorCombat', {
      province,
      attacker: partyOf(words),
      defender: partyOf(words),
      strengths: pairOf(amount),
      result: orNull(oneOf(MINOR_RESULTS)),
      done: amount,
    }),
    losses: frame('losses', {
      side,
      units,
      city: orNull(city),
      left: amount,
      sparing: flag,
      lost: units,
      rule,
    }),
    casualty: frame('casualty', {
      leader,
      column: oneOf(CASUALTY_COLUMNS),
      again: flag,
      result: orNull(oneOf(CASUALTIES)),
      rule,
    }),
    retreat: frame('retreat', {
      side,
      units,
      leaders,
      from: province,
      order: listOf(listOf(oneOf(REFUGES), REFUGES.length, 1), REFUGES.length, 1),
      within: orNull(provinces),
      discretionary: flag,
      to: orNull(province),
      rule,
    }),
  };
}
