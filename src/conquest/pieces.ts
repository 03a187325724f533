/** The names of what somebody points at on the table, beside those of pieces and places. */
import type { Subject } from '../core/index.js';
import type { BoxId, CityId, PieceId, ProvinceId, SideId } from './vocabulary.js';

/** A city, a sea zone (by its name, as a city), or a box of an army on the Tactical Display: `persian:centre`. */
export type SpaceId = CityId | `${SideId}:${BoxId}`;

/** What an action is about. Units, leaders and markers go by their own names. */
export type ConquestSubject = Subject<SpaceId, PieceId, never, ProvinceId, SideId>;
