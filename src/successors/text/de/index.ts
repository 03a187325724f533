/** The game in German. */
import type { Language } from '../../../core/index.js';
import type { SuccessorsTypes } from '../../types.js';
import type { SuccessorsLink } from '../things.js';
import { germanActions } from './actions/index.js';
import { germanEvents } from './events/index.js';
import { germanFrames } from './frames/index.js';
import { germanRefusals } from './refusals.js';
import { german, type German } from './speech.js';

export const inGerman: Language<SuccessorsTypes, SuccessorsLink, German> = {
  speech: german,
  player: (player, say) => say.player(player),
  actions: germanActions,
  events: germanEvents,
  frames: germanFrames,
  refusals: germanRefusals,
  pass: 'passen',
};
