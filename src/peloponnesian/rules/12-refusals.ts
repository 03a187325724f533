/** R 12, C: reasons why cards cannot be played or discarded. */
import type { PlayCard } from '../action/cards.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { CardsFrame, RefillFrame, UnrestFrame } from '../frame/cards.js';
import { isBarred } from '../query/card-limits.js';
import { isTruce } from '../query/peace.js';
import { cardOf, findCard, handOf, mayDiscard, mayUse } from '../query/cards.js';
import type { Situation } from '../table/situation.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { targetsOf } from './12-effects.js';
import { differentCards, playsFromHand, playsOf, targetOf, TIMINGS, type Occasion } from './12-plays.js';
import { isListed } from './listed.js';

/** Returns why a player cannot use a card of a hand, whatever for. */
export function refuseCard(situation: Situation, player: PlayerId, card: CardId): Refusal | undefined {
  if (findCard(situation, card) === undefined) return refusal('cardUnknown', 'R 12', { card });
  if (!handOf(situation, player).includes(card)) return refusal('cardNotHeld', 'R 12.1', { card });
  const isFirst = differentCards(situation, player).some((each) => each.card.id === card);
  return isFirst ? undefined : refusal('alikeCardListed', 'R 12', { card });
}

/** Returns why a card cannot have an effect on a target. */
function refuseTarget(situation: Situation, action: PlayCard): Refusal {
  const { player, card } = action;
  const play = cardOf(situation, card, player);
  if (targetsOf(situation, play).length === 0) return refusal('cardOfNoUse', 'R C', { card });
  if (isBarred(situation, play, targetOf(action)) || playsOf(situation, play).length === 0)
    return refusal('cardBarred', 'R C', { card });
  return refusal('cardWithoutTarget', 'R C', { card });
}

/** Returns why a card cannot be played from a hand in a frame. */
export function refusePlay(situation: Situation, action: PlayCard, occasion: Occasion): Refusal | undefined {
  const { player, card } = action;
  if (isListed(playsFromHand(situation, player, occasion), action)) return undefined;
  if (isTruce(situation)) return refusal('cardsRest', 'R 20.2');
  const general = refuseCard(situation, player, card);
  if (general !== undefined) return general;
  const { kind } = cardOf(situation, card, player);
  if (!mayUse(kind.user, player)) return refusal('cardForOthers', 'R C', { card });
  if (!TIMINGS[occasion].includes(kind.timing)) return refusal('cardNotNow', 'R C', { card });
  return refuseTarget(situation, action);
}

const playRefused =
  (occasion: Occasion) =>
  (situation: Situation, { player }: CardsFrame | UnrestFrame, action: Action): Refusal | undefined =>
    action.type === 'playCard' && action.player === player ? refusePlay(situation, action, occasion) : undefined;

export const refuseCards = playRefused('cards');
export const refuseUnrest = playRefused('unrest');

/** Returns why a card just drawn cannot be played, or a card cannot be discarded. */
export function refuseRefill(
  situation: Situation,
  { stage, left: [player], drawn }: RefillFrame,
  action: Action,
): Refusal | undefined {
  if (player === undefined || action.player !== player) return undefined;
  if (action.type !== 'playCard' && action.type !== 'discardCard') return undefined;
  if (drawn === null)
    return stage === 'discarding' && action.type === 'discardCard'
      ? refuseCard(situation, player, action.card)
      : refusal('cardNotNow', 'R 12.2', { card: action.card });
  if (action.card !== drawn) return refusal('cardNotNow', 'R 12.2', { card: action.card });
  const plays = playsOf(situation, cardOf(situation, drawn, player));
  if (action.type === 'playCard') return isListed(plays, action) ? undefined : refuseTarget(situation, action);
  return mayDiscard(cardOf(situation, drawn, player)) ? undefined : refusal('cardBinds', 'R C', { card: drawn });
}
