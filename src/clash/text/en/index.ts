/** The game in English. */
import type { Tongue } from '../../../conquest/text/tables.js';
import { inEnglish as ofTheBase } from '../../../conquest/text/en/index.js';
import { REFUSAL_CODES } from '../../code/index.js';
import type { ClashTypes } from '../../types.js';
import type { ClashLink } from '../things.js';
import { englishActions } from './actions.js';
import { englishEvents } from './events.js';
import { englishFrames } from './frames.js';
import { englishVocabulary } from './names.js';
import { englishOutcome } from './outcome.js';
import { clashEnglish, type ClashEnglish } from './speech.js';
import { englishTogether } from './together.js';

export const inEnglish: Tongue<ClashTypes, ClashLink, ClashEnglish> = {
  vocabulary: englishVocabulary,
  speech: clashEnglish,
  player: (player, say) => say.player(player),
  actions: englishActions,
  events: englishEvents,
  frames: englishFrames,
  refusals: REFUSAL_CODES,
  pass: ofTheBase.pass,
  about: ofTheBase.about,
  outcome: englishOutcome,
  together: englishTogether,
};
