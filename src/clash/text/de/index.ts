/** The game in German. */
import type { Tongue } from '../../../conquest/text/tables.js';
import { inGerman as ofTheBase } from '../../../conquest/text/de/index.js';
import type { ClashTypes } from '../../types.js';
import type { ClashLink } from '../things.js';
import { germanActionsOfClash } from './actions.js';
import { germanEventsOfClash } from './events.js';
import { germanFramesOfClash } from './frames.js';
import { germanVocabulary } from './names.js';
import { germanOutcomeOfClash } from './outcome.js';
import { germanRefusalsOfClash } from './refusals.js';
import { clashGerman, type ClashGerman } from './speech.js';
import { germanTogetherOfClash } from './together.js';

export const inGerman: Tongue<ClashTypes, ClashLink, ClashGerman> = {
  vocabulary: germanVocabulary,
  speech: clashGerman,
  player: (player, say) => say.player(player),
  actions: germanActionsOfClash,
  events: germanEventsOfClash,
  frames: germanFramesOfClash,
  refusals: germanRefusalsOfClash,
  pass: ofTheBase.pass,
  about: ofTheBase.about,
  outcome: germanOutcomeOfClash,
  together: germanTogetherOfClash,
};
