/** The game in English. */
import { withoutRules, type Language } from '../../../core/index.js';
import { REFUSAL_CODES } from '../../code.js';
import type { SuccessorsTypes } from '../../types.js';
import type { SuccessorsLink } from '../things.js';
import { englishActions } from './actions/index.js';
import { englishEvents } from './events/index.js';
import { englishFrames } from './frames/index.js';
import { english, type English } from './speech.js';

export const inEnglish: Language<SuccessorsTypes, SuccessorsLink, English> = {
  speech: english,
  player: (player, say) => say.player(player),
  actions: englishActions,
  events: englishEvents,
  frames: englishFrames,
  // A refusal of the rules has its own `rule`.
  refusals: withoutRules(REFUSAL_CODES),
  pass: 'pass',
};
