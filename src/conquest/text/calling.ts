/** The things of a situation by name, as links. */
import { linkTo, words, type Case, type Link } from '../../core/index.js';
import type { Post } from '../data/display.js';
import type {
  BaggageId,
  CityId,
  LeaderId,
  ObjectiveId,
  PieceId,
  PlaceId,
  ProvinceId,
  SeaZoneId,
  SideId,
  UnitId,
} from '../vocabulary.js';
import type { FamilyNames, Vocabulary } from './names.js';
import type { ConquestLink, Saying } from './things.js';

/** Returns a link by its name. */
const link = (to: ConquestLink & Link): Saying => linkTo(to);

/** Returns a name from a table; an unknown id is returned as it is. */
export const called = (table: Readonly<Partial<Record<string, string>>>, id: string): string =>
  Object.hasOwn(table, id) ? (table[id] ?? id) : id;

/**
 * Returns links to things by their names. `isShipped`: whether the components are the default ones, whose names can be
 * declined.
 */
export function callingOf(vocabulary: Vocabulary, names: FamilyNames, isShipped: boolean) {
  const isCity = (place: PlaceId): boolean => Object.hasOwn(names.cities, place);
  /** Returns the name of something in a sentence. */
  const spoken = (id: string, as: Case, table: Readonly<Record<string, string>>): string =>
    (isShipped ? vocabulary.spoken[id]?.[as] : undefined) ?? called(table, id);

  const province = (id: ProvinceId, as: Case = 'nominative'): Saying =>
    link({ kind: 'province', id, text: spoken(id, as, names.provinces) });
  const city = (id: CityId, as: Case = 'nominative'): Saying =>
    link({ kind: 'city', id, text: spoken(id, as, names.cities) });
  const seaZone = (id: SeaZoneId, as: Case = 'nominative'): Saying =>
    link({ kind: 'seaZone', id, text: spoken(id, as, names.seaZones) });
  const unit = (id: UnitId): Saying => link({ kind: 'unit', id, text: called(names.units, id) });
  const leader = (id: LeaderId, as: Case = 'nominative'): Saying =>
    link({ kind: 'leader', id, text: spoken(id, as, names.leaders) });
  const baggage = (id: BaggageId, as: Case = 'nominative'): Saying =>
    link({ kind: 'baggage', id, text: spoken(id, as, names.baggage) });
  return {
    /** Without an article. */
    side: (id: SideId, text: string = called(names.sides, id)): Saying => link({ kind: 'player', id, text }),
    province,
    city,
    seaZone,
    unit,
    leader,
    baggage,
    objective: (id: ObjectiveId): Saying => link({ kind: 'objective', id, text: called(names.objectives, id) }),
    /** A box of an army on the Tactical Display, in these words. */
    box: ({ army, box }: Post, text: string): Saying => link({ kind: 'box', id: `${army}:${box}`, text }),
    isCity,
    /** Returns whether a place is one of the trays beside the map. */
    isTray: (place: PlaceId): boolean => Object.hasOwn(names.trays, place),
    /** Returns whether pieces are "on" a place rather than "in" it. */
    isIsland: (place: PlaceId): boolean => isShipped && vocabulary.islands?.includes(place) === true,
    /** Returns whether a thing has an article and cases in a sentence. */
    isDeclined: (id: string): boolean => isShipped && Object.hasOwn(vocabulary.spoken, id),
    isUnit: (id: PieceId): id is UnitId => Object.hasOwn(names.units, id),
    /** Returns a province, a city or a sea zone, or the place of a piece off the map. */
    place(id: PlaceId, as: Case = 'nominative'): Saying {
      if (isCity(id)) return city(id, as);
      if (Object.hasOwn(names.seaZones, id)) return seaZone(id, as);
      return Object.hasOwn(names.provinces, id) ? province(id, as) : words(called(names.trays, id));
    },
    /** Returns a unit, a leader, or what armies take along. */
    piece(id: PieceId, as: Case = 'nominative'): Saying {
      if (Object.hasOwn(names.leaders, id)) return leader(id, as);
      return Object.hasOwn(names.baggage, id) ? baggage(id, as) : unit(id as UnitId);
    },
  };
}
