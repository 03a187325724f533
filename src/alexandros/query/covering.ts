/** R Occupy an Empty Province, R Take Over an Occupied Province: whether cards and guards suffice. */
import { cardCounts, type CardCounts } from '../data/deck.js';
import { latticeOf } from '../geometry/index.js';
import type { Situation } from '../state.js';
import { SYMBOLS, type CardSymbol, type PlayerId, type SpaceId } from '../vocabulary.js';
import { provinceOf, type Province } from './provinces.js';
import { guardsInSupply, knownCards, seatOf } from './seats.js';

/** The symbol of a space; `undefined` for an open space or none. */
export function symbolAt(situation: Pick<Situation, 'board'>, space: SpaceId): CardSymbol | undefined {
  const { spaceNumber, symbolOf } = latticeOf(situation);
  const number = spaceNumber.get(space);
  return number === undefined ? undefined : symbolOf[number];
}

/** How many of these spaces show each symbol. */
export function symbolsOf(situation: Pick<Situation, 'board'>, spaces: readonly SpaceId[]): Record<CardSymbol, number> {
  const counts = cardCounts();
  for (const space of spaces) {
    const symbol = symbolAt(situation, space);
    if (symbol !== undefined) counts[symbol]++;
  }
  return counts;
}

/** Cards that are lacking to pay for every one of these symbols. */
function lacking(symbols: CardCounts, cards: CardCounts): number {
  let lack = 0;
  for (const symbol of SYMBOLS) lack += Math.max(0, symbols[symbol] - cards[symbol]);
  return lack;
}

/** Whether the symbols can be covered by these cards and at most so many guards. */
export const canCover = (symbols: CardCounts, cards: CardCounts, guards: number): boolean =>
  lacking(symbols, cards) <= guards;

/** The cards that the guards of a province cost to remove: two that match each. */
export function removalCost(situation: Situation, { guards }: Province): CardCounts {
  const symbols = symbolsOf(situation, guards);
  return cardCounts((symbol) => 2 * symbols[symbol]);
}

/** Whether a player can occupy a province whose guards, if any, cost `removal`: he must place at least one guard. */
function affords(situation: Situation, player: PlayerId, province: Province, removal: CardCounts): boolean {
  const cards = knownCards(seatOf(situation, player).hand);
  const guards = guardsInSupply(situation, player);
  if (guards === 0 || province.symbolSpaces.length === 0) return false;
  if (SYMBOLS.some((symbol) => cards[symbol] < removal[symbol])) return false;
  return canCover(province.symbols, cardCounts((symbol) => cards[symbol] - removal[symbol]), guards);
}

/** Whether a player can occupy this province, which nobody occupies. */
export const canOccupy = (situation: Situation, player: PlayerId, province: Province): boolean =>
  province.owner === null && affords(situation, player, province, cardCounts());

/** Whether a player can take this province over from another. */
export const canTakeOver = (situation: Situation, player: PlayerId, province: Province): boolean =>
  province.owner !== null && province.owner !== player
  && affords(situation, player, province, removalCost(situation, province));

/** Whether a player's first guard can go to a space, the other symbol spaces of the province being covered after it. */
export function canBeginAt(situation: Situation, player: PlayerId, space: SpaceId): boolean {
  const province = provinceOf(situation, space);
  const symbol = symbolAt(situation, space);
  if (province === undefined || symbol === undefined) return false;
  const rest = cardCounts((each) => province.symbols[each] - (each === symbol ? 1 : 0));
  return canCover(rest, knownCards(seatOf(situation, player).hand), guardsInSupply(situation, player) - 1);
}
