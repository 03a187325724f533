/** The game in English. */
import { REFUSAL_CODES } from '../../code/index.js';
import type { Tongue } from '../tables.js';
import { englishActions } from './actions.js';
import { englishEvents } from './events.js';
import { englishFrames } from './frames.js';
import { englishOutcome } from './outcome.js';
import { english, type English } from './speech.js';

export const inEnglish: Tongue<English> = {
  speech: english,
  player: (player, say) => say.player(player),
  actions: englishActions,
  events: englishEvents,
  frames: englishFrames,
  refusals: REFUSAL_CODES,
  pass: 'pass',
  outcome: englishOutcome,
};
