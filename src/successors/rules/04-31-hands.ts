/** R 4.31: cards on their way out of a hand, and what that ends. */
import { endCondemnation, layDownCard, removeCard } from '../deeds/cards.js';
import { afterEvent, handOf } from '../query/cards.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';

/** The cards of a hand that are known to whoever asks. */
export function knownHand(situation: Situation, player: PlayerId): readonly CardId[] {
  const known: CardId[] = [];
  for (const card of handOf(situation, player)) if (card !== 'hidden') known.push(card);
  return known;
}

/** Lays a card of a hand with the discards, played or not; a condemnation that hangs on it ends (R 20.15; ruling end-of-condemnation). */
export function layDown(run: GameRun, player: PlayerId, card: CardId): void {
  layDownCard(run, player, card);
  endCondemnation(run, card);
}

/** Puts a card from a hand onto the discards without effect: in the Tyche Segment, or a Surprise card (R 6.6.3 C, 4.31.1, 19.4). */
export function discardCard(
  run: GameRun,
  player: PlayerId,
  card: CardId,
  rule: 'R 4.31.1' | 'R 6.6.3.C' | 'R 19.4',
): void {
  layDown(run, player, card);
  run.emit({ type: 'cardDiscarded', rule, player, card });
}

/** Where a played card goes after its event: it stays with the discards, or leaves the game (R 4.31, 6.6.3 A). */
export function settlePlayedCard(run: GameRun, card: CardId): void {
  if (afterEvent(run.state, card) === 'removed') removeCard(run, card);
}
