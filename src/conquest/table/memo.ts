/** Memoised queries of the family: the groups of what can change, and what queries are about. */
import { inRegion, memoFor } from '../../core/board/index.js';
import type { SideId } from '../vocabulary.js';
import { regionsOf } from './regions.js';
import type { Situation } from './situation.js';

/**
 * The groups of what can change. A query reads no more of a situation than the groups that it declares, and what never changes. The steps
 * of units, the wounds of leaders and the supplies of provinces are in no group: what depends on them is not memoised.
 */
export const GROUPS = [
  /** Which units are in a place, whose they are, and the group of raiders that they belong to; not their steps. */
  'units',
  /** Which leaders and baggage are in a place, and whose they are; not the wounds of leaders. */
  'leaders',
  /** Who holds a province or the walls of a city, and whether a province is contested. */
  'control',
  /** How many walls a city has. */
  'walls',
  /** The turn, and what the game remembers: milestones, objectives, options. */
  'course',
] as const;
export type Group = (typeof GROUPS)[number];

/** The numbers of the groups. */
export const [UNITS, LEADERS, CONTROL, WALLS, COURSE] = [0, 1, 2, 3, 4] as const;

/** What a query can be about: a city by itself, or with the provinces around it. */
type Kind = 'province' | 'city' | 'outskirts' | 'zone' | 'leader' | 'fleet';

/**
 * Returns a query that remembers its answers until a group changes that it declares to read: anywhere, or `here`, which is the
 * province, the city, the city with the provinces around it, the sea zone, or the place of the leader or fleet that it is about.
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

/** Depends on the fleets at sea: there are none in games without fleets. */
export const FLEETS_AT_SEA = /* @__PURE__ */ inRegion<Group, Situation>('leaders', seaOf);

/** Depends on all pieces at sea. */
export const AT_SEA = /* @__PURE__ */ [inRegion<Group, Situation>('units', seaOf), FLEETS_AT_SEA] as const;
