/** The flanks of a battlefield, as each of the armies sees them (ruling X7.3). */
import type { SideId } from '../../conquest/vocabulary.js';
import { REBEL, type Flank } from '../vocabulary.js';

/** Returns the flank as a side sees it: the left flank of the rebels is the right flank of their enemies. */
export const flankFor = (side: SideId, flank: Flank): Flank =>
  side === REBEL ? flank : flank === 'left' ? 'right' : 'left';
