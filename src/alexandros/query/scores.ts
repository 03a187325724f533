/** R Levy Taxes, R End of the Game: the points of provinces, and who is ahead. */
import { ownJson, type Outcome, type RuleRef } from '../../core/index.js';
import { GUARDS } from '../data/components.js';
import { NONE } from '../geometry/index.js';
import type { Seat, Situation } from '../state.js';
import { seatNumber } from '../table/ground.js';
import { groundOf } from '../table/table.js';
import { seatOf } from './seats.js';
import type { Ending, PlayerId } from '../vocabulary.js';

/**
 * Returns the points that a levy would give a player now: the open spaces of their provinces with exactly one guard
 * (R Levy Taxes).
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
 * [query.taxesOf(state, 'red'), query.taxesOf(state, 'yellow')]; // [2, 0]
 */
export function taxesOf(situation: Situation, player: PlayerId): number {
  const { fence, posts } = groundOf(situation);
  const { regions } = fence;
  const first = seatNumber(seatOf(situation, player).player) * GUARDS;
  const held = Array.from(posts.subarray(first, first + GUARDS), (space) =>
    space === NONE ? NONE : regions.at(space),
  );
  let points = 0;
  for (const region of held) {
    const isAlone = region !== NONE && held.indexOf(region) === held.lastIndexOf(region);
    if (isAlone) points += regions.value(region);
  }
  return points;
}

/**
 * Returns the players by points, most first; equal ones in seat order.
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
 * query.ranking(state)[0]; // { player: 'red', score: 0 }
 */
export const ranking = ({ seats }: Situation): readonly { readonly player: PlayerId; readonly score: number }[] =>
  seats.map(({ player, score }) => ({ player, score })).sort((a, b) => b.score - a.score);

/**
 * Returns the players with the most points; several if they are equal (ruling A15).
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
 * query.leaders(state); // ['red', 'yellow']
 */
export function leaders({ seats }: { readonly seats: readonly Pick<Seat, 'player' | 'score'>[] }): readonly PlayerId[] {
  const most = Math.max(...seats.map(({ score }) => score));
  return seats.filter(({ score }) => score === most).map(({ player }) => player);
}

/** The rule of each ending. */
export const ENDING_RULES: Readonly<Record<Ending, RuleRef>> = {
  hundredPoints: 'R End of the Game',
  wallsExhausted: 'R End of the Game',
  noMoveLeft: 'ruling A11',
  standstill: 'ruling A21',
};

/** Returns who won, how and by which rule; `undefined` while the game goes on. */
export const outcomeOf = ({ ended }: Situation): Outcome<PlayerId, Ending> | undefined =>
  ended === null ? undefined : { winners: ownJson(ended.winners), how: ended.how, rule: ENDING_RULES[ended.how] };
