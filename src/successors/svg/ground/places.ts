/** Where each space of a board is drawn, and what lies around its provinces. */
import type { Point } from '../../../svg/box.js';
import { board as defaultBoard } from '../../data/board.js';
import { layout } from '../../data/layout.js';
import type { Board } from '../../data/shape.js';
import type { SpaceId } from '../../vocabulary.js';
import { settled } from './spreading.js';

export interface Places {
  readonly spaces: ReadonlyMap<SpaceId, Point>;
  /** Where the sea is, and lands that nobody plays for. */
  readonly waters: readonly Point[];
  readonly wilds: readonly Point[];
}

const point = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** Of the default layout, by the name of a space. */
const laidOut: ReadonlyMap<SpaceId, readonly [number, number]> = /* @__PURE__ */ new Map(Object.entries(layout.spaces));

/** Each space where its row says; `undefined` if a row does not. */
function ownPlaces({ spaces }: Board): ReadonlyMap<SpaceId, Point> | undefined {
  const places = new Map<SpaceId, Point>();
  for (const { id, x, y } of spaces) if (x !== undefined && y !== undefined) places.set(id, { x, y });
  return places.size === spaces.length ? places : undefined;
}

/** Each space where the default layout has the space of its name; `undefined` if it does not know one. */
function knownPlaces({ spaces }: Board): ReadonlyMap<SpaceId, Point> | undefined {
  const places = new Map<SpaceId, Point>();
  for (const { id } of spaces) {
    const spot = laidOut.get(id);
    if (spot !== undefined) places.set(id, point(spot));
  }
  return places.size === spaces.length ? places : undefined;
}

/**
 * Where the spaces of a board are drawn: where its own rows say, if each says it; as on the default board, if it has no other
 * spaces; else where their degrees put them, spread apart.
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
