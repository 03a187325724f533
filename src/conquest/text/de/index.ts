/** The game in German. */
import type { ConquestTypes } from '../../types.js';
import type { Tongue } from '../tables.js';
import type { ConquestLink } from '../things.js';
import { germanActions } from './actions/index.js';
import { germanEvents } from './events/index.js';
import { germanFrames } from './frames/index.js';
import { germanNames } from './names.js';
import { germanOutcome } from './outcome.js';
import { germanAbout } from './particulars.js';
import { germanRefusals } from './refusals.js';
import { german, type German } from './speech.js';
import { germanTogether } from './together.js';

export const inGerman: Tongue<ConquestTypes, ConquestLink, German> = {
  vocabulary: germanNames,
  speech: german,
  player: (player, say) => say.player(player),
  actions: germanActions,
  events: germanEvents,
  frames: germanFrames,
  refusals: germanRefusals,
  pass: 'passen',
  about: germanAbout,
  outcome: germanOutcome,
  together: germanTogether,
};
