/** R C: cards for which one die is rolled, and which do something if it succeeds. */
import type { Draft } from 'immer';
import type { CardEffect, CardRoll } from '../data/shape/cards.js';
import { rollForCard, settleCardRoll } from '../deeds/card-rolls.js';
import type { EffectFrame } from '../frame/cards.js';
import type { CardInPlay } from '../query/cards.js';
import type { GameRun } from '../types.js';
import type { CardRules } from './rules.js';

type RolledEffect = Extract<CardEffect, { readonly roll: CardRoll }>;

/**
 * Returns the rules of a card that rolls once: what it costs by its roll is taken first, and then it does `succeed` if the roll has succeeded.
 *
 * @typeParam Effect - what the card does
 */
export const bySingleRoll = <Effect extends RolledEffect>(
  targets: CardRules<Effect>['targets'],
  succeed: (run: GameRun, frame: Draft<EffectFrame>, play: CardInPlay<Effect>) => void,
): CardRules<Effect> => ({
  targets,
  advance(run, frame) {
    if (frame.stage === 0) rollForCard(run, frame);
    else run.finish();
  },
  resume(run, frame, play, child) {
    const result = settleCardRoll(run, frame, play, play.effect.roll, child);
    if (result === undefined) return;
    frame.stage = 1;
    if (result.succeeds) succeed(run, frame, play);
  },
});
