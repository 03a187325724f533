/** The flanks of a battlefield, as each of the armies sees them (ruling X7.3). */
import type { SideId } from '../../conquest/vocabulary.js';
import { REBEL, type Flank } from '../vocabulary.js';

/** What is left to the rebels is right to those who face them. */
export const flankFor = (side: SideId, flank: Flank): Flank =>
  side === REBEL ? flank : flank === 'left' ? 'right' : 'left';
