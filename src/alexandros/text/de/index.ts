/** The game in German. */
import { speechOf } from '../speech.js';
import type { LanguageTexts } from '../tables.js';
import { germanActions } from './actions.js';
import { germanEvents, germanWay } from './events.js';
import { germanFrames } from './frames.js';
import { germanOutcome } from './outcome.js';
import { germanNames } from './names.js';
import { germanRefusals } from './refusals.js';

export const inGerman: LanguageTexts = {
  speech: (shown) => speechOf(germanNames, shown),
  player: (player, say) => say.player(player),
  actions: germanActions,
  events: germanEvents,
  frames: germanFrames,
  refusals: germanRefusals,
  pass: 'passen',
  way: germanWay,
  outcome: germanOutcome,
};
