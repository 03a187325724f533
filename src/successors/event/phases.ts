/** What may be said of phases. */
import type { Said } from './base.js';

export type PhaseEvent = Said<'phasesSaid'>;
