/** The memory of a table: all its rows in one piece, so that a copy of them is one stroke. */
import type { Ground } from './ground.js';
import { PieceLists } from '../../core/board/index.js';
import type { Roster } from './roster.js';

/** Of each row of a state whether it has changed since the table was published: 1, or 0. */
export interface Changes {
  readonly units: Uint8Array;
  readonly leaders: Uint8Array;
  readonly baggage: Uint8Array;
  readonly provinces: Uint8Array;
  readonly cities: Uint8Array;
}

/** The rows of a table, by the codes and numbers of what they are about. */
export interface Rows {
  readonly stamps: Float64Array;
  readonly troopStamps: Float64Array;
  readonly statusStamps: Float64Array;
  readonly leaderStamps: Float64Array;
  /** By what has one stamp for the whole game. */
  readonly times: Float64Array;
  readonly unitQueues: PieceLists;
  readonly leaderQueues: PieceLists;
  readonly unitPlaces: Uint8Array;
  readonly unitSteps: Uint8Array;
  readonly unitSides: Uint8Array;
  readonly unitBands: Uint8Array;
  readonly leaderPlaces: Uint8Array;
  readonly leaderWounds: Uint8Array;
  readonly leaderSides: Uint8Array;
  readonly baggagePlaces: Uint8Array;
  readonly baggageSides: Uint8Array;
  readonly holders: Uint8Array;
  readonly supplies: Uint8Array;
  readonly walls: Uint8Array;
  readonly wallHolders: Uint8Array;
  /** Units by place and side. */
  readonly counts: Uint8Array;
  readonly changes: Changes;
}

/** How many there are of what has a row. */
export interface Extent {
  readonly places: number;
  readonly provinces: number;
  readonly cities: number;
  readonly sides: number;
  readonly units: number;
  readonly leaders: number;
  readonly baggage: number;
  /** What has one stamp for the whole game. */
  readonly wholes: number;
}

/** How much a table holds on this map with these counters; `wholes`: so many stamps are for the whole game. */
export const extentOf = (ground: Ground, roster: Roster, wholes: number): Extent => ({
  places: ground.places.length,
  provinces: ground.provinces.length,
  cities: ground.cities.length,
  sides: roster.sides.length,
  units: roster.units.length,
  leaders: roster.leaders.length,
  baggage: roster.baggage.length,
  wholes,
});

/** Bytes of a number that may stand for any piece, and of a stamp. */
const WIDE = Uint16Array.BYTES_PER_ELEMENT;
const STAMP = Float64Array.BYTES_PER_ELEMENT;

/** How many bytes the rows take that {@link rowsIn} lays out. */
export function bytesFor({ places, provinces, cities, sides, units, leaders, baggage, wholes }: Extent): number {
  const stamps = 2 * places + provinces + leaders + wholes;
  const wide = 2 * places + units + leaders;
  const rows = 4 * units + 3 * leaders + 2 * baggage + 2 * provinces + 2 * cities + places * sides;
  const changes = units + leaders + baggage + provinces + cities;
  return STAMP * stamps + WIDE * wide + rows + changes;
}

/** The rows in a piece of memory, one after another: stamps first, and single bytes last, as their alignment asks. */
export function rowsIn(memory: ArrayBuffer, extent: Extent): Rows {
  const { places, provinces, cities, sides, units, leaders, baggage, wholes } = extent;
  let taken = 0;
  const stamps = (length: number): Float64Array => {
    const row = new Float64Array(memory, taken, length);
    taken += row.byteLength;
    return row;
  };
  const wide = (length: number): Uint16Array => {
    const row = new Uint16Array(memory, taken, length);
    taken += row.byteLength;
    return row;
  };
  const bytes = (length: number): Uint8Array => {
    const row = new Uint8Array(memory, taken, length);
    taken += length;
    return row;
  };
  return {
    stamps: stamps(places),
    troopStamps: stamps(places),
    statusStamps: stamps(provinces),
    leaderStamps: stamps(leaders),
    times: stamps(wholes),
    unitQueues: new PieceLists(wide(places), wide(units)),
    leaderQueues: new PieceLists(wide(places), wide(leaders)),
    unitPlaces: bytes(units),
    unitSteps: bytes(units),
    unitSides: bytes(units),
    unitBands: bytes(units),
    leaderPlaces: bytes(leaders),
    leaderWounds: bytes(leaders),
    leaderSides: bytes(leaders),
    baggagePlaces: bytes(baggage),
    baggageSides: bytes(baggage),
    holders: bytes(provinces),
    supplies: bytes(provinces),
    walls: bytes(cities),
    wallHolders: bytes(cities),
    counts: bytes(places * sides),
    changes: {
      units: bytes(units),
      leaders: bytes(leaders),
      baggage: bytes(baggage),
      provinces: bytes(provinces),
      cities: bytes(cities),
    },
  };
}
