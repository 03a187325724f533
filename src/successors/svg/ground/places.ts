/** Where each space of a board is drawn, and what surrounds its provinces. */
import type { Point } from '../../../svg/box.js';
import { board as defaultBoard } from '../../data/board.js';
import { layout } from '../../data/layout.js';
import type { Board } from '../../data/shape.js';
import type { SpaceId } from '../../vocabulary.js';
import { settled } from './spreading.js';

export interface Places {
  readonly spaces: ReadonlyMap<SpaceId, Point>;
  /** Points in the sea and in lands outside the game. */
  readonly waters: readonly Point[];
  readonly wilds: readonly Point[];
}

const point = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** The points of the default layout, by space. */
const laidOut: ReadonlyMap<SpaceId, readonly [number, number]> = /* @__PURE__ */ new Map(Object.entries(layout.spaces));

/** Returns the point of each space from its row; `undefined` if any row has none. */
function ownPlaces({ spaces }: Board): ReadonlyMap<SpaceId, Point> | undefined {
  const places = new Map<SpaceId, Point>();
  for (const { id, x, y } of spaces) if (x !== undefined && y !== undefined) places.set(id, { x, y });
  return places.size === spaces.length ? places : undefined;
}

/** Returns the point of each space from the default layout; `undefined` if the layout lacks any. */
function knownPlaces({ spaces }: Board): ReadonlyMap<SpaceId, Point> | undefined {
  const places = new Map<SpaceId, Point>();
  for (const { id } of spaces) {
    const spot = laidOut.get(id);
    if (spot !== undefined) places.set(id, point(spot));
  }
  return places.size === spaces.length ? places : undefined;
}

/**
 * Returns where the spaces of a board are drawn: where their rows say, if all rows do; as on the default board, if that
 * has all of them; otherwise by their degrees, spread apart.
 */
export function placesOf(board: Board): Places {
  const own = board === defaultBoard ? undefined : ownPlaces(board);
  const known = own === undefined ? knownPlaces(board) : undefined;
  return {
    spaces: own ?? known ?? settled(board),
    waters: known === undefined ? [] : layout.waters.map(point),
    wilds: known === undefined ? [] : layout.wilds.map(point),
  };
}
