/** Memoised queries of the family: the groups of what can change, and the subjects of queries. */
import { inRegion, memoFor } from '../../core/board/index.js';
import type { SideId } from '../vocabulary.js';
import { regionsOf } from './regions.js';
import type { Situation } from './situation.js';

/**
 * The groups of what can change. A memoised query may read only the groups that it declares, and what never changes.
 * Steps of units, wounds of leaders and supplies of provinces are in no group: a query that reads them must not be
 * memoised.
 */
export const GROUPS = [
  /** The units in a place, their sides, and their groups of raiders; not their steps. */
  'units',
  /** The leaders and baggage in a place, and their sides; not the wounds of leaders. */
  'leaders',
  /** The holders of provinces and of walls, and whether a province is contested. */
  'control',
  /** The number of walls of a city. */
  'walls',
  /** The turn, and what the game remembers: milestones, objectives, options. */
  'course',
] as const;
export type Group = (typeof GROUPS)[number];

/** The numbers of the groups. */
export const [UNITS, LEADERS, CONTROL, WALLS, COURSE] = [0, 1, 2, 3, 4] as const;

/** The subjects of queries. `city` is a city alone, `outskirts` a city with the provinces around it. */
type Kind = 'province' | 'city' | 'outskirts' | 'zone' | 'leader' | 'fleet';

/**
 * Returns a query that caches its answers until a group changes that it declares. A group is declared for the whole
 * board, or for `here`: the subject of the query, which is a province, a city, a city with the provinces around it, a
 * sea zone, or the place of a leader or fleet.
 */
export const memo = /* @__PURE__ */ memoFor<Situation, Group, Kind, SideId>({
  groups: GROUPS,
  kinds: {
    province: { count: ({ ground }) => ground.provinces.length, part: (_, province) => province },
    city: {
      count: ({ ground }) => ground.cities.length,
      part: ({ ground }, city) => ground.provinces.length + city,
    },
    outskirts: {
      count: ({ ground }) => ground.cities.length,
      part: ({ components }, city) => regionsOf(components).outskirts[city] as number,
    },
    zone: {
      count: ({ ground }) => ground.zones.length,
      part: ({ ground }, zone) => ground.sea.from + zone,
    },
    leader: {
      count: ({ roster }) => roster.leaders.length,
      part: (situation, leader) => situation.placeOfLeader(leader),
    },
    fleet: {
      count: ({ roster }) => roster.fleets.length,
      part: (situation, fleet) => situation.placeOfBaggage(situation.roster.fleets[fleet]?.code as number),
    },
  },
  sides: ({ roster }) => roster.sides,
});

const seaOf = ({ components }: Situation): number => regionsOf(components).sea;

/** A dependency on the fleets at sea. */
export const FLEETS_AT_SEA = /* @__PURE__ */ inRegion<Group, Situation>('leaders', seaOf);

/** A dependency on all pieces at sea. */
export const AT_SEA = [/* @__PURE__ */ inRegion<Group, Situation>('units', seaOf), FLEETS_AT_SEA] as const;
