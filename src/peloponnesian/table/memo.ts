/** Cached queries of the game: the groups of changing data, and the subjects of queries. */
import { memoFor } from '../../core/board/index.js';
import { CAMPS, type Camp } from '../vocabulary.js';
import { districtsOf } from './districts.js';
import type { Situation } from './situation.js';

/** The groups of changing data. A query reads only the groups that it declares, and data that never changes. */
export const GROUPS = [
  /**
   * The places of units, inside a place or outside, their leaders, the seas from which they have landed, and whether
   * they forage.
   */
  'units',
  /** The places and players of leaders, and whether they are inside a city or fort. */
  'leaders',
  /**
   * The holders of regions, and whether these are neutral and active; the allies to whom lands are closed; the cards on
   * the board; the winner in Sicily.
   */
  'control',
  /** Cities, forts, bases and Long Walls. */
  'sites',
  /** The rest: levels, the date, treasuries, raiding units and raided areas, placed bases, and the end of the game. */
  'course',
] as const;
export type Group = (typeof GROUPS)[number];

/** The numbers of the groups. */
export const [UNITS, LEADERS, CONTROL, SITES, COURSE] = [0, 1, 2, 3, 4] as const;

/** The subject of a query. */
type Kind = 'area' | 'hex' | 'city';

/**
 * Returns a query with a cache, which is invalidated when a declared group changes: anywhere, or with `here` in the
 * area of the subject, or of its hex.
 */
export const memo = /* @__PURE__ */ memoFor<Situation, Group, Kind, Camp>({
  groups: GROUPS,
  kinds: {
    area: {
      count: ({ ground }) => ground.map.areas.length,
      part: (_, area) => area,
    },
    city: {
      count: ({ ground }) => ground.map.cities.length,
      part: ({ places }, city) => districtsOf(places).districtOfCity[city] as number,
    },
    hex: {
      count: ({ ground }) => ground.grid.size,
      part: ({ places }, hex) => districtsOf(places).districtAt[hex] as number,
    },
  },
  sides: () => CAMPS,
});
