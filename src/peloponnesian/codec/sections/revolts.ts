/** R 6: Revolt Checks: the shapes of actions, events and frames. */
import { closed } from '../../../core/index.js';
import { literal, player } from '../names.js';

export const revoltsActions = {};

export const revoltsEvents = {};

export const revoltsFrames = {
  revolts: closed({ kind: literal('revolts'), player }),
};
