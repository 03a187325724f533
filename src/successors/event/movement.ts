/** What may be said of movement. */
import type { Said } from './base.js';

export type MovementEvent = Said<'movementSaid'>;
