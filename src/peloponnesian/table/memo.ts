/** Memoised queries of the game: the groups of what can change, and what queries are about. */
import { derived, memoFor } from '../../core/board/index.js';
import { CAMPS, type Camp } from '../vocabulary.js';
import { districtsOf, type Districts } from './districts.js';
import type { Places } from './places.js';
import type { Situation } from './situation.js';

/** The groups of what can change. A query reads no more of a situation than the groups that it declares, and what never changes. */
export const GROUPS = [
  /** Where units are, inside a city or fort or outside of it, under which leaders, and off which coast. */
  'units',
  /** Which units forage. */
  'foragers',
  /** Where leaders are, whose they are, and whether they are inside a city or fort. */
  'leaders',
  /** Who holds regions and whether they are neutral and active; cities, forts, bases and Long Walls. */
  'control',
  /** The rest: the levels of regions, the date, the treasuries, which units raid and which areas were raided, the bases that were placed, and the end of the game. */
  'course',
] as const;
export type Group = (typeof GROUPS)[number];

/** The numbers of the groups. */
export const [UNITS, FORAGERS, LEADERS, CONTROL, COURSE] = [0, 1, 2, 3, 4] as const;

/** What a query can be about. */
type Kind = 'area' | 'hex' | 'city';

/** For each district the list that holds it alone. */
const singles = derived(({ count }: Districts): readonly (readonly number[])[] =>
  Array.from({ length: count }, (_, district) => [district]),
);

/** For each hex the list of its district alone. */
const districtsOfHexes = derived((places: Places): readonly (readonly number[])[] => {
  const districts = districtsOf(places);
  return Array.from(districts.districtAt, (district) => singles(districts)[district] ?? NOWHERE);
});

const NOWHERE: readonly number[] = [];

/**
 * Returns a query that remembers its answers until a group changes that it declares to read: anywhere, or `here`, which is the area that
 * it is about, or that of the hex. Nothing is counted at a city: its own queries depend on whole groups.
 */
export const memo = /* @__PURE__ */ memoFor<Situation, Group, Kind, Camp>({
  groups: GROUPS,
  kinds: {
    area: {
      count: ({ ground }) => ground.map.areas.length,
      places: ({ places }, area) => singles(districtsOf(places))[area] ?? NOWHERE,
    },
    city: { count: ({ ground }) => ground.map.cities.length, places: () => NOWHERE },
    hex: {
      count: ({ ground }) => ground.grid.size,
      places: ({ places }, hex) => districtsOfHexes(places)[hex] ?? NOWHERE,
    },
  },
  sides: () => CAMPS,
});
