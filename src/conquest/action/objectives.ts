/** R 15.6, 17.4: where an heir comes, who goes home, and whom suspicion falls upon. */
import type { Chance } from '../../core/index.js';
import type { LeaderId, PlaceId, UnitId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type ObjectivesAction = Enthrone | Dismiss | DrawLeader;

/** R 15.6: the heir comes to those who are there, or into a province of his side. */
export interface Enthrone extends Decision<'enthrone'> {
  readonly leader: LeaderId;
  readonly place: PlaceId;
}

/** R 17.4: this unit goes home. */
export interface Dismiss extends Decision<'dismiss'> {
  readonly unit: UnitId;
}

/** R 17.4: this leader is drawn from the cup. */
export interface DrawLeader {
  readonly type: 'drawLeader';
  readonly player: Chance;
  readonly leader: LeaderId;
}
