/** R C: the cards on the board that stay in force, and the satraps who stand behind them. */
import type { CardEffect } from '../data/shape/cards.js';
import type { ActiveCard } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { Satrapy } from '../vocabulary.js';
import { cardOf, findCard, type CardInPlay } from './cards.js';

/** A card on the board, with what it says. */
export interface CardOnBoard<Effect extends CardEffect = CardEffect> extends CardInPlay<Effect> {
  readonly active: ActiveCard;
}

/** What a card does that comes from Persia. */
export type PersianAid = Extract<CardEffect, { readonly does: 'persianAid' }>;

/** Returns the cards on the board that do something, in the order in which they were played. */
export function cardsThat<Does extends CardEffect['does']>(
  situation: Situation,
  does: Does,
): readonly CardOnBoard<Extract<CardEffect, { readonly does: Does }>>[] {
  const active = situation.cards?.active ?? [];
  return active
    .filter(({ card }) => findCard(situation, card) !== undefined)
    .map((each): CardOnBoard => ({ ...cardOf(situation, each.card, each.player), active: each }))
    .filter((each): each is CardOnBoard<Extract<CardEffect, { readonly does: Does }>> => each.effect.does === does);
}

/** Returns the cards of a satrapy on the board. */
export const cardsOfSatrapy = (situation: Situation, satrapy: Satrapy): readonly CardOnBoard<PersianAid>[] =>
  cardsThat(situation, 'persianAid').filter(({ effect }) => effect.satrapy === satrapy);

/** Returns the cards on the board by which a satrap supplies the League's units. */
export const supportCards = (situation: Situation): readonly CardOnBoard<PersianAid>[] =>
  cardsThat(situation, 'persianAid').filter(({ effect }) => effect.gift.gives === 'support');

/** Returns the satrapy that an effect speaks of; `undefined` for one that comes from elsewhere. */
export const satrapyOf = (effect: CardEffect): Satrapy | undefined =>
  effect.does === 'persianAid' ? effect.satrapy : undefined;
