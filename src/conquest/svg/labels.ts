/** The texts of pictures in a language: captions, and the names of provinces, cities, pieces and objectives. */
import { capital, words, type Locale } from '../../core/index.js';
import type { CityId, KindId, LeaderId, ObjectiveId, PieceId, PlaceId, ProvinceId, SeaZoneId } from '../vocabulary.js';
import type { Captions } from '../text/captions.js';
import { germanCaptions } from '../text/de/captions.js';
import { englishCaptions } from '../text/en/captions.js';
import { names as namesIn, type PlayedWith } from '../text/named.js';
import type { FamilyNames } from '../text/names.js';

const CAPTIONS: Readonly<Record<Locale, Captions>> = { en: englishCaptions, de: germanCaptions };

/** All words of a picture. */
export interface Labels {
  readonly captions: Captions;
  readonly names: FamilyNames;
  readonly province: (id: ProvinceId) => string;
  readonly city: (id: CityId) => string;
  readonly seaZone: (id: SeaZoneId) => string;
  readonly kind: (id: KindId) => string;
  /** A kind in a few letters, as on its counter. */
  readonly short: (id: KindId) => string;
  readonly leader: (id: LeaderId) => string;
  readonly baggage: (id: PieceId) => string;
  readonly objective: (id: ObjectiveId) => string;
  /** A province, a city or a sea zone. */
  readonly place: (id: PlaceId) => string;
}

/** The number of letters on a counter. */
const LETTERS = 6;

/**
 * Returns the words of a picture; counters of one's own (not `isShipped`) have their own names: an id may be used for
 * something else.
 */
export function labelsFrom(captions: Captions, names: FamilyNames, isShipped: boolean): Labels {
  const called =
    (table: Readonly<Record<string, string>>) =>
    (id: string): string =>
      table[id] ?? id;
  const kind = called(names.kinds);
  return {
    captions,
    names,
    province: called(names.provinces),
    city: called(names.cities),
    kind,
    short: (id) => (isShipped ? captions.short[id] : undefined) ?? kind(id).slice(0, LETTERS),
    seaZone: called(names.seaZones),
    leader: called(names.leaders),
    baggage: called(names.baggage),
    objective: called(names.objectives),
    place: called({ ...names.provinces, ...names.cities, ...names.seaZones }),
  };
}

/** Returns the words of a picture of the base. */
export const labelsIn = (locale: Locale, game: PlayedWith): Labels =>
  labelsFrom(CAPTIONS[locale], namesIn(locale, game), game.options.components === undefined);

/** Returns a text with a capital letter. */
export const capitalised = (text: string): string => capital(words(text)).text;
