/**
 * Hidden cards: what each player sees of them, what they remember, and guesses at the rest.
 *
 * A new game with a deck needs four things from here.
 *
 * - **Piles.** Cards of which no two are alike go by their ids, and a face-down card is `'hidden'` (`cards.ts`). Cards that are alike
 *   but for their kind go by counts, and a face-down pile is its number of cards (`counts.ts`). Neither has an order: a deck is what
 *   may still be drawn, sorted, and drawing is an action of chance. {@link pileSeenBy} and {@link turnedDown} make views.
 * - **Memory.** Whoever has seen a card that then lies face down still knows it. The state keeps notes of that (`memory.ts`).
 *   Call {@link noteMove} where a card goes from a face-down pile to another, {@link noteSeen} where an open card goes into one,
 *   {@link forgetCard} where a card is laid open, and {@link noteGathered} where piles are shuffled together.
 * - **Views.** A view is the state with every pile as its viewer sees it, and with the viewer's own notes alone.
 * - **Sampling.** {@link dealUnseen} and {@link drawCards} deal what a view does not show, and {@link sampler} makes the game's
 *   `sampleState` of that.
 *
 * What a view shows must suffice for the viewer's legal actions, and a sampled state must give the same view: the tests in
 * `test/kit/hidden.ts` hold every game with hands to that.
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
