/** R 7.5-7.7: building units, bases and fortifications: the shapes of actions, events and frames. */
import { closed } from '../../../core/index.js';
import { literal, player } from '../names.js';

export const buildingActions = {};

export const buildingEvents = {};

export const buildingFrames = {
  building: closed({ kind: literal('building'), player }),
};
