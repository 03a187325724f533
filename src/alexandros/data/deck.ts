/** Cards differ only in their symbol, so a pile consists of five counts. */
import type { CardSymbol } from '../vocabulary.js';
import { CARDS_PER_SYMBOL } from './components.js';

export { isHidden, pileSize } from '../../core/hidden/index.js';

/** The number of cards of each symbol. */
export type CardCounts = Readonly<Record<CardSymbol, number>>;

/** A pile whose cards are unknown, with its size. */
export interface HiddenCards {
  readonly hidden: number;
}

/** A pile, known or not. */
export type Pile = CardCounts | HiddenCards;

/** Returns a record with a value for each symbol. */
export const bySymbol = <A>(of: (symbol: CardSymbol) => A): Record<CardSymbol, A> =>
  ({ temple: of('temple'), amphora: of('amphora'), horse: of('horse'), lyre: of('lyre'), soldier: of('soldier') });

/** Returns a pile with the same count of every symbol, or with the counts that `count` returns. */
export const cardCounts = (count: number | ((symbol: CardSymbol) => number) = 0): Record<CardSymbol, number> =>
  bySymbol(typeof count === 'number' ? () => count : count);

/** Returns a copy of a pile that can be changed. */
export const copyOfCards = ({ temple, amphora, horse, lyre, soldier }: CardCounts): Record<CardSymbol, number> => ({
  temple,
  amphora,
  horse,
  lyre,
  soldier,
});

/** Returns all cards of the game. */
export const wholeDeck = (): Record<CardSymbol, number> => cardCounts(CARDS_PER_SYMBOL);
