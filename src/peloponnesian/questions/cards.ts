/** R 12, C: Event Cards: their facts, their places, and their targets. */
import type { HeldCard } from '../../core/hidden/index.js';
import { topFrame } from '../../core/index.js';
import type { CardFact, CardKindFact } from '../data/shape/cards.js';
import type { CardTarget } from '../frame/cards.js';
import type { GameFrame } from '../frame/index.js';
import { cardsOnBoard, findCard, findKind, handOf, mayUse } from '../query/cards.js';
import { playerNamed } from '../query/by-id.js';
import * as deck from '../query/deck.js';
import { playsFromHand, playsOf, targetOf } from '../rules/12-plays.js';
import type { EffectState } from '../state.js';
import type { Situation } from '../table/situation.js';
import type { CardId, PlayerId } from '../vocabulary.js';

/** An Event Card with the facts of its kind. */
export interface CardOf extends CardFact {
  readonly says: CardKindFact;
}

/** The number of cards in each pile (R 12). */
export interface CardCounts {
  readonly deck: number;
  readonly hands: Readonly<Partial<Record<PlayerId, number>>>;
  readonly discards: number;
  readonly removed: number;
  /** On the board. */
  readonly active: number;
  /** Cards that join the deck when it has run out for the first time (R 23.4). */
  readonly later: number;
}

/** A card on the board, the player who played it, and the season, counted from the start of the game. */
export interface CardOnTheBoard {
  readonly card: CardId;
  readonly player: PlayerId;
  readonly since: number;
}

/** Returns the facts of a card and of its kind. Throws a `RangeError` if there is no such card (R C). */
export function cardOf(situation: Situation, card: CardId): CardOf {
  const fact = findCard(situation, card);
  const says = findKind(situation, card);
  if (fact === undefined || says === undefined) throw new RangeError(`there is no card ${card}`);
  return { ...fact, says };
}

/**
 * Returns the cards of the game, those that join the deck later included. There are none if the scenario has no cards
 * (R 2.3, 23.2.6).
 *
 * @example
 * import { createGame, orThrow, query } from 'diadochi/peloponnesian';
 *
 * const state = orThrow(createGame({ players: 2, scenario: 'argiveLeague' }));
 * query.cardsInGame(state).length; // 0
 * query.cardOf(state, 1).says.kind; // 'alcibiadesSwitchesSides'
 */
export function cardsInGame({ scenario, components, options }: Situation): readonly CardId[] {
  return scenario.deck === null ? [] : deck.cardsInGame(components, scenario.deck, options).map(({ id }) => id);
}

/** Returns the number of cards in each pile, or `undefined` if the scenario has no cards (R 12). */
export function cardCounts({ cards }: Situation): CardCounts | undefined {
  if (cards === undefined) return undefined;
  const hands: Partial<Record<PlayerId, number>> = {};
  for (const [player, hand] of Object.entries(cards.hands) as [PlayerId, readonly unknown[]][])
    hands[player] = hand.length;
  return {
    deck: cards.deck.length,
    hands,
    discards: cards.discards.length,
    removed: cards.removed.length,
    active: cards.active.length,
    later: cards.later.length,
  };
}

/** Returns the cards in a player's hand. In the view of another player they are hidden (R 12.2). */
export const handOfPlayer = (situation: Situation, player: PlayerId): readonly HeldCard<CardId>[] =>
  handOf(situation, playerNamed(situation, player));

/** Returns the size of a player's full hand (R 12.2). */
export const handSizeOf = (situation: Situation, player: PlayerId): number =>
  deck.handSize(situation, playerNamed(situation, player));

/** Returns the cards on the board, in the order in which they were played (R C). */
export const cardsOnTheBoard = (situation: Situation): readonly CardOnTheBoard[] =>
  cardsOnBoard(situation).map(({ card, player, since }) => ({ card: card.id, player, since }));

/** Returns the lasting effects of cards that are in force now (R C). */
export const effectsNow = (situation: Situation): readonly EffectState[] => situation.effects;

/** Returns whether a player may ever use a card. Some cards are for Athens only, some for the League only (R C). */
export const mayUseCard = (situation: Situation, card: CardId, player: PlayerId): boolean =>
  mayUse(cardOf(situation, card).says.user, playerNamed(situation, player));

/**
 * Returns the targets on which a player could play a card in the present situation, whoever holds it and whatever stage
 * it is. The card is of no use if there are none (R C).
 */
export function targetsOfCard(situation: Situation, card: CardId, player: PlayerId): readonly CardTarget[] {
  const { says: kind, ...fact } = cardOf(situation, card);
  if (!mayUseCard(situation, card, player)) return [];
  return playsOf(situation, { card: fact, kind, effect: kind.effect, player }).map(targetOf);
}

/**
 * Returns the cards that a player may play from their hand now. There are none outside the stages in which cards are
 * played (R 12.1).
 */
export function playableCards(situation: Situation, player: PlayerId): readonly CardId[] {
  const kind = topFrame<GameFrame>(situation)?.kind;
  if (kind !== 'cards' && kind !== 'sieges' && kind !== 'unrest') return [];
  return [...new Set(playsFromHand(situation, playerNamed(situation, player), kind).map(({ card }) => card))];
}
