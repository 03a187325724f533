/** R 6: Revolt Checks: what is being resolved. */
import type { CityId, PlayerId, RegionId } from '../vocabulary.js';

export type RevoltSectionFrame = RevoltsFrame;

/** R 6.1, 6.2: Revolt Checks, one in each region at most. */
export interface RevoltsFrame {
  readonly kind: 'revolts';
  readonly player: PlayerId;
  /** `duty`: Sparta names a city in each of the regions, in their order; `voluntary`: Athens may end a revolt in each of them. */
  readonly stage: 'duty' | 'voluntary';
  /** The regions in which no check has been made yet. */
  readonly regions: readonly RegionId[];
  /** The city for which the die is rolled. */
  readonly city: CityId | null;
}
