/** R 1.2, 1.3, 5.3, 7: the shapes of regions, of units in pools, and of leaders. */
import type { Camp, CityId, HomeId, LeaderId, PlayerId, RegionId, Satrapy, UnitType } from '../../vocabulary.js';
import type { Sourced } from './sourced.js';

/** R 1.2: the constant data of a region. The holder is part of a scenario. */
export interface RegionFact extends Sourced {
  readonly id: RegionId;
  readonly name: string;
  /** Base Tribute Value (R 5.3.2). */
  readonly tribute: number;
  /** Whether it is part of the Peloponnese (R 9.3.3, C). */
  readonly peloponnese?: boolean;
  /** The player whose home it is, if they take part, and the capital (R 6.4, 21.1). */
  readonly homeOf?: { readonly player: PlayerId; readonly capital: CityId };
}

/** R 1.3.3: a kind of unit. */
export interface UnitKind {
  readonly type: UnitType;
  readonly morale: number;
}

/** A number of units of a kind. */
export interface Batch extends UnitKind {
  readonly count: number;
}

/** R 7.2, 7.4: the units of a region, a satrapy or Sicily, in its Force Pool and in its Build Pool. */
export interface PoolFact extends Sourced {
  readonly home: HomeId;
  readonly force: readonly Batch[];
  readonly build: readonly Batch[];
}

/** R 1.3.2, B: a leader. */
export interface LeaderFact extends Sourced {
  readonly id: LeaderId;
  readonly name: string;
  /** The camp by the colour of the counter. */
  readonly camp: Camp;
  /** Leadership on land and at sea (R 17.4.2). */
  readonly land: number;
  readonly sea: number;
  /** The satrapy of a Persian general, who comes and goes with its troops and is in no Leader Pool (R C). */
  readonly satrapy?: Satrapy;
}
