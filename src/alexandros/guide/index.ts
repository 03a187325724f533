/** The guide of Alexandros: what its actions are about, and where Alexander can go. It has no pauses. */
import type { Guide } from '../../core/index.js';
import type { AlexandrosTypes } from '../types.js';
import { journeys } from './journeys.js';
import { subjects } from './subjects.js';

export const guide: Guide<AlexandrosTypes> = { subjects, journeys, pauses: null };
