/** The guide: what actions are about. A march names where it goes, so there are no ways to be looked for; and play never pauses. */
import type { Guide } from '../../core/index.js';
import type { ConquestTypes } from '../types.js';
import { journeys } from './journeys.js';
import { subjects } from './subjects.js';

export const guide: Guide<ConquestTypes> = { subjects, journeys, pauses: null };
