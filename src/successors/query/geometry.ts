/** The board that a game is played on: its spaces, and the paths between them (R 4.1, 4.19, 4.20, 4.27). */
import type { SpaceFact } from '../data/shape.js';
import type { GameOptions } from '../options.js';
import type { Capitals } from '../state.js';
import { geometryWithCapitals } from '../table/capitals.js';
import { geometryOfBoard, type Geometry, type Way } from '../table/geometry.js';
import type { Situation } from '../table/situation.js';
import type { SpaceId } from '../vocabulary.js';

export type { Geometry, PlacesByCode, ProvincesByCode, SpacesByCode, Way } from '../table/geometry.js';

/** Any object that says which board is used. */
export type OnBoard = { readonly options: GameOptions; readonly capitals?: Capitals };

/** Returns the geometry of the board in use, with the capitals on it (R 19.8). */
export const geometryOf = ({ options, capitals }: OnBoard): Geometry =>
  geometryWithCapitals(geometryOfBoard(options.board), capitals);

/**
 * Returns the facts of a space. Throws if the space is not on the board.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * query.spaceFact(state, 'kelainai').name; // 'Kelainai'
 */
export function spaceFact({ geometry }: Situation, space: SpaceId): SpaceFact {
  const fact = geometry.spaces.get(space);
  if (fact === undefined) throw new RangeError(`no space ${space} on the board`);
  return fact;
}

/** Returns the Land, Mountain and Strait paths out of a space. */
export const landWays = (situation: Situation, space: SpaceId): readonly Way[] =>
  situation.geometry.byCode.landWays[situation.spaceCode(space)] ?? [];

/** Returns the Sea and Trans-Mediterranean paths out of a space. */
export const seaWays = (situation: Situation, space: SpaceId): readonly Way[] =>
  situation.geometry.byCode.seaWays[situation.spaceCode(space)] ?? [];

/** Returns the Land, Mountain or Strait path between two spaces, if there is one. */
export function landWay(situation: Situation, from: SpaceId, to: SpaceId): Way | undefined {
  for (const way of landWays(situation, from)) if (way.to === to) return way;
  return undefined;
}

/** Returns whether a space is a Major City (R 4.16), or has a capital, which counts as one (R 19.8). */
export const isMajorCity = (situation: Situation, space: SpaceId): boolean =>
  situation.geometry.byCode.isCity[situation.spaceCode(space)] === true;
export const isTransit = (situation: Situation, space: SpaceId): boolean =>
  situation.geometry.byCode.isTransit[situation.spaceCode(space)] === true;

/** Returns whether a space is a port: a Sea path leads to it (R 4.20). */
export const isPort = ({ geometry }: Situation, space: SpaceId): boolean => geometry.ports.has(space);
