/** Piles of distinct cards, given by their ids. */
import { cardsKnownIn, isOwnHand, type KnownCard } from './memory.js';

/** A card as somebody sees it: its id, or `'hidden'` if it is face down. No card may have the id `'hidden'`. */
export type HeldCard<Card extends string | number> = Card | 'hidden';

/** Returns a number of cards that are face down. */
export const faceDown = (count: number): readonly 'hidden'[] => Array.from({ length: count }, () => 'hidden' as const);

/** Returns how many cards of a pile are face down. */
export const hiddenCount = (pile: readonly HeldCard<string | number>[]): number =>
  pile.filter((card) => card === 'hidden').length;

/**
 * Returns a pile as a viewer sees it. Players see their own hand. Of another pile, they see the cards that they know to
 * be in it, in ascending order, and the others face down.
 */
export function pileSeenBy<Card extends string | number, Pile extends string>(
  viewer: string,
  pile: NoInfer<Pile>,
  cards: readonly HeldCard<NoInfer<Card>>[],
  known: readonly KnownCard<Card, Pile, string>[],
): readonly HeldCard<Card>[] {
  if (isOwnHand(viewer, pile)) return cards;
  const seen = cardsKnownIn(known, viewer, pile).sort(ascending);
  return [...seen, ...faceDown(cards.length - seen.length)];
}

/**
 * Returns the cards of a deck that are in none of these piles: those that a viewer does not see, if the piles are all
 * they see.
 */
export function cardsMissing<Card extends string | number>(
  deck: readonly Card[],
  piles: Iterable<readonly HeldCard<Card>[]>,
): readonly Card[] {
  const seen = new Set<HeldCard<Card>>();
  for (const pile of piles) for (const card of pile) seen.add(card);
  return deck.filter((card) => !seen.has(card));
}

/**
 * Returns every card that a pile may contain: those that are seen, and all unseen cards if any card is face down. These
 * are more cards than a real pile has. Use it to look ahead: what is impossible with them is impossible for everybody.
 */
export function possibleCards<Card extends string | number>(
  pile: readonly HeldCard<Card>[],
  unseen: readonly Card[],
): readonly Card[] {
  const seen = pile.filter((card): card is Card => card !== 'hidden');
  return seen.length === pile.length ? seen : [...seen, ...unseen];
}

const ascending = <Card extends string | number>(a: Card, b: Card): number => (a < b ? -1 : a > b ? 1 : 0);
