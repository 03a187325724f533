/** R 7.5, 17.1: supply. */
import type { ProvinceId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type SupplyAction = SupplyFrom | LiveOffTheLand | Scorch | SpareTheLand;

/** R 7.5: the army is supplied from this province, by sea. */
export interface SupplyFrom extends Decision<'supplyFrom'> {
  readonly province: ProvinceId;
}

/** R 7.5: the army lives off the land. */
export type LiveOffTheLand = Decision<'liveOffTheLand'>;

/** R 17.1: this province is scorched. */
export interface Scorch extends Decision<'scorch'> {
  readonly province: ProvinceId;
}

/** R 17.1: no province is scorched this time. */
export type SpareTheLand = Decision<'spareTheLand'>;
