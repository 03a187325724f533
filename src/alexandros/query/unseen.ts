/** R Setup, R Take a Card: the cards that only their owners see. */
import { cardCounts, isHidden, wholeDeck, type Pile } from '../data/deck.js';
import type { GameFrame } from '../frame.js';
import type { Situation } from '../state.js';
import { SYMBOLS, type CardSymbol } from '../vocabulary.js';

/** Returns the cards listed in a frame: played, and neither given nor discarded yet. */
export function cardsInPlay(stack: readonly GameFrame[]): Record<CardSymbol, number> {
  const cards = cardCounts();
  for (const frame of stack) {
    const played =
      frame.kind === 'compensation' ? frame.played : frame.kind === 'occupation' ? frame.takeOver?.played : undefined;
    if (played !== undefined) for (const symbol of SYMBOLS) cards[symbol] += played[symbol];
  }
  return cards;
}

/**
 * Returns the cards that a situation does not show: for a view, those in the supply and in other hands; for a state,
 * none.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   alexander: 'p3.1', walls: ['p0.0-p1.1-p2.2-p3.1'],
 *   seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow', secret: { temple: 1, lyre: 3 } }],
 *   faceUp: ['horse', 'lyre'], toMove: 'yellow',
 * }));
 * query.unseenCards({ ...state, supply: { hidden: 49 } }).lyre; // 7
 */
export function unseenCards(situation: Situation): Record<CardSymbol, number> {
  const unseen = wholeDeck();
  const played = cardsInPlay(situation.stack);
  const piles: readonly Pile[] = [
    situation.supply,
    situation.discards,
    played,
    ...situation.seats.flatMap(({ hand }) => [hand.shown, hand.secret]),
  ];
  for (const pile of piles) if (!isHidden(pile)) for (const symbol of SYMBOLS) unseen[symbol] -= pile[symbol];
  for (const symbol of situation.faceUp) unseen[symbol]--;
  return unseen;
}
