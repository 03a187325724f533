/** The words on pictures in a language: captions and names. */
import type { Locale } from '../../core/index.js';
import { groundOf, NONE } from '../geometry/ground.js';
import { hexWithId, printedNumber } from '../geometry/numbers.js';
import type { Captions } from '../text/captions.js';
import { germanCaptions } from '../text/de/captions.js';
import { englishCaptions } from '../text/en/captions.js';
import { componentsOf, names as namesIn, type PlayedWith } from '../text/named.js';
import type { Names } from '../text/names.js';
import { called } from '../text/speech.js';
import type { AreaId, CityId, HexId, LeaderId, PlaceId, PlayerId, RegionId, SeaId } from '../vocabulary.js';

const CAPTIONS: Readonly<Record<Locale, Captions>> = { en: englishCaptions, de: germanCaptions };

/** All words of a picture. */
export interface Labels {
  readonly captions: Captions;
  readonly names: Names;
  readonly player: (id: PlayerId) => string;
  readonly region: (id: RegionId) => string;
  readonly area: (id: AreaId) => string;
  readonly sea: (id: SeaId) => string;
  readonly city: (id: CityId) => string;
  readonly leader: (id: LeaderId) => string;
  /** Returns a hex by its city, or by its printed number, or a sea area by name. */
  readonly place: (id: PlaceId) => string;
}

/** Returns the words for the pictures of a game. */
export function labelsIn(locale: Locale, game: PlayedWith): Labels {
  const names = namesIn(locale, game);
  const ground = groundOf(componentsOf(game).map);
  const city = (id: CityId): string => called(names.cities, id);
  const hex = (id: HexId): string => {
    const found = ground.map.cities[ground.cityAt[hexWithId(ground.grid, id)] ?? NONE];
    return found === undefined ? printedNumber(ground.map, id) : city(found.id);
  };
  return {
    captions: CAPTIONS[locale],
    names,
    player: (id) => names.players[id],
    region: (id) => names.regions[id],
    area: (id) => called(names.areas, id),
    sea: (id) => called(names.seas, id),
    city,
    leader: (id) => called(names.leaders, id),
    place: (id) => (Object.hasOwn(names.seas, id) ? called(names.seas, id) : hex(id as HexId)),
  };
}

/** Returns a text with a capital letter. */
export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
