/** R 6: actions of Revolt Checks. */
import type { CityId, PlayerId } from '../vocabulary.js';

export type RevoltAction = CheckRevolt | QuellRevolt | EndRevolts;

/** R 6.1: Sparta names a city that may revolt. */
export interface CheckRevolt {
  readonly type: 'checkRevolt';
  readonly player: PlayerId;
  readonly city: CityId;
}
/** R 6.2: Athens tries to end the revolt of a city. */
export interface QuellRevolt {
  readonly type: 'quellRevolt';
  readonly player: PlayerId;
  readonly city: CityId;
}
/** Athens does not try to end any further revolt. */
export interface EndRevolts {
  readonly type: 'endRevolts';
  readonly player: PlayerId;
}
