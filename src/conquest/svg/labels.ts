/** What is written on the pictures, in a language: captions, and the names of provinces, cities, pieces and objectives. */
import type { Locale } from '../../core/index.js';
import type { Components } from '../data/shape.js';
import type { CityId, KindId, LeaderId, ObjectiveId, PieceId, PlaceId, ProvinceId, SeaZoneId } from '../vocabulary.js';
import type { Called, Captions } from './captions/captions.js';
import { germanCaptions } from './captions/de.js';
import { englishCaptions } from './captions/en.js';

const CAPTIONS: Readonly<Record<Locale, Captions>> = { en: englishCaptions, de: germanCaptions };

/** Names by the ids of the components. */
export interface Labels {
  readonly captions: Captions;
  readonly province: (id: ProvinceId) => string;
  readonly city: (id: CityId) => string;
  readonly seaZone: (id: SeaZoneId) => string;
  readonly kind: (id: KindId) => string;
  /** A kind in a few letters, as on its counter. */
  readonly short: (id: KindId) => string;
  readonly leader: (id: LeaderId) => string;
  readonly baggage: (id: PieceId) => string;
  readonly objective: (id: ObjectiveId) => string;
  /** A province or a city. */
  readonly place: (id: PlaceId) => string;
}

/** So many letters stand on a counter. */
const LETTERS = 6;

/** Names of a map or of counters of one's own are told as they are: it may use an id for something else. */
export function labelsIn(locale: Locale, { map, counters, objectives }: Components, shipped: boolean): Labels {
  const captions = CAPTIONS[locale];
  type Row = { readonly id: string; readonly name: string };
  const naming = (rows: readonly Row[], called: keyof Called) => {
    const names = new Map(
      rows.map(({ id, name }) => [id, (shipped ? captions.called[called][id] : undefined) ?? name]),
    );
    return (id: string): string => names.get(id) ?? id;
  };
  const [province, city] = [naming(map.provinces, 'provinces'), naming(map.cities, 'cities')];
  const kind = naming(counters.kinds, 'kinds');
  const isCity = new Set(map.cities.map(({ id }) => id));
  return {
    captions,
    province,
    city,
    kind,
    short: (id) => (shipped ? captions.short[id] : undefined) ?? kind(id).slice(0, LETTERS),
    seaZone: naming(map.seaZones, 'seaZones'),
    leader: naming(counters.leaders, 'leaders'),
    baggage: naming(counters.baggage, 'baggage'),
    objective: naming(objectives, 'objectives'),
    place: (id) => (isCity.has(id) ? city(id) : province(id)),
  };
}

/** With a capital letter. */
export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
