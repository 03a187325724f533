/** The game in English. */
import { REFUSAL_CODES } from '../../code/index.js';
import type { ConquestTypes } from '../../types.js';
import type { Tongue } from '../tables.js';
import type { ConquestLink } from '../things.js';
import { englishActions } from './actions/index.js';
import { englishEvents } from './events/index.js';
import { englishFrames } from './frames/index.js';
import { englishNames } from './names.js';
import { englishOutcome } from './outcome.js';
import { englishAbout } from './particulars.js';
import { english, type English } from './speech.js';
import { englishTogether } from './together.js';

export const inEnglish: Tongue<ConquestTypes, ConquestLink, English> = {
  vocabulary: englishNames,
  speech: english,
  player: (player, say) => say.player(player),
  actions: englishActions,
  events: englishEvents,
  frames: englishFrames,
  refusals: REFUSAL_CODES,
  pass: 'pass',
  about: englishAbout,
  outcome: englishOutcome,
  together: englishTogether,
};
