/**
 * Hidden cards: what each player sees of them, what they remember, and guesses at the rest.
 *
 * A new game with a deck uses four parts:
 *
 * - **Piles.** Distinct cards are given by their ids, and a face-down card is `'hidden'` (`cards.ts`). Cards that
 *   differ only in their kind are given by counts, and a face-down pile is its number of cards (`counts.ts`). Neither has
 *   an order: a deck is the sorted list of what can still be drawn, and drawing is a chance action. {@link pileSeenBy}
 *   and {@link turnedDown} make views.
 * - **Memory.** A player who has seen a card that is then put face down still knows it. The state keeps notes of that
 *   (`memory.ts`). Call {@link noteMove} when a card moves from a face-down pile to another, {@link noteSeen} when an
 *   open card is put into one, {@link forgetCard} when a card is laid open, and {@link noteGathered} when piles are
 *   shuffled together.
 * - **Views.** A view is the state with every pile as its viewer sees it, and with only the viewer's own notes.
 * - **Sampling.** {@link dealUnseen} and {@link drawCards} deal what a view does not show, and {@link sampler} makes
 *   the game's `sampleState` of that.
 *
 * A view must contain everything that determines the viewer's legal actions, and a sampled state must give the same
 * view. The tests in `test/kit/hidden.ts` check this for every game with hands.
 *
 * @example
 * import { seededChance } from 'diadochi/core';
 * import { cardsMissing, dealUnseen, noteMove, pileSeenBy, type KnownCard } from 'diadochi/core/hidden';
 *
 * type Pile = 'athens' | 'sparta' | 'corinth' | 'deck';
 * const deck = [1, 2, 3, 4, 5, 6];
 * let known: readonly KnownCard<number, Pile>[] = [];
 * const piles = { athens: [1], sparta: [2, 3], corinth: [4], deck: [5, 6] };
 *
 * // Sparta hands card 3 to Corinth, unseen by Athens.
 * known = noteMove(known, { card: 3, from: 'sparta', to: 'corinth', size: 2, seenBy: ['sparta', 'corinth'] });
 * const after = { ...piles, sparta: [2], corinth: [3, 4] };
 * pileSeenBy('sparta', 'corinth', after.corinth, known); // [3, 'hidden']
 * pileSeenBy('athens', 'corinth', after.corinth, known); // ['hidden', 'hidden']
 *
 * // What Sparta sees, and one way in which the other cards may lie.
 * const seen = {
 *   athens: pileSeenBy('sparta', 'athens', after.athens, known),
 *   sparta: pileSeenBy('sparta', 'sparta', after.sparta, known),
 *   corinth: pileSeenBy('sparta', 'corinth', after.corinth, known),
 *   deck: pileSeenBy('sparta', 'deck', after.deck, known),
 * };
 * const unseen = cardsMissing(deck, Object.values(seen)); // [1, 4, 5, 6]
 * const guess = dealUnseen(seen, known, unseen, seededChance('guess'));
 * guess.corinth.includes(3); // true
 */
export * from './cards.js';
export * from './counts.js';
export * from './deal.js';
export * from './findings.js';
export * from './memory.js';
export * from './shuffle.js';
export { GREATEST_WEIGHT, type Weights } from './weights.js';
