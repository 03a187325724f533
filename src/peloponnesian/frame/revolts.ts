/** R 6: the frame of Revolt Checks. */
import type { CityId, PlayerId, RegionId } from '../vocabulary.js';

export type RevoltSectionFrame = RevoltsFrame;

/** R 6.1, 6.2: Revolt Checks, at most one in each region. */
export interface RevoltsFrame {
  readonly kind: 'revolts';
  readonly player: PlayerId;
  /**
   * `duty`: Sparta names a city in each of the regions, in order; `voluntary`: Athens may try to end a revolt in each
   * of them.
   */
  readonly stage: 'duty' | 'voluntary';
  /** The regions without a check so far. */
  readonly regions: readonly RegionId[];
  /** The city for which the die is rolled. */
  readonly city: CityId | null;
}
