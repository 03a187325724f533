/** R 6: events of Revolt Checks. */
import type { RevoltCondition } from '../data/shape/charts.js';
import type { Camp, CityId, PlayerId, RegionId } from '../vocabulary.js';
import type { Said } from './common.js';

export type RevoltEvent = RevoltChecked | CityRevolted | RevoltEnded;

/** R 6.3: a modifier of a Revolt Check and its reason. */
export interface RevoltModifier {
  readonly why: RevoltCondition['if'];
  readonly by: number;
}

/** R 6.1, 6.2: a Revolt Check; `voluntary`: Athens makes it to end a revolt. */
export interface RevoltChecked extends Said<'revoltChecked'> {
  readonly player: PlayerId;
  readonly region: RegionId;
  readonly city: CityId;
  readonly voluntary: boolean;
  readonly die: number;
  readonly modifiers: readonly RevoltModifier[];
  readonly total: number;
  /** Whether the city revolts, or its revolt ends. */
  readonly succeeds: boolean;
}
/** R 6.5.1: a city revolts. */
export interface CityRevolted extends Said<'cityRevolted'> {
  readonly region: RegionId;
  readonly city: CityId;
  /** The camp to which it is friendly now, or `null` for neither. */
  readonly friend: Camp | null;
  /** R 6.5.5: what happens to walls that it did not have, or `null` if it has walls. */
  readonly walls: 'built' | 'begun' | null;
}
/** R 6.2, 6.5.3: the revolt of a city ends. */
export interface RevoltEnded extends Said<'revoltEnded'> {
  readonly region: RegionId;
  readonly city: CityId;
}
