/** Piles of cards of which no two are alike: each card goes by its id. */
import { cardsKnownIn, isOwnHand, type KnownCard } from './memory.js';

/** A card as somebody sees it: its id, or `'hidden'` if it lies face down. No card may be called `'hidden'`. */
export type HeldCard<Card extends string | number> = Card | 'hidden';

/** Returns so many cards that lie face down. */
export const faceDown = (count: number): readonly 'hidden'[] => Array.from({ length: count }, () => 'hidden' as const);

/** Returns how many cards of a pile lie face down. */
export const hiddenCount = (pile: readonly HeldCard<string | number>[]): number =>
  pile.filter((card) => card === 'hidden').length;

/**
 * Returns a pile as a viewer sees it. A player sees their own hand as it is. Of another pile they see the cards that they know to
 * lie there, in ascending order, and the others face down.
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

/** Returns the cards of a deck that lie in none of these piles: those that a viewer sees nowhere, if the piles are all they see. */
export function cardsMissing<Card extends string | number>(
  deck: readonly Card[],
  piles: Iterable<readonly HeldCard<Card>[]>,
): readonly Card[] {
  const seen = new Set<HeldCard<Card>>();
  for (const pile of piles) for (const card of pile) seen.add(card);
  return deck.filter((card) => !seen.has(card));
}

/**
 * Returns every card that a pile may hold: those that are seen, and all unseen cards if any card lies face down. It holds too many
 * cards for a real pile, and is for looking ahead: what nobody could do with it, nobody can do.
 */
export function possibleCards<Card extends string | number>(
  pile: readonly HeldCard<Card>[],
  unseen: readonly Card[],
): readonly Card[] {
  const seen = pile.filter((card): card is Card => card !== 'hidden');
  return seen.length === pile.length ? seen : [...seen, ...unseen];
}

const ascending = <Card extends string | number>(a: Card, b: Card): number => (a < b ? -1 : a > b ? 1 : 0);
