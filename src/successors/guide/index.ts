/** The guide of Successors: what its actions are about, whole marches and voyages, and windows for Surprise cards. */
import type { Guide } from '../../core/index.js';
import type { SuccessorsTypes } from '../types.js';
import { journeys } from './journeys.js';
import { pauses } from './pauses.js';
import { subjects } from './subjects/index.js';

export const guide: Guide<SuccessorsTypes> = { subjects, journeys, pauses };
