/** R Occupy an Empty Province, R Take Over an Occupied Province: whether cards and guards are enough. */
import { cardCounts, type CardCounts } from '../data/deck.js';
import { latticeOf, NONE } from '../geometry/index.js';
import type { Situation } from '../state.js';
import { ownerOf, seatNumber, type Ground } from '../table/ground.js';
import type { Regions } from '../table/regions.js';
import { groundOf } from '../table/table.js';
import { SYMBOLS, type CardSymbol, type PlayerId, type SpaceId } from '../vocabulary.js';
import { provinceIn, type Province } from './provinces.js';
import { guardsInSupply, knownCards, knownCardsOf, seatOf } from './seats.js';

/**
 * Returns the symbol of a space; `undefined` for an open space or none.
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

/** Returns how many of these spaces show each symbol. */
export function symbolsOf(situation: Pick<Situation, 'board'>, spaces: readonly SpaceId[]): Record<CardSymbol, number> {
  const counts = cardCounts();
  for (const space of spaces) {
    const symbol = symbolAt(situation, space);
    if (symbol !== undefined) counts[symbol]++;
  }
  return counts;
}

/** Returns the number of cards missing to pay for all of these symbols. */
function missingCards(symbols: CardCounts, cards: CardCounts): number {
  let lack = 0;
  for (const symbol of SYMBOLS) lack += Math.max(0, symbols[symbol] - cards[symbol]);
  return lack;
}

/** Returns whether the symbols can be covered with these cards and at most this number of guards. */
export const canCover = (symbols: CardCounts, cards: CardCounts, guards: number): boolean =>
  missingCards(symbols, cards) <= guards;

/**
 * Returns the cards needed to remove the guards of a province: two that match each.
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

/** Returns the cards that a player is known to hold, by the codes of their symbols. */
function holdings(situation: Situation, player: PlayerId): number[] {
  const { hand } = seatOf(situation, player);
  return SYMBOLS.map((symbol) => knownCardsOf(hand, symbol));
}

/** Returns whether a region can be occupied with at least one of these guards, and cards for the other spaces. */
function canAfford(regions: Regions, region: number, cards: readonly number[], guards: number): boolean {
  let [spaces, lack] = [0, 0];
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const shown = regions.shows(region, symbol);
    spaces += shown;
    lack += Math.max(0, shown - (cards[symbol] as number));
  }
  return spaces > 0 && lack <= guards;
}

/** Returns the regions of {@link occupiable} by number. */
export function occupiableRegions(situation: Situation, player: PlayerId): readonly number[] {
  const guards = guardsInSupply(situation, player);
  if (guards === 0) return [];
  const ground = groundOf(situation);
  const { regions } = ground.fence;
  const cards = holdings(situation, player);
  const found: number[] = [];
  for (let region = 0; region < regions.count; region++) {
    if (canAfford(regions, region, cards, guards) && ownerOf(ground, region) === NONE) found.push(region);
  }
  return found;
}

/**
 * Returns the provinces without guards that a player can occupy now with their cards and guards (R Occupy an Empty
 * Province).
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
  const ground = groundOf(situation);
  return occupiableRegions(situation, player).map((region) => provinceIn(ground, situation.seats, region));
}

/** Returns the cards left after the guards of a region have been removed; `undefined` if they are not enough. */
function afterRemoval(
  { lattice, fence: { regions }, posts }: Ground,
  region: number,
  cards: readonly number[],
): readonly number[] | undefined {
  const left = [...cards];
  for (const space of posts) {
    if (space === NONE || regions.at(space) !== region) continue;
    const symbol = lattice.symbolCodes[space] as number;
    const rest = (left[symbol] ?? 0) - 2;
    if (rest < 0) return undefined;
    left[symbol] = rest;
  }
  return left;
}

/** Returns the regions of {@link conquerable} by number. */
export function conquerableRegions(situation: Situation, player: PlayerId): readonly number[] {
  const guards = guardsInSupply(situation, player);
  if (guards === 0) return [];
  const ground = groundOf(situation);
  const { regions } = ground.fence;
  const cards = holdings(situation, player);
  const own = seatNumber(player);
  const found: number[] = [];
  for (let region = 0; region < regions.count; region++) {
    const owner = ownerOf(ground, region);
    if (owner === NONE || owner === own) continue;
    const left = afterRemoval(ground, region, cards);
    if (left !== undefined && canAfford(regions, region, left, guards)) found.push(region);
  }
  return found;
}

/**
 * Returns the provinces of others that a player can take over: their guards cost two matching cards each, and the other
 * spaces must be covered (R Take Over an Occupied Province). Of a hidden hand, only the cards that all players have
 * seen count.
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
  const ground = groundOf(situation);
  return conquerableRegions(situation, player).map((region) => provinceIn(ground, situation.seats, region));
}

/**
 * Returns those symbol spaces of a province to which a player's first guard can go, so that the others can be covered
 * after it.
 */
export function firstSpaces(situation: Situation, player: PlayerId, spaces: readonly SpaceId[]): readonly SpaceId[] {
  const symbols = symbolsOf(situation, spaces);
  const cards = knownCards(seatOf(situation, player).hand);
  const lack = missingCards(symbols, cards);
  const guards = guardsInSupply(situation, player);
  return spaces.filter((space) => {
    const symbol = symbolAt(situation, space);
    const spared = symbol !== undefined && symbols[symbol] > cards[symbol] ? 1 : 0;
    return symbol !== undefined && lack - spared < guards;
  });
}
