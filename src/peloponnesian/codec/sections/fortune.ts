/** R C: cards of the gods, the weather and fate: the shapes of actions, events and frames. */
import { closed } from '../../../core/index.js';
import { literal, player } from '../names.js';

export const fortuneActions = {};

export const fortuneEvents = {};

export const fortuneFrames = {
  storms: closed({ kind: literal('storms'), player }),
};
