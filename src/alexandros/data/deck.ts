/** Cards are alike but for their symbol, so that any pile of them is five counts. */
import type { CardSymbol } from '../vocabulary.js';
import { CARDS_PER_SYMBOL } from './components.js';

export { isHidden, pileSize } from '../../core/hidden/index.js';

/** So many cards of each symbol. */
export type CardCounts = Readonly<Record<CardSymbol, number>>;

/** A pile whose cards are not known; only how many they are. */
export interface HiddenCards {
  readonly hidden: number;
}

/** A pile, known or not. */
export type Pile = CardCounts | HiddenCards;

/** Something for each symbol. */
export const bySymbol = <A>(of: (symbol: CardSymbol) => A): Record<CardSymbol, A> =>
  ({ temple: of('temple'), amphora: of('amphora'), horse: of('horse'), lyre: of('lyre'), soldier: of('soldier') });

/** A pile with the same count of every symbol, or as `count` tells. */
export const cardCounts = (count: number | ((symbol: CardSymbol) => number) = 0): Record<CardSymbol, number> =>
  bySymbol(typeof count === 'number' ? () => count : count);

/** A copy of a pile, to be written to. */
export const copyOfCards = ({ temple, amphora, horse, lyre, soldier }: CardCounts): Record<CardSymbol, number> => ({
  temple,
  amphora,
  horse,
  lyre,
  soldier,
});

/** All the cards of the game. */
export const wholeDeck = (): Record<CardSymbol, number> => cardCounts(CARDS_PER_SYMBOL);
