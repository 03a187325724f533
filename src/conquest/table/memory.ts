/** The memory of a table. All rows share one buffer, so that copying a table copies one buffer. */
import type { Ground } from './ground.js';
import { GROUPS } from './memo.js';
import { PieceLists, Revisions, type BoardParts } from '../../core/board/index.js';
import type { Roster } from './roster.js';

/** For each row of a state: 1 if it has changed since the table was published, else 0. */
export interface Changes {
  readonly units: Uint8Array;
  readonly leaders: Uint8Array;
  readonly baggage: Uint8Array;
  readonly provinces: Uint8Array;
  readonly cities: Uint8Array;
}

/** The rows of a table, indexed by the codes of pieces and places. */
export interface Rows {
  /** The revisions of all groups (`memo.ts`). */
  readonly revisions: Float64Array;
  readonly unitQueues: PieceLists;
  readonly leaderQueues: PieceLists;
  readonly unitPlaces: Uint16Array;
  readonly unitSteps: Uint8Array;
  readonly unitSides: Uint8Array;
  readonly unitBands: Uint8Array;
  readonly leaderPlaces: Uint16Array;
  readonly leaderWounds: Uint8Array;
  readonly leaderSides: Uint8Array;
  readonly baggagePlaces: Uint16Array;
  readonly baggageSides: Uint8Array;
  readonly holders: Uint8Array;
  readonly supplies: Uint8Array;
  readonly walls: Uint8Array;
  readonly wallHolders: Uint8Array;
  /** The number of units by place and side. */
  readonly counts: Uint8Array;
  readonly changes: Changes;
}

/** The numbers of pieces and places, which give the lengths of the rows. */
export interface Extent {
  readonly parts: BoardParts;
  readonly places: number;
  readonly provinces: number;
  readonly cities: number;
  readonly sides: number;
  readonly units: number;
  readonly leaders: number;
  readonly baggage: number;
}

/** Returns the lengths of the rows for this map and these counters. */
export const extentOf = (ground: Ground, roster: Roster, parts: BoardParts): Extent => ({
  parts,
  places: ground.places.length,
  provinces: ground.provinces.length,
  cities: ground.cities.length,
  sides: roster.sides.length,
  units: roster.units.length,
  leaders: roster.leaders.length,
  baggage: roster.baggage.length,
});

/** Bytes of a code that may stand for any piece or place, and of a revision. */
const WIDE = Uint16Array.BYTES_PER_ELEMENT;
const REVISION = Float64Array.BYTES_PER_ELEMENT;

/** Returns how many bytes {@link rowsIn} needs. */
export function bytesFor({ parts, places, provinces, cities, sides, units, leaders, baggage }: Extent): number {
  const revisions = Revisions.lengthFor(GROUPS.length, parts);
  const wide = 2 * places + 2 * units + 2 * leaders + baggage;
  const rows = 3 * units + 2 * leaders + baggage + 2 * provinces + 2 * cities + places * sides;
  const changes = units + leaders + baggage + provinces + cities;
  return REVISION * revisions + WIDE * wide + rows + changes;
}

/** Returns rows that lie in a buffer one after another. Alignment requires revisions first and single bytes last. */
export function rowsIn(memory: ArrayBuffer, extent: Extent): Rows {
  const { parts, places, provinces, cities, sides, units, leaders, baggage } = extent;
  let taken = 0;
  const revisions = (length: number): Float64Array => {
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
    revisions: revisions(Revisions.lengthFor(GROUPS.length, parts)),
    unitQueues: new PieceLists(wide(places), wide(units)),
    leaderQueues: new PieceLists(wide(places), wide(leaders)),
    unitPlaces: wide(units),
    leaderPlaces: wide(leaders),
    baggagePlaces: wide(baggage),
    unitSteps: bytes(units),
    unitSides: bytes(units),
    unitBands: bytes(units),
    leaderWounds: bytes(leaders),
    leaderSides: bytes(leaders),
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
