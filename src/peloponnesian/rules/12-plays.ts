/** R 12.1, C: which cards a player may play now, and their targets. */
import type { PlayCard } from '../action/cards.js';
import type { CardTiming } from '../data/shape/cards.js';
import type { CardTarget } from '../frame/cards.js';
import { isBarred } from '../query/card-limits.js';
import { isTruce } from '../query/peace.js';
import { cardOf, handOf, likenessOf, mayUse, type CardInPlay } from '../query/cards.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';
import { targetsOf } from './12-effects.js';

/** The frames in which cards are played from hands. */
export type Occasion = 'cards' | 'sieges' | 'unrest';

/** When a card is played in each frame (R C, ruling Q79). */
export const TIMINGS: Readonly<Record<Occasion, readonly CardTiming[]>> = {
  cards: ['cardPhase', 'cardOrSiegePhase'],
  sieges: ['cardOrSiegePhase'],
  unrest: ['endOfBuilding'],
};

/** Returns the target of an action with a card. */
export function targetOf({ type: _, player: __, card: ___, ...target }: PlayCard): CardTarget {
  return target;
}

/** Returns the visible cards of a hand, one of each kind with the same names. */
export function differentCards(situation: Situation, player: PlayerId): readonly CardInPlay[] {
  const seen = new Set<string>();
  const held = handOf(situation, player).flatMap((card) =>
    card === 'hidden' ? [] : [cardOf(situation, card, player)],
  );
  return held.filter(({ card }) => {
    const likeness = likenessOf(card);
    const isNew = !seen.has(likeness);
    seen.add(likeness);
    return isNew;
  });
}

/** Returns the ways in which the user of a card can play it now: once for each target that no limit bars. */
export const playsOf = (situation: Situation, play: CardInPlay): readonly PlayCard[] =>
  targetsOf(situation, play)
    .filter((target) => !isBarred(situation, play, target))
    .map((target) => ({ type: 'playCard', player: play.player, card: play.card.id, ...target }));

/** Returns the cards that a player can play from their hand, with their targets. */
export const playsFromHand = (situation: Situation, player: PlayerId, occasion: Occasion): readonly PlayCard[] =>
  isTruce(situation)
    ? []
    : differentCards(situation, player)
        .filter(({ kind }) => TIMINGS[occasion].includes(kind.timing) && mayUse(kind.user, player))
        .flatMap((play) => playsOf(situation, play));
