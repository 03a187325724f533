/**
 * R S1.2, S4.1, S5.1: the map of the base with its islands. Whose a province is at first follows from who is in it;
 * where nobody is, the set-up says it.
 */
import { map } from '../../conquest/data/map.js';
import type { CityFact, MapFacts, ProvinceFact, SeaZoneFact } from '../../conquest/data/shape.js';
import type { CityId, ProvinceId, SeaZoneId, SideId, Source } from '../../conquest/vocabulary.js';

/** How the board of a set-up differs: who holds provinces without units, and which cities have walls. */
export interface Ownership {
  readonly holders: Readonly<Record<ProvinceId, SideId>>;
  readonly walls: Readonly<Record<CityId, readonly [walls: number, holder: SideId]>>;
  readonly source: Source;
}

/**
 * R S4.1, S4.2: the two-player game. Whose the walls are the dice of R S4.3 say, but those of Indians (ruling S4.2) and
 * of rebels.
 */
export const FOR_TWO: Ownership = {
  holders: { crete: 'independents', rhodes: 'neutral' },
  walls: {
    athens: [2, 'independents'],
    sardis: [2, 'independents'],
    halicarnassus: [1, 'independents'],
    gordium: [1, 'independents'],
    tyre: [1, 'independents'],
    gaza: [1, 'independents'],
    alexandria: [1, 'independents'],
    babylon: [1, 'independents'],
    susa: [1, 'independents'],
    ecbatana: [1, 'independents'],
    persepolis: [1, 'independents'],
    pasargadae: [1, 'independents'],
    sogdianRock: [1, 'independents'],
    aornos: [1, 'independents'],
    malli: [1, 'independents'],
    rhodianFortress: [2, 'neutral'],
  },
  source: 'R S4.1',
};

/** R S5.1: the games for three and four players. The sides deploy all other walls (ruling S5.5). */
export const FOR_MORE: Ownership = {
  holders: {
    egypt: 'ptolemaic',
    lybia: 'ptolemaic',
    cyprus: 'ptolemaic',
    syria: 'ptolemaic',
    babylonia: 'seleucid',
    assyria: 'seleucid',
    media: 'seleucid',
    susiana: 'seleucid',
    persis: 'seleucid',
    ionia: 'antigonid',
    phrygia: 'antigonid',
    cilicia: 'antigonid',
    cappadocia: 'antigonid',
    rhodes: 'neutral',
  },
  walls: { alexandria: [1, 'ptolemaic'], rhodianFortress: [2, 'neutral'] },
  source: 'R S5.3',
};

/** R S1.2: the islands; their places are those of atlases. */
const islands: readonly Omit<ProvinceFact, 'holder'>[] = [
  { id: 'crete', name: 'Crete', terrain: 'mountain', loyalty: 'open', longitude: 25.0, latitude: 35.2, source: 'R S1.2' },
  { id: 'rhodes', name: 'Rhodes', terrain: 'fertile', loyalty: 'open', longitude: 28.0, latitude: 36.2, source: 'R S1.2' },
  { id: 'cyprus', name: 'Cyprus', terrain: 'fertile', loyalty: 'open', longitude: 33.2, latitude: 35.0, source: 'R S1.2' },
];

/**
 * Nothing but terrain, borders and the independence of those provinces that are outlined in red is taken from the base.
 */
const provincesOf = ({ holders }: Ownership): readonly ProvinceFact[] => [
  ...map.provinces.map(
    ({ id, name, terrain, loyalty, longitude, latitude, source = 'reconstruction' }): ProvinceFact => ({
      id,
      name,
      terrain,
      loyalty: loyalty === 'independent' ? 'independent' : 'open',
      holder: holders[id] ?? null,
      longitude,
      latitude,
      source,
    }),
  ),
  ...islands.map((island): ProvinceFact => ({ ...island, holder: holders[island.id] ?? null })),
];

/** R S1.2: the coasts of the islands. */
const COASTS: Readonly<Record<SeaZoneId, readonly ProvinceId[]>> = {
  aegean: ['crete'],
  ionian: ['crete', 'rhodes'],
  cypriote: ['cyprus', 'rhodes'],
  phoenician: ['cyprus'],
};

const seaZones: readonly SeaZoneFact[] = map.seaZones.map((zone) => ({
  ...zone,
  coasts: [...zone.coasts, ...(COASTS[zone.id] ?? [])],
}));

/** R S13: Babylon is a capital beside the three of the base (ruling S13.2). */
const CAPITALS: readonly CityId[] = ['babylon', 'susa', 'persepolis', 'ecbatana'];

/** R S1.2: the naval fortress of Rhodes. */
const rhodianFortress: Omit<CityFact, 'walls' | 'holder'> = {
  id: 'rhodianFortress',
  name: 'Naval fortress of Rhodes',
  provinces: ['rhodes'],
  sea: 'ionian',
  source: 'R S1.2; the zone reconstructed',
};

const isBuildable = ({ holy }: CityFact): boolean => holy !== true;

/** Returns whether a city is no more than a place for a fortification (R S4.1). */
export const isSite = ({ id, provinces: [province] }: CityFact): boolean => id === siteIn(province ?? '');

const siteIn = (province: ProvinceId): CityId => `${province}Fortress`;

/**
 * Returns a place for a fortification in each province that has no city, or none that may be fortified (R S4.1,
 * ruling S4.1).
 */
const fortresses = (provinces: readonly ProvinceFact[]): readonly Omit<CityFact, 'walls' | 'holder'>[] => {
  const built = new Set([...map.cities.filter(isBuildable).flatMap((city) => city.provinces.slice(1).length > 0 ? [] : city.provinces), 'rhodes']);
  return provinces
    .filter(({ id }) => !built.has(id))
    .map(({ id, name }) => ({
      id: siteIn(id),
      name: `Fortress in ${name}`,
      provinces: [id],
      sea: null,
      source: 'R S4.1' as const,
    }));
};

const citiesOf = ({ walls, source }: Ownership, provinces: readonly ProvinceFact[]): readonly CityFact[] => {
  const sites = [
    ...map.cities.map(({ id, name, provinces: lies, sea, holy }) => ({
      id,
      name,
      provinces: lies,
      sea,
      ...(holy === true && { holy }),
      ...(CAPITALS.includes(id) && { capital: true }),
      source,
    })),
    rhodianFortress,
    ...fortresses(provinces),
  ];
  return sites.map((site): CityFact => {
    const [built, holder] = walls[site.id] ?? [0, 'neutral'];
    return { ...site, walls: built, holder };
  });
};

/** Returns the map of a set-up. */
export function mapFor(ownership: Ownership): MapFacts {
  const provinces = provincesOf(ownership);
  return { provinces, borders: map.borders, seaZones, cities: citiesOf(ownership, provinces) };
}
