/** The game in German. */
import { inGerman as baseInGerman } from '../../../conquest/text/de/index.js';
import type { Tongue } from '../../../conquest/text/tables.js';
import type { ConquestLink } from '../../../conquest/text/things.js';
import type { XenophonTypes } from '../../types.js';
import { particularsBy } from '../particulars.js';
import { germanActions } from './actions.js';
import { germanEvents } from './events.js';
import { germanFrames } from './frames.js';
import { germanNames } from './names.js';
import { germanOutcome } from './outcome.js';
import { germanRefusals } from './refusals.js';
import { xenophonGerman, type XenophonGerman } from './speech.js';
import { germanTogether } from './together.js';

export const inGerman: Tongue<XenophonTypes, ConquestLink, XenophonGerman> = {
  ...baseInGerman,
  vocabulary: germanNames,
  speech: xenophonGerman,
  actions: germanActions,
  events: germanEvents,
  frames: germanFrames,
  refusals: germanRefusals,
  particulars: particularsBy(germanNames, baseInGerman.about),
  outcome: germanOutcome,
  together: germanTogether,
};
