/** Memoised queries of the game: the groups of what can change, and what queries are about. */
import { memoFor } from '../../core/board/index.js';
import { CAMPS, type Camp } from '../vocabulary.js';
import { districtsOf } from './districts.js';
import type { Situation } from './situation.js';

/** The groups of what can change. A query reads no more of a situation than the groups that it declares, and what never changes. */
export const GROUPS = [
  /** Where units are, inside a city or fort or outside of it, under which leaders, and off which coast. */
  'units',
  /** Which units forage. */
  'foragers',
  /** Where leaders are, whose they are, and whether they are inside a city or fort. */
  'leaders',
  /** Who holds regions and whether they are neutral and active; cities, forts, bases and Long Walls; the cards on the board; who has won in Sicily. */
  'control',
  /** The rest: the levels of regions, the date, the treasuries, which units raid and which areas were raided, the bases that were placed, and the end of the game. */
  'course',
] as const;
export type Group = (typeof GROUPS)[number];

/** The numbers of the groups. */
export const [UNITS, FORAGERS, LEADERS, CONTROL, COURSE] = [0, 1, 2, 3, 4] as const;

/** What a query can be about. */
type Kind = 'area' | 'hex' | 'city';

/**
 * Returns a query that remembers its answers until a group changes that it declares to read: anywhere, or `here`, which is the area that
 * it is about, or that of the hex. Nothing is counted at a city: its own queries depend on whole groups.
 */
export const memo = /* @__PURE__ */ memoFor<Situation, Group, Kind, Camp>({
  groups: GROUPS,
  kinds: {
    area: {
      count: ({ ground }) => ground.map.areas.length,
      part: (_, area) => area,
    },
    city: { count: ({ ground }) => ground.map.cities.length },
    hex: {
      count: ({ ground }) => ground.grid.size,
      part: ({ places }, hex) => districtsOf(places).districtAt[hex] as number,
    },
  },
  sides: () => CAMPS,
});
