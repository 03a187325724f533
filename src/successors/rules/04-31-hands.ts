/** R 4.31: cards that leave a hand, and what ends with them. */
import { endCondemnation, moveToDiscards, removeCard } from '../deeds/cards.js';
import { afterEvent, handOf } from '../query/cards.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';

/** Returns the cards of a hand that the viewer knows. */
export function knownHand(situation: Situation, player: PlayerId): readonly CardId[] {
  const known: CardId[] = [];
  for (const card of handOf(situation, player)) if (card !== 'hidden') known.push(card);
  return known;
}

/**
 * Moves a card from a hand to the discards, played or not. A condemnation that depends on it ends (R 20.15;
 * ruling end-of-condemnation).
 */
export function discardFromHand(run: GameRun, player: PlayerId, card: CardId): void {
  moveToDiscards(run, player, card);
  endCondemnation(run, card);
}

/** Discards a card without effect: in the Tyche Segment, or a Surprise card (R 6.6.3 C, 4.31.1, 19.4). */
export function discardCard(
  run: GameRun,
  player: PlayerId,
  card: CardId,
  rule: 'R 4.31.1' | 'R 6.6.3.C' | 'R 19.4',
): void {
  discardFromHand(run, player, card);
  run.emit({ type: 'cardDiscarded', rule, player, card });
}

/** Removes a played card from the game if it says so. Otherwise the card stays in the discards (R 4.31, 6.6.3 A). */
export function settlePlayedCard(run: GameRun, card: CardId): void {
  if (afterEvent(run.state, card) === 'removed') removeCard(run, card);
}
