/** R 12, 13: reinforcements and replacements. */
import type { BaggageId, CityId, LeaderId, PlaceId, ProvinceId, UnitId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type ForcesAction =
  | PlaceReinforcement
  | Rebuild
  | Raise
  | Muster
  | BuildWall
  | RazeWall
  | BuildBaggage
  | EndReplacements
  | Appoint
  | AppointNobody;

/** R 13.1: the unit or leader that is next comes into this province. */
export interface PlaceReinforcement extends Decision<'placeReinforcement'> {
  readonly piece: UnitId | LeaderId;
  readonly province: ProvinceId;
}

/** R 12.3: a reduced unit regains a step. */
export interface Rebuild extends Decision<'rebuild'> {
  readonly unit: UnitId;
}

/** R 12.4: a unit of the dead pile is bought, with one step. */
export interface Raise extends Decision<'raise'> {
  readonly unit: UnitId;
}

/** R 12.4: the unit that has been bought enters this province. */
export interface Muster extends Decision<'muster'> {
  readonly unit: UnitId;
  readonly province: ProvinceId;
}

/** R 12.5: a city has one wall more. */
export interface BuildWall extends Decision<'buildWall'> {
  readonly city: CityId;
}

/** R 12.5: a city gives its wall marker for another one. */
export interface RazeWall extends Decision<'razeWall'> {
  readonly city: CityId;
}

/** R 11.7: a marker is built again. */
export interface BuildBaggage extends Decision<'buildBaggage'> {
  readonly baggage: BaggageId;
}

/** R 12.1: nothing more is bought; what is left is lost. */
export type EndReplacements = Decision<'endReplacements'>;

/** R 12.10: the leader joins the pieces in this place. */
export interface Appoint extends Decision<'appoint'> {
  readonly leader: LeaderId;
  readonly place: PlaceId;
}

/** R 12.10: the lost leader is not replaced. */
export type AppointNobody = Decision<'appointNobody'>;
