/** Draws and discards cards, and renews the deck (R 2.3, 12.2 to 12.5). */
import type { RuleRef } from '../../core/index.js';
import { forgetCard, noteGathered, noteMove, noteSeen } from '../../core/hidden/index.js';
import { findKind, isImmediate, onlookers } from '../query/cards.js';
import type { CardsState } from '../state.js';
import type { GameRun } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { cardsIn, setCards, withCard, without } from './cards.js';

/** Makes the discards the new deck if the deck is empty, with the cards of `later` (R 12.5, ruling Q76). */
export function renewDeck(run: GameRun): void {
  const { deck, discards, later, depleted, known } = cardsIn(run);
  const size = discards.length + later.length;
  if (deck.length > 0 || size === 0) return;
  let notes = noteGathered(known, ['discards'], 'deck');
  for (const card of later) notes = noteSeen(notes, card, 'deck', onlookers(run.state));
  setCards(run, {
    deck: [...discards, ...later].sort((a, b) => a - b),
    discards: [],
    later: [],
    depleted: depleted + 1,
    known: notes,
  });
  run.emit({ type: 'deckReshuffled', rule: 'R 12.5', size, joined: later });
}

/**
 * Returns the notes after a card went from the deck to a hand unseen by others. A card that is played when drawn never
 * goes to a hand, so a viewer who saw it in the deck still knows that it is there.
 */
function notesAfterDeal(run: GameRun, player: PlayerId, card: CardId): CardsState['known'] {
  const { deck, known } = cardsIn(run);
  const isKept = (id: CardId): boolean => {
    const kind = findKind(run.state, id);
    return kind !== undefined && !isImmediate(kind);
  };
  const move = { card, from: 'deck', to: player, size: deck.length } as const;
  const kept = known.filter((note) => isKept(note.card));
  const others = known.filter((note) => !isKept(note.card));
  return [
    ...noteMove(kept, { ...move, seenBy: [player] }),
    ...forgetCard(noteMove(others, { ...move, seenBy: onlookers(run.state) }), card),
  ];
}

/** Puts a drawn card into a player's hand, unseen by others (R 2.3, 12.2). */
export function dealCard(run: GameRun, player: PlayerId, card: CardId, rule: RuleRef): void {
  const { deck, hands } = cardsIn(run);
  const known = notesAfterDeal(run, player, card);
  setCards(run, {
    deck: without(deck, card),
    hands: { ...hands, [player]: withCard(hands[player] ?? [], card) },
    known,
  });
  run.emit({ type: 'cardDrawn', rule, player, card, open: false });
  renewDeck(run);
}

/** Draws a card that is played at once. All viewers see it, and it lies in no pile meanwhile (R 12.2, ruling Q150). */
export function turnUpCard(run: GameRun, player: PlayerId, card: CardId): void {
  const { deck, known } = cardsIn(run);
  const move = { card, from: 'deck', to: 'discards', size: deck.length, seenBy: onlookers(run.state) } as const;
  setCards(run, { deck: without(deck, card), known: forgetCard(noteMove(known, move), card) });
  run.emit({ type: 'cardDrawn', rule: 'R 12.2', player, card, open: true });
  renewDeck(run);
}

/** Discards a card of the deck unseen (R 12.3). */
export function discardUnseen(run: GameRun, card: CardId): void {
  const { deck, discards, known } = cardsIn(run);
  setCards(run, {
    deck: without(deck, card),
    discards: withCard(discards, card),
    known: noteMove(known, { card, from: 'deck', to: 'discards', size: deck.length, seenBy: [] }),
  });
  run.emit({ type: 'cardDrawn', rule: 'R 12.3', player: null, card, open: false });
  renewDeck(run);
}

/** Discards a card from a player's hand, face down (R 12.2, 12.4). */
export function discardFromHand(run: GameRun, player: PlayerId, card: CardId): void {
  const { hands, discards, known } = cardsIn(run);
  const hand = hands[player] ?? [];
  setCards(run, {
    hands: { ...hands, [player]: without(hand, card) },
    discards: withCard(discards, card),
    known: noteMove(known, { card, from: player, to: 'discards', size: hand.length, seenBy: [player] }),
  });
  run.emit({ type: 'cardDiscarded', rule: 'R 12.2', player, card });
}
