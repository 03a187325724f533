/** R 5.3: the assessment of tribute: in English. */
import { phrase } from '../../../../core/index.js';

export const assessmentActions = {};

export const assessmentEvents = {};

export const assessmentFrames = {
  assessment: { question: () => phrase`assessment`, pass: null },
};
