/** The guide of the game: the subjects of actions, and whole marches and voyages. The game has no pauses. */
import type { Guide } from '../../core/index.js';
import type { PeloponnesianTypes } from '../types.js';
import { journeys } from './journeys.js';
import { subjects } from './subjects.js';

export const guide: Guide<PeloponnesianTypes> = { subjects, journeys, pauses: null };
