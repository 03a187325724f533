/** What may be said of combat. */
import type { Said } from './base.js';

export type CombatEvent = Said<'combatSaid'>;
