/** R 20.58: who has lost a card to a thief knows where it lies (ruling card-58). */
import { forgetCard, noteMove } from '../../core/hidden/index.js';
import type { GameRun } from '../types.js';
import type { CardId, PlayerId } from '../vocabulary.js';
import { tableOf } from './table.js';

/** A card has gone from a hand of so many into another: its old holder and its new one know which, others may wonder. */
export function noteTheft(run: GameRun, thief: PlayerId, from: PlayerId, card: CardId, handBefore: number): void {
  const table = tableOf(run);
  const theft = { card, from, to: thief, size: handBefore, seenBy: [thief, from] };
  table.knownCards = noteMove(table.knownCards, theft);
}

/** A card lies open: everybody knows it. */
export function forgetKnown(run: GameRun, card: CardId): void {
  const table = tableOf(run);
  table.knownCards = forgetCard(table.knownCards, card);
}
