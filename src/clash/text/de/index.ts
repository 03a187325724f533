/** The game in German. */
import type { Tongue } from '../../../conquest/text/tables.js';
import { inGerman as ofTheBase } from '../../../conquest/text/de/index.js';
import type { ClashTypes } from '../../types.js';
import type { ClashLink } from '../things.js';
import { germanActions } from './actions.js';
import { germanEvents } from './events.js';
import { germanFrames } from './frames.js';
import { germanVocabulary } from './names.js';
import { germanOutcome } from './outcome.js';
import { germanRefusals } from './refusals.js';
import { clashGerman, type ClashGerman } from './speech.js';
import { germanTogether } from './together.js';

export const inGerman: Tongue<ClashTypes, ClashLink, ClashGerman> = {
  vocabulary: germanVocabulary,
  speech: clashGerman,
  player: (player, say) => say.player(player),
  actions: germanActions,
  events: germanEvents,
  frames: germanFrames,
  refusals: germanRefusals,
  pass: ofTheBase.pass,
  about: ofTheBase.about,
  outcome: germanOutcome,
  together: germanTogether,
};
