/** R 20: peace: in English. */
import { phrase } from '../../../../core/index.js';

export const peaceActions = {};

export const peaceEvents = {};

export const peaceFrames = {
  peaceYear: { question: () => phrase`peaceYear`, pass: null },
};
