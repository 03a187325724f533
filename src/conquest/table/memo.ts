/** Memoised queries of the family: the groups of what can change, and what queries are about. */
import { derived, inPlaces, memoFor } from '../../core/board/index.js';
import type { SideId } from '../vocabulary.js';
import { placesAtSea, type Ground, type PlaceCode } from './ground.js';
import type { Situation } from './situation.js';

/** The groups of what can change. A query reads no more of a situation than the groups that it declares, and what never changes. */
export const GROUPS = [
  /** Which units are in a place, whose they are, and the group of raiders that they belong to; not their steps. */
  'units',
  /** Everything about the pieces in a place: units with their steps, leaders with their wounds and sides, baggage. */
  'pieces',
  /** Who holds a province or the walls of a city, how many walls there are, and whether a province is contested. */
  'control',
  /** What provinces can give to armies. */
  'supplies',
  /** The turn, and what the game remembers: milestones, objectives, options. */
  'course',
] as const;
export type Group = (typeof GROUPS)[number];

/** The numbers of the groups. */
export const [UNITS, PIECES, CONTROL, SUPPLIES, COURSE] = [0, 1, 2, 3, 4] as const;

/** What a query can be about. */
type Kind = 'province' | 'city' | 'zone' | 'leader' | 'fleet';

/** For each place the list that holds it alone. */
const singles = derived(({ places }: Ground): readonly (readonly PlaceCode[])[] => places.map((_, code) => [code]));

/** For each city its own place and the provinces in which it lies. */
const placesAroundCities = derived(({ cities }: Ground): readonly (readonly PlaceCode[])[] =>
  cities.map(({ code, provinces }) => [code, ...provinces]),
);

const NOWHERE: readonly PlaceCode[] = [];

const only = ({ ground }: Situation, place: PlaceCode): readonly PlaceCode[] => singles(ground)[place] ?? NOWHERE;

/**
 * Returns a query that remembers its answers until a group changes that it declares to read: anywhere, or `here`, which is the
 * province, the city with the provinces around it, the sea zone, or the place of the leader or fleet that it is about.
 */
export const memo = /* @__PURE__ */ memoFor<Situation, Group, Kind, SideId>({
  groups: GROUPS,
  kinds: {
    province: { count: ({ ground }) => ground.provinces.length, places: only },
    city: {
      count: ({ ground }) => ground.cities.length,
      places: ({ ground }, city) => placesAroundCities(ground)[city] ?? NOWHERE,
    },
    zone: {
      count: ({ ground }) => ground.zones.length,
      places(situation, zone) {
        const code = situation.ground.zones[zone]?.code ?? null;
        return code === null ? NOWHERE : only(situation, code);
      },
    },
    leader: {
      count: ({ roster }) => roster.leaders.length,
      places: (situation, leader) => only(situation, situation.placeOfLeader(leader)),
    },
    fleet: {
      count: ({ roster }) => roster.fleets.length,
      places(situation, fleet) {
        const info = situation.roster.fleets[fleet];
        return info === undefined ? NOWHERE : only(situation, situation.placeOfBaggage(info.code));
      },
    },
  },
  sides: ({ roster }) => roster.sides,
});

/** Depends on the pieces in all sea zones: there are none in games without fleets. */
export const AT_SEA = /* @__PURE__ */ inPlaces<Group, Situation>('pieces', ({ ground }) => placesAtSea(ground));
