/** R C: cards with a single die, which have an effect if it succeeds. */
import type { Draft } from 'immer';
import type { CardEffect, CardRoll } from '../data/shape/cards.js';
import { rollForCard, settleCardRoll } from '../deeds/card-rolls.js';
import type { EffectFrame } from '../frame/cards.js';
import type { CardInPlay } from '../query/cards.js';
import type { GameRun } from '../types.js';
import type { CardRules } from './rules.js';

type RolledEffect = Extract<CardEffect, { readonly roll: CardRoll }>;

/**
 * Returns the rules of a card with a single die. The costs of the result are paid first, and then `succeed` is called
 * after a success.
 *
 * @typeParam Effect - the effect of the card
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
