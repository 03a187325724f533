/**
 * R X1.2, X3.1, X3.2: what of the map of the base is in play, and whose it is at the start. Terrain, borders and coasts
 * are those of the base, each with its source there.
 */
import {
  borders as allBorders,
  cities as allCities,
  provinces as allProvinces,
  seaZones as allZones,
} from '../../conquest/data/map.js';
import type { CityFact, MapFacts, ProvinceFact, SeaZoneFact } from '../../conquest/data/shape.js';
import type { ProvinceId, SideId } from '../../conquest/vocabulary.js';

/** R X3.1: whose each province is. Arabia and Sind are named nowhere: they are in play, and nobody's (ruling X1.1). */
const HOLDERS: Readonly<Record<ProvinceId, SideId | null>> = {
  ionia: 'rebel',
  phrygia: 'rebel',
  cappadocia: 'rebel',
  cilicia: 'royal',
  arabia: null,
  armenia: 'royal',
  syria: 'royal',
  assyria: 'royal',
  babylonia: 'royal',
  susiana: 'royal',
  persis: 'royal',
  media: 'royal',
  hyrcania: 'royal',
  parthia: 'royal',
  carmania: 'royal',
  gedrosia: 'royal',
  drangiana: 'royal',
  areia: 'royal',
  arachosia: 'royal',
  bactria: 'royal',
  sogdiana: 'royal',
  sind: null,
};

/** R X1.2: the way home to Europe, of which nobody needs more than its first province (ruling X1.2). */
const HAVEN: ProvinceId = 'thrace';

const isInPlay = (id: ProvinceId): boolean => id === HAVEN || HOLDERS[id] !== undefined;

const provinces: readonly ProvinceFact[] = allProvinces
  .filter(({ id }) => isInPlay(id))
  .map(({ id, name, terrain, longitude, latitude, source }): ProvinceFact => {
    const place = { id, name, terrain, longitude, latitude, ...(source !== undefined && { source }) };
    const holder = HOLDERS[id];
    return holder === undefined
      ? { ...place, loyalty: 'independent', holder: null, haven: true }
      : { ...place, loyalty: 'open', holder };
  });

const seaZones: readonly SeaZoneFact[] = allZones
  .map((zone) => ({ ...zone, coasts: zone.coasts.filter(isInPlay) }))
  .filter(({ coasts }) => coasts.length > 0)
  .map((zone, _, all) => ({ ...zone, adjacent: zone.adjacent.filter((next) => all.some(({ id }) => id === next)) }));

/** R X3.2: walls stand in two cities alone (ruling X3.2). */
const WALLS: Readonly<Record<string, number>> = { sardis: 3, babylon: 1 };
/** R X9.3: the four capitals, as R S13 names them. */
const CAPITALS: readonly string[] = ['babylon', 'susa', 'persepolis', 'ecbatana'];

const cities: readonly CityFact[] = allCities
  .filter(({ provinces: lies }) => lies.every(isInPlay))
  .map(({ id, name, provinces: lies, sea }): CityFact => ({
    id,
    name,
    provinces: lies,
    sea,
    walls: WALLS[id] ?? 0,
    holder: HOLDERS[lies[0] ?? ''] ?? 'royal',
    ...(CAPITALS.includes(id) && { capital: true }),
    ...(id === 'babylon' && { treasury: true }),
    source: 'R X3.2',
  }));

export const map: MapFacts = {
  provinces,
  borders: allBorders.filter(({ a, b }) => isInPlay(a) && isInPlay(b)),
  seaZones,
  cities,
};
