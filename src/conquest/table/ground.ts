/**
 * R 2.2, 8.2: the map with codes for its places. Codes count from 0: provinces, cities, sea zones (in games with
 * fleets), trays.
 */
import type { CityFact, Components, ProvinceFact, SeaZoneFact } from '../data/shape.js';
import { TRAYS, type BorderKind, type PlaceId, type Season, type SeaZoneId, type Tray } from '../vocabulary.js';
import { derived, sameShape } from '../../core/board/index.js';

/** The code of a place. The code of a province is its index in the list of provinces. */
export type PlaceCode = number;

/** A border of a province that can be crossed. */
export interface Way {
  readonly to: PlaceCode;
  readonly kind: BorderKind;
  /** The fortress on the border. */
  readonly through: City | null;
}

/** Returns whether a border can be crossed in a season (R 8.2). Borders over mountains are closed in winter. */
export const isPassable = ({ kind }: Way, season: Season): boolean => kind !== 'mountain' || season !== 'winter';

export interface Province {
  readonly code: PlaceCode;
  readonly fact: ProvinceFact;
  readonly ways: readonly Way[];
  /**
   * The provinces across the borders that are open in each season; `null`: fortresses stand on some borders, so it
   * depends on who holds them.
   */
  readonly exits: Readonly<Record<Season, readonly PlaceCode[]>> | null;
  /** The cities that lie in it and in no other province. */
  readonly cities: readonly City[];
  /** The numbers of the sea zones on its coasts. */
  readonly zones: readonly number[];
}

export interface City {
  readonly code: PlaceCode;
  /** Its index in the list of cities. */
  readonly number: number;
  readonly fact: CityFact;
  /** The provinces in which it lies. A fortress on a border names both provinces and lies in neither. */
  readonly provinces: readonly PlaceCode[];
}

export interface SeaZone {
  /** Its code as a place; `null`: the game has no fleets. */
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
  /**
   * The range of codes of the sea zones: the first code, and the code after the last. Both are the same in games
   * without fleets.
   */
  readonly sea: { readonly from: PlaceCode; readonly until: PlaceCode };
  /** The provinces that have a coast. */
  readonly coasts: readonly Province[];
  /** All places by their codes. */
  readonly places: readonly PlaceId[];
  readonly trays: Readonly<Record<Tray, PlaceCode>>;
  readonly codes: ReadonlyMap<PlaceId, PlaceCode>;
  /**
   * By place: the province to which pieces in the place belong; `undefined` for a fortress on a border and for places
   * off the map.
   */
  readonly provinceOfPlace: readonly (Province | undefined)[];
}

function exitsBy(ways: readonly Way[]): Province['exits'] {
  if (ways.some(({ through }) => through !== null)) return null;
  const exitsIn = (season: Season): readonly PlaceCode[] =>
    ways.filter((way) => isPassable(way, season)).map(({ to }) => to);
  return { spring: exitsIn('spring'), summer: exitsIn('summer'), autumn: exitsIn('autumn'), winter: exitsIn('winter') };
}

function read({ map, counters, trays = [] }: Components): Ground {
  // In games with fleets, sea zones are places too.
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

/** Returns the map of these components with codes for its places. It is computed once for each map. */
export const groundOf: (components: Components) => Ground = derived(read);
