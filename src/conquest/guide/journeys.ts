/** Whole moves: there are none, as each march goes into one province, which is named first (R 8.1, 8.4). */
import { seededChance, type JourneyRules } from '../../core/index.js';
import { sampleState } from '../view.js';
import type { ConquestTypes } from '../types.js';

export const journeys: JourneyRules<ConquestTypes> = {
  beginnings: [],
  steps: [],
  imagine: (view) => sampleState(view, seededChance('')),
  traveller: () => undefined,
  supposed: () => undefined,
};
