/** Control of spaces and provinces: which are friendly to a player, and which an enemy's (R 3.2, 4.7, 4.10, 4.22). */
import { factionOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { Faction, PlayerId, ProvinceId, SpaceId } from '../vocabulary.js';

/**
 * Returns the faction whose marker stands in a space; `undefined` if it is uncontrolled.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.controllerOf(state, 'ephesos'); // 'red'
 * query.controllerOf(state, 'lesbos'); // undefined
 */
export const controllerOf = (situation: Situation, space: SpaceId): Faction | undefined => situation.controller(space);

/**
 * Returns the number of spaces needed to control a province: more than half of them (R 4.22).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.spacesNeeded(state, 'lydia'); // 3: of four
 */
export const spacesNeeded = ({ geometry }: Situation, province: ProvinceId): number =>
  Math.floor((geometry.spacesOf.get(province)?.length ?? 0) / 2) + 1;

/**
 * Returns the faction that controls a province: more than half of its spaces and its Major City, if it has one
 * (R 4.22). It may be the Independents (R 4.13).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.provinceController(state, 'lydia'); // 'red'
 */
export function provinceController(situation: Situation, province: ProvinceId): Faction | undefined {
  const code = situation.geometry.provinceCodes.get(province);
  return code === undefined ? undefined : factionOf(situation.provinceHolder(code));
}

/**
 * Returns the provinces that a player controls.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['sardeis', 'ephesos', 'pergamon'] }, // three of the four spaces of Lydia, its Major City among them
 * }));
 * query.provincesOf(state, 'red'); // ['lydia']
 */
export const provincesOf = (situation: Situation, player: PlayerId): readonly ProvinceId[] =>
  situation.geometry.board.provinces
    .filter(({ id }) => provinceController(situation, id) === player)
    .map(({ id }) => id);

/** Returns the province of a space. */
export const provinceOf = ({ geometry }: Situation, space: SpaceId): ProvinceId | null =>
  geometry.spaces.get(space)?.province ?? null;
