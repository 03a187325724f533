/** R 20: peace: the shapes of actions, events and frames. */
import { closed } from '../../../core/index.js';
import { literal, player } from '../names.js';

export const peaceActions = {};

export const peaceEvents = {};

export const peaceFrames = {
  peaceYear: closed({ kind: literal('peaceYear'), player }),
};
