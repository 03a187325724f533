/** R 4.31, 6.5: every card of the deck is in exactly one place. */
import { knownCardFindings } from '../../../core/hidden/index.js';
import type { Finding, Key } from '../../../core/index.js';
import { PLAYERS, type CardId, type PlayerId } from '../../vocabulary.js';
import type { Setting, Sketch } from './sketch.js';

/** Finds every card and where it is. */
export function* whereCardsLie({
  hands,
  deck,
  discards,
  removedCards,
  contracts,
}: Sketch): Generator<readonly [CardId, readonly Key[]]> {
  for (const [player, hand] of Object.entries(hands ?? {}))
    for (const [index, card] of hand.entries()) yield [card, ['hands', player, index]];
  for (const [pile, cards] of [
    ['discards', discards],
    ['removedCards', removedCards],
    ['deck', deck],
  ] as const) {
    for (const [index, card] of (cards ?? []).entries()) yield [card, [pile, index]];
  }
  for (const [index, { card }] of (contracts ?? []).entries()) yield [card, ['contracts', index, 'card']];
}

/**
 * Finds wrong knowledge about cards in other hands: the card must be in one of the hands considered, and not in the
 * player's own.
 */
function knownFindings({ hands, knownCards = [] }: Sketch): Iterable<Finding> {
  const holderOf = (card: CardId): PlayerId | undefined =>
    PLAYERS.find((player) => hands?.[player]?.includes(card) === true);
  return knownCardFindings(knownCards, ['knownCards'], hands === undefined ? undefined : holderOf, 'hands');
}

export function* cardFindings(sketch: Sketch, { players, cards }: Setting): Generator<Finding> {
  const { hands, deck, discards, removedCards, contracts } = sketch;
  yield* knownFindings(sketch);
  const seen = new Set<CardId>();
  for (const [card, keys] of whereCardsLie(sketch)) {
    if (seen.has(card)) yield { keys, message: `card ${card} lies somewhere else already` };
    seen.add(card);
  }
  if (hands !== undefined)
    for (const player of players)
      if (hands[player] === undefined) yield { keys: ['hands', player], message: 'missing' };
  for (const [index, card] of (deck ?? []).entries()) {
    if (index > 0 && (deck?.[index - 1] ?? 0) > card)
      yield { keys: ['deck', index], message: 'the cards of the deck are sorted by number: their order is chance' };
  }
  if (
    hands === undefined ||
    deck === undefined ||
    discards === undefined ||
    removedCards === undefined ||
    contracts === undefined
  )
    return;
  const missing = cards.filter((card) => !seen.has(card));
  if (missing.length > 0)
    yield { keys: ['deck'], message: `nowhere ${missing.length > 1 ? 'are cards' : 'is card'} ${missing.join(', ')}` };
}
