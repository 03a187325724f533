/** R 2.2, 8.2: the map in numbers. Places count from 0: the provinces, the cities, the sea zones where fleets sail, and the trays. */
import type { CityFact, Components, ProvinceFact, SeaZoneFact } from '../data/shape.js';
import { TRAYS, type BorderKind, type PlaceId, type Season, type SeaZoneId, type Tray } from '../vocabulary.js';
import { derived, sameShape } from '../../core/board/index.js';

/** The number of a place. That of a province is its place in the list of provinces. */
export type PlaceCode = number;

/** A way out of a province. */
export interface Way {
  readonly to: PlaceCode;
  readonly kind: BorderKind;
  /** The fortress that bars it. */
  readonly through: City | null;
}

/** R 8.2: whether it can be crossed in a season: not if it leads over mountains in winter. */
export const isPassable = ({ kind }: Way, season: Season): boolean => kind !== 'mountain' || season !== 'winter';

export interface Province {
  readonly code: PlaceCode;
  readonly fact: ProvinceFact;
  readonly ways: readonly Way[];
  /** Where those lead that can be crossed in each season; `null`: fortresses may bar some of them. */
  readonly exits: Readonly<Record<Season, readonly PlaceCode[]>> | null;
  /** The cities that lie in it and in no other province. */
  readonly cities: readonly City[];
  /** The zones of its coasts, by their numbers. */
  readonly zones: readonly number[];
}

export interface City {
  readonly code: PlaceCode;
  /** Its place in the list of cities. */
  readonly number: number;
  readonly fact: CityFact;
  /** Where it lies: a fortress on a border in neither of two. */
  readonly provinces: readonly PlaceCode[];
}

export interface SeaZone {
  /** Its place, where fleets sail; `null` where there are none. */
  readonly code: PlaceCode | null;
  readonly fact: SeaZoneFact;
  readonly coasts: readonly PlaceCode[];
  readonly adjacent: readonly number[];
  /** The cities on its coasts (R 7.5). */
  readonly cities: readonly City[];
}

export interface Ground {
  readonly provinces: readonly Province[];
  readonly cities: readonly City[];
  readonly zones: readonly SeaZone[];
  /** The zones among the places: the first of them, and what follows upon the last; the same where no fleets sail. */
  readonly sea: { readonly from: PlaceCode; readonly until: PlaceCode };
  /** The provinces that have a coast. */
  readonly coasts: readonly Province[];
  /** All places by their codes. */
  readonly places: readonly PlaceId[];
  readonly trays: Readonly<Record<Tray, PlaceCode>>;
  readonly codes: ReadonlyMap<PlaceId, PlaceCode>;
  /** Of each place on the map the province in which pieces there count; that of a fortress on a border is none. */
  readonly provinceOfPlace: readonly (Province | undefined)[];
}

function exitsBy(ways: readonly Way[]): Province['exits'] {
  if (ways.some(({ through }) => through !== null)) return null;
  const exitsIn = (season: Season): readonly PlaceCode[] =>
    ways.filter((way) => isPassable(way, season)).map(({ to }) => to);
  return { spring: exitsIn('spring'), summer: exitsIn('summer'), autumn: exitsIn('autumn'), winter: exitsIn('winter') };
}

function read({ map, counters, trays = [] }: Components): Ground {
  // Where fleets sail, sea zones are places too.
  const seas = (counters.fleets ?? []).length > 0 ? map.seaZones : [];
  const names: readonly PlaceId[] = [...map.provinces, ...map.cities, ...seas].map(({ id }) => id);
  const places: readonly PlaceId[] = [...names, ...TRAYS, ...trays];
  const codes = new Map(places.map((place, code) => [place, code]));
  const codeOf = (place: PlaceId): PlaceCode => {
    const code = codes.get(place);
    if (code === undefined) throw new RangeError(`the map has no place ${place}`);
    return code;
  };
  const zoneOf = (id: SeaZoneId): number => map.seaZones.findIndex((zone) => zone.id === id);

  const cities = sameShape(map.cities).map((fact, number): City => ({
    code: codeOf(fact.id),
    number,
    fact,
    provinces: fact.provinces.map(codeOf),
  }));
  const provinces = sameShape(map.provinces).map((fact, code): Province => {
    const ways = map.borders.flatMap(({ a, b, kind, through }): readonly Way[] => {
      const to = a === fact.id ? b : b === fact.id ? a : undefined;
      if (to === undefined) return [];
      return [{ to: codeOf(to), kind, through: cities.find(({ fact: { id } }) => id === through) ?? null }];
    });
    ways.sort((one, other) => one.to - other.to);
    return {
      code,
      fact,
      ways,
      exits: exitsBy(ways),
      cities: cities.filter(({ provinces: [first, second] }) => first === code && second === undefined),
      zones: map.seaZones.flatMap(({ coasts }, zone) => (coasts.includes(fact.id) ? [zone] : [])),
    };
  });
  return {
    provinces,
    cities,
    sea: { from: names.length - seas.length, until: names.length },
    coasts: provinces.filter(({ zones }) => zones.length > 0),
    zones: map.seaZones.map((fact) => ({
      code: seas.length > 0 ? codeOf(fact.id) : null,
      fact,
      coasts: fact.coasts.map(codeOf),
      adjacent: fact.adjacent.map(zoneOf),
      cities: cities.filter((city) => city.fact.sea === fact.id),
    })),
    places,
    trays: { pool: codeOf('pool'), track: codeOf('track'), aside: codeOf('aside'), gone: codeOf('gone') },
    codes,
    provinceOfPlace: places.map((_, code) =>
      code < provinces.length
        ? provinces[code]
        : provinces.find((each) => each.cities.some((city) => city.code === code)),
    ),
  };
}

/** The map of these components in numbers, read once. */
export const groundOf: (components: Components) => Ground = derived(read);
