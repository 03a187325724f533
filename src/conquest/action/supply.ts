/** R 7.5, 17.1: supply. */
import type { ProvinceId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type SupplyAction = SupplyFrom | LiveOffTheLand | Scorch | SpareTheLand;

/** R 7.5: the army is fed from this province, across the sea. */
export interface SupplyFrom extends Decision<'supplyFrom'> {
  readonly province: ProvinceId;
}

/** R 7.5: the army takes what there is where it stands. */
export type LiveOffTheLand = Decision<'liveOffTheLand'>;

/** R 17.1: this province is burnt. */
export interface Scorch extends Decision<'scorch'> {
  readonly province: ProvinceId;
}

/** R 17.1: nothing is burnt this time. */
export type SpareTheLand = Decision<'spareTheLand'>;
