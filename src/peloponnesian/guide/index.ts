/** The guide of the game: what its actions are about, and whole marches and voyages. Play never pauses. */
import type { Guide } from '../../core/index.js';
import type { PeloponnesianTypes } from '../types.js';
import { journeys } from './journeys.js';
import { subjects } from './subjects.js';

export const guide: Guide<PeloponnesianTypes> = { subjects, journeys, pauses: null };
