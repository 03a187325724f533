/** Seats, guards in supply and hands. */
import { GUARDS } from '../data/components.js';
import { cardCounts, isHidden, pileSize, type CardCounts } from '../data/deck.js';
import type { Hand, Seat, Situation } from '../state.js';
import type { CardSymbol, PlayerId, SpaceId } from '../vocabulary.js';

/** Returns the players in clockwise order. */
export const playersOf = ({ seats }: Situation): readonly PlayerId[] => seats.map(({ player }) => player);

/**
 * Returns a player's seat. Throws a `RangeError` if the player is not in the game.
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
 * query.seatOf(state, 'red').guards; // ['s2.0']
 */
export function seatOf<S extends Seat>(situation: { readonly seats: readonly S[] }, player: PlayerId): S {
  for (const seat of situation.seats) if (seat.player === player) return seat;
  throw new RangeError(`${player} does not play`);
}

/** Returns the players in clockwise order, from this one on. */
export function clockwiseFrom(situation: Situation, player: PlayerId): readonly PlayerId[] {
  const players = playersOf(situation);
  const index = players.indexOf(seatOf(situation, player).player);
  return [...players.slice(index), ...players.slice(0, index)];
}

/**
 * Returns the number of guards that a player can still place.
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
 * query.guardsInSupply(state, 'red'); // 3
 */
export const guardsInSupply = (situation: Situation, player: PlayerId): number =>
  GUARDS - seatOf(situation, player).guards.length;

/**
 * Returns the player whose guard is on a space; `undefined` if there is none.
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
 * query.guardAt(state, 's2.0'); // 'red'
 */
export const guardAt = (situation: Situation, space: SpaceId): PlayerId | undefined =>
  situation.seats.find(({ guards }) => guards.includes(space))?.player;

/**
 * Returns the cards that a hand is known to hold: all of them, or those that all have seen if the others are hidden.
 */
export function knownCards({ shown, secret }: Hand): CardCounts {
  return isHidden(secret) ? shown : cardCounts((symbol) => shown[symbol] + secret[symbol]);
}

/**
 * Returns how many cards of a symbol a hand is known to hold.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi/alexandros';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'alexandros', version: 1,
 *   seats: [{ player: 'red' }, { player: 'yellow', shown: { lyre: 1 }, secret: { lyre: 3 } }],
 *   faceUp: ['horse', 'lyre'], toMove: 'yellow',
 * }));
 * query.knownCardsOf(query.seatOf(state, 'yellow').hand, 'lyre'); // 4
 */
export const knownCardsOf = ({ shown, secret }: Hand, symbol: CardSymbol): number =>
  shown[symbol] + (isHidden(secret) ? 0 : secret[symbol]);

/**
 * Returns the number of cards in a hand, seen or not.
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
 * query.handSize(query.seatOf(state, 'yellow').hand); // 4
 */
export const handSize = ({ shown, secret }: Hand): number => pileSize(shown) + pileSize(secret);
