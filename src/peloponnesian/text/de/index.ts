/** The game in German. */
import type { Tongue } from '../tables.js';
import { germanActions } from './actions.js';
import { germanEvents } from './events.js';
import { germanFrames } from './frames.js';
import { germanOutcome } from './outcome.js';
import { germanRefusals } from './refusals.js';
import { german, type German } from './speech.js';

export const inGerman: Tongue<German> = {
  speech: german,
  player: (player, say) => say.player(player),
  actions: germanActions,
  events: germanEvents,
  frames: germanFrames,
  refusals: germanRefusals,
  pass: 'passen',
  outcome: germanOutcome,
};
