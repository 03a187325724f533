/** The game in English. */
import { inEnglish as baseInEnglish } from '../../../conquest/text/en/index.js';
import type { Tongue } from '../../../conquest/text/tables.js';
import type { ConquestLink } from '../../../conquest/text/things.js';
import type { XenophonTypes } from '../../types.js';
import { particularsBy } from '../particulars.js';
import { englishActions } from './actions.js';
import { englishEvents } from './events.js';
import { englishFrames } from './frames.js';
import { englishNames } from './names.js';
import { englishOutcome } from './outcome.js';
import { englishRefusals } from './refusals.js';
import { xenophonEnglish, type XenophonEnglish } from './speech.js';
import { englishTogether } from './together.js';

export const inEnglish: Tongue<XenophonTypes, ConquestLink, XenophonEnglish> = {
  ...baseInEnglish,
  vocabulary: englishNames,
  speech: xenophonEnglish,
  actions: englishActions,
  events: englishEvents,
  frames: englishFrames,
  refusals: englishRefusals,
  particulars: particularsBy(englishNames, baseInEnglish.about),
  outcome: englishOutcome,
  together: englishTogether,
};
