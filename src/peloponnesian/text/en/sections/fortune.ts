/** R C: cards of the gods, the weather and fate: in English. */
import { phrase } from '../../../../core/index.js';

export const fortuneActions = {};

export const fortuneEvents = {};

export const fortuneFrames = {
  storms: { question: () => phrase`storms`, pass: null },
};
