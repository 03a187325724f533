/** R 20.58: the victim of a theft knows which card the thief has (ruling card-58). */
import { forgetCard, noteMove } from '../../core/hidden/index.js';
import type { GameRun } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { tableOf } from './table.js';

/**
 * Records a theft from a hand of `handBefore` cards. The thief and the victim know the card; the others know only its
 * probability.
 */
export function recordTheft(run: GameRun, thief: PlayerId, from: PlayerId, card: CardId, handBefore: number): void {
  const table = tableOf(run);
  const theft = { card, from, to: thief, size: handBefore, seenBy: [thief, from] };
  table.knownCards = noteMove(table.knownCards, theft);
}

/** Forgets who knows a card, once it lies face up. */
export function forgetWhoKnows(run: GameRun, card: CardId): void {
  const table = tableOf(run);
  table.knownCards = forgetCard(table.knownCards, card);
}
