/** What is told together, whichever the language. */
import { VOYAGES } from '../../conquest/text/extension/journeys.js';

/** Events that tell of a whole way, after all who have gone. */
export const JOURNEYS = VOYAGES;

/** Events that tell beforehand whom and what they are about, piece by piece, and which walls. */
export const OPENINGS: readonly string[] = [
  // R S4.3, S4.4, S5.3
  'loyaltySettled',
  'possessionDecided',
  'disengaged',
  'leaderDrawn',
  // R S5.6, S8.4
  'rhodesAnswered',
  'fleetsWithdrawn',
  // R S14.3
  'prisonerAsked',
];
