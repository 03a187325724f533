/** R 4.31: cards on their way out of a hand, and what that ends. */
import type { Turn } from '../pieces.js';
import { afterEvent } from '../query/cards.js';
import type { Situation } from '../state.js';
import type { CardId, PlayerId } from '../vocabulary.js';

/** The cards of a hand that are known to whoever asks. */
export function knownHand(situation: Situation, player: PlayerId): readonly CardId[] {
  const known: CardId[] = [];
  for (const card of situation.hands[player] ?? []) if (card !== 'hidden') known.push(card);
  return known;
}

/** Takes a card out of a hand to be played or discarded; a condemnation that hangs on it ends (R 20.15; ruling end-of-condemnation). */
export function takeFromHand(run: Turn, player: PlayerId, card: CardId): void {
  const hand = run.state.hands[player];
  const index = hand?.indexOf(card) ?? -1;
  if (hand === undefined || index < 0) return;
  hand.splice(index, 1);
  endCondemnation(run, card);
}

/** Puts a card from a hand onto the discards without effect (R 4.31). */
export function discardCard(run: Turn, player: PlayerId, card: CardId): void {
  takeFromHand(run, player, card);
  run.state.discards.push(card);
  run.emit({ type: 'cardDiscarded', rule: 'R 4.31', player, card });
}

/** A card is played or discarded: the general it had condemned is so no longer (R 20.15). */
export function endCondemnation(run: Turn, card: CardId): void {
  const { condemned } = run.state;
  if (condemned === null || condemned.card !== card) return;
  const { general } = condemned;
  run.state.condemned = null;
  run.emit({ type: 'condemnationEnded', rule: 'R 20.15', general });
}

/** Where a played card goes after its event: it stays with the discards, leaves the game, or lies open (R 4.31, 6.6.3 A, 18.5.2). */
export function settlePlayedCard(run: Turn, card: CardId): void {
  const { state } = run;
  const where = afterEvent(state, card);
  const open = where === 'open' && state.contracts.some((contract) => contract.card === card);
  if (where !== 'removed' && !open) return;
  const index = state.discards.indexOf(card);
  if (index >= 0) state.discards.splice(index, 1);
  if (open || state.removedCards.includes(card)) return;
  state.removedCards.push(card);
  run.emit({ type: 'cardRemoved', rule: 'R 6.6.3', card });
}
