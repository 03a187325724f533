/** The names of things that can be clicked on the table, in addition to those of pieces and places. */
import type { Subject } from '../core/index.js';
import type { BoxId, CityId, PieceId, ProvinceId, SideId } from './vocabulary.js';

/** A city, a sea zone (by its name, as a city), or a box of an army on the Tactical Display: `persian:centre`. */
export type SpaceId = CityId | `${SideId}:${BoxId}`;

/** The subject of an action. Units, leaders and markers go by their own names. */
export type ConquestSubject = Subject<SpaceId, PieceId, never, ProvinceId, SideId>;
