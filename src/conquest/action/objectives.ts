/** R 15.6, 17.4: the place of an heir, units that go home, and the suspect of treachery. */
import type { Chance } from '../../core/index.js';
import type { LeaderId, PlaceId, UnitId } from '../vocabulary.js';
import type { Decision } from './base.js';

export type ObjectivesAction = Enthrone | Dismiss | DrawLeader;

/** R 15.6: the heir joins pieces in this place, or enters a province of the side. */
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
