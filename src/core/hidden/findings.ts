/** What can be wrong with the notes of known cards in a state of unknown origin. */
import type { Finding, Key } from '../codec/index.js';
import { isOwnHand, type KnownCard } from './memory.js';
import { weightsOf } from './weights.js';

/**
 * Finds notes that cannot be true: the card lies in none of the piles of the note, or somebody wonders about their own hand.
 *
 * @param keys - where the notes stand in the state
 * @param pileOf - in which pile a card lies; left out where that is not known, because the piles could not be read
 * @param piles - what the piles are called
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
