/** R 13: Sieges and Subjugations. */
import type { GameState } from '../../src/successors/state.js';
import type { Commander, PlayerId, SpaceId } from '../../src/successors/vocabulary.js';
import { holder } from './04-control.js';
import { boardOf, isPort, space } from './board.js';
import { count, enemiesOutside, fleetsOf, marches, piecesOf, unitsAt } from './pieces.js';

/** R 13.2.1, 13.3.1: what a modified die brings; the table is the player aid's, the row of 3 also the rulebook's. */
export function siegeTable(die: number): { readonly points: number; readonly losses: number } {
  if (die <= 1) return { points: 0, losses: 1 };
  if (die === 2) return { points: 0, losses: 0 };
  if (die === 3) return { points: 1, losses: 1 };
  if (die <= 5) return { points: 1, losses: 0 };
  if (die <= 7) return { points: 2, losses: 0 };
  return { points: 3, losses: 0 };
}

/** R 13.1: an enemy Major City can be besieged, an Independent space of whatever kind reduced. */
export function isTarget(state: GameState, player: PlayerId, at: SpaceId): boolean {
  const by = holder(state, at);
  if (by === undefined || by === player) return false;
  return by === 'independent' || space(boardOf(state), at).kind === 'majorCity';
}

/** R 13.2.2, 13.3.2; in the player aid three for every Major City and two for a Stronghold. */
export function pointsNeeded(state: GameState, at: SpaceId): number {
  const by = holder(state, at);
  const aid = state.options.edition === 'player-aid';
  const { kind } = space(boardOf(state), at);
  if (by === undefined) return 0;
  if (kind === 'majorCity') {
    if (by === 'independent' || aid) return 3;
    return 1 + count(unitsAt(piecesOf(state), { player: by, space: at, inside: true }));
  }
  if (by !== 'independent') return 0;
  return kind === 'stronghold' ? (aid ? 2 : 3) : 1;
}

/** R 13.2.1: the city's own modifier, -1 at a Port for who has no available Fleet; card 35. A Subjugation has none. */
export function modifier(state: GameState, player: PlayerId, at: SpaceId): number {
  const fact = space(boardOf(state), at);
  if (fact.kind !== 'majorCity') return 0;
  const harbour = isPort(boardOf(state), at) && fleetsOf(state, player, true).length === 0 ? -1 : 0;
  const { helepolis } = state;
  const tower = helepolis !== null && helepolis.player === player && helepolis.space === at ? helepolis.bonus : 0;
  return fact.siegeModifier + harbour + tower;
}

/**
 * Returns whether a player may make an attempt now, on the march with what he leads, otherwise (R 6.6.2) with all that
 * he has outside (R 12.7, 13.1, 13.4 and ruling who-besieges).
 */
export function mayAttempt(state: GameState, player: PlayerId, at: SpaceId, commander: Commander): boolean {
  if (!isTarget(state, player, at)) return false;
  const pieces = piecesOf(state);
  if (enemiesOutside(pieces, player, at)) return false;
  const march = marches(state).at(-1);
  const made = state.segment?.attempts[at];
  if (march !== undefined) {
    if (march.player !== player || march.space !== at || march.inside || march.afloat) return false;
    const again = made !== undefined && made.commander === commander && march.attempted.includes(at);
    return count(march.group.units) >= 3 && (made === undefined || (again && made.count < 2));
  }
  return count(unitsAt(pieces, { player, space: at, inside: false })) >= 3 && made === undefined;
}

/** R 4.4, 4.16: enemy CUs stand outside a city that is somebody's. */
export function isBesieged(state: GameState, at: SpaceId): boolean {
  const by = holder(state, at);
  if (by === undefined || by === 'independent' || space(boardOf(state), at).kind !== 'majorCity') return false;
  return enemiesOutside(piecesOf(state), by, at);
}
