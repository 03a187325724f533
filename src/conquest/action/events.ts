/** R 14: random events. */
import type { UnitId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type EventsAction = Gather;

/** R 14.2, 14.3: this unit is among those that come. */
export interface Gather extends Decision<'gather'> {
  readonly unit: UnitId;
}
