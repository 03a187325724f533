/** Checks the notes of known cards in an untrusted state. */
import type { Finding, Key } from '../codec/index.js';
import { isOwnHand, type KnownCard } from './memory.js';
import { weightsOf } from './weights.js';

/**
 * Finds notes that cannot be true: the card is in none of the note's piles, or the viewer is uncertain about their own
 * hand.
 *
 * @param keys - the path of the notes in the state
 * @param pileOf - returns the pile of a card; absent if it is unknown, because the piles could not be read
 * @param piles - the names of the piles
 */
export function* knownCardFindings<Card extends string | number, Pile extends string>(
  known: readonly KnownCard<Card, Pile, string>[],
  keys: readonly Key[],
  pileOf?: (card: Card) => Pile | undefined,
  piles: 'hands' | 'piles' = 'piles',
): Generator<Finding> {
  for (const [index, { by, card, holders }] of known.entries()) {
    if (weightsOf(holders).some(([pile]) => isOwnHand(by, pile)))
      yield { keys: [...keys, index, 'holders', by], message: 'nobody wonders about their own hand' };
    const pile = pileOf?.(card);
    if (pileOf !== undefined && (pile === undefined || holders[pile] === undefined))
      yield { keys: [...keys, index, 'card'], message: `card ${card} is in none of these ${piles}` };
  }
}
