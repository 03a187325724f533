/** Piles of cards that differ only in their kind, given by the number of each kind. */
import { drawWeighted, type ChanceSource } from '../chance/weighted.js';

/** The number of cards of each kind. No kind may be named `'hidden'`. */
export type Counts<Kind extends string> = Readonly<Record<Kind, number>>;

/** A pile of face-down cards, of which only the number is known. */
export interface HiddenCards {
  readonly hidden: number;
}

/** A pile, face up or face down. */
export type CountedPile<Kind extends string> = Counts<Kind> | HiddenCards;

/** Returns whether a pile is face down. */
export const isHidden = (pile: CountedPile<string>): pile is HiddenCards => 'hidden' in pile;

/** Returns the number of cards in a pile. */
export function pileSize(pile: CountedPile<string>): number {
  if (isHidden(pile)) return pile.hidden;
  let size = 0;
  for (const kind in pile) size += pile[kind] ?? 0;
  return size;
}

/** Returns a pile as somebody sees it who may not look at its cards. */
export const turnedDown = (pile: CountedPile<string>): HiddenCards => ({ hidden: pileSize(pile) });

/**
 * Takes random cards out of `left`, all equally likely, and returns them. Throws a `RangeError` if there are too few.
 */
export function drawCards<Kind extends string>(
  left: Record<Kind, number>,
  count: number,
  chance: ChanceSource,
): Record<Kind, number> {
  const drawn = noneOf(left);
  for (let card = 0; card < count; card++) {
    const kind = drawKind(left, chance);
    left[kind]--;
    drawn[kind]++;
  }
  return drawn;
}

function drawKind<Kind extends string>(left: Counts<Kind>, chance: ChanceSource): Kind {
  let number = chance.draw(pileSize(left));
  for (const kind of kindsOf(left)) {
    if (number < left[kind]) return kind;
    number -= left[kind];
  }
  throw new RangeError('no card is left to draw');
}

/**
 * Returns a hand of that many of these cards that fits, as likely as if hands were drawn until one fits; `undefined` if
 * none does. It tries every hand, so use it only with few kinds. Throws a `RangeError` if there are 2⁵³ fitting hands
 * or more, counted by card.
 */
export function drawFittingHand<Kind extends string>(
  cards: Counts<Kind>,
  size: number,
  fits: (hand: Counts<Kind>) => boolean,
  chance: ChanceSource,
): Counts<Kind> | undefined {
  const fitting = handsOf(cards, size)
    .filter(fits)
    .map((hand) => ({ action: hand, weight: waysToHold(hand, cards) }));
  return fitting.length === 0 ? undefined : drawWeighted(fitting, chance);
}

const kindsOf = <Kind extends string>(cards: Counts<Kind>): readonly Kind[] => Object.keys(cards) as Kind[];

/** Returns an empty pile with the kinds of another, in the same order. */
function noneOf<Kind extends string>(cards: Counts<Kind>): Record<Kind, number> {
  const none = { ...cards } as Record<Kind, number>;
  for (const kind of kindsOf(cards)) none[kind] = 0;
  return none;
}

/** Returns every hand of that many of these cards. */
function handsOf<Kind extends string>(
  cards: Counts<Kind>,
  size: number,
  [kind, ...others]: readonly Kind[] = kindsOf(cards),
): readonly Record<Kind, number>[] {
  if (kind === undefined) return size === 0 ? [noneOf(cards)] : [];
  const hands: Record<Kind, number>[] = [];
  for (let count = 0; count <= Math.min(size, cards[kind]); count++) {
    for (const hand of handsOf(cards, size - count, others)) hands.push({ ...hand, [kind]: count });
  }
  return hands;
}

/** Returns in how many ways these cards can make a hand with these counts. */
const waysToHold = <Kind extends string>(hand: Counts<Kind>, cards: Counts<Kind>): number =>
  kindsOf(hand).reduce((product, kind) => product * ways(cards[kind], hand[kind]), 1);

/** Returns in how many ways that many of `from` cards can be chosen. */
function ways(from: number, count: number): number {
  let product = 1;
  for (let index = 0; index < count; index++) product = (product * (from - index)) / (index + 1);
  return Math.round(product);
}
