/** Sentences for several events, in any language. */
import { VOYAGES } from '../../conquest/text/extension/journeys.js';

/** Types of events that describe a whole route, after the moves of its pieces. */
export const JOURNEYS = VOYAGES;

/** Types of events that describe in advance the pieces and walls of the events after them. */
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
