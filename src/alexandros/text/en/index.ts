/** The game in English. */
import { REFUSAL_CODES } from '../../code.js';
import { speechOf } from '../speech.js';
import type { LanguageTexts } from '../tables.js';
import { englishActions } from './actions.js';
import { englishEvents, englishWay } from './events.js';
import { englishFrames } from './frames.js';
import { englishOutcome } from './outcome.js';
import { englishNames } from './names.js';

export const inEnglish: LanguageTexts = {
  speech: (shown) => speechOf(englishNames, shown),
  player: (player, say) => say.player(player),
  actions: englishActions,
  events: englishEvents,
  frames: englishFrames,
  refusals: REFUSAL_CODES,
  pass: 'pass',
  way: englishWay,
  outcome: englishOutcome,
};
