/** Victory Points (R 4.33, 7.4), which are computed from the board and never stored. */
import { VICTORY_POINTS } from '../data/tables.js';
import { NONE, seatOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, ProvinceId } from '../vocabulary.js';
import { destroyedCapitalPoints, ownCapitalPoints } from './capitals.js';
import { provinceController } from './control.js';
import { largestFleetOwner } from './fleets.js';

/** A source of a player's Victory Points. */
export type VictoryPointSource =
  | { readonly kind: 'province'; readonly province: ProvinceId; readonly points: number }
  | { readonly kind: 'largestFleet' | 'hellespont' | 'lordOfAsia'; readonly points: number }
  /** The player's own capital, and capitals of others that they have destroyed (R 19.8). */
  | { readonly kind: 'capital' | 'destroyedCapitals'; readonly points: number };

/**
 * Returns a player's Victory Points (R 7.4).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.victoryPoints(state, 'red'); // 2: Lydia
 */
export const victoryPoints = (situation: Situation, player: PlayerId): number =>
  pointsOf(situation, player, largestFleetOwner(situation));

/**
 * Returns the sources of a player's Victory Points, in the order of the rule (R 7.4).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.victoryPointSources(state, 'red'); // [{ kind: 'province', province: 'lydia', points: 2 }]
 */
export function victoryPointSources(situation: Situation, player: PlayerId): readonly VictoryPointSource[] {
  const sources: VictoryPointSource[] = situation.geometry.board.provinces
    .filter(({ id }) => provinceController(situation, id) === player)
    .map(({ id, victoryPoints: points }) => ({ kind: 'province', province: id, points }));
  if (largestFleetOwner(situation) === player)
    sources.push({ kind: 'largestFleet', points: VICTORY_POINTS.largestFleet });
  if (holdsHellespont(situation, player)) sources.push({ kind: 'hellespont', points: VICTORY_POINTS.hellespont });
  if (isLordOfAsia(situation, player)) sources.push({ kind: 'lordOfAsia', points: VICTORY_POINTS.lordOfAsia });
  const own = ownCapitalPoints(situation, player);
  if (own > 0) sources.push({ kind: 'capital', points: own });
  const destroyed = destroyedCapitalPoints(situation, player);
  if (destroyed > 0) sources.push({ kind: 'destroyedCapitals', points: destroyed });
  return sources;
}

/** Returns the Victory Points of some players (R 7.1). */
export function allVictoryPoints(situation: Situation, players: readonly PlayerId[]): ReadonlyMap<PlayerId, number> {
  const admiral = largestFleetOwner(situation);
  return new Map(players.map((player) => [player, pointsOf(situation, player, admiral)]));
}

/** Returns the Victory Points of all players, by seat. @internal */
export function pointsBySeat(situation: Situation): readonly number[] {
  const admiral = largestFleetOwner(situation);
  return situation.players.map((player) => pointsOf(situation, player, admiral));
}

const pointsOf = (situation: Situation, player: PlayerId, admiral: PlayerId | undefined): number =>
  situation.provincePoints(seatOf(player)) +
  (admiral === player ? VICTORY_POINTS.largestFleet : 0) +
  bonusesOf(situation, player) +
  (situation.capitals === undefined ? 0 : capitalPoints(situation, player));

/** Returns the Victory Points for capitals (R 19.8). */
const capitalPoints = (situation: Situation, player: PlayerId): number =>
  ownCapitalPoints(situation, player) + destroyedCapitalPoints(situation, player);

/** Returns the Victory Points for the Hellespont and for the three provinces of the Lord of Asia (R 7.4). */
const bonusesOf = (situation: Situation, player: PlayerId): number =>
  (holdsHellespont(situation, player) ? VICTORY_POINTS.hellespont : 0) +
  (isLordOfAsia(situation, player) ? VICTORY_POINTS.lordOfAsia : 0);

/** Returns whether a player controls all spaces on the Hellespont (R 7.4). */
function holdsHellespont(situation: Situation, player: PlayerId): boolean {
  const { hellespont } = situation.geometry.byProvince;
  const seat = seatOf(player);
  for (const space of hellespont) if (situation.holder(space) !== seat) return false;
  return hellespont.length > 0;
}

/** Returns whether a player controls Babylonia, Phrygia and Syria (R 7.4). */
function isLordOfAsia(situation: Situation, player: PlayerId): boolean {
  const seat = seatOf(player);
  for (const province of situation.geometry.byProvince.lordOfAsia)
    if (province === NONE || situation.provinceHolder(province) !== seat) return false;
  return true;
}
