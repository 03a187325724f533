/** R 12, 13: frames of reinforcements and replacements. */
import type { LeaderId, SideId, UnitId } from '../vocabulary.js';

export type ForcesFrame = ReinforcementsFrame;

/** R 13.1: what has come is placed, piece by piece; the first of those left is next. */
export interface ReinforcementsFrame {
  readonly kind: 'reinforcements';
  readonly side: SideId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}
