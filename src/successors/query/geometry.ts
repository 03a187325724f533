/** The board that a game is played on: its spaces, and the ways between them (R 4.1, 4.19, 4.20, 4.27). */
import type { SpaceFact } from '../data/shape.js';
import type { GameOptions } from '../options.js';
import { geometryOfBoard, type Geometry, type Way } from '../table/geometry.js';
import type { SpaceId } from '../vocabulary.js';

export type { Geometry, Way } from '../table/geometry.js';

/** Whatever is played on a board. */
type OnBoard = { readonly options: GameOptions };

/** The geometry of the board that a game is played on. */
export const geometryOf = ({ options }: OnBoard): Geometry => geometryOfBoard(options.board);

/** The facts of a space; a space that is not on the board is a fault of the caller. */
export function spaceFact(situation: OnBoard, space: SpaceId): SpaceFact {
  const fact = geometryOf(situation).spaces.get(space);
  if (fact === undefined) throw new RangeError(`no space ${space} on the board`);
  return fact;
}

/** Land, Mountain and Strait paths out of a space. */
export const landWays = (situation: OnBoard, space: SpaceId): readonly Way[] =>
  geometryOf(situation).landWays.get(space) ?? [];

/** Sea and Trans-Mediterranean paths out of a space. */
export const seaWays = (situation: OnBoard, space: SpaceId): readonly Way[] =>
  geometryOf(situation).seaWays.get(space) ?? [];

/** The Land, Mountain or Strait path between two spaces, if there is one. */
export function landWay(situation: OnBoard, from: SpaceId, to: SpaceId): Way | undefined {
  for (const way of landWays(situation, from)) if (way.to === to) return way;
  return undefined;
}

export const isMajorCity = (situation: OnBoard, space: SpaceId): boolean =>
  spaceFact(situation, space).kind === 'majorCity';
export const isTransit = (situation: OnBoard, space: SpaceId): boolean =>
  spaceFact(situation, space).kind === 'transit';
/** A space reached by a Sea path (R 4.20). */
export const isPort = (situation: OnBoard, space: SpaceId): boolean => geometryOf(situation).ports.has(space);
