/** R 7.5-7.7: building units, bases and fortifications: in German. */
import { phrase } from '../../../../core/index.js';

export const buildingActions = {};

export const buildingEvents = {};

export const buildingFrames = {
  building: { question: () => phrase`building`, pass: null },
};
