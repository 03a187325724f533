/** R 6: Revolt Checks: in English. */
import { phrase } from '../../../../core/index.js';

export const revoltsActions = {};

export const revoltsEvents = {};

export const revoltsFrames = {
  revolts: { question: () => phrase`revolts`, pass: null },
};
