/** R C: cards of the gods, the weather and fate: what is being resolved. */
import type { SeaId, UnitId } from '../vocabulary.js';

export type FortuneSectionFrame = StormsFrame;

/** R 3.2, C: storms rise before a Campaign Turn, one after another, and fleets near them check their morale. */
export interface StormsFrame {
  readonly kind: 'storms';
  /** How many dice are still to be rolled, one for each storm that may rise. */
  readonly rolls: number;
  /** Sea areas that the storm reaches in which fleets still check their morale; the first one is next. */
  readonly left: readonly SeaId[];
  /** Fleets whose morale is checked, in the order of the dice. */
  readonly checking: readonly UnitId[];
}
