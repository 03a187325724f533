/** All places by code: the hexes of the grid first, then the sea areas, then the trays. */
import { TRAYS, type PlaceId, type Tray } from '../vocabulary.js';
import { derived } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { groundOf, NONE, type Ground, type SeaCode } from '../geometry/ground.js';
import { idOfHex } from '../geometry/numbers.js';
import type { MapFacts } from '../data/shape/map.js';

/** The code of a place. For a hex it is its code in the grid. */
export type PlaceCode = number;

export interface Places {
  readonly ground: Ground;
  readonly count: number;
  readonly firstSea: PlaceCode;
  readonly trays: Readonly<Record<Tray, PlaceCode>>;
  readonly codes: ReadonlyMap<PlaceId, PlaceCode>;
  readonly ids: readonly PlaceId[];
}

export const placesOf = derived((map: MapFacts): Places => {
  const ground = groundOf(map);
  const { grid } = ground;
  const hexes = Array.from({ length: grid.size }, (_, hex): PlaceId => idOfHex(grid, hex));
  const ids: readonly PlaceId[] = [...hexes, ...map.seas.map(({ id }) => id), ...TRAYS];
  const firstTray = grid.size + map.seas.length;
  const codeOf = (tray: Tray): PlaceCode => firstTray + TRAYS.indexOf(tray);
  return {
    ground,
    count: ids.length,
    firstSea: grid.size,
    trays: {
      forcePool: codeOf('forcePool'),
      buildPool: codeOf('buildPool'),
      leaderPool: codeOf('leaderPool'),
      inSicily: codeOf('inSicily'),
      leavingSicily: codeOf('leavingSicily'),
      gone: codeOf('gone'),
    },
    codes: new Map(ids.map((id, code) => [id, code])),
    ids,
  };
});

/** Returns whether a place is a land hex. */
export const isHex = ({ ground }: Places, place: PlaceCode): place is HexCode =>
  place < ground.grid.size && ground.areaAt[place] !== NONE;

/** Returns the sea area of a place, or `undefined` for any other place. */
export const seaAt = ({ firstSea, trays }: Places, place: PlaceCode): SeaCode | undefined =>
  place >= firstSea && place < trays.forcePool ? place - firstSea : undefined;

/**
 * Returns the sea areas along the coast of a hex, by its id. There are none if it has no coast, or the map has no such
 * hex.
 */
export function seasAlong({ ground, codes }: Places, id: PlaceId): readonly SeaCode[] {
  const code = codes.get(id);
  return (code === undefined ? undefined : ground.coastAt[code]) ?? [];
}

/** Returns whether a place is on the map: a hex or a sea area. */
export const isOnMap = ({ trays }: Places, place: PlaceCode): boolean => place < trays.forcePool;

/** Returns the code of a hex. Throws a `RangeError` if the map does not have it. */
export function hexCode({ ground: { grid }, codes }: Places, id: string): HexCode {
  const code = codes.get(id);
  if (code === undefined || code >= grid.size) throw new RangeError(`the map has no hex ${id}`);
  return code;
}
