/** What may be said of siege. */
import type { Said } from './base.js';

export type SiegeEvent = Said<'siegeSaid'>;
