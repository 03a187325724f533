/** R C: the frame of storms. */
import type { SeaId, UnitId } from '../vocabulary.js';

export type FortuneSectionFrame = StormsFrame;

/** R 3.2, C: storms before a Campaign Turn, one after another, and the morale checks of nearby fleets. */
export interface StormsFrame {
  readonly kind: 'storms';
  /** The number of dice still to be rolled, one for each possible storm. */
  readonly rolls: number;
  /** Sea areas within reach of the storm whose fleets still check their morale. The first one is next. */
  readonly left: readonly SeaId[];
  /** Fleets whose morale is checked, in the order of the dice. */
  readonly checking: readonly UnitId[];
}
