/** R C: the rules for the effect of each Event Card. */
import { CARDS } from '../cards/index.js';
import { cardOf, type CardInPlay } from '../query/cards.js';
import type { CardTarget, EffectFrame } from '../frame/cards.js';
import type { Situation } from '../table/situation.js';
import type { RulesOf } from '../types.js';
import type { CardEffect } from '../data/shape/cards.js';
import type { CardRules } from '../cards/rules.js';

/** Returns the rules of a card's effect. */
const rulesOf = ({ does }: CardEffect): CardRules => CARDS[does];

/** Returns the possible targets of a card now, in a stable order. The card is of no use if there are none. */
export const targetsOf = (situation: Situation, play: CardInPlay): readonly CardTarget[] =>
  rulesOf(play.effect).targets(situation, play);

/** Returns whether a card leaves the game as soon as it is drawn (R C). */
export const isSpent = (situation: Situation, play: CardInPlay): boolean =>
  rulesOf(play.effect).isSpent?.(situation, play) === true;

const inPlay = (situation: Situation, { card, player }: EffectFrame): CardInPlay => cardOf(situation, card, player);

export const effect: RulesOf<'effect'> = {
  rule: 'R C',
  actor(situation, frame, list) {
    const play = inPlay(situation, frame);
    return rulesOf(play.effect).actor?.(situation, frame, play, list);
  },
  actions(situation, frame) {
    const play = inPlay(situation, frame);
    return rulesOf(play.effect).actions?.(situation, frame, play) ?? [];
  },
  chance(situation, frame) {
    const play = inPlay(situation, frame);
    return rulesOf(play.effect).chance?.(situation, frame, play) ?? [];
  },
  refuse(situation, frame, action) {
    const play = inPlay(situation, frame);
    return rulesOf(play.effect).refuse?.(situation, frame, play, action);
  },
  apply(run, frame, action) {
    const play = inPlay(run.state, frame);
    rulesOf(play.effect).apply?.(run, frame, play, action);
  },
  advance(run, frame) {
    const play = inPlay(run.state, frame);
    rulesOf(play.effect).advance(run, frame, play);
  },
  resume(run, frame, child) {
    const play = inPlay(run.state, frame);
    rulesOf(play.effect).resume?.(run, frame, play, child);
  },
};
