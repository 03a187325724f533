/** R 8: movement. */
import type { BaggageId, CityId, ForceName, LeaderId, ProvinceId, UnitId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type MovementAction =
  March | MarchForce | Take | TakeAll | TakeBaggage | Depart | ForceMarch | Halt | Garrison | TakeField | EndMovement;

/** R 8.1: this leader marches into an adjacent province, after the pieces that go along have been chosen. */
export interface March extends Decision<'march'> {
  readonly leader: LeaderId;
  readonly province: ProvinceId;
}

/** R 14.3: units that need no leader will go into an adjacent province. */
export interface MarchForce extends Decision<'marchForce'> {
  readonly force: ForceName;
  readonly from: ProvinceId;
  readonly province: ProvinceId;
}

/** R 8.1: this unit goes along. */
export interface Take extends Decision<'take'> {
  readonly unit: UnitId;
}

/** R 8.1: all units go along that may. */
export type TakeAll = Decision<'takeAll'>;

/** R 11.7: this goes along with infantry. */
export interface TakeBaggage extends Decision<'takeBaggage'> {
  readonly baggage: BaggageId;
}

/** R 8.1: the force that has gathered marches. */
export type Depart = Decision<'depart'>;

/** R 8.4: the march is forced into this province, after the pieces that go on have been chosen. */
export interface ForceMarch extends Decision<'forceMarch'> {
  readonly province: ProvinceId;
}

/** R 8.4: the march goes no further. */
export type Halt = Decision<'halt'>;

/** R 11.2: a unit or leader goes from the field into a city. */
export interface Garrison extends Decision<'garrison'> {
  readonly piece: UnitId | LeaderId;
  readonly city: CityId;
}

/** R 11.2: a unit or leader comes out of a city into the field. */
export interface TakeField extends Decision<'takeField'> {
  readonly piece: UnitId | LeaderId;
  readonly province: ProvinceId;
}

/** R 4.1: the side moves nothing more. */
export type EndMovement = Decision<'endMovement'>;
