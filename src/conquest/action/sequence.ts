/** R 2, 3: dice, and the choices of the set-up. */
import type { Chance } from '../../core/index.js';
import type { ChoiceId } from '../data/shape.js';
import type { ProvinceId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type SequenceAction = Roll | Deploy;

/** A die shows this face. */
export interface Roll {
  readonly type: 'roll';
  readonly player: Chance;
  readonly die: number;
}

/** R 3.3: this group begins in this province. */
export interface Deploy extends Decision<'deploy'> {
  readonly choice: ChoiceId;
  readonly province: ProvinceId;
}
