/** Tyche cards: their facts, and who holds them (R 4.31). */
import { derived } from '../../core/board/index.js';
import { cards as defaultDeck } from '../data/cards.js';
import type { CardFact, Deck } from '../data/shape.js';
import type { HeldCard, ShownState } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { CardId, CardType, PlayerId } from '../vocabulary.js';

/** The cards of a deck, indexed by their numbers. */
type Index = readonly (CardFact | undefined)[];

const indexOf = derived((deck: Deck): Index => {
  const index: (CardFact | undefined)[] = [];
  for (const card of deck) index[card.id] = card;
  return index;
});

const defaultIndex = indexOf(defaultDeck);

/** Returns the facts of a card. Throws if the card is not in the deck. */
export function cardFact(situation: Pick<ShownState, 'options'>, card: CardId): CardFact {
  const { cards } = situation.options;
  const fact = (cards === undefined ? defaultIndex : indexOf(cards))[card];
  if (fact === undefined) throw new RangeError(`no card ${card} in the deck`);
  return fact;
}

/** Returns the current type of a card: Silver Shields is a Surprise card once the unit is in play (R 3.3.3.2). */
export function cardType(situation: Pick<ShownState, 'options' | 'silverShieldsRaised'>, card: CardId): CardType {
  const { type, effect } = cardFact(situation, card);
  return situation.silverShieldsRaised && effect.kind === 'silverShields' ? 'surprise' : type;
}

/**
 * Returns the cards of a player as far as the situation shows them. Throws a `RangeError` if the player is not in the
 * game.
 */
export const handOf = (situation: Pick<ShownState, 'hands'>, player: PlayerId): readonly HeldCard[] =>
  handIn(situation.hands, player) ?? NO_CARDS;
const NO_CARDS: readonly HeldCard[] = [];

/**
 * Returns a hand by a fixed field, which is several times as fast as a lookup by key. Players are asked very often
 * whether they can answer.
 */
function handIn(hands: ShownState['hands'], player: PlayerId): readonly HeldCard[] | undefined {
  switch (player) {
    case 'red':
      return hands.red;
    case 'blue':
      return hands.blue;
    case 'yellow':
      return hands.yellow;
    case 'white':
      return hands.white;
    case 'black':
      return hands.black;
    default:
      throw new RangeError(`${String(player)} does not play`);
  }
}

/** Returns whether a player holds a Surprise card, as far as the situation shows it. */
export const holdsSurprise = (situation: Situation, player: PlayerId): boolean =>
  hasSurprise(situation, handOf(situation, player));

/** Returns whether there is a Surprise card among the cards of a hand. @internal */
export function hasSurprise(situation: Situation, hand: readonly HeldCard[]): boolean {
  for (const card of hand) if (card !== 'hidden' && cardType(situation, card) === 'surprise') return true;
  return false;
}

/** Returns the Surprise cards of a player as far as the situation shows them (R 4.31.1). */
export function surprisesHeld(situation: Situation, player: PlayerId): readonly CardId[] {
  const held: CardId[] = [];
  for (const card of handOf(situation, player)) {
    if (card !== 'hidden' && cardType(situation, card) === 'surprise') held.push(card);
  }
  return held;
}

/**
 * Returns where a card goes after its event: out of the game, to the discards, or face up in front of its player
 * (R 4.31, 18.5.2).
 */
export function afterEvent(situation: Pick<ShownState, 'options'>, card: CardId): 'removed' | 'discarded' | 'open' {
  const { removeAfterEvent, effect } = cardFact(situation, card);
  if (removeAfterEvent) return 'removed';
  return effect.kind === 'marriage' ? 'open' : 'discarded';
}
