/** R 12, 13: reinforcements and replacements. */
import type { LeaderId, ProvinceId, UnitId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type ForcesAction = PlaceReinforcement;

/** R 13.1: the unit or leader that is next comes into this province. */
export interface PlaceReinforcement extends Decision<'placeReinforcement'> {
  readonly piece: UnitId | LeaderId;
  readonly province: ProvinceId;
}
