/** R Occupy an Empty Province, R Take Over an Occupied Province: whether cards and guards suffice. */
import { cardCounts, type CardCounts } from '../data/deck.js';
import { latticeOf } from '../geometry/index.js';
import type { Situation } from '../state.js';
import { SYMBOLS, type CardSymbol, type PlayerId, type SpaceId } from '../vocabulary.js';
import { provinceOf, provinces, type Province } from './provinces.js';
import { guardsInSupply, knownCards, seatOf } from './seats.js';

/**
 * The symbol of a space; `undefined` for an open space or none.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   alexander: 'p3.1', walls: ['p0.0-p1.1-p2.2-p3.1'],
 *   seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow', secret: { temple: 1, lyre: 3 } }],
 *   faceUp: ['horse', 'lyre'], toMove: 'yellow',
 * }));
 * [query.symbolAt(state, 's2.0'), query.symbolAt(state, 's0.-1')]; // ['lyre', undefined]
 */
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

/**
 * The cards that the guards of a province cost to remove: two that match each.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   alexander: 'p3.1', walls: ['p0.0-p1.1-p2.2-p3.1'],
 *   seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow', secret: { temple: 1, lyre: 3 } }],
 *   faceUp: ['horse', 'lyre'], toMove: 'yellow',
 * }));
 * const [province] = query.provincesOf(state, 'red');
 * province && query.removalCost(state, province).lyre; // 2
 */
export function removalCost(situation: Situation, { guards }: Province): CardCounts {
  const symbols = symbolsOf(situation, guards);
  return cardCounts((symbol) => 2 * symbols[symbol]);
}

/** What a player can spend. */
interface Means {
  readonly cards: CardCounts;
  readonly guards: number;
}

const meansOf = (situation: Situation, player: PlayerId): Means => ({
  cards: knownCards(seatOf(situation, player).hand),
  guards: guardsInSupply(situation, player),
});

/** Whether a province can be occupied with at least one guard, and cards for the rest. */
const affords = ({ cards, guards }: Means, { symbols, symbolSpaces }: Province): boolean =>
  guards > 0 && symbolSpaces.length > 0 && canCover(symbols, cards, guards);

/**
 * The provinces without guards that a player can occupy now with his cards and guards (R Occupy an Empty Province).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   alexander: 'p3.1', walls: ['p0.0-p1.1-p2.2-p3.1'],
 *   seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow', secret: { temple: 1, lyre: 3 } }],
 *   faceUp: ['horse', 'lyre'], toMove: 'yellow',
 * }));
 * query.occupiable(state, 'yellow'); // []
 */
export function occupiable(situation: Situation, player: PlayerId): readonly Province[] {
  const means = meansOf(situation, player);
  return means.guards === 0
    ? []
    : provinces(situation).filter((province) => province.owner === null && affords(means, province));
}

/**
 * The provinces of others that a player can take over: their guards cost two matching cards each, and the rest must be covered
 * (R Take Over an Occupied Province). Of a hand that is hidden only the cards that all have seen are counted.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   alexander: 'p3.1', walls: ['p0.0-p1.1-p2.2-p3.1'],
 *   seats: [{ player: 'red', guards: ['s2.0'] }, { player: 'yellow', secret: { temple: 1, lyre: 3 } }],
 *   faceUp: ['horse', 'lyre'], toMove: 'yellow',
 * }));
 * query.conquerable(state, 'yellow').map(({ id }) => id); // ['s0.-1']
 */
export function conquerable(situation: Situation, player: PlayerId): readonly Province[] {
  const { cards, guards } = meansOf(situation, player);
  if (guards === 0) return [];
  return provinces(situation).filter((province) => {
    if (province.owner === null || province.owner === player) return false;
    const removal = removalCost(situation, province);
    if (SYMBOLS.some((symbol) => cards[symbol] < removal[symbol])) return false;
    return affords({ cards: cardCounts((symbol) => cards[symbol] - removal[symbol]), guards }, province);
  });
}

/** Whether a player's first guard can go to a space, the other symbol spaces of the province being covered after it. */
export function canBeginAt(situation: Situation, player: PlayerId, space: SpaceId): boolean {
  const province = provinceOf(situation, space);
  const symbol = symbolAt(situation, space);
  if (province === undefined || symbol === undefined) return false;
  const rest = cardCounts((each) => province.symbols[each] - (each === symbol ? 1 : 0));
  return canCover(rest, knownCards(seatOf(situation, player).hand), guardsInSupply(situation, player) - 1);
}
