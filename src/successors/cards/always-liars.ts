/** R 4.31.1, 6.6.3: Cretans, Always Liars. */
import type { CardEffectKind } from '../data/shape.js';
import { cardFact } from '../query/cards.js';
import { interruption } from './interruption.js';

/** The events that cannot be stopped (ruling card-48). */
const UNSTOPPABLE: readonly CardEffectKind[] = ['unrest', 'independentArmy'];

export const alwaysLiars = interruption<'alwaysLiars', 'tyche'>({
  rule: 'ruling card-48',
  moments: ['eventPlayed'],
  of: ['tyche'],
  suits: (situation, player, { player: active, card, cancelled }) =>
    active !== player && card !== null && !cancelled && !UNSTOPPABLE.includes(cardFact(situation, card).effect.kind),
  interrupt(_run, _frame, segment) {
    segment.cancelled = true;
  },
});
